// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/diskreads.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/files/tablesize.h"
#include "models/sizing/keys/indexentries.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double usableShare = 0.8; ///< of the cache

/// Bytes in cache when pages stay for \p seconds.
double filled(const QList<PageGroup> &groups, double seconds)
{
    double bytes = 0;
    for (const PageGroup &group : groups) {
        if (group.pages > 0)
            bytes += group.pages * group.each.value() * -std::expm1(-group.asksPerSecond / group.pages * seconds);
    }
    return bytes;
}

/// Asks of one collection, by what they find their documents with.
struct Asks
{
    double pages = 0;               ///< of the collection
    QHash<QString, double> byIndex; ///< pages, by the index's name
    double inserts = 0;             ///< documents
};

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
        asks.byIndex[indexFor(collection, operation)] += perSecond * std::min(documents, 1.0);
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
    double all = 0;
    for (const PageGroup &group : groups) {
        reads.asksPerSecond += group.asksPerSecond;
        all += group.asksPerSecond > 0 ? group.pages * group.each.value() : 0;
    }
    const double room = usableShare * cache.value();
    if (all <= room || reads.asksPerSecond <= 0)
        return reads;
    double low = -20; // logarithms of seconds
    double high = 60;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (filled(groups, std::exp(middle)) < room ? low : high) = middle;
    }
    const double seconds = std::exp((low + high) / 2);
    reads.residenceSeconds = seconds;
    for (const PageGroup &group : groups) {
        if (group.pages > 0)
            reads.readsPerSecond += group.asksPerSecond * std::exp(-group.asksPerSecond / group.pages * seconds);
    }
    return reads;
}

QList<PageGroup> pageGroups(const OperationCosts &costs, const SizeOptions &options)
{
    const design::Design &design = costs.places().design();
    const AskCounter counter(costs, options);
    QHash<QString, double> documents;
    for (const design::Collection &collection : design.collections)
        documents.insert(collection.name, options.documents.value(collection.name, collection.documents.likely));
    QList<PageGroup> groups;
    for (const design::Collection &collection : design.collections) {
        const TableFacts facts = tableFacts(collection, options);
        const CollectionTable table = collectionTable(facts);
        const Asks asks = counter.of(collection.name);
        if (table.pages.leaves > 0)
            groups.append({collection.name,
                           {},
                           table.pages.leaves * table.hotPages,
                           table.pages.cache / table.pages.leaves,
                           asks.pages});
        for (const IndexTable &index :
             indexTables(facts, options, {facts.documents, facts.insertsPerSecond, &documents})) {
            if (index.pages.leaves <= 0 || index.pages.cache.value() <= 0)
                continue;
            const double pages = index.pages.leaves * (index.workingSet / index.pages.cache);
            const double inserts = index.ascending ? 0 : asks.inserts * index.entriesPerDocument;
            groups.append({collection.name, index.name, pages, index.pages.cache / index.pages.leaves,
                           asks.byIndex.value(index.name) + inserts});
        }
    }
    return groups;
}

QStringList explainDiskReads(const DiskReads &reads, base::Bytes cache)
{
    const QString asks = base::rateText(base::PerSecond(reads.asksPerSecond));
    if (!reads.residenceSeconds)
        return {Text::tr("The operations ask for %1 pages, and all pages in use fit into 80 % of the cache of %2: "
                         "nothing is read from disk again.")
                    .arg(asks, base::bytesText(cache))};
    return {Text::tr("The operations ask for %1 pages. 80 % of the cache of %2 is filled by what was asked for in the "
                     "last %3 s.")
                .arg(asks, base::bytesText(cache), QString::number(*reads.residenceSeconds, 'g', 3)),
            Text::tr("What was not asked for in that time has to be read again: %1 of the pages, or %2 (Che's "
                     "approximation of a cache that throws out "
                     "what was unused longest).")
                .arg(base::percentText(1 - reads.hitShare()), base::rateText(base::PerSecond(reads.readsPerSecond)))};
}

} // namespace sw::sizing
