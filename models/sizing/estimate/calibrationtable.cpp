// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/calibrationtable.h"

#include "models/sizing/estimate/calibration.h"
#include "models/sizing/files/tablesize.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

using What = CalibrationRow::What;

constexpr double fewestTelling = 100; ///< documents that tell how large others are

const MeasuredIndex *measuredNamed(const MeasuredCollection &measured, const QString &name)
{
    const auto found = std::find_if(measured.indexes.begin(), measured.indexes.end(),
                                    [&](const MeasuredIndex &each) { return each.name == name; });
    return found == measured.indexes.end() ? nullptr : &*found;
}

double freeOf(const FileSize &size)
{
    return size.live().value() > 0 ? std::max(0.0, size.free / size.live()) : 0;
}

/// A range as doubts of its likely figure.
Doubts doubtsOf(const Range &range)
{
    Doubts doubts;
    if (range.low.value() > 0 && range.likely.value() > 0)
        doubts.add(Unknown::Places, deviationWithin(range.likely / range.low),
                   deviationWithin(range.high / range.likely));
    return doubts;
}

/// The rows and factors of one collection.
class Weighed
{
public:
    /// \p memory: of a load of its own; nullptr for what was loaded to be measured.
    Weighed(const design::Collection &collection, const MeasuredCollection &measured, const SizeOptions &options,
            const QHash<QString, double> &documents, const ServerMemory *memory)
        : m_measured(measured),
          m_documents(documents),
          m_facts(tableFacts(collection, options)),
          m_options(options),
          m_memory(memory)
    {}

    void addTo(CalibrationResult &result)
    {
        m_factors.name = m_facts.collection.name;
        m_factors.documents = m_measured.documents;
        m_factors.shape = shapeFingerprint(m_facts.collection);
        if (!m_facts.collection.timeSeries)
            addDocuments(result);
        // From here on documents are as large as they are.
        m_facts.factors = &m_factors;
        addStorage(result);
        QList<IndexTable> tables = indexTables(m_facts, m_options, context());
        for (const IndexTable &table : std::as_const(tables))
            addIndex(result, table);
        if (m_memory)
            addMemory(result, tables);
        if (m_any)
            result.calibration.collections << m_factors;
    }

private:
    KeyContext context() const { return {m_facts.documents, m_facts.insertsPerSecond, &m_documents}; }
    CalibrationRow row(What what, double count, base::Bytes estimated, base::Bytes measured) const
    {
        return {what, m_facts.collection.name, {}, count, estimated, measured};
    }
    bool isSet() const { return m_options.topology == Topology::ReplicaSet; }
    /// What the times of changes take: after a load, of \p entries; under a load of its own, of those of late.
    base::Bytes timesOf(double entries, double bytes, const Churn &churn) const
    {
        return base::Bytes(isSet() ? entries * bytes * (m_memory ? churn.young : 1) : 0);
    }
    /// \p times are no part of what the factor is of.
    void setFactor(CalibrationRow &row, base::Bytes times, const Doubts &formula, base::Bytes smallest)
    {
        const base::Bytes without = std::max(row.measured * 0.2, row.measured - times);
        if (row.measured < smallest || row.estimated <= times)
            return;
        row.factor = without / (row.estimated - times);
        row.isBeyond = sizing::isBeyond(formula, *row.factor);
        m_any = true;
    }

    void addDocuments(CalibrationResult &result)
    {
        const CollectionTable table = collectionTable(m_facts);
        const double count = m_measured.documents;
        CalibrationRow document = row(What::Document, count, table.document.likely, m_measured.data / count);
        if (m_memory && count >= fewestTelling) {
            setFactor(document, {}, table.documentDoubts, {});
            m_factors.document = document.factor.value_or(1);
        }
        result.rows << document << row(What::Data, count, table.document.likely * count, m_measured.data);
    }

