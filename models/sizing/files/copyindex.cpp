// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/copyindex.h"

#include "models/schema/fieldpath.h"

namespace sw::sizing
{

namespace
{

/// The value of another document that \p node repeats: one that was copied, or a key other than _id that it refers by.
std::optional<design::CopyOf> repeatedBy(const design::Node &node)
{
    if (node.copyOf || !node.reference || node.reference->path == design::idName)
        return node.copyOf;
    return design::CopyOf{node.reference->collection, node.reference->path, false};
}

} // namespace

CopyIndex::CopyIndex(const design::Design &design)
{
    for (const design::Collection &collection : design.collections) {
        collect(collection, collection.root.fields, {}, {});
        for (const design::Variant &variant : collection.root.variants)
            collect(collection, variant.fields, {}, {});
    }
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        m_in[m_places.at(i).collection].append(i);
        m_of[m_places.at(i).source].append(i);
    }
}

void CopyIndex::collect(const design::Collection &collection, const QList<design::Node> &nodes, const QString &prefix,
                        const Link &above)
{
    for (const design::Node &node : nodes) {
        const std::optional<design::CopyOf> repeated = repeatedBy(node);
        if (!repeated && node.fields.isEmpty() && node.variants.isEmpty())
            continue;
        const QString path = prefix.isEmpty()      ? node.name
                             : node.name.isEmpty() ? prefix
                                                   : prefix + QLatin1Char('.') + node.name;
        Link link = above;
        const bool isCopiedLink = node.copyOf && node.reference && !above.relationship.isEmpty();
        if (!node.source.relationship.isEmpty() && !isCopiedLink) // that came with what it is a part of
            link.relationship = node.source.relationship;
        if (node.isArray()) {
            link.inArray = true;
            link.perDocument *= node.count.likely;
            link.atMost *= node.count.max;
        }
        const bool isFrame = !node.fields.isEmpty(); // its fields say what is copied
        if (repeated && !isFrame) {
            m_places.append({collection.name, path, repeated->collection, repeated->path, repeated->snapshot,
                             link.relationship, link.inArray, link.perDocument, link.atMost});
        }
        collect(collection, node.fields, path, link);
        for (const design::Variant &variant : node.variants)
            collect(collection, variant.fields, path, link);
    }
}

QList<const CopyPlace *> CopyIndex::at(const QHash<QString, QList<qsizetype>> &positions,
                                       const QString &collection) const
{
    QList<const CopyPlace *> places;
    const auto found = positions.constFind(collection);
    if (found == positions.constEnd())
        return places;
    for (const qsizetype i : *found)
        places.append(&m_places.at(i));
    return places;
}

bool CopyIndex::covers(const CopyPlace &place, const QString &path)
{
    return schema::isWithin(path, place.sourcePath);
}

} // namespace sw::sizing
