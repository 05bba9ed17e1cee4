// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/tablesize.h"

#include "models/sizing/cost/workingset.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/documentdoubts.h"
#include "models/sizing/files/compression.h"
#include "models/sizing/files/indexdoubts.h"
#include "models/sizing/files/knownindexpages.h"
#include "models/sizing/keys/indexentries.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr double historySeconds = 300;
constexpr double recordWindowPlainBytes = 15; ///< before it is packed
constexpr double cacheOverhead = 1.08;
constexpr double splitsAtTheEnd = 0.1;
/// Pages more for each of a file built at one go: leaves nine tenths full that have all just been split, an eighth more
/// entries on them.
constexpr double splitsAnywhere = 0.6;
constexpr base::Bytes oneBlock{4096};
constexpr base::Bytes lastPage =
    base::mebibytes(10); ///< in memory, where a collection grows; a checkpoint writes all of it anew

double historyBytes(const TableFacts &facts, double bytes)
{
    return facts.topology == Topology::ReplicaSet ? bytes : 0;
}

base::Bytes windowsInCache(const Churn &churn, double bytes)
{
    return base::Bytes(cacheOverhead * churn.young * bytes);
}

Churn indexChurn(const IndexPages &pages, const TableFacts &facts, bool ascending, double entriesPerDocument)
{
    Churn churn;
    const double inserts = facts.insertsPerSecond * entriesPerDocument;
    churn.touchesPerSecond = ascending ? 0 : inserts;
    churn.free = ascending ? (inserts > 0 ? appendFreeShare : 0) : freeShare(inserts, pages.leaves);
    if (facts.topology == Topology::ReplicaSet)
        churn.young = youngShare(inserts, pages.entries, pages.entriesPerLeaf(), ascending);
    return churn;
}

bool canChange(const design::Collection &collection, const QList<design::IndexKey> &keys)
{
    return std::any_of(keys.begin(), keys.end(), [&](const design::IndexKey &key) {
        const design::Node *node = design::nodeAt(collection.root, key.path);
        return key.path != design::idName && (!node || node->mutability != schema::Mutability::Immutable);
    });
}

/// What the high end of the range adds to a file built at one go, for pages split at random, and, if every update
/// changes the key, for those that a replica set keeps of the last minutes: each with the times of its coming and of
/// its going.
void foreseeMost(IndexTable &table, const TableFacts &facts)
{
    const bool changes = facts.updatesPerSecond() > 0 && canChange(facts.collection, table.keys);
    table.splits = table.ascending && !changes ? splitsAtTheEnd : splitsAnywhere;
    const double removed = changes ? historySeconds * facts.updatesPerSecond() * table.entriesPerDocument : 0;
    table.removed = historyBytes(facts, removed * (table.pages.entryBytes + 2 * indexWindowBytes));
}

/// What is told of an index as it was built, and a block to either side. Likely: with the free space that inserts leave
/// behind and the history of the last minutes. Where there are writes, high is with keys changed by every update, as
/// much free space as data, and history in every entry.
Range indexRange(const IndexTable &table, const TableFacts &facts)
{
    const IndexPages &pages = table.pages;
    if (pages.entries <= 0)
        return {pages.file, pages.file, pages.file};
    const double window = historyBytes(facts, indexWindowBytes) * pages.entries;
    const base::Bytes likely((pages.file.value() + table.churn.young * window) * (1 + table.churn.free));
    const Range built = table.doubts.around(pages.file);
    const base::Bytes low = std::max(smallestFileBytes, built.low - oneBlock);
    if (facts.writesPerSecond <= 0)
        return {std::min(low, likely), likely, std::max(likely, built.high) + oneBlock};
    const double large = std::max(built.high.value(), (1 + table.splits) * pages.file.value());
    const base::Bytes high(2 * (large + window + table.removed));
    return {std::min(low, likely), likely, std::max({likely, high, smallestChangedFileBytes})};
}

bool isUsed(const design::Index &index, const SizeOptions &options)
{
    if (options.operations.isEmpty() || index.unique || index.expireAfterSeconds || !index.origin.isEmpty())
        return true;
    return std::any_of(index.reasons.begin(), index.reasons.end(),
                       [&](const QString &reason) { return options.operations.contains(reason); });
}

