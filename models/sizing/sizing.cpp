// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/sizing.h"

#include "models/design/documentsize.h"
#include "models/sizing/collectionsize.h"
#include "models/sizing/indexsize.h"
#include "models/sizing/workingset.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr double secondsPerDay = 86400;
constexpr double historySeconds = 300; ///< a replica set keeps this much history
constexpr double timeWindowBytes = 18; ///< of it in each index entry that is younger
constexpr double appendFreeShare = 0.06;

/// What the sizes of one collection and its indexes have in common.
struct Facts
{
    const design::Collection &collection;
    double documents = 0;
    double hot = 0; ///< share of the documents
    double insertsPerSecond = 0;
    double writesPerSecond = 0;
};

Facts factsOf(const design::Collection &collection, const SizeOptions &options)
{
    Facts facts{collection, std::max(0.0, options.documents.value(collection.name, collection.documents.likely)), 0, 0,
                0};
    if (collection.documents.likely > 0)
        facts.hot = std::clamp(collection.hotDocuments / collection.documents.likely, 0.0, 1.0);
    facts.insertsPerSecond = std::max(0.0, collection.growthPerDay) / secondsPerDay;
    for (const schema::EntityId &entity : collection.entities)
        facts.writesPerSecond += options.writesPerSecond.value(entity);
    facts.writesPerSecond = std::max(facts.writesPerSecond, facts.insertsPerSecond);
    return facts;
}

/// Low: as built at one go. Likely: with the free space that inserts leave behind and the history of the last minutes.
/// High: half-filled pages, as much free space as data, history in every entry.
Range fileRange(const IndexPages &pages, const Facts &facts, bool ascending)
{
    if (pages.entries <= 0)
        return {pages.file, pages.file, pages.file};
    const double perDocument = facts.documents > 0 ? pages.entries / facts.documents : 1;
    const double young = std::min(1.0, historySeconds * facts.insertsPerSecond * perDocument / pages.entries);
    const double touches = facts.insertsPerSecond * perDocument;
    const double free = ascending ? (touches > 0 ? appendFreeShare : 0) : freeShare(touches, pages.leaves);
    const double live = pages.file.value() + young * timeWindowBytes * pages.entries;
    const double worst = 2 * (1.1 * pages.file.value() + timeWindowBytes * pages.entries);
    return {pages.file, base::Bytes(live * (1 + free)), base::Bytes(worst)};
}

IndexSize indexSize(const Facts &facts, const QString &name, const QList<design::IndexKey> &keys,
                    const IndexPages &pages, bool used)
{
    const bool ascending = isAscending(facts.collection, keys);
    IndexSize size;
    size.name = name;
    size.keys = keys;
    size.entries = pages.entries;
    size.file = fileRange(pages, facts, ascending);
    size.cache = pages.cache;
    size.used = used;
    size.workingSet =
        indexWorkingSet(pages, {used, ascending, facts.hot, facts.collection.hotByRecency, facts.insertsPerSecond > 0});
    return size;
}

bool isUsed(const design::Index &index, const SizeOptions &options)
{
    if (options.operations.isEmpty() || index.unique || index.expireAfterSeconds)
        return true;
    return std::any_of(index.reasons.begin(), index.reasons.end(),
                       [&](const QString &reason) { return options.operations.contains(reason); });
}

QList<IndexSize> indexSizes(const Facts &facts, const SizeOptions &options, const KeyContext &context)
{
    QList<IndexSize> sizes;
    if (!facts.collection.timeSeries) { // measurements have no _id index; their buckets are kept by _id
        design::Index id;
        id.keys = {{QStringLiteral("_id"), design::KeyKind::Ascending}};
        const IndexPages pages =
            indexPages(indexKeyShape(facts.collection, id, context), facts.documents, facts.documents, IndexRole::Id);
        sizes.append(indexSize(facts, QStringLiteral("_id_"), id.keys, pages, true));
    }
    for (const design::Index &index : facts.collection.indexes) {
        const double entries = facts.documents * entriesPerDocument(facts.collection, index);
        const IndexPages pages =
            indexPages(indexKeyShape(facts.collection, index, context), entries, facts.documents, IndexRole::Secondary);
        sizes.append(indexSize(facts, index.name, index.keys, pages, isUsed(index, options)));
    }
    return sizes;
}

