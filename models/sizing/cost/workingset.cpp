// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/workingset.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double checkpointSeconds = 60;
constexpr double unusedShare = 0.2;

} // namespace

double hotPageShare(double hot, double perPage, bool clustered)
{
    hot = std::clamp(hot, 0.0, 1.0);
    if (clustered || perPage <= 1)
        return hot;
    const double share = -std::expm1(perPage * std::log1p(-std::min(hot, 1 - 1e-12)));
    return std::clamp(hot <= 0.001 ? share * 1.4 : share, hot, 1.0);
}

base::Bytes indexWorkingSet(const IndexPages &pages, const IndexHeat &heat)
{
    if (!heat.used)
        return pages.cache * unusedShare;
    if (pages.leaves <= 0)
        return pages.cache;
    if (!heat.ascending)
        return heat.inserts ? pages.cache : pages.cache * hotPageShare(heat.hot, pages.entriesPerLeaf(), false);
    const double edge = heat.inserts ? std::min(1.0, 2 / pages.leaves) : 0;
    return pages.cache * std::max(edge, hotPageShare(heat.hot, pages.entriesPerLeaf(), heat.clustered));
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
    if (first.path == QLatin1String("_id"))
        return node->type() == schema::FieldType::ObjectId && !node->reference;
    const bool time = schema::traitsOf(node->type()).family == schema::TypeFamily::Time;
    return time && node->mutability != schema::Mutability::Often && !first.path.contains(QLatin1Char('.'));
}

Range indexInUse(base::Bytes workingSet, base::Bytes cache, bool used, double hot)
{
    return {std::min(workingSet, cache * hot), workingSet, used ? std::max(cache, workingSet) : workingSet};
}

base::Bytes dirtyBytes(double writesPerSecond, base::Bytes document)
{
    return base::Bytes(writesPerSecond * checkpointSeconds * (document.value() + 100));
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
