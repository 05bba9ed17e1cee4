// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/workingset.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double checkpointSeconds = 60;
constexpr double cacheOverhead = 1.08;
constexpr double besidesNew = 100; ///< a document or entry that is not yet written
constexpr double keyHead = 8;      ///< beside each key that is kept whole
constexpr double pointer = 8;
constexpr double listHead = 160; ///< WT_INSERT_HEAD: first and last of each of the ten levels of a skip list

/// Whether what is at \p path has come with its document: at the top of it, or in an item that is a document of its
/// own and lies with others in a bucket.
bool hasComeWithDocument(const design::Node &root, const QString &path)
{
    if (!path.contains(QLatin1Char('.')))
        return true;
    const QStringList arrays = design::arraysOn(root, path);
    const design::Node *array = arrays.size() == 1 ? design::nodeAt(root, arrays.first()) : nullptr;
    return array && array->isArray() && !root.source.entity.isEmpty() && array->item().source == root.source;
}

/// Of the pages, those that new keys came to since the last checkpoint, if they come anywhere.
double pagesWithNewKeys(const IndexPages &pages, const IndexHeat &heat)
{
    return heat.inserts <= 0 ? 0 : -std::expm1(-heat.inserts * checkpointSeconds / pages.leaves);
}

} // namespace

double indexPagesInUse(const IndexPages &pages, const IndexHeat &heat)
{
    if (pages.leaves <= 0)
        return 1;
    const double perLeaf = pages.entriesPerLeaf();
    // A page holds the entries of some values, of the first and the last one not all.
    const bool runs = heat.entries.place == Heat::Place::Anywhere && heat.perValue > 1;
    const double values = runs ? (perLeaf + heat.perValue - 1) / heat.perValue : perLeaf;
    const double read = heat.read ? hotPageShare(heat.entries, values) : 0;
    const double edge = std::min(1.0, 2 / pages.leaves);
    const double written = heat.inserts <= 0 ? 0 : heat.ascending ? edge : pagesWithNewKeys(pages, heat);
    return heat.ascending ? std::max(read, written) : 1 - (1 - read) * (1 - written);
}

base::Bytes unpackedKeys(const IndexPages &pages, const IndexHeat &heat, double pagesInUse)
{
    if (!heat.read || pages.leaves <= 0 || pagesInUse <= 0)
        return {};
    const double perLeaf = pages.entriesPerLeaf();
    const double lookups = heat.entries.hot * perLeaf / pagesInUse / std::max(1.0, heat.perValue);
    double compared = 0;
    for (double keys = 1, left = perLeaf; left > 0; left -= keys, keys *= 2) {
        const double level = std::min(keys, left);
        compared += level * -std::expm1(lookups * std::log1p(-1 / std::max(keys, 1 + 1e-9)));
    }
    return base::Bytes(cacheOverhead * pagesInUse * pages.leaves * std::min(compared, perLeaf) * pages.packedShare *
                       (keyHead + pages.keyBytes));
}

base::Bytes newKeySlots(const IndexPages &pages, const IndexHeat &heat)
{
    if (heat.ascending || heat.inserts <= 0 || pages.leaves <= 0)
        return {};
    const double heads = std::min(heat.inserts * checkpointSeconds, pages.entries);
    return base::Bytes(cacheOverhead * (pagesWithNewKeys(pages, heat) * pages.entries * pointer + heads * listHead));
}

bool isAscending(const design::Collection &collection, const QList<design::IndexKey> &keys)
{
    if (keys.isEmpty())
        return false;
    const design::IndexKey &first = keys.first();
    if (!design::isOrdered(first.kind))
        return false;
    const design::Node *node = design::nodeAt(collection.root, first.path);
    if (!node)
        return false;
    if (first.path == QLatin1String("_id") && node->type() == schema::FieldType::ObjectId)
        return !node->reference;
    const bool counter = schema::isNumber(node->type()) && node->spread.shape == schema::Spread::Sequence;
    const bool time = schema::traitsOf(node->type()).family == schema::TypeFamily::Time &&
                      node->mutability != schema::Mutability::Often;
    return (counter || time) && hasComeWithDocument(collection.root, first.path);
}

base::Bytes dirtyBytes(double writesPerSecond, base::Bytes document, double insertsPerSecond, base::Bytes newEntries)
{
    return base::Bytes(checkpointSeconds *
                       (writesPerSecond * (document.value() + besidesNew) + insertsPerSecond * newEntries.value()));
}

base::Bytes newEntryBytes(double entries, double keyBytes)
{
    return base::Bytes(entries * (keyBytes + besidesNew));
}

Range dirtyRange(base::Bytes dirty, base::Bytes writtenPages, base::Bytes cache)
{
    const base::Bytes target = cache * 0.05;
    const base::Bytes likely = std::min(dirty, target);
    return {base::Bytes(), likely, std::max(likely, std::min(target, writtenPages))};
}

double freeShare(double touchesPerSecond, double leaves)
{
    if (leaves <= 0 || touchesPerSecond <= 0)
        return 0;
    return std::pow(-std::expm1(-touchesPerSecond * checkpointSeconds / leaves), 0.64);
}

} // namespace sw::sizing