Range storageRange(const CollectionPages &pages, const Facts &facts, const CompressionRatio &ratio)
{
    const auto file = [&](double shrink) {
        return compressedFile(pages.entryBytes, facts.documents, shrink);
    };
    const double updates = std::max(0.0, facts.writesPerSecond - facts.insertsPerSecond);
    const double free = std::max(freeShare(updates, pages.leaves), facts.insertsPerSecond > 0 ? appendFreeShare : 0.0);
    const base::Bytes high = std::min(file(ratio.low), uncompressedFile(pages.entryBytes, facts.documents));
    return {file(ratio.high), file(ratio.likely) * (1 + free),
            std::max(file(ratio.likely) * (1 + free), high * (updates > 0 ? 2.0 : 1.06))};
}

struct Sized
{
    CollectionSize size;
    Range workingSet;
    base::Bytes dirty;
};

Sized collectionSize(const Facts &facts, const SizeOptions &options, const KeyContext &context, base::Bytes cache)
{
    const design::Collection &collection = facts.collection;
    const design::DocumentSize document = design::documentSize(collection.root);
    const CompressionRatio ratio = snappyRatio(collection.root);
    const CollectionPages pages = collectionPages(document.likely.value(), facts.documents, ratio.likely);
    const double share = hotPageShare(facts.hot, pages.documentsPerLeaf, collection.hotByRecency);

    Sized sized;
    CollectionSize &size = sized.size;
    size.name = collection.name;
    size.documents = collection.documents;
    if (options.documents.contains(collection.name))
        size.documents = {facts.documents, facts.documents, facts.documents, false};
    size.document = {document.low, document.likely, document.high};
    size.documentMaximum = document.maximum;
    size.data = document.likely * facts.documents;
    size.storage = storageRange(pages, facts, ratio);
    size.hotDocuments = facts.hot * facts.documents;
    size.hotBytes = pages.cache * share;
    size.indexes = indexSizes(facts, options, context);

    sized.workingSet = {pages.cache * facts.hot, size.hotBytes, size.hotBytes};
    for (const IndexSize &index : size.indexes)
        sized.workingSet += {std::min(index.workingSet, index.cache * facts.hot), index.workingSet,
                             index.used ? index.cache : index.workingSet};
    sized.dirty = dirtyBytes(facts.writesPerSecond, document.likely, cache);
    return sized;
}

} // namespace

SizeReport estimate(const design::Design &design, const SizeOptions &options)
{
    SizeReport report;
    report.cache.ramGiB = options.ramGiB;
    report.cache.bytes =
        options.cacheOverrideMiB ? base::mebibytes(*options.cacheOverrideMiB) : defaultCacheBytes(options.ramGiB);
    QHash<QString, double> documents;
    documents.reserve(design.collections.size());
    for (const design::Collection &collection : design.collections)
        documents.insert(collection.name, options.documents.value(collection.name, collection.documents.likely));

    report.collections.reserve(design.collections.size());
    for (const design::Collection &collection : design.collections) {
        const Facts facts = factsOf(collection, options);
        Sized sized = collectionSize(facts, options, KeyContext{facts.documents, facts.insertsPerSecond, &documents},
                                     report.cache.bytes);
        report.data += sized.size.data;
        report.storage += sized.size.storage.likely;
        report.indexes += sized.size.indexBytes();
        report.workingSet += sized.workingSet;
        report.dirty += sized.dirty;
        report.collections.append(std::move(sized.size));
    }
    report.dirty = std::min(report.dirty, report.cache.bytes * 0.05);
    report.workingSet += {base::Bytes(), report.dirty, report.cache.bytes * 0.05};
    return report;
}

} // namespace sw::sizing
