// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/tablesize.h"

#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/documentdoubts.h"
#include "models/sizing/files/compression.h"
#include "models/sizing/files/indexdoubts.h"
#include "models/sizing/files/knownindexpages.h"
#include "models/sizing/keys/indexentries.h"
#include "models/sizing/keys/keyvalues.h"

#include <algorithm>
#include <cmath>

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
    const base::Bytes high((1 + table.mostFree) * (large + window + table.removed));
    return {std::min(low, likely), likely, std::max({likely, high, smallestChangedFileBytes})};
}

bool isUsed(const design::Index &index, const SizeOptions &options)
{
    if (options.operations.isEmpty() || index.unique || index.expireAfterSeconds || !index.origin.isEmpty())
        return true;
    return std::any_of(index.reasons.begin(), index.reasons.end(),
                       [&](const QString &reason) { return options.operations.contains(reason); });
}

bool isRead(const IndexTable &table, const design::Index &index, const TableFacts &facts, const SizeOptions &options)
{
    if (table.role == IndexRole::Id)
        return facts.visits.byId;
    return options.visits.isEmpty() ||
           std::any_of(index.reasons.begin(), index.reasons.end(),
                       [&](const QString &reason) { return facts.visits.operations.contains(reason); });
}

/// Documents of each value of the field that the newest of each are asked for by, or of the first key of an index.
double documentsPerValue(const TableFacts &facts, const QString &path, const KeyContext &context)
{
    const design::Node *node = design::nodeAt(facts.collection.root, path);
    if (!node || path == design::idName || facts.documents <= 0)
        return 1;
    return std::max(1.0, facts.documents / std::max(1.0, distinctValues(*node, context)));
}

/// As documents lie in the order of their insertion; \p context: nothing of it is known for a collection by itself.
Heat heatOf(const TableFacts &facts, const KeyContext &context)
{
    Heat heat;
    heat.hot = facts.hot;
    heat.documents = facts.documents;
    heat.skew = facts.visits.skew;
    if (facts.visits.newest > 0) {
        heat.place = Heat::Place::NewestOfEach;
        heat.newest = facts.visits.newest;
        heat.perValue = documentsPerValue(facts, facts.visits.newestOf, context);
        if (const design::Node *node = design::nodeAt(facts.collection.root, facts.visits.newestOf))
            heat.effective = node->spread.effectiveValues.value_or(0);
    } else if (facts.collection.hotByRecency) {
        heat.place = Heat::Place::Side;
    }
    return heat;
}

/// Of an index that grows anywhere: the newest documents have their entries at one end of those of each value, if what
/// follows the value is in order of insertion, too. Most values have some of the newest.
Heat newestByValue(Heat heat, const IndexTable &table, const TableFacts &facts, double perValue)
{
    const bool inOrder = table.keys.size() <= 1 || isAscending(facts.collection, table.keys.mid(1));
    if (heat.place != Heat::Place::Side || perValue <= 1 || !inOrder) {
        heat.place = Heat::Place::Anywhere;
        return heat;
    }
    heat.place = Heat::Place::NewestOfEach;
    heat.perValue = perValue;
    heat.newest = std::max(1.0, heat.hot * perValue);
    heat.valuesLieTogether = true;
    return heat;
}

IndexHeat indexHeat(const IndexTable &table, const design::Index &index, const TableFacts &facts,
                    const SizeOptions &options, const KeyContext &context)
{
    IndexHeat heat;
    heat.read = isRead(table, index, facts, options);
    heat.ascending = table.ascending;
    heat.inserts = facts.insertsPerSecond * table.entriesPerDocument;
    heat.entries = heatOf(facts, context);
    heat.entries.documents = table.pages.entries;
    const QString first = table.keys.isEmpty() ? QString() : table.keys.first().path;
    if (table.role != IndexRole::Id && !table.ascending)
        heat.perValue = documentsPerValue(facts, first, context) * table.entriesPerDocument;
    if (facts.visits.newest > 0 && first == facts.visits.newestOf)
        heat.entries.valuesLieTogether = true;
    else if (!table.ascending)
        heat.entries = newestByValue(heat.entries, table, facts, heat.perValue);
    return heat;
}

