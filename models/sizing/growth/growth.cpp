// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/growth/growth.h"

#include "models/base/parallel.h"
#include "models/sizing/cost/workingset.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/files/compression.h"
#include "models/sizing/files/tablesize.h"
#include "models/sizing/growth/arraygrowth.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double manyElements = 1000;
constexpr int secondAnchor = 12; ///< month; growth is fastest in the first year compared with what is there
constexpr size_t manyCollections = 300;

/// The indexes of one collection at one time.
struct IndexSums
{
    double documents = 0;
    Range files;
    Range workingSet;
    base::Bytes cache{};      ///< all of them in memory
    base::Bytes newEntries{}; ///< of one document
};

/// One collection and what is the same for all its months.
struct Grower
{
    const design::Collection &collection;
    TableFacts facts; ///< today
    Population population;
    Population least; ///< with as few documents today as there may be
    Population most;
    ArrayGrowth arrays;
    CompressionRatio ratio;
    bool fixedHotCount = false;
    std::vector<IndexSums> anchors; ///< by rising time

    double documents(int month) const { return population.documents(month * daysPerMonth); }
};

bool hasFixedHotCount(const schema::ModelIndex &model, const design::Collection &collection)
{
    const schema::Entity *entity = model.entity(collection.entity());
    return entity && entity->hotCount.has_value();
}

Range between(const Range &a, const Range &b, double share)
{
    return {a.low + (b.low - a.low) * share, a.likely + (b.likely - a.likely) * share,
            a.high + (b.high - a.high) * share};
}

/// A file keeps the size it had.
void keep(Range &file, const Range &before)
{
    file = {std::max(file.low, before.low), std::max(file.likely, before.likely), std::max(file.high, before.high)};
}

Grower growerOf(const schema::ModelIndex &model, const design::Collection &collection, const GrowthOptions &options)
{
    Population population =
        populationOf(collection, options.sizes.documents.value(collection.name, collection.documents.likely));
    ArrayGrowth arrays(model, collection, population);
    const auto cap = options.cappedAt.constFind(collection.name);
    if (cap != options.cappedAt.constEnd() && arrays.today().likely.value() > 0)
        population.mostDocuments = *cap / arrays.today().likely;
    TableFacts facts = tableFacts(collection, options.sizes);
    facts.factors = factorsOf(options.calibration, collection);
    Population least = population;
    Population most = population;
    if (!options.sizes.documents.contains(collection.name)) {
        least.today = std::min(collection.documents.min, population.today);
        most.today = std::max(collection.documents.max, population.today);
    }
    return {collection,
            facts,
            population,
            least,
            most,
            std::move(arrays),
            snappyRatio(collection.root, collection.sampled),
            hasFixedHotCount(model, collection),
            {}};
}

TableFacts factsAt(const Grower &grower, int month)
{
    TableFacts facts = grower.facts;
    facts.documents = grower.documents(month);
    if (grower.fixedHotCount && facts.documents > 0)
        facts.hot = std::min(1.0, grower.collection.hotDocuments / facts.documents);
    return facts;
}

/// Indexes take most of the time, so they are worked out for a few months only.
void workOutIndexes(std::vector<Grower> &growers, const GrowthOptions &options)
{
    const int second = growers.size() > manyCollections ? 0 : std::min(secondAnchor, options.months);
    for (const int month : {0, second, options.months}) {
        QHash<QString, double> documents;
        documents.reserve(static_cast<qsizetype>(growers.size()));
        for (const Grower &grower : growers)
            documents.insert(grower.collection.name, grower.documents(month));
        base::forEachInParallel(static_cast<qsizetype>(growers.size()), [&](qsizetype i) {
            Grower &grower = growers[static_cast<size_t>(i)];
            const TableFacts facts = factsAt(grower, month);
            if (!grower.anchors.empty() && facts.documents == grower.anchors.back().documents)
                return; // nothing has changed
            IndexSums sums{facts.documents, {}, {}};
            for (const IndexTable &index :
                 indexTables(facts, options.sizes, {facts.documents, facts.insertsPerSecond, &documents})) {
                sums.files += index.file;
                sums.workingSet += index.inUse;
                sums.cache += index.pages.cache;
                sums.newEntries += newEntryBytes(index.entriesPerDocument, index.pages.keyBytes);
            }
            grower.anchors.push_back(sums);
        });
    }
}

