// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/indexes/indexkinds.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace sw::schema
{

struct IndexKey
{
    QString path;
    KeyKind kind = KeyKind::Ascending;
    int weight = 1; ///< of a text key

    friend bool operator==(const IndexKey &, const IndexKey &) = default;
};

/// An index that a person owns, on fields of an entity or of the document that holds the entity. Its paths follow the
/// entity: "sku" of an order line becomes "items.sku" where lines are embedded in orders.
struct IndexDefinition
{
    QString name; ///< empty: the default form of its keys
    QList<IndexKey> keys;
    bool unique = false;
    bool sparse = false;
    bool hidden = false;
    QJsonObject partialFilter; ///< a query in Extended JSON, on the same paths as the keys
    QJsonObject collation;
    std::optional<int> expireAfterSeconds; ///< 0: at the moment in the field
    QString defaultLanguage;               ///< of a text index
    QString languageOverride;              ///< the field that tells a document's language, for a text index
    QJsonObject wildcardProjection;
    QJsonObject unknown;

    friend bool operator==(const IndexDefinition &, const IndexDefinition &) = default;
};

/// A derived index that a person does not want.
struct SuppressedIndex
{
    QList<IndexKey> keys;
    QString reason;
    QJsonObject unknown;

    friend bool operator==(const SuppressedIndex &, const SuppressedIndex &) = default;
};

/// "isbn_1_title_-1", as the server's shell would name it.
QString defaultIndexName(const QList<IndexKey> &keys);
/// Its own name or the default one.
QString indexNameOf(const IndexDefinition &index);

/// True when \p path is "$**" or ends with ".$**": all fields there.
bool isWildcard(const QString &path);
/// What is above the wildcard: "attributes" of "attributes.$**", empty of "$**"; another path as it is.
QString withoutWildcard(const QString &path);
bool hasKind(const QList<IndexKey> &keys, KeyKind kind);
/// True when the paths and kinds are the same, whatever the weights.
bool sameKeys(const QList<IndexKey> &a, const QList<IndexKey> &b);

} // namespace sw::schema