/// Low: on leaves with a third fewer entries. High: a third more, where new keys may come to any page those of a day.
Range indexInUse(const IndexTable &table, const Doubts &doubts)
{
    constexpr double likelyKeys = 0.5; // of texts on servers 0.85, of ids and dates up to half
    const auto bytes = [&](double share, double keys) {
        return table.pages.cache * share + unpackedKeys(table.pages, table.heat, share) * keys;
    };
    const auto withLeaves = [&](double factor) {
        IndexPages other = table.pages;
        other.leaves *= factor;
        return indexPagesInUse(other, table.heat);
    };
    const base::Bytes slots = newKeySlots(table.pages, table.heat);
    const base::Bytes likely = bytes(table.pagesInUse, likelyKeys) + slots;
    IndexHeat later = table.heat;
    later.inserts *= 1440;
    const double most = std::max(withLeaves(1 / 1.35), indexPagesInUse(table.pages, later));
    const Range built = doubts.around(base::Bytes(1));
    return {std::min(likely, bytes(withLeaves(1.35), 0) * built.low.value()), likely,
            std::max(likely, (bytes(most, 1.2) + slots) * built.high.value())};
}

/// Of a server in use the free room is known, which comes and goes.
double mostFreeNear(double measured)
{
    return 1.25 * measured + 0.1;
}

void takeMeasured(IndexTable &table, const schema::IndexFactor &factor)
{
    table.pages.file = table.pages.file * factor.file;
    table.doubts = calibratedDoubts(table.doubts, factor.file, calibratedDeviation);
    if (const auto free = freeRoom(factor.free)) {
        table.churn.free = *free;
        table.churn.isMeasured = true;
        table.splits = 0; // they have been measured
        table.mostFree = mostFreeNear(*free);
    }
}

/// \p inUse as the formulas have it, corrected by what a server had in memory.
Range calibrated(const Range &inUse, const std::optional<double> &factor)
{
    if (!factor || inUse.likely.value() <= 0)
        return inUse;
    constexpr double least = 1e-9;
    Doubts formula;
    formula.add(Unknown::Places, deviationWithin(inUse.likely / std::max(base::Bytes(least), inUse.low)),
                deviationWithin(inUse.high / inUse.likely));
    return calibratedDoubts(formula, cacheFactor(factor), calibratedCacheDeviation)
        .around(inUse.likely * cacheFactor(factor));
}

void finish(IndexTable &table, const design::Index &index, const TableFacts &facts, const SizeOptions &options,
            const KeyContext &context)
{
    KnownIndexPages *known = context.pages;
    const design::Collection &collection = facts.collection;
    const double entries = facts.documents * table.entriesPerDocument;
    table.pages = known ? known->of(table.key, entries, facts.documents, table.role)
                        : indexPages(table.key, entries, facts.documents, table.role);
    table.ascending = isAscending(collection, table.keys);
    table.churn = indexChurn(table.pages, facts, table.ascending, table.entriesPerDocument);
    foreseeMost(table, facts);
    table.doubts = indexDoubts(facts, index, table);
    const Doubts formula = table.doubts;
    const auto factor = indexFactor(facts.factors, table.name);
    if (factor)
        takeMeasured(table, *factor);
    table.file = indexRange(table, facts);
    table.pages.cache += windowsInCache(table.churn, table.pages.entries * indexWindowBytes);
    table.heat = indexHeat(table, index, facts, options, context);
    table.pagesInUse = indexPagesInUse(table.pages, table.heat);
    table.inMemory = factor ? factor->cache : std::nullopt;
    table.inUse = calibrated(indexInUse(table, formula), table.inMemory);
}

