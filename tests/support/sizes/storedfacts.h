// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/design/design.h"

#include <QHash>
#include <QJsonValue>
#include <QMap>
#include <QStringList>

namespace sw::testsupport
{

using StoredDocuments = QHash<QString, QList<base::Bson>>; ///< by collection

/// What documents say, whatever their shape: for each field and relationship of the model the values that its originals
/// hold, copies left out. A migration may move them, but neither lose nor change one.
class StoredFacts
{
public:
    StoredFacts(const design::Design &design, const StoredDocuments &documents);

    /// Fields and relationships that the design keeps originals of.
    QStringList keys() const { return m_values.keys(); }
    /// What differs between two shapes of the same facts, one line each; keys that only one of them has are left out.
    QStringList differences(const StoredFacts &later) const;
    QStringList keysSharedWith(const StoredFacts &other) const;
    /// Number of values compared by differences().
    qint64 valuesSharedWith(const StoredFacts &other) const;

private:
    /// Once for each value as it is stored, and once for each item that it is shared by: the key of a bucket counts for
    /// each of its items.
    struct Values
    {
        QStringList stored;
        QStringList shared;
        QStringList perItem; ///< as shared, but of the outermost arrays only, whatever their items hold
        QStringList
            embedded; ///< ids of documents that hold an item of the relationship in place of a reference to them
        QHash<QString, QStringList> places; ///< stored, by collection
    };
    static bool isKept(const QString &key, const Values &before, const Values &after, const QStringList &embeddedIds);
    using Level = QMap<QString, QString>;

    void readObject(const design::Node &node, const QJsonObject &object, Level level);
    void readArray(const design::Node &node, const QJsonArray &array, const Level &level);
    void readFields(const QList<design::Node> &fields, const QJsonObject &object, Level &level);
    void take(const QString &key, const QJsonValue &value, Level &level);

    QMap<QString, Values> m_values;
    int m_depth = 0; ///< of arrays around what is read
    QHash<schema::FieldId, schema::FieldId>
        m_instead;  ///< fields of the kind of document that is read, by those of another that share their places
    QString m_home; ///< collection that is read, and the path in it
    QString m_collection;
    bool m_isOfLinks = false;         ///< a collection that holds both ends of a relationship
    QString m_document;               ///< _id of the document that is read
    QStringList m_embeddedIds;        ///< _id of all items that are no copies
    QHash<QString, QString> m_idKeys; ///< key of _id, by collection and path of an entity's home
};

/// Values that a design says are computed from others of the same document and are not: "reading_buckets 3: count is 7
/// …".
QStringList wrongDerivations(const design::Design &design, const StoredDocuments &documents);

/// All documents as sorted lines of text in which every moment from \p since on (milliseconds since 1970) is the same
/// one, and so is every ObjectId that begins with four zero bytes: for runs that store the time and make ids.
QString timelessText(const StoredDocuments &documents, qint64 since);

} // namespace sw::testsupport