    void addStorage(CalibrationResult &result)
    {
        const CollectionTable table = collectionTable(m_facts);
        const base::Bytes times = timesOf(m_measured.documents, recordWindowBytes, table.churn);
        CalibrationRow storage =
            row(What::Storage, m_measured.documents, table.fresh + times, m_measured.records.live());
        setFactor(storage, times, table.storageDoubts, smallestTellingFile);
        result.rows << storage;
        m_factors.storage = storage.factor;
        if (m_memory && storage.factor)
            m_factors.free = freeOf(m_measured.records);
    }

    void addIndex(CalibrationResult &result, const IndexTable &table)
    {
        const MeasuredIndex *index = measuredNamed(m_measured, table.name);
        if (!index)
            return;
        const bool timed = m_memory || table.role == IndexRole::Id;
        const base::Bytes times = timed ? timesOf(table.pages.entries, indexWindowBytes, table.churn) : base::Bytes();
        CalibrationRow made = row(What::Index, index->entries > 0 ? index->entries : table.pages.entries,
                                  table.pages.file + times, index->size.live());
        made.index = table.name;
        setFactor(made, times, table.doubts, smallestTellingIndex);
        result.rows << made;
        if (!made.factor)
            return;
        schema::IndexFactor factor{table.name, *made.factor};
        if (m_memory)
            factor.free = freeOf(index->size);
        m_factors.indexes << factor;
    }

    void addMemory(CalibrationResult &result, const QList<IndexTable> &tables)
    {
        m_factors.cache = memoryFactor(result, {}, m_measured.documents, hotRange(collectionTable(m_facts)), true);
        for (const IndexTable &table : tables) {
            const auto known = std::find_if(m_factors.indexes.begin(), m_factors.indexes.end(),
                                            [&](const schema::IndexFactor &each) { return each.name == table.name; });
            const bool isKept = known != m_factors.indexes.end();
            const auto factor = memoryFactor(result, table.name, table.pages.entries, table.inUse, isKept);
            if (isKept)
                known->cache = factor;
        }
    }

    std::optional<double> memoryFactor(CalibrationResult &result, const QString &index, double count,
                                       const Range &inUse, bool isKept)
    {
        const QString &name = m_facts.collection.name;
        const auto found = m_memory->tables.constFind(index.isEmpty() ? name : name + QLatin1Char('.') + index);
        if (found == m_memory->tables.cend())
            return std::nullopt;
        CalibrationRow made = row(What::Memory, count, inUse.likely, *found);
        made.index = index;
        made.isLeast = m_memory->isLeast();
        const bool tells = isKept && std::max(made.measured, made.estimated) >= smallestTellingMemory &&
                           made.measured.value() > 0 && (!made.isLeast || made.measured > made.estimated);
        if (tells)
            setFactor(made, {}, doubtsOf(inUse), {});
        result.rows << made;
        return made.factor;
    }

    const MeasuredCollection &m_measured;
    const QHash<QString, double> &m_documents;
    TableFacts m_facts;
    const SizeOptions &m_options;
    const ServerMemory *m_memory;
    schema::CollectionFactors m_factors;
    bool m_any = false;
};

CalibrationResult calibrated(const design::Design &design, const QList<MeasuredCollection> &measured,
                             const SizeOptions &options, const ServerMemory *memory)
{
    SizeOptions found = options;
    for (const MeasuredCollection &one : measured)
        found.documents.insert(one.name, one.documents);
    QHash<QString, double> documents;
    for (const design::Collection &each : design.collections)
        documents.insert(each.name, found.documents.value(each.name, each.documents.likely));
    CalibrationResult result;
    result.calibration.isLive = memory;
    for (const MeasuredCollection &one : measured) {
        const design::Collection *collection = design.collection(one.name);
        if (collection && one.documents > 0)
            Weighed(*collection, one, found, documents, memory).addTo(result);
    }
    return result;
}

} // namespace

CalibrationResult calibrationOf(const design::Design &design, const QList<MeasuredCollection> &measured,
                                const SizeOptions &options)
{
    return calibrated(design, measured, options, nullptr);
}

CalibrationResult liveCalibrationOf(const design::Design &design, const QList<MeasuredCollection> &measured,
                                    const SizeOptions &options, const ServerMemory &memory)
{
    return calibrated(design, measured, options, &memory);
}

} // namespace sw::sizing
