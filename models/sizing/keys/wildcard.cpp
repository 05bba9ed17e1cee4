// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/wildcard.h"

#include "models/schema/fieldpath.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sw::sizing
{

namespace
{

bool isWithinAny(const QString &path, const QStringList &tops)
{
    return std::any_of(tops.cbegin(), tops.cend(), [&](const QString &top) { return schema::isWithin(path, top); });
}

/// A value that holds no fields of its own, or a list of such.
bool isSingleValue(const design::Node &node)
{
    const design::Node &value = node.isArray() && !node.fields.isEmpty() ? node.item() : node;
    return !value.isArray() && (!value.isObject() || (value.fields.isEmpty() && value.variants.isEmpty()));
}

} // namespace

Wildcard::Wildcard(const design::Index &index)
{
    for (const design::IndexKey &key : index.keys) {
        if (schema::isWildcard(key.path))
            m_above = schema::withoutWildcard(key.path);
    }
    const QJsonObject projection = index.wildcardProjection.toJsonObject();
    for (auto it = projection.begin(); it != projection.end(); ++it)
        (it->toDouble(it->toBool() ? 1 : 0) != 0 ? m_in : m_out) << it.key();
}

bool Wildcard::isIn(const design::Index &index)
{
    return std::any_of(index.keys.cbegin(), index.keys.cend(), [](const design::IndexKey &key) {
        return key.kind != design::KeyKind::Text && schema::isWildcard(key.path);
    });
}

bool Wildcard::holds(const QString &path) const
{
    if (!m_above.isEmpty())
        return schema::isWithin(path, m_above);
    if (schema::isWithin(path, design::idName))
        return m_in.contains(design::idName);
    const bool onlySome =
        std::any_of(m_in.cbegin(), m_in.cend(), [](const QString &field) { return field != design::idName; });
    return onlySome ? isWithinAny(path, m_in) : !isWithinAny(path, m_out);
}

QStringList Wildcard::pathsIn(const design::Node &root) const
{
    QStringList paths;
    design::forEachNode(root, [&](const QString &path, const design::Node &node) {
        if (isSingleValue(node) && holds(path) && !paths.contains(path))
            paths << path;
    });
    return paths;
}

} // namespace sw::sizing
