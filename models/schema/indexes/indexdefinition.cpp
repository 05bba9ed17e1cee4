// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/indexes/indexdefinition.h"

#include <QStringList>

#include <algorithm>

namespace sw::schema
{

namespace
{
const QLatin1String wildcard("$**");
const QLatin1String wildcardBelow(".$**");
} // namespace

QString defaultIndexName(const QList<IndexKey> &keys)
{
    QStringList parts;
    for (const IndexKey &key : keys)
        parts << key.path << QLatin1String(traitsOf(key.kind).word);
    return parts.join(QLatin1Char('_'));
}

QString indexNameOf(const IndexDefinition &index)
{
    return index.name.isEmpty() ? defaultIndexName(index.keys) : index.name;
}

bool isWildcard(const QString &path)
{
    return path == wildcard || path.endsWith(wildcardBelow);
}

QString withoutWildcard(const QString &path)
{
    if (path == wildcard)
        return {};
    return path.endsWith(wildcardBelow) ? path.chopped(wildcardBelow.size()) : path;
}

bool hasKind(const QList<IndexKey> &keys, KeyKind kind)
{
    return std::any_of(keys.cbegin(), keys.cend(), [kind](const IndexKey &key) { return key.kind == kind; });
}

bool sameKeys(const QList<IndexKey> &a, const QList<IndexKey> &b)
{
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(), [](const IndexKey &one, const IndexKey &other) {
        return one.path == other.path && one.kind == other.kind;
    });
}

} // namespace sw::schema
