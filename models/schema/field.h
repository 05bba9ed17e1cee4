// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/cardinality.h"
#include "models/schema/fieldtypes.h"
#include "models/schema/valuespread.h"

#include <QJsonObject>

namespace sw::schema
{

/// A typed field of an entity. Objects and arrays of objects hold fields of their own.
struct Field
{
    FieldId id;
    QString name;
    FieldType type = FieldType::String;
    FieldType itemType = FieldType::String; ///< of the values in an array or map; Object: see fields
    QList<FieldType> otherTypes;            ///< that a value, or one in an array or map, may have as well
    QList<Field> fields;                    ///< of an object, or of the objects in an array or map
    QString valueObject;                    ///< structure that they share with others, e.g. "Address"; empty: none
    Cardinality count{0, 1, 1, false};      ///< of the values in an array or map
    std::optional<double> countP99;         ///< items in the 99th of 100 documents, when the distribution is known
    std::optional<double> emptyShare;       ///< of the arrays or maps, those that hold nothing, when counted
    bool bounded = true;                    ///< false: an array that grows without limit
    bool nullable = false;
    double nullShare = 0;    ///< share of the values that are null, when known; counts only when nullable
    double presence = 1;     ///< share of documents that have the field, 0 < p <= 1; 1 means required
    double averageBytes = 0; ///< of a string, binary, any or an object whose fields are not listed; 0: as usual
    double agreedBytes = 0;  ///< averageBytes that the program took and a person said to be right; 0: none
    double keyBytes = 0;     ///< of the names in a map, in bytes; 0: as usual
    QStringList enumValues;  ///< texts; read as the field's type
    std::optional<double> minimum;
    std::optional<double> maximum;
    bool exclusiveMinimum = false;
    bool exclusiveMaximum = false;
    QString earliest;             ///< of a date, ISO 8601; empty for none
    QString latest;               ///< of a date, exclusive
    std::optional<int> minLength; ///< in code points
    std::optional<int> maxLength;
    QString pattern; ///< regular expression a string has to match
    bool unique = false;
    bool personal = false; ///< personal data with access rights of its own
    Mutability mutability = Mutability::Rare;
    QString unit;
    QString groupTag;                            ///< marks look-alike fields, e.g. "release dates"
    std::optional<double> toleratedErrorPercent; ///< none: the value is exact
    std::optional<double> distinctValues;        ///< how many different values the field takes over all documents
    ValueSpread spread;                          ///< of the values, and what they look like
    QString description;
    QJsonObject unknown; ///< members of a newer minor format, written back as they came

    /// Whether averageBytes is agreed with, not a person's own number.
    bool isSizeAgreed() const { return averageBytes > 0 && averageBytes == agreedBytes; }
    bool isRequired() const { return presence >= 1; }
    bool holdsValues() const { return type == FieldType::Array || type == FieldType::Map; }
    /// The type of the field, or of the values in an array or map.
    FieldType valueType() const { return holdsValues() ? itemType : type; }
    /// An object, or an array or map of them.
    bool holdsFields() const { return valueType() == FieldType::Object; }
    friend bool operator==(const Field &, const Field &);
};

// Outside the class: a list of a type that is not complete yet has no comparison.
inline bool operator==(const Field &, const Field &) = default;

/// The field with \p id in \p fields or below; nullptr when there is none.
const Field *findField(const QList<Field> &fields, const FieldId &id);
Field *findField(QList<Field> &fields, const FieldId &id);
/// Where the field with \p id stands in \p fields, not below; -1 when it does not.
qsizetype indexOfField(const QList<Field> &fields, const FieldId &id);
/// Gives \p fields and all below new ids. What they know of each other goes with them, what they know of others is
/// dropped.
void renewIds(QList<Field> &fields);
/// "address.city" for the field with \p id; empty when there is none.
QString fieldPath(const QList<Field> &fields, const FieldId &id);
/// The field at \p path ("address.city"); nullptr when there is none.
const Field *fieldAtPath(const QList<Field> &fields, const QString &path);

} // namespace sw::schema
