// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/design/shape/node.h"
#include "models/schema/indexes/indexdefinition.h"

namespace sw::design
{

using schema::defaultIndexName;
using schema::IndexKey;
using schema::IndexKindTraits;
using schema::isOrdered;
using schema::KeyKind;
using schema::lastIndexKind;
using schema::traitsOf;

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
    QString defaultLanguage;  ///< of a text index
    QString languageOverride; ///< of a text index
    base::Bson wildcardProjection;
    schema::EntityId owner; ///< whose indexes a person put it among; empty: derived
    QString ownName;        ///< its name there
    QStringList reasons;    ///< names of the operations it serves, "reference to books", "unique field"; for people
    Origin origin;

    friend bool operator==(const Index &, const Index &) = default;
};

/// The key document of \p index in the order of its keys, with 1, -1, "text", "hashed", "2dsphere".
base::Bson indexKeyDocument(const Index &index);

/// Weights of its text keys; empty when all have the server's own, 1.
base::Bson weightsOf(const Index &index);

/// An index of which a collection has one at most: a text index.
bool isOnlyOne(const Index &index);

/// The document for the createIndexes command: key, name and only those options that are set.
base::Bson indexSpecification(const Index &index);

/// True when \p narrow answers nothing that \p wide does not: its keys are a prefix of the other's, in the same or in
/// the wholly reversed directions, with equal collation, partial filter and sparseness; never for unique or TTL
/// indexes.
bool isRedundant(const Index &narrow, const Index &wide);

} // namespace sw::design
