// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/index.h"

#include "models/base/bson/bsonbuilder.h"

namespace sw::design
{

namespace
{

bool isPrefix(const QList<IndexKey> &narrow, const QList<IndexKey> &wide, bool backwards)
{
    for (qsizetype i = 0; i < narrow.size(); ++i) {
        const KeyKind kind = backwards ? traitsOf(wide.at(i).kind).reversed : wide.at(i).kind;
        if (narrow.at(i).path != wide.at(i).path || narrow.at(i).kind != kind)
            return false;
    }
    return true;
}

} // namespace

base::Bson indexKeyDocument(const Index &index)
{
    base::BsonBuilder keys;
    for (const IndexKey &key : index.keys) {
        const IndexKindTraits &kind = traitsOf(key.kind);
        if (kind.direction != 0)
            keys.int32(key.path, kind.direction);
        else
            keys.string(key.path, QLatin1String(kind.word));
    }
    return keys.finish();
}

base::Bson weightsOf(const Index &index)
{
    base::BsonBuilder weights;
    const bool all =
        std::all_of(index.keys.cbegin(), index.keys.cend(), [](const IndexKey &key) { return key.weight == 1; });
    for (const IndexKey &key : index.keys) {
        if (!all && key.kind == KeyKind::Text)
            weights.int32(key.path, key.weight);
    }
    return weights.finish();
}

bool isOnlyOne(const Index &index)
{
    return std::any_of(index.keys.cbegin(), index.keys.cend(),
                       [](const IndexKey &key) { return traitsOf(key.kind).onlyOnce; });
}

base::Bson indexSpecification(const Index &index)
{
    base::BsonBuilder out;
    out.document(QStringLiteral("key"), indexKeyDocument(index));
    out.string(QStringLiteral("name"), index.name.isEmpty() ? defaultIndexName(index.keys) : index.name);
    if (index.unique)
        out.boolean(QStringLiteral("unique"), true);
    if (index.sparse)
        out.boolean(QStringLiteral("sparse"), true);
    if (index.hidden)
        out.boolean(QStringLiteral("hidden"), true);
    if (!index.partialFilter.isEmpty())
        out.document(QStringLiteral("partialFilterExpression"), index.partialFilter);
    if (!index.collation.isEmpty())
        out.document(QStringLiteral("collation"), index.collation);
    if (index.expireAfterSeconds)
        out.int64(QStringLiteral("expireAfterSeconds"), *index.expireAfterSeconds);
    if (const base::Bson weights = weightsOf(index); !weights.isEmpty())
        out.document(QStringLiteral("weights"), weights);
    if (!index.defaultLanguage.isEmpty())
        out.string(QStringLiteral("default_language"), index.defaultLanguage);
    if (!index.languageOverride.isEmpty())
        out.string(QStringLiteral("language_override"), index.languageOverride);
    if (!index.wildcardProjection.isEmpty())
        out.document(QStringLiteral("wildcardProjection"), index.wildcardProjection);
    return out.finish();
}

bool isRedundant(const Index &narrow, const Index &wide)
{
    if (narrow.unique || narrow.expireAfterSeconds || wide.hidden || narrow.keys.size() > wide.keys.size())
        return false;
    if (narrow.sparse != wide.sparse || narrow.partialFilter != wide.partialFilter ||
        narrow.collation != wide.collation)
        return false;
    if (isOnlyOne(wide) && narrow.keys != wide.keys)
        return false;
    return isPrefix(narrow.keys, wide.keys, false) || isPrefix(narrow.keys, wide.keys, true);
}

} // namespace sw::design
