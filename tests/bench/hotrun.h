// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/hotserver.h"

#include <algorithm>

namespace sw::testsupport
{

/// What a workload makes of a server's cache.
class HotRun
{
public:
    HotRun(const design::Design &design, std::vector<HotCollection> &collections)
        : m_design(design), m_collections(collections)
    {}

    HotTruth measure()
    {
        m_server.start();
        m_server.load(m_design, m_collections);
        m_server.stop();

        HotTruth truth;
        m_server.start();
        m_server.admin(R"({"setParameter": 1, "wiredTigerEngineRuntimeConfig": "cache_size=1500MB"})");
        touchAll();
        writeForAMinute();
        const Cached touched = m_server.cached(m_collections);
        truth.tables = touched.tables;
        truth.workingSet = touched.bytes;
        m_server.stop();

        m_server.start();
        constexpr int chunk = 2000;
        constexpr int most = 100;
        constexpr double nearlyFull = 0.77 * 256 * 1024 * 1024;
        constexpr double hardly = 0.005; // of the operations
        int chunks = 0;
        for (Cached before = m_server.cached(m_collections); chunks < most; ++chunks) {
            mix(chunk);
            const Cached now = m_server.cached(m_collections);
            if (now.bytes >= nearlyFull || now.pagesRead - before.pagesRead < hardly * chunk)
                break;
            before = now;
        }
        const int measured = std::clamp(chunks, 10, 25);
        mix(measured * chunk); // until what was there by chance is gone
        const Cached before = m_server.cached(m_collections);
        mix(measured * chunk);
        const Cached after = m_server.cached(m_collections);
        double rate = 0;
        for (const HotCollection &collection : m_collections) {
            const HotAccess &access = collection.access();
            rate += access.readsPerSecond + access.insertsPerSecond + access.updatesPerSecond;
            truth.asksPerSecond +=
                access.readsPerSecond * collection.found() + access.insertsPerSecond + access.updatesPerSecond;
        }
        const double seconds = measured * chunk / rate;
        truth.readsPerSecond = (after.pagesRead - before.pagesRead) / seconds;
        truth.evictionsPerSecond = (after.evicted - before.evicted) / seconds;
        m_server.stop();
        return truth;
    }

private:
    using Cached = HotServer::Cached;
    static constexpr int operationsAtOnce = 200;

    /// The index by which reads find their documents.
    QString indexOf(const HotCollection &collection) const
    {
        const design::Collection *found = m_design.collection(QLatin1String(collection.access().world));
        for (const design::Index &index : found->indexes) {
            if (index.keys.first().path == collection.path())
                return index.name;
        }
        return QStringLiteral("_id_");
    }

    void readSome(const HotCollection &collection, const std::vector<size_t> &targets)
    {
        for (const base::Bson &command : collection.finds(targets, indexOf(collection)))
            m_server.run(command);
    }
    void insertSome(HotCollection &collection, int count)
    {
        if (const base::Bson command = collection.insertion(count); !command.isEmpty())
            m_server.run(command);
    }
    void updateSome(HotCollection &collection, int count)
    {
        if (count > 0)
            m_server.run(collection.updates(count));
    }

    /// Each document in use is found once.
    void touchAll()
    {
        for (HotCollection &collection : m_collections) {
            const bool skewed = collection.access().form == HotForm::Skewed;
            readSome(collection, skewed ? collection.hot() : collection.targets());
        }
    }

    /// What waits for a checkpoint when it is due.
    void writeForAMinute()
    {
        for (HotCollection &collection : m_collections) {
            const auto write = [&](double perSecond, void (HotRun::*what)(HotCollection &, int)) {
                for (int left = static_cast<int>(perSecond * hotSeconds); left > 0; left -= 500)
                    (this->*what)(collection, std::min(left, 500));
            };
            write(collection.access().insertsPerSecond, &HotRun::insertSome);
            write(collection.access().updatesPerSecond, &HotRun::updateSome);
        }
    }

    /// Reads and writes as often as each is done.
    void mix(int operations)
    {
        double rate = 0;
        for (const HotCollection &collection : m_collections)
            rate += collection.access().readsPerSecond + collection.access().insertsPerSecond +
                    collection.access().updatesPerSecond;
        m_due.resize(3 * m_collections.size());
        for (int done = 0; done < operations; done += operationsAtOnce) {
            for (size_t i = 0; i < m_collections.size(); ++i) {
                const HotAccess &access = m_collections[i].access();
                const auto due = [&](size_t kind, double perSecond) {
                    double &left = m_due[3 * i + kind];
                    left += perSecond / rate * operationsAtOnce;
                    const int now = static_cast<int>(left);
                    left -= now;
                    return now;
                };
                std::vector<size_t> targets(static_cast<size_t>(due(0, access.readsPerSecond)));
                for (size_t &target : targets)
                    target = m_collections[i].drawTarget();
                readSome(m_collections[i], targets);
                insertSome(m_collections[i], due(1, access.insertsPerSecond));
                updateSome(m_collections[i], due(2, access.updatesPerSecond));
            }
        }
    }

    const design::Design &m_design;
    std::vector<HotCollection> &m_collections;
    HotServer m_server;
    std::vector<double> m_due; ///< operations of each kind that are to come
};

} // namespace sw::testsupport
