// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/workingset.h"

#include "models/sizing/keyvalues.h"

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
    // A page is full when the next key goes beside it, so that two are in use at each edge.
    const double edges = std::min(1.0, 2 * heat.insertionPoints / pages.leaves);
    const bool clustered = heat.clustered && edges < 1;
    const double read = hotPageShare(heat.hot, pages.entriesPerLeaf(), clustered);
    return pages.cache * std::max(heat.inserts ? edges : 0, read);
}

double insertionPoints(const design::Collection &collection, const QList<design::IndexKey> &keys,
                       const KeyContext &context)
{
    double points = 1;
    for (const design::IndexKey &key : keys) {
        const design::Node *node = design::nodeAt(collection.root, key.path);
        const bool plain = key.kind == design::KeyKind::Ascending || key.kind == design::KeyKind::Descending;
        if (!node)
            return points;
        const bool ownId = key.path == QLatin1String("_id") && node->type() == schema::FieldType::ObjectId;
        const bool time = node->type() == schema::FieldType::Date || node->type() == schema::FieldType::Timestamp;
        const bool setOnce = time && node->mutability != schema::Mutability::Often && !node->distinctValues;
        if (plain && ((ownId && !node->reference) || setOnce))
            return points;
        const design::Node &value = node->isArray() && !node->fields.isEmpty() ? node->item() : *node;
        points *= plain ? distinctValues(value, context) : std::max(1.0, context.documents);
    }
    return points;
}

base::Bytes dirtyBytes(double writesPerSecond, base::Bytes document, base::Bytes cache)
{
    return std::min(cache * 0.05, base::Bytes(writesPerSecond * checkpointSeconds * (document.value() + 100)));
}

double freeShare(double touchesPerSecond, double leaves, double places)
{
    const double pages = std::min(leaves, places);
    if (pages <= 0 || touchesPerSecond <= 0)
        return 0;
    const double dirty = pages / leaves * -std::expm1(-touchesPerSecond * checkpointSeconds / pages);
    return std::pow(dirty, 0.64);
}

} // namespace sw::sizing
