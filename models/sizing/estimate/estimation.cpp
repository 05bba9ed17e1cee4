// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/estimation.h"

#include "models/base/parallel.h"
#include "models/design/shape/anynode.h"
#include "models/sizing/cost/workingset.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/documentdoubts.h"
#include "models/sizing/files/tablesize.h"

#include <algorithm>
#include <numeric>

namespace sw::sizing
{

namespace
{

IndexSize indexSize(const IndexTable &table)
{
    return {table.name,       table.keys,        table.pages.entries, table.file,
            table.pages.file, table.pages.cache, table.inUse,         table.used};
}

/// True when a value below \p node holds the id of a document of one of \p collections.
bool refersTo(const design::Node &node, const QSet<QString> &collections)
{
    return design::anyNode(node, [&](const design::Node &below) {
        return below.reference && collections.contains(below.reference->collection);
    });
}

/// True when the model limits the length of each value below \p node whose length varies.
bool isLimited(const design::Node &node)
{
    return !design::anyNode(node, [](const design::Node &below) {
        const bool isHeld = below.isArray() || (below.isObject() && !below.isOpaque());
        return !isHeld && lengthDoubt(below) > 0 && below.constraints.enumValues.isEmpty() &&
               !below.constraints.maxLength;
    });
}

} // namespace

Estimation::Estimation(const design::Design &design, const SizeOptions &options, KnownIndexPages *pages)
    : m_pages(pages), m_collections(design.collections)
{
    count(options);
    sizeAll(options);
}

Estimation::Estimation(const design::Design &design, const SizeOptions &options, const schema::Calibration &calibration)
    : m_pages(nullptr), m_calibration(calibration), m_collections(design.collections)
{
    count(options);
    sizeAll(options);
}

Estimation::Estimation(const design::Design &design, const SizeOptions &options, const Estimation &similar)
    : m_pages(similar.m_pages), m_collections(design.collections)
{
    count(options);
    const QSet<QString> others = otherCounts(similar);
    QHash<QString, qsizetype> known;
    known.reserve(similar.m_collections.size());
    for (qsizetype i = 0; i < similar.m_collections.size(); ++i)
        known.insert(similar.m_collections.at(i).name, i);
    QList<qsizetype> changed;
    for (qsizetype i = 0; i < m_collections.size(); ++i) {
        const design::Collection &collection = m_collections.at(i);
        const qsizetype at = known.value(collection.name, -1);
        if (at >= 0 && similar.m_collections.at(at) == collection &&
            (others.isEmpty() || !refersTo(collection.root, others)))
            m_sized[i] = similar.m_sized.at(at);
        else
            changed << i;
    }
    size(changed, options);
    finish();
}

void Estimation::sizeAll(const SizeOptions &options)
{
    QList<qsizetype> all(m_collections.size());
    std::iota(all.begin(), all.end(), 0);
    size(all, options);
    finish();
}

/// Sizes the collections with these numbers.
void Estimation::size(const QList<qsizetype> &which, const SizeOptions &options)
{
    constexpr qsizetype atOnce = 32;
    Sized *const sizes = m_sized.data();
    base::forEachInParallel(
        which.size(), [&](qsizetype i) { sizes[which.at(i)] = sized(m_collections.at(which.at(i)), options); }, atOnce);
}

void Estimation::count(const SizeOptions &options)
{
    m_report.cache.ramGiB = options.ramGiB;
    m_report.cache.bytes = cacheOf(options);
    m_report.knowsVisits = !options.visits.isEmpty();
    m_documents.reserve(m_collections.size());
    for (const design::Collection &collection : std::as_const(m_collections))
        m_documents.insert(collection.name, options.documents.value(collection.name, collection.documents.likely));
    m_report.collections.reserve(m_collections.size());
    m_sized.resize(m_collections.size());
}

/// Collections of which there are not as many documents as in \p similar: how different their ids are depends on that.
QSet<QString> Estimation::otherCounts(const Estimation &similar) const
{
    QSet<QString> others;
    const auto compare = [&](const QHash<QString, double> &counts, const QHash<QString, double> &with) {
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            const auto found = with.constFind(it.key());
            if (found == with.cend() || *found != it.value())
                others.insert(it.key());
        }
    };
    compare(m_documents, similar.m_documents);
    compare(similar.m_documents, m_documents);
    return others;
}

Estimation::Sized Estimation::sized(const design::Collection &collection, const SizeOptions &options) const
{
    TableFacts facts = tableFacts(collection, options);
    facts.factors = factorsOf(m_calibration, collection);
    const CollectionTable table = collectionTable(facts);
    const design::DocumentSize &document = table.document;

    Sized sized;
    CollectionSize &size = sized.size;
    size.name = collection.name;
    size.documents = collection.documents;
    if (options.documents.contains(collection.name))
        size.documents = {facts.documents, facts.documents, facts.documents, false};
    size.document = table.documentBytes;
    size.documentMaximum = document.maximum;
    if (isLimited(collection.root))
        size.document.high = std::min(size.document.high, document.maximum);
    else // texts without a limit were counted as usual ones
        size.documentMaximum = std::max(document.maximum, size.document.high);
    size.data = document.likely * facts.documents;
    size.storage = table.storage;
    size.freshStorage = table.fresh;
    size.hotDocuments = facts.hot * facts.documents;
    size.hot = hotRange(table);
    base::Bytes newEntries;
    for (const IndexTable &index :
         indexTables(facts, options, KeyContext{facts.documents, facts.insertsPerSecond, &m_documents, m_pages})) {
        size.indexes.append(indexSize(index));
        newEntries += newEntryBytes(index.entriesPerDocument, index.pages.keyBytes);
    }
    sized.workingSet = size.hot;
    base::Bytes indexes;
    for (const IndexSize &index : size.indexes) {
        sized.workingSet += index.inUse;
        indexes += index.cache;
    }
    sized.dirty = dirtyBytes(facts.writesPerSecond, document.likely, facts.insertsPerSecond, newEntries);
    if (facts.writesPerSecond > 0)
        sized.writtenPages = table.pages.cache + indexes;
    return sized;
}

void Estimation::finish()
{
    for (const Sized &sized : std::as_const(m_sized)) {
        m_report.data += sized.size.data;
        m_report.storage += sized.size.storage.likely;
        m_report.indexes += sized.size.indexBytes();
        m_report.workingSet += sized.workingSet;
        m_report.dirty += sized.dirty;
        m_report.writtenPages += sized.writtenPages;
        m_report.collections.append(sized.size);
    }
    m_report.dirty = m_report.dirtyRange().likely;
    m_report.workingSet += m_report.dirtyRange();
}

} // namespace sw::sizing
