// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/engine/measure.h"

#include "models/base/texts.h"
#include "models/sizing/files/indexfile.h"
#include "models/sizing/keys/indexkeys.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <string>
#include <vector>

namespace sw::engine
{

using sizing::EntryTable;
using sizing::FileSize;
using sizing::IndexKeys;
using sizing::MeasuredCollection;
using sizing::MeasuredIndex;

namespace
{

constexpr char recordsTable[] = "records";
constexpr char idTable[] = "id";
constexpr double shareOfDocuments = 0.6; ///< of the time; the rest builds indexes
constexpr quint64 documentsBetweenSigns = 512;

/// Hands entries of the _id index to the engine as they are made, and keeps them.
class DirectSink : public sizing::EntrySink
{
public:
    DirectSink(Store::Writer &writer, EntryTable &entries) : m_writer(writer), m_entries(entries) {}
    void add(std::string_view key, std::string_view value) override
    {
        if (result)
            result = m_writer.entry(key, value);
        m_entries.add(key, value);
    }

    base::Result<void> result;

private:
    Store::Writer &m_writer;
    EntryTable &m_entries;
};

base::Error cancelled(const design::Collection &collection)
{
    return {base::ErrorCode::Cancelled, Text::tr("The measurement was stopped."), collection.name, {}};
}

/// One measurement under way.
class Measurement
{
public:
    Measurement(const design::Collection &collection, const sizing::DocumentSource &source,
                const MeasureOptions &options, const base::Progress &progress)
        : m_collection(collection), m_source(source), m_options(options), m_progress(progress)
    {
        for (const design::Index &index : collection.indexes)
            m_keys.emplace_back(index);
        m_entries.resize(m_keys.size());
    }

    base::Result<MeasuredCollection> run();

private:
    bool goesOn(double share) const { return m_progress.goesOn(share); }
    base::Result<void> storeDocuments(Store &store);
    base::Result<void> buildIndexes(Store &store);
    base::Result<void> readSizes(Store &store);
    static std::string tableOf(size_t index) { return "index" + std::to_string(index); }

    const design::Collection &m_collection;
    const sizing::DocumentSource &m_source;
    const MeasureOptions &m_options;
    const base::Progress &m_progress;
    std::vector<IndexKeys> m_keys;
    std::vector<EntryTable> m_entries;
    MeasuredCollection m_measured;
    EntryTable m_idEntries;
};

base::Result<MeasuredCollection> Measurement::run()
{
    QElapsedTimer timer;
    timer.start();
    m_measured.name = m_collection.name;
    auto store = Store::open(m_options.folder);
    if (!store)
        return store.error();
    base::Result<void> done = (*store)->createRecords(recordsTable, m_options.compressor);
    if (done)
        done = (*store)->createIndex(idTable);
    if (done)
        done = storeDocuments(**store);
    if (done)
        done = buildIndexes(**store);
    if (done)
        done = (*store)->checkpoint();
    if (done)
        done = readSizes(**store);
    if (!done)
        return done.error();
    m_measured.seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    return m_measured;
}

base::Result<void> Measurement::storeDocuments(Store &store)
{
    auto records = store.writer(recordsTable, Store::Order::AsTheyCome);
    if (!records)
        return records.error();
    auto ids = store.writer(idTable, Store::Order::AsTheyCome);
    if (!ids)
        return ids.error();
    DirectSink idSink(*ids, m_idEntries);
    IndexKeys idKeys = IndexKeys::ofId();
    double bytes = 0;
    quint64 n = 0;
    for (; n < m_options.documents && bytes < m_options.data.value(); ++n) {
        const base::Bson document = m_source(n);
        const QByteArray &bson = document.bytes();
        bytes += static_cast<double>(bson.size());
        const base::Result<void> stored =
            records->record(static_cast<qint64>(n) + 1, {bson.constData(), static_cast<size_t>(bson.size())});
        if (!stored)
            return stored;
        idKeys.add(document, n + 1, idSink);
        for (size_t i = 0; i < m_keys.size(); ++i)
            m_keys[i].add(document, n + 1, m_entries[i]);
        if (!idSink.result)
            return idSink.result;
        const double share =
            std::max(static_cast<double>(n) / static_cast<double>(m_options.documents), bytes / m_options.data.value());
        if (n % documentsBetweenSigns == 0 && !goesOn(share * shareOfDocuments))
            return cancelled(m_collection);
    }
    m_measured.documents = static_cast<double>(n);
    m_measured.data = base::Bytes(bytes);
    return {};
}

base::Result<void> Measurement::buildIndexes(Store &store)
{
    for (size_t i = 0; i < m_keys.size(); ++i) {
        if (!goesOn(shareOfDocuments +
                    (1 - shareOfDocuments) * static_cast<double>(i) / static_cast<double>(m_keys.size())))
            return cancelled(m_collection);
        EntryTable &entries = m_entries[i];
        m_keys[i].finish(entries);
        entries.sort();
        const std::string table = tableOf(i);
        base::Result<void> done = store.createIndex(table.c_str());
        auto writer =
            done ? store.writer(table.c_str(), Store::Order::Sorted) : base::Result<Store::Writer>(done.error());
        if (!writer)
            return writer.error();
        for (size_t at = 0; at < entries.size() && done; ++at)
            done = writer->entry(entries.key(at), entries.value(at));
        if (!done)
            return done;
        m_measured.indexes << MeasuredIndex{m_collection.indexes.at(static_cast<qsizetype>(i)).name,
                                            static_cast<double>(entries.size()),
                                            {},
                                            sizing::indexFile(entries, sizing::IndexBuild::AtOnce).file,
                                            m_keys[i].isExact()};
        entries.clear();
    }
    return {};
}

base::Result<void> Measurement::readSizes(Store &store)
{
    const base::Result<FileSize> records = store.sizeOf(recordsTable);
    const base::Result<FileSize> ids = store.sizeOf(idTable);
    if (!records || !ids)
        return records ? ids.error() : records.error();
    m_measured.records = *records;
    for (qsizetype i = 0; i < m_measured.indexes.size(); ++i) {
        const base::Result<FileSize> size = store.sizeOf(tableOf(static_cast<size_t>(i)).c_str());
        if (!size)
            return size.error();
        m_measured.indexes[i].size = *size;
    }
    m_idEntries.sort();
    const base::Bytes onServer = sizing::indexFile(m_idEntries, sizing::IndexBuild::WithTheDocuments).file;
    m_measured.indexes.prepend(
        MeasuredIndex{QStringLiteral("_id_"), static_cast<double>(m_idEntries.size()), *ids, onServer, true});
    return {};
}

} // namespace

base::Result<MeasuredCollection> measure(const design::Collection &collection, const sizing::DocumentSource &source,
                                         const MeasureOptions &options, const base::Progress &progress)
{
    if (collection.timeSeries)
        return base::Error{
            base::ErrorCode::Unsupported, Text::tr("A time-series collection cannot be measured without a server."),
            collection.name,
            Text::tr("Its documents lie in buckets that a server makes: calibrate with a server instead.")};
    return Measurement(collection, source, options, progress).run();
}

} // namespace sw::engine