IndexSums sumsAt(const std::vector<IndexSums> &anchors, double documents)
{
    for (size_t i = 1; i < anchors.size(); ++i) {
        const IndexSums &a = anchors[i - 1];
        const IndexSums &b = anchors[i];
        const double share = (documents - a.documents) / (b.documents - a.documents);
        if (share < 0 || share > 1)
            continue;
        return {documents, between(a.files, b.files, share), between(a.workingSet, b.workingSet, share),
                a.cache + (b.cache - a.cache) * share, a.newEntries};
    }
    return anchors.back();
}

Interval documentsRangeAt(const Grower &grower, int month)
{
    const double days = month * daysPerMonth;
    const double most = std::isinf(grower.most.today) ? grower.most.today : grower.most.documents(days);
    return span(grower.least.documents(days), grower.documents(month), most);
}

/// As many documents of the same size as a month ago: everything else follows from that.
bool isSameAsBefore(const Grower &grower, int month)
{
    return grower.arrays.arrays().isEmpty() && grower.documents(month) == grower.documents(month - 1);
}

GrowthPoint pointAt(const Grower &grower, int month)
{
    const double days = month * daysPerMonth;
    GrowthPoint point;
    const TableFacts facts = factsAt(grower, month);
    design::DocumentSize document = grower.arrays.today();
    document.likely = grower.arrays.document(Length::Mean, days);
    const CollectionTable table = collectionTable(facts, document, grower.ratio);
    const IndexSums indexes = sumsAt(grower.anchors, facts.documents);
    point.documents = facts.documents;
    point.documentsRange = documentsRangeAt(grower, month);
    point.document = table.document.likely;
    point.largestDocument = grower.arrays.document(Length::Longest, days);
    point.data = table.documentDoubts.around(table.document.likely * facts.documents);
    point.storage = table.storage;
    point.indexes = indexes.files;
    point.workingSet = hotRange(table);
    point.workingSet += indexes.workingSet;
    if (facts.writesPerSecond > 0)
        point.writtenPages = table.pages.cache + indexes.cache;
    return point;
}

/// Months until \p passed holds, which it goes on to hold ever after; none beyond \p horizon.
template <typename Passed>
std::optional<double> monthsUntil(int horizon, const Passed &passed)
{
    if (passed(0))
        return 0;
    if (!passed(horizon))
        return std::nullopt;
    double before = 0;
    double after = horizon;
    while (after - before > 0.001) {
        const double middle = (before + after) / 2;
        (passed(middle) ? after : before) = middle;
    }
    return after;
}

void addLimit(QList<LimitPassed> &limits, LimitPassed limit)
{
    if (limit.largest || limit.usual)
        limits.append(limit);
}

QList<LimitPassed> limitsOf(const Grower &grower, int horizon)
{
    using Limit = LimitPassed::Limit;
    QList<LimitPassed> limits;
    const double kept = grower.population.daysKept;
    for (const GrowingArray &array : grower.arrays.arrays()) {
        const auto usual = monthsUntil(
            horizon, [&](double months) { return array.usualAfter(months * daysPerMonth, kept) >= manyElements; });
        const auto longest = monthsUntil(
            horizon, [&](double months) { return array.longestAfter(months * daysPerMonth, kept) >= manyElements; });
        addLimit(limits, {Limit::Elements, array.path, longest, usual});
    }
    for (const auto &[limit, mebibytes] : {std::pair(Limit::Large, 1.0), std::pair(Limit::Maximum, 16.0)}) {
        const auto until = [&](Length length) {
            return monthsUntil(horizon, [&](double months) {
                return grower.arrays.document(length, months * daysPerMonth) >= base::mebibytes(mebibytes);
            });
        };
        addLimit(limits, {limit, {}, until(Length::Longest), until(Length::Usual)});
    }
    return limits;
}

