// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/sizing.h"

#include "models/design/workload.h"
#include "models/schema/valuespread.h"
#include "models/sizing/cost/workingset.h"
#include "models/sizing/estimate/estimation.h"
#include "models/sizing/estimate/topology.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

/// "The last ten orders of a customer" asks for the newest of each value, where nothing else is said of the documents
/// in use.
double newestOfEach(const schema::Model &model, const schema::Operation &operation, const schema::EntityId &id)
{
    const schema::Entity *entity = model.entity(id);
    if (!entity || entity->hot != schema::HotDocuments::Automatic || !operation.isRead() || operation.sort.isEmpty() ||
        !operation.sort.first().descending || operation.sort.first().field.entity != id)
        return 0;
    const auto step = std::find_if(operation.path.begin(), operation.path.end(),
                                   [&](const schema::PathStep &each) { return each.to == id; });
    if (step != operation.path.end())
        return step->itemsWanted.value_or(0);
    const bool filters =
        std::any_of(operation.filters.begin(), operation.filters.end(), [&](const schema::Filter &each) {
            return each.field.entity == id && each.op == schema::FilterOp::Equal;
        });
    return filters ? operation.selectivity.value_or(0) : 0;
}

} // namespace

SizeReport estimate(const design::Design &design, const SizeOptions &options)
{
    return Estimation(design, options).report();
}

base::Bytes defaultCacheBytes(double ramGiB)
{
    const double mebibytes = std::clamp(0.5 * (ramGiB * 1024 - 1024), 256.0, 10'000'000.0);
    return base::mebibytes(mebibytes);
}

double fetchCostFactor(base::Bytes workingSet, base::Bytes cache)
{
    if (workingSet <= cache || workingSet.value() <= 0)
        return 1;
    return 1 + 20 * (1 - cache / workingSet);
}

double fetchCostFactor(const SizeReport &report)
{
    return fetchCostFactor(report.workingSet.likely, report.cache.bytes);
}

SizeOptions sizeOptions(const schema::Model &model)
{
    SizeOptions options;
    options.ramGiB = model.ramGiB;
    options.cacheOverrideMiB = model.cacheOverrideMiB;
    options.topology = topologyOf(model);
    for (const schema::Operation &operation : model.operations) {
        options.operations.insert(operation.name);
        if (!operation.isRead())
            options.writesPerSecond[operation.entity] += operation.perSecond;
        if (operation.kind == schema::OperationKind::Insert)
            continue;
        QList<schema::EntityId> reached{operation.entity};
        for (const schema::PathStep &step : operation.path)
            reached << step.to;
        for (const schema::EntityId &entity : std::as_const(reached))
            options.visits[entity] << Visit{operation.name, newestOfEach(model, operation, entity)};
    }
    const schema::ModelIndex index(model);
    const QHash<schema::EntityId, design::Inserts> all = design::insertsOf(index);
    for (const schema::Entity &entity : model.entities) {
        const design::Inserts inserts = all.value(entity.id);
        if (inserts.own + inserts.withOwner > 0)
            options.arrivals.insert(entity.id,
                                    {inserts.own / base::secondsPerDay, inserts.withOwner / base::secondsPerDay,
                                     design::growthPerDay(index, entity, inserts) / base::secondsPerDay});
        if (entity.hot == schema::HotDocuments::Skewed)
            options.skews.insert(entity.id, entity.hotSkew.value_or(schema::usualSkew));
    }
    return options;
}

Range &Range::operator+=(const Range &other)
{
    low += other.low;
    likely += other.likely;
    high += other.high;
    return *this;
}

base::Bytes CollectionSize::indexBytes() const
{
    base::Bytes sum;
    for (const IndexSize &index : indexes)
        sum += index.file.likely;
    return sum;
}

Range SizeReport::dirtyRange() const
{
    return sizing::dirtyRange(dirty, writtenPages, cache.bytes);
}

Fit SizeReport::fit() const
{
    return share() <= 0.7 ? Fit::Fits : share() <= 1 ? Fit::Tight : Fit::TooLarge;
}

double SizeReport::share() const
{
    return cache.bytes.value() > 0 ? workingSet.likely / cache.bytes : 0;
}

const CollectionSize *SizeReport::collection(const QString &name) const
{
    const auto found = std::find_if(collections.begin(), collections.end(),
                                    [&](const CollectionSize &size) { return size.name == name; });
    return found == collections.end() ? nullptr : &*found;
}

} // namespace sw::sizing