void finish(IndexTable &table, const design::Index &index, const TableFacts &facts, KnownIndexPages *known)
{
    const design::Collection &collection = facts.collection;
    const double entries = facts.documents * table.entriesPerDocument;
    table.pages = known ? known->of(table.key, entries, facts.documents, table.role)
                        : indexPages(table.key, entries, facts.documents, table.role);
    table.pages.file = table.pages.file * indexFactor(facts.factors, table.name);
    table.ascending = isAscending(collection, table.keys);
    table.churn = indexChurn(table.pages, facts, table.ascending, table.entriesPerDocument);
    foreseeMost(table, facts);
    if (facts.factors)
        table.doubts.add(Unknown::Sample, calibratedDeviation);
    else
        table.doubts = indexDoubts(facts, index, table);
    table.file = indexRange(table, facts);
    table.pages.cache += windowsInCache(table.churn, table.pages.entries * indexWindowBytes);
    table.workingSet = indexWorkingSet(
        table.pages, {table.used, table.ascending, facts.hot, collection.hotByRecency, facts.insertsPerSecond > 0});
}

Churn collectionChurn(const CollectionPages &pages, const TableFacts &facts)
{
    Churn churn;
    churn.touchesPerSecond = facts.updatesPerSecond();
    churn.free =
        std::max(freeShare(churn.touchesPerSecond, pages.leaves), facts.insertsPerSecond > 0 ? appendFreeShare : 0.0);
    if (facts.topology == Topology::ReplicaSet) {
        const double appended = youngShare(facts.insertsPerSecond, facts.documents, pages.documentsPerLeaf, true);
        const double changed = youngShare(churn.touchesPerSecond, facts.documents, pages.documentsPerLeaf, false);
        churn.young = std::max(appended, changed);
    }
    return churn;
}

/// Of the file after a load: by how large documents are and how their pages pack; as a server's did where that is
/// known, but for what identical loads differ by.
Doubts storageDoubts(const CollectionTable &table, const TableFacts &facts)
{
    Doubts doubts;
    if (facts.factors) {
        doubts.add(Unknown::Sample, calibratedDeviation);
    } else {
        doubts.add(table.documentDoubts);
        doubts.add(Unknown::Packing, table.ratio.deviation);
    }
    return doubts;
}

/// No file is larger than without compression.
Range loadedRange(const CollectionTable &table, const TableFacts &facts)
{
    const Range loaded = table.storageDoubts.around(table.fresh);
    const base::Bytes plain =
        uncompressedFile(table.pages.entryBytes, facts.documents) * table.documentDoubts.timesLarger();
    return {std::max(smallestFileBytes, loaded.low - 2 * oneBlock), loaded.likely,
            std::max(loaded.likely, std::min(loaded.high, plain)) + 2 * oneBlock};
}

/// Free bytes for each in use, at most: as much as data where documents are updated; where they are only added, what
/// the last page in memory was at the two checkpoints before.
double mostFree(const CollectionTable &table, const TableFacts &facts)
{
    if (facts.updatesPerSecond() > 0)
        return 1;
    if (facts.insertsPerSecond <= 0)
        return appendFreeShare;
    const double inMemory = facts.documents * bytesInMemory(table.document.likely.value());
    return std::clamp(2 * lastPage.value() / inMemory, appendFreeShare, 1.0);
}

/// Low: texts that pack well, no free space. Likely: with free space and history. High: texts that hardly pack, history
/// in every document, and as much free space as data where documents are updated.
Range storageRange(const CollectionTable &table, const TableFacts &facts)
{
    if (facts.documents <= 0)
        return {emptyFileBytes, emptyFileBytes, emptyFileBytes};
    const Range loaded = loadedRange(table, facts);
    const base::Bytes window(historyBytes(facts, recordWindowBytes) * facts.documents);
    const base::Bytes likely = (loaded.likely + window * table.churn.young) * (1 + table.churn.free);
    const bool changes = facts.writesPerSecond > 0;
    const base::Bytes high = (changes ? loaded.high + window : loaded.high) * (1 + table.mostFree);
    return {loaded.low, likely, std::max({likely, high, smallestChangedFileBytes})};
}

} // namespace

