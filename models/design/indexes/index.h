// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/design/indexes/indexkinds.h"
#include "models/design/shape/node.h"

namespace sw::design
{

struct IndexKey
{
    QString path;
    KeyKind kind = KeyKind::Ascending;

    friend bool operator==(const IndexKey &, const IndexKey &) = default;
};

/// An index as it will be built. The _id index is implied and never listed.
struct Index
{
    QString name; ///< "isbn_1": the server's own default form, kept explicit so that plans can compare by name
    QList<IndexKey> keys;
    bool unique = false;
    bool sparse = false;
    bool hidden = false;
    base::Bson partialFilter;
    base::Bson collation;
    std::optional<qint64> expireAfterSeconds;
    QStringList reasons; ///< names of the operations it serves, "reference to books", "unique field"; for people
    Origin origin;

    friend bool operator==(const Index &, const Index &) = default;
};

/// "isbn_1_title_-1", as the server's shell would name it.
QString defaultIndexName(const QList<IndexKey> &keys);

/// The key document of \p index in the order of its keys, with 1, -1, "text", "hashed", "2dsphere".
base::Bson indexKeyDocument(const Index &index);

/// An index of which a collection has one at most: a text index.
bool isOnlyOne(const Index &index);

/// The document for the createIndexes command: key, name and only those options that are set.
base::Bson indexSpecification(const Index &index);

/// True when \p narrow answers nothing that \p wide does not: its keys are a prefix of the other's, in the same or in
/// the wholly reversed directions, with equal collation, partial filter and sparseness; never for unique or TTL
/// indexes.
bool isRedundant(const Index &narrow, const Index &wide);

} // namespace sw::design
