// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/sizing.h"

#include "models/sizing/tablesize.h"
#include "models/sizing/workingset.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

struct Sized
{
    CollectionSize size;
    Range workingSet;
    base::Bytes dirty;
    base::Bytes mostDirty; ///< all pages of a collection that is written to
};

IndexSize indexSize(const IndexTable &table)
{
    return {table.name, table.keys, table.pages.entries, table.file, table.pages.cache, table.workingSet, table.used};
}

Sized collectionSize(const TableFacts &facts, const SizeOptions &options, const KeyContext &context, base::Bytes cache)
{
    const design::Collection &collection = facts.collection;
    const CollectionTable table = collectionTable(facts);
    const design::DocumentSize &document = table.document;

    Sized sized;
    CollectionSize &size = sized.size;
    size.name = collection.name;
    size.documents = collection.documents;
    if (options.documents.contains(collection.name))
        size.documents = {facts.documents, facts.documents, facts.documents, false};
    size.document = {document.low, document.likely, document.high};
    size.documentMaximum = document.maximum;
    size.data = document.likely * facts.documents;
    size.storage = table.storage;
    size.freshStorage = compressedFile(table.pages.entryBytes, facts.documents, table.ratio.likely);
    size.hotDocuments = facts.hot * facts.documents;
    size.hotBytes = table.pages.cache * table.hotPages;
    for (const IndexTable &index : indexTables(facts, options, context))
        size.indexes.append(indexSize(index));

    sized.workingSet = {table.pages.cache * facts.hot, size.hotBytes, size.hotBytes};
    for (const IndexSize &index : size.indexes)
        sized.workingSet += {std::min(index.workingSet, index.cache * facts.hot), index.workingSet,
                             index.used ? index.cache : index.workingSet};
    sized.dirty = dirtyBytes(facts.writesPerSecond, document.likely, cache);
    if (facts.writesPerSecond > 0) {
        sized.mostDirty = table.pages.cache;
        for (const IndexSize &index : size.indexes)
            sized.mostDirty += index.cache;
    }
    return sized;
}

} // namespace

SizeReport estimate(const design::Design &design, const SizeOptions &options)
{
    SizeReport report;
    report.cache.ramGiB = options.ramGiB;
    report.cache.bytes = cacheOf(options);
    base::Bytes mostDirty;
    QHash<QString, double> documents;
    documents.reserve(design.collections.size());
    for (const design::Collection &collection : design.collections)
        documents.insert(collection.name, options.documents.value(collection.name, collection.documents.likely));

    report.collections.reserve(design.collections.size());
    for (const design::Collection &collection : design.collections) {
        const TableFacts facts = tableFacts(collection, options);
        Sized sized = collectionSize(facts, options, KeyContext{facts.documents, facts.insertsPerSecond, &documents},
                                     report.cache.bytes);
        report.data += sized.size.data;
        report.storage += sized.size.storage.likely;
        report.indexes += sized.size.indexBytes();
        report.workingSet += sized.workingSet;
        report.dirty += sized.dirty;
        mostDirty += sized.mostDirty;
        report.collections.append(std::move(sized.size));
    }
    // From 5 % of the cache on, the engine's own threads write changed pages (eviction_dirty_target).
    const base::Bytes target = report.cache.bytes * 0.05;
    report.dirty = std::min(report.dirty, target);
    report.workingSet += {base::Bytes(), report.dirty, std::max(report.dirty, std::min(target, mostDirty))};
    return report;
}

} // namespace sw::sizing