base::Bytes cacheOf(const SizeOptions &options)
{
    return options.cacheOverrideMiB ? base::mebibytes(*options.cacheOverrideMiB) : defaultCacheBytes(options.ramGiB);
}

double youngShare(double changesPerSecond, double entries, double entriesPerLeaf, bool atTheEnd)
{
    const double young = historySeconds * changesPerSecond;
    const double among = atTheEnd ? std::min(entries, entriesPerLeaf) : entries;
    return young > 0 && among > 0 ? std::min(1.0, young / among) : 0;
}

TableFacts tableFacts(const design::Collection &collection, const SizeOptions &options)
{
    TableFacts facts{collection, std::max(0.0, options.documents.value(collection.name, collection.documents.likely)),
                     0,          0,
                     0,          options.topology};
    if (collection.documents.likely > 0)
        facts.hot = std::clamp(collection.hotDocuments / collection.documents.likely, 0.0, 1.0);
    facts.insertsPerSecond = std::max(0.0, collection.growthPerDay) / base::secondsPerDay;
    for (const schema::EntityId &entity : collection.entities)
        facts.writesPerSecond += options.writesPerSecond.value(entity);
    facts.writesPerSecond = std::max(facts.writesPerSecond, facts.insertsPerSecond);
    return facts;
}

Range hotRange(const CollectionTable &table, const TableFacts &facts)
{
    const base::Bytes hot = table.pages.cache * table.hotPages;
    return {std::min(hot, table.pages.cache * facts.hot) / table.documentDoubts.timesSmaller(), hot,
            hot * table.documentDoubts.timesLarger()};
}

CollectionTable collectionTable(const TableFacts &facts)
{
    const design::Node &root = facts.collection.root;
    return collectionTable(facts, design::documentSize(root), snappyRatio(root, facts.collection.sampled));
}

CollectionTable collectionTable(const TableFacts &facts, const design::DocumentSize &document,
                                const CompressionRatio &ratio)
{
    CollectionTable table;
    table.document = document;
    table.ratio = ratio;
    table.pages = collectionPages(document.likely.value(), facts.documents, ratio.likely);
    table.documentDoubts = documentDoubts(facts.collection.root, facts.collection.sampled, facts.documents);
    table.documentBytes = table.documentDoubts.around(document.likely);
    table.churn = collectionChurn(table.pages, facts);
    table.pages.cache += windowsInCache(table.churn, facts.documents * recordWindowPlainBytes);
    table.fresh = compressedFile(table.pages.entryBytes, facts.documents, ratio) * storageFactor(facts.factors);
    table.storageDoubts = storageDoubts(table, facts);
    table.mostFree = mostFree(table, facts);
    table.storage = storageRange(table, facts);
    table.hotPages = hotPageShare(facts.hot, table.pages.documentsPerLeaf, facts.collection.hotByRecency);
    return table;
}

QList<IndexTable> indexTables(const TableFacts &facts, const SizeOptions &options, const KeyContext &known)
{
    KeyContext context = known;
    context.idsPerSecond = facts.collection.sampled.idsPerSecond;
    QList<IndexTable> tables;
    tables.reserve(facts.collection.indexes.size() + 1);
    if (!facts.collection.timeSeries) { // measurements have no _id index; their buckets are kept by _id
        IndexTable &id = tables.emplaceBack();
        id.name = QStringLiteral("_id_");
        id.keys = {{design::idName, design::KeyKind::Ascending}};
        id.role = IndexRole::Id;
        design::Index index;
        index.keys = id.keys;
        id.key = indexKeyShape(facts.collection, index, context);
        finish(id, index, facts, context.pages);
    }
    for (const design::Index &index : facts.collection.indexes) {
        IndexTable &table = tables.emplaceBack();
        table.name = index.name;
        table.keys = index.keys;
        table.used = isUsed(index, options);
        table.entriesPerDocument = entriesPerDocument(facts.collection, index);
        table.key = indexKeyShape(facts.collection, index, context);
        finish(table, index, facts, context.pages);
    }
    return tables;
}

} // namespace sw::sizing
