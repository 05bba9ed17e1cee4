// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/design/design.h"
#include "tests/support/server/mongoserver.h"
#include "tests/support/server/rawclient.h"
#include "tests/support/sizes/hotcollection.h"

#include <memory>

namespace sw::testsupport
{

/// A server with a cache of 0.25 GB, the collections on it, and what of them is in the cache.
class HotServer
{
public:
    struct Cached
    {
        std::vector<std::pair<QString, double>> tables;
        double bytes = 0;
        double pagesRead = 0;
        double evicted = 0;
    };

    void start()
    {
        if (!m_server.start())
            qFatal("%s", qPrintable(m_server.errorString()));
        m_client = std::make_unique<RawClient>(m_server.uri() + QStringLiteral("?directConnection=true"));
        m_client->setLoud(false);
    }

    void stop()
    {
        m_client.reset();
        m_server.stop();
    }

    base::Bson run(const base::Bson &command)
    {
        const base::Bson reply = m_client->run(m_database, command);
        if (!deploy::truthAt(reply, "ok") || deploy::contains(reply, "writeErrors"))
            qFatal("%s -> %s", command.toRelaxedJson().left(300).constData(),
                   reply.toRelaxedJson().left(500).constData());
        return reply;
    }

    base::Bson admin(const QByteArray &json) { return m_client->run(QStringLiteral("admin"), json); }

    /// All take turns, as documents of several collections come in when an application runs; indexes grow with them.
    void load(const design::Design &design, std::vector<HotCollection> &collections)
    {
        for (const HotCollection &collection : collections) {
            const QString name = QLatin1String(collection.access().world);
            base::BsonBuilder command;
            command.string(QStringLiteral("createIndexes"), name).beginArray(QStringLiteral("indexes"));
            for (const design::Index &index : design.collection(name)->indexes)
                command.document(command.nextIndex(), design::indexSpecification(index));
            if (!design.collection(name)->indexes.isEmpty())
                run(command.finish());
        }
        constexpr int atOnce = 1000;
        std::vector<size_t> done(collections.size());
        for (bool more = true; more;) {
            more = false;
            for (size_t i = 0; i < collections.size(); ++i) {
                const HotAccess &access = collections[i].access();
                const size_t end = std::min(static_cast<size_t>(access.documents), done[i] + atOnce);
                if (done[i] == end)
                    continue;
                base::BsonBuilder command;
                command.string(QStringLiteral("insert"), QLatin1String(access.world))
                    .beginArray(QStringLiteral("documents"));
                for (; done[i] < end; ++done[i])
                    command.document(command.nextIndex(), collections[i].document(done[i]));
                run(command.finish());
                more = true;
            }
        }
        admin(R"({"fsync": 1})");
    }

    Cached cached(const std::vector<HotCollection> &collections)
    {
        Cached all;
        const auto add = [&](const QString &table, const base::Bson &cache) {
            const double bytes = deploy::numberAt(cache, "bytes currently in the cache").value_or(0);
            all.tables.emplace_back(table, bytes);
            all.bytes += bytes;
            all.pagesRead += deploy::numberAt(cache, "pages read into cache").value_or(0);
            all.evicted += deploy::numberAt(cache, "unmodified pages evicted").value_or(0) +
                           deploy::numberAt(cache, "modified pages evicted").value_or(0);
        };
        for (const HotCollection &collection : collections) {
            const QString name = QLatin1String(collection.access().world);
            base::BsonBuilder command;
            const base::Bson stats = run(command.string(QStringLiteral("collStats"), name).finish());
            add(name, deploy::documentAt(stats, "wiredTiger.cache"));
            for (const base::BsonField &index : deploy::fieldsAt(stats, "indexDetails"))
                add(name + QLatin1Char(' ') + index.nameText(), deploy::documentAt(base::Bson::inside(index), "cache"));
        }
        return all;
    }

private:
    const QString m_database = QStringLiteral("hot");
    MongoServer m_server; // by its own default with that cache
    std::unique_ptr<RawClient> m_client;
};

} // namespace sw::testsupport