CollectionGrowth growthOf(const Grower &grower, const GrowthOptions &options)
{
    CollectionGrowth growth;
    growth.name = grower.collection.name;
    growth.limits = limitsOf(grower, options.months);
    growth.unknown = grower.arrays.unknown();
    growth.months.reserve(options.months + 1);
    for (int month = 0; month <= options.months; ++month) {
        if (month > 0 && isSameAsBefore(grower, month)) {
            growth.months.append(growth.months.last());
            growth.months.last().documentsRange = documentsRangeAt(grower, month);
            continue;
        }
        GrowthPoint point = pointAt(grower, month);
        if (month > 0) {
            keep(point.storage, growth.months.last().storage);
            keep(point.indexes, growth.months.last().indexes);
        }
        growth.months.append(point);
    }
    return growth;
}

base::Bytes dirtyAt(const std::vector<Grower> &growers, int month)
{
    base::Bytes dirty;
    for (const Grower &grower : growers) {
        const bool steady = grower.arrays.arrays().isEmpty();
        dirty += dirtyBytes(grower.facts.writesPerSecond,
                            steady ? grower.arrays.today().likely
                                   : grower.arrays.document(Length::Mean, month * daysPerMonth),
                            grower.facts.insertsPerSecond, grower.anchors.front().newEntries);
    }
    return dirty;
}

std::optional<double> monthsUntilFull(const QList<GrowthPoint> &total, base::Bytes Range::*which, base::Bytes cache)
{
    for (qsizetype month = 0; month < total.size(); ++month) {
        const base::Bytes needed = total.at(month).workingSet.*which;
        if (needed <= cache)
            continue;
        if (month == 0)
            return 0;
        const base::Bytes before = total.at(month - 1).workingSet.*which;
        return static_cast<double>(month) - 1 + (cache - before) / (needed - before);
    }
    return std::nullopt;
}

} // namespace

GrowthPoint &GrowthPoint::operator+=(const GrowthPoint &other)
{
    documents += other.documents;
    documentsRange = {documentsRange.low + other.documentsRange.low,
                      documentsRange.likely + other.documentsRange.likely,
                      documentsRange.high + other.documentsRange.high};
    data += other.data;
    document = documents > 0 ? data.likely / documents : base::Bytes();
    largestDocument = std::max(largestDocument, other.largestDocument);
    storage += other.storage;
    indexes += other.indexes;
    workingSet += other.workingSet;
    writtenPages += other.writtenPages;
    return *this;
}

Growth growthOf(const schema::ModelIndex &model, const design::Design &design, const GrowthOptions &options)
{
    Growth growth;
    const SizeOptions &sizes = options.sizes;
    growth.cache = cacheOf(sizes);
    std::vector<Grower> growers;
    growers.reserve(static_cast<size_t>(design.collections.size()));
    for (const design::Collection &collection : design.collections)
        growers.push_back(growerOf(model, collection, options));
    workOutIndexes(growers, options);
    growth.total.resize(options.months + 1);
    std::vector<CollectionGrowth> grown(growers.size());
    base::forEachInParallel(static_cast<qsizetype>(growers.size()), [&](qsizetype i) {
        grown[static_cast<size_t>(i)] = growthOf(growers[static_cast<size_t>(i)], options);
    });
    growth.collections = {std::make_move_iterator(grown.begin()), std::make_move_iterator(grown.end())};
    for (const CollectionGrowth &one : std::as_const(growth.collections)) {
        for (int month = 0; month <= options.months; ++month)
            growth.total[month] += one.months.at(month);
    }
    for (int month = 0; month <= options.months; ++month) {
        GrowthPoint &total = growth.total[month];
        total.workingSet += dirtyRange(dirtyAt(growers, month), total.writtenPages, growth.cache);
    }
    growth.cacheFullAfter = monthsUntilFull(growth.total, &Range::likely, growth.cache);
    growth.cacheFullAtFirst = monthsUntilFull(growth.total, &Range::high, growth.cache);
    growth.cacheFullAtLast = monthsUntilFull(growth.total, &Range::low, growth.cache);
    return growth;
}

} // namespace sw::sizing
