// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/diskreads.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/figures/sizetexts.h"
#include "models/sizing/files/tablesize.h"
#include "models/sizing/keys/indexentries.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace sw::sizing
{

namespace
{

constexpr double usableShare = 0.82; ///< of the cache: WiredTiger's eviction_target, and a little more

/// Pages that are asked for alike: what a search for the time that pages stay looks at again and again.
struct Asked
{
    double bytes = 0;
    double perSecond = 0; ///< for each page
};

/// Bytes in cache when pages stay for \p seconds.
double filled(const std::vector<Asked> &pages, double seconds)
{
    double bytes = 0;
    for (const Asked &each : pages)
        bytes += each.bytes * -std::expm1(-each.perSecond * seconds);
    return bytes;
}

/// Groups that are asked for equally often, nearly, in one each: thousands of collections have few kinds of pages.
QList<PageGroup> joined(QList<PageGroup> groups)
{
    constexpr double nearly = 1.002;
    const auto rate = [](const PageGroup &group) {
        return group.asksPerSecond / group.pages;
    };
    groups.removeIf([](const PageGroup &group) { return group.pages <= 0 || group.asksPerSecond <= 0; });
    std::sort(groups.begin(), groups.end(),
              [&](const PageGroup &one, const PageGroup &other) { return rate(one) < rate(other); });
    QList<PageGroup> result;
    double least = 0;
    for (const PageGroup &group : std::as_const(groups)) {
        if (result.isEmpty() || rate(group) > least * nearly) {
            least = rate(group);
            result.append({{}, {}, group.pages, group.each, group.asksPerSecond});
            continue;
        }
        PageGroup &into = result.last();
        const double bytes = into.pages * into.each.value() + group.pages * group.each.value();
        into.pages += group.pages;
        into.each = base::Bytes(bytes / into.pages);
        into.asksPerSecond += group.asksPerSecond;
    }
    return result;
}

/// Asks of one collection, by what they find their documents with.
struct Asks
{
    struct Lookups
    {
        double times = 0;
        double entries = 0;
    };
    double pages = 0;                ///< of the collection
    QHash<QString, Lookups> byIndex; ///< by the index's name
    double inserts = 0;              ///< documents
};

void addDocuments(QList<PageGroup> &groups, const CollectionTable &table, const QString &name, double asks)
{
    const double documents = table.pages.documents();
    if (documents <= 0)
        return;
    for (const LeafKind &kind : {table.pages.narrow, table.pages.wide}) {
        const double share = kind.leaves * kind.documentsPerLeaf / documents;
        const base::Bytes each = table.pages.cache * share / std::max(1e-9, kind.leaves);
        for (const PageClass &one : pageClasses(table.heat, kind.documentsPerLeaf)) {
            if (kind.leaves > 0)
                groups.append(
                    {name, {}, kind.leaves * one.pages * cacheFactor(table.inMemory), each, asks * share * one.asks});
        }
    }
}

void addIndex(QList<PageGroup> &groups, const IndexTable &index, const QString &name, const Asks &asks)
{
    const double leaves = index.pages.leaves;
    if (leaves <= 0 || index.pages.cache.value() <= 0)
        return;
    const Asks::Lookups lookups = asks.byIndex.value(index.name);
    const double perLeaf = index.pages.entriesPerLeaf();
    const double read = std::max(lookups.times, lookups.entries / std::max(1.0, perLeaf));
    const double inserts = index.ascending ? 0 : asks.inserts * index.entriesPerDocument;
    const double measured = cacheFactor(index.inMemory);
    const double unpacked =
        index.pagesInUse > 0 ? index.inUse.likely / (index.pages.cache * index.pagesInUse * measured) : 1;
    const base::Bytes each = index.pages.cache * std::max(1.0, unpacked) / leaves;
    double left = 1; // of the pages: inserts come to these as well
    if (index.heat.read && read > 0) {
        for (const PageClass &one : pageClasses(index.heat.entries, perLeaf)) {
            groups.append(
                {name, index.name, leaves * one.pages * measured, each, read * one.asks + inserts * one.pages});
            left -= one.pages;
        }
    }
    if (inserts > 0 && left > 1e-9)
        groups.append({name, index.name, leaves * left * measured, each, inserts * left});
}

class AskCounter
{
public:
    AskCounter(const OperationCosts &costs, const SizeOptions &options) : m_costs(costs)
    {
        for (const design::Collection &collection : costs.places().design().collections) {
            const CollectionTable table = collectionTable(tableFacts(collection, options));
            m_documentsPerLeaf.insert(collection.name,
                                      collection.hotByRecency ? std::max(1.0, table.pages.documentsPerLeaf) : 1);
        }
        for (const OperationCost &cost : m_costs.all())
            count(cost);
    }

    Asks of(const QString &collection) const { return m_asks.value(collection); }

private:
    void count(const OperationCost &cost)
    {
        const schema::Operation *operation = m_costs.model().model().operation(cost.operation);
        if (!operation)
            return;
        const auto home = m_costs.places().homeOf(operation->entity);
        if (!home)
            return;
        if (operation->kind == schema::OperationKind::Insert)
            m_asks[home->collection].inserts += cost.documentsWritten * cost.perSecond;
        else
            find(home->collection, *operation, operation->isRead() ? cost.documentsRead : cost.documentsWritten,
                 cost.perSecond);
        for (qsizetype i = 0; i < cost.steps.size() && i < operation->path.size(); ++i) {
            const auto target = m_costs.places().homeOf(operation->path.at(i).to);
            if (target && cost.steps.at(i).way == StepCost::Way::Lookup)
                find(target->collection, *operation, cost.steps.at(i).documents, cost.perSecond);
        }
    }

    void find(const QString &collection, const schema::Operation &operation, double documents, double perSecond)
    {
        if (documents <= 0)
            return;
        Asks &asks = m_asks[collection];
        asks.pages +=
            std::max(std::min(documents, 1.0), documents / m_documentsPerLeaf.value(collection, 1)) * perSecond;
        Asks::Lookups &lookups = asks.byIndex[indexFor(collection, operation)];
        lookups.times += perSecond * std::min(documents, 1.0);
        lookups.entries += perSecond * documents;
    }

    /// The index that \p operation uses; else _id.
    QString indexFor(const QString &collection, const schema::Operation &operation) const
    {
        for (const design::Index &index : m_costs.places().collection(collection)->indexes) {
            if (index.reasons.contains(operation.name))
                return index.name;
        }
        return QStringLiteral("_id_");
    }

    const OperationCosts &m_costs;
    QHash<QString, double> m_documentsPerLeaf; ///< that are found together
    QHash<QString, Asks> m_asks;
};

} // namespace

DiskReads diskReads(const QList<PageGroup> &groups, base::Bytes cache)
{
    DiskReads reads;
    reads.residence = point(std::numeric_limits<double>::infinity());
    double all = 0;
    std::vector<Asked> asked;
    for (const PageGroup &group : groups) {
        reads.asksPerSecond += group.asksPerSecond;
        if (group.pages > 0 && group.asksPerSecond > 0) {
            asked.push_back({group.pages * group.each.value(), group.asksPerSecond / group.pages});
            all += asked.back().bytes;
        }
    }
    const double room = usableShare * cache.value();
    if (all <= room || reads.asksPerSecond <= 0)
        return reads;
    double low = -20; // logarithms of seconds
    double high = 60;
    constexpr double exact = 1e-10;
    while (high - low > exact) {
        const double middle = (low + high) / 2;
        (filled(asked, std::exp(middle)) < room ? low : high) = middle;
    }
    const double seconds = std::exp((low + high) / 2);
    reads.residenceSeconds = seconds;
    reads.residence = point(seconds);
    for (const PageGroup &group : groups) {
        if (group.pages > 0)
            reads.readsPerSecond += group.asksPerSecond * std::exp(-group.asksPerSecond / group.pages * seconds);
    }
    return reads;
}

DiskReads diskReads(const QList<PageGroup> &groups, base::Bytes cache, const Range &workingSet)
{
    // WiredTiger fills the cache to four fifths and a little more, and does not always throw out the page that was
    // unused longest.
    constexpr double room = 1.12;
    constexpr double order = 1.15;
    const QList<PageGroup> kinds = joined(groups);
    DiskReads reads = diskReads(kinds, cache);
    const auto at = [&](base::Bytes size, double factor) {
        return diskReads(kinds, cache * (factor * (workingSet.likely / std::max(base::Bytes(1), size))));
    };
    const DiskReads fewest = at(workingSet.low, room);
    const DiskReads most = at(workingSet.high, 1 / room);
    reads.range = span(fewest.readsPerSecond / order, reads.readsPerSecond,
                       std::min(reads.asksPerSecond, most.readsPerSecond * order));
    reads.residence = span(most.residence.likely, reads.residence.likely, fewest.residence.likely);
    return reads;
}

QList<PageGroup> pageGroups(const OperationCosts &costs, const SizeOptions &options,
                            const schema::Calibration &calibration)
{
    const design::Design &design = costs.places().design();
    const AskCounter counter(costs, options);
    QHash<QString, double> documents;
    for (const design::Collection &collection : design.collections)
        documents.insert(collection.name, options.documents.value(collection.name, collection.documents.likely));
    QList<PageGroup> groups;
    for (const design::Collection &collection : design.collections) {
        TableFacts facts = tableFacts(collection, options);
        facts.factors = factorsOf(calibration, collection);
        const CollectionTable table = collectionTable(facts);
        const Asks asks = counter.of(collection.name);
        addDocuments(groups, table, collection.name, asks.pages);
        for (const IndexTable &index :
             indexTables(facts, options, {facts.documents, facts.insertsPerSecond, &documents}))
            addIndex(groups, index, collection.name, asks);
    }
    return groups;
}

namespace
{

QString periodOf(double seconds)
{
    return std::isinf(seconds) ? QStringLiteral("∞") : base::periodText(seconds / base::secondsPerDay);
}

/// "3 minutes (40 seconds to 2 hours)"
QString residenceText(const Interval &seconds)
{
    const QString likely = periodOf(seconds.likely);
    return seconds.isPoint() ? likely
                             : Text::tr("%1 (%2 to %3)").arg(likely, periodOf(seconds.low), periodOf(seconds.high));
}

} // namespace

QStringList explainDiskReads(const DiskReads &reads, base::Bytes cache)
{
    const QString asks = base::rateText(base::PerSecond(reads.asksPerSecond));
    if (!reads.residenceSeconds)
        return {Text::tr("The operations ask for pages at a rate of %1, and all pages in use fit into %3 of the "
                         "cache of %2: nothing is read from disk again.")
                    .arg(asks, base::bytesText(cache), base::percentText(usableShare))};
    return {
        Text::tr("The operations ask for pages at a rate of %1. %4 of the cache of %2 is filled by what was asked for "
                 "in the last %3.")
            .arg(asks, base::bytesText(cache), residenceText(reads.residence), base::percentText(usableShare)),
        Text::tr("What was not asked for in that time has to be read again: %1 of the pages, or %2 (Che's "
                 "approximation of a cache that throws out "
                 "what was unused longest).")
            .arg(base::percentText(1 - reads.hitShare()), base::rateText(base::PerSecond(reads.readsPerSecond))),
        Text::tr("Between %1 and %2: as the working set is smaller or larger than is likely, and as the server fills "
                 "its cache.")
            .arg(base::rateText(base::PerSecond(reads.range.low)), base::rateText(base::PerSecond(reads.range.high)))};
}

} // namespace sw::sizing