/// Of the bytes of all pages, those of pages with something in use, when \p factor times as many documents lie on each.
double hotBytesShare(const CollectionPages &pages, const Heat &heat, double factor = 1)
{
    const double documents = pages.documents();
    if (documents <= 0)
        return 0;
    double share = 0;
    for (const LeafKind &kind : {pages.narrow, pages.wide})
        share += kind.leaves * kind.documentsPerLeaf / documents * hotPageShare(heat, kind.documentsPerLeaf * factor);
    return std::min(1.0, share);
}

/// How large documents are, how many lie on a page, and where those in use are.
Doubts hotDoubts(const CollectionTable &table)
{
    constexpr double otherLeaves = 1.35;
    constexpr double places[] = {0.03, 0.03, 0.35}; // by Heat::Place
    Doubts doubts = table.documentDoubts;
    const double share = std::max(table.hotPages, 1e-12);
    doubts.add(Unknown::Packing,
               0.6 * std::log(share / std::max(hotBytesShare(table.pages, table.heat, 1 / otherLeaves), 1e-12)),
               0.6 * std::log(std::max(hotBytesShare(table.pages, table.heat, otherLeaves), share) / share));
    doubts.add(Unknown::Places, places[static_cast<int>(table.heat.place)]);
    return doubts;
}

