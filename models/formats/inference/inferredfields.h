// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"
#include "models/formats/inference/fieldtally.h"
#include "models/formats/inference/inferredpairs.h"
#include "models/formats/inference/inferredtype.h"
#include "models/formats/inference/keyednames.h"

namespace sw::formats
{

/// An id that is the same whenever the same path is imported again.
QString stableId(const QString &path);

/// What the counts come from.
struct InferredFrom
{
    double share = 1; ///< of the documents that were looked into, to tell how many different values all of them have
    bool datesInText = false;
    bool wholeReals = false; ///< a text had numbers such as 4.0
};

/// Makes fields out of what was counted. Says in notes where the model cannot hold what the documents have.
class InferredFields
{
public:
    InferredFields(const QString &collection, const InferredFrom &from, QList<ImportNote> &notes);

    /// The fields of the documents themselves.
    QList<schema::Field> fieldsOf(const FieldTally &root);
    /// Names of some object are data, and its field stands for all of them (schema::SchemaDynamics::DataDriven).
    bool namesAreData() const { return m_keyedObjects > 0; }
    /// Fields that a document has once at most and whose values may come again.
    const QList<PairedField> &paired() const { return m_paired; }

private:
    QList<schema::Field> fields(const FieldTally &object, const QString &path);
    schema::Field field(const FieldTally &tally, quint64 objects, const QString &path);
    void setType(schema::Field &field, const FieldTally &tally, const QString &path);
    void setValue(schema::Field &field, const FieldTally &tally, schema::FieldType type, const QString &path);
    void setText(schema::Field &field, const FieldTally &tally, const QString &path);
    void noteDates(qsizetype first);
    void setObject(schema::Field &field, const FieldTally &tally, const QString &path);
    void setKeyed(schema::Field &field, const FieldTally &tally, const QString &path);
    void setMap(schema::Field &field, const schema::Field &value, const KeyedNames &names,
                const schema::Cardinality &count, const QString &path);
    void setOtherTypes(schema::Field &field, const InferredType &inferred, const FieldTally &values) const;
    void setArray(schema::Field &field, const FieldTally &tally, const QString &path);
    void setValuesSeen(schema::Field &field, const FieldTally &tally) const;
    void setDistinct(schema::Field &field, const FieldTally &tally, quint64 objects, const QString &path);
    QString usableName(const QByteArray &name, const QString &path, const QStringList &taken);
    void note(const QString &path, const QString &text);
    QString below(const QString &path, const QByteArray &name) const;

    QString m_collection;
    InferredFrom m_from;
    QList<ImportNote> &m_notes;
    QList<PairedField> m_paired;
    QStringList m_datesInText; ///< paths of fields all of whose texts are dates
    bool m_mayKey = true;
    bool m_inItems = false; ///< of an array, where an object cannot have names that are data
    int m_keyedObjects = 0;
    int m_singleFields = 0; ///< objects with one field that is a field
};

} // namespace sw::formats