/// What the visits of \p options mean for \p collection: those that operations pay there, for what they want may stand
/// in the document that they read anyway, as a copy or a computed field.
TableVisits visitsOf(const design::Collection &collection, const SizeOptions &options)
{
    TableVisits visits;
    for (const schema::EntityId &entity : collection.entities.mid(0, 1))
        visits.skew = options.skews.value(entity);
    if (options.visits.isEmpty())
        return visits;
    visits.byId = false;
    bool others = false;
    const auto come = [&](const Visit &visit, bool isOwn) {
        if (!collection.askedBy.contains(visit.operation))
            return;
        visits.operations.insert(visit.operation);
        const auto index =
            std::find_if(collection.indexes.begin(), collection.indexes.end(),
                         [&](const design::Index &each) { return each.reasons.contains(visit.operation); });
        visits.byId = visits.byId || index == collection.indexes.end();
        if (isOwn && visit.newest >= 1 && index != collection.indexes.end()) {
            visits.newest = std::max(visits.newest, visit.newest);
            visits.newestOf = index->keys.first().path;
        } else {
            others = true;
        }
    };
    for (const schema::EntityId &entity : collection.entities) {
        const auto found = options.visits.constFind(entity);
        for (qsizetype i = 0; found != options.visits.cend() && i < found->size(); ++i)
            come(found->at(i), entity == collection.entity());
    }
    if (others)
        visits.newest = 0;
    return visits;
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
    doubts.add(table.documentDoubts);
    doubts.add(Unknown::Packing, table.ratio.deviation);
    const auto factor = storageFactor(facts.factors);
    return factor ? calibratedDoubts(doubts, *factor, calibratedDeviation) : doubts;
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

struct Written
{
    double inserts = 0; ///< of documents, a second, by operations
    double updates = 0; ///< of documents that are there
};

/// What operations write in \p collection, of which \p grown documents a second are new. Operations that insert what
/// is inside its documents change those; of several kinds in it each brings its own documents.
Written writtenIn(const design::Collection &collection, double grown, const SizeOptions &options)
{
    Written written;
    double writes = 0;
    double left = grown;
    bool isSaid = false;
    for (const schema::EntityId &entity : collection.entities) {
        const bool isFirst = entity == collection.entity();
        const Arrivals arrivals = options.arrivals.value(entity);
        const double inserted = arrivals.inserted + (isFirst ? arrivals.withOwner : 0);
        writes += options.writesPerSecond.value(entity) + (isFirst ? arrivals.withOwner : 0);
        isSaid = isSaid || inserted > 0;
        const double ownGrown = std::min(arrivals.grown, left);
        left -= ownGrown;
        if (grown <= 0)
            written.inserts += isFirst ? inserted : 0;
        else if (arrivals.grown > 0)
            written.inserts += inserted * ownGrown / arrivals.grown;
    }
    written.updates = std::max(0.0, writes - (isSaid ? written.inserts : grown));
    return written;
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
    const Written written = writtenIn(collection, facts.insertsPerSecond, options);
    if (facts.insertsPerSecond <= 0)
        facts.insertsPerSecond = written.inserts;
    facts.writesPerSecond = facts.insertsPerSecond + written.updates;
    facts.visits = visitsOf(collection, options);
    return facts;
}

IdAge idAgeOf(const TableFacts &facts)
{
    const schema::Sampled &sampled = facts.collection.sampled;
    if (sampled.idsPerSecond > 0)
        return IdAge::Seen;
    if (facts.insertsPerSecond > 0)
        return IdAge::Inserted;
    return sampled.documents > 0 ? IdAge::Loaded : IdAge::Unknown;
}

Range hotRange(const CollectionTable &table)
{
    Range hot = table.hotDoubts.around(table.pages.cache * table.hotPages);
    hot.high = std::max(hot.likely, std::min(hot.high, table.pages.cache * table.documentDoubts.timesLarger()));
    return calibrated(hot, table.inMemory);
}

CollectionTable collectionTable(const TableFacts &facts)
{
    const design::Node &root = facts.collection.root;
    return collectionTable(facts, design::documentSize(root), snappyRatio(root, facts.collection.sampled));
}

CollectionTable collectionTable(const TableFacts &facts, const design::DocumentSize &document,
                                const CompressionRatio &ratio)
{
    constexpr double documentDeviation = 0.01; // of documents that are all counted: of those to come
    const double longer = documentFactor(facts.factors);
    CollectionTable table;
    table.document = document;
    table.document.likely = document.likely * longer;
    table.ratio = ratio;
    table.pages = collectionPages(table.document.likely.value(), facts.documents, ratio.likely);
    table.documentDoubts = documentDoubts(facts.collection.root, facts.collection.sampled, facts.documents);
    if (longer != 1)
        table.documentDoubts = calibratedDoubts(table.documentDoubts, longer, documentDeviation);
    table.documentBytes = table.documentDoubts.around(table.document.likely);
    table.churn = collectionChurn(table.pages, facts);
    const auto free = facts.factors ? freeRoom(facts.factors->free) : std::nullopt;
    if (free)
        table.churn.free = *free;
    table.churn.isMeasured = free.has_value();
    table.pages.cache += windowsInCache(table.churn, facts.documents * recordWindowPlainBytes);
    table.fresh =
        compressedFile(table.pages.entryBytes, facts.documents, ratio) * storageFactor(facts.factors).value_or(1);
    table.storageDoubts = storageDoubts(table, facts);
    table.mostFree = free ? mostFreeNear(*free) : mostFree(table, facts);
    table.inMemory = facts.factors ? facts.factors->cache : std::nullopt;
    table.storage = storageRange(table, facts);
    table.heat = heatOf(facts, {facts.documents, facts.insertsPerSecond});
    table.hotPages = hotBytesShare(table.pages, table.heat);
    table.hotDoubts = hotDoubts(table);
    return table;
}

QList<IndexTable> indexTables(const TableFacts &facts, const SizeOptions &options, const KeyContext &known)
{
    KeyContext context = known;
    context.idsPerSecond =
        idAgeOf(facts) == IdAge::Loaded ? schema::loadedPerSecond : facts.collection.sampled.idsPerSecond;
    context.idsInASecond = facts.collection.sampled.idsInASecond;
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
        finish(id, index, facts, options, context);
    }
    for (const design::Index &index : facts.collection.indexes) {
        IndexTable &table = tables.emplaceBack();
        table.name = index.name;
        table.keys = index.keys;
        table.used = isUsed(index, options);
        table.entriesPerDocument = entriesPerDocument(facts.collection, index);
        table.key = indexKeyShape(facts.collection, index, context);
        finish(table, index, facts, options, context);
    }
    return tables;
}

} // namespace sw::sizing
