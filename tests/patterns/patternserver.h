// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/apply/journal.h"
#include "tests/patterns/servercontents.h"
#include "tests/support/server/shellpool.h"

namespace sw::patterntesting
{

/// One server and some shells for all golden cases, and what a test does with them.
class PatternServer
{
public:
    static constexpr int shells = 4;

    explicit PatternServer(bool replicaSet = false)
        : m_server(arguments() +
                   (replicaSet ? QStringList{QStringLiteral("--replSet"), QLatin1String(setName)} : QStringList())),
          m_replicaSet(replicaSet)
    {}

    /// Empty, or why it cannot start. Nothing where it has been started.
    QString start()
    {
        if (m_pool)
            return {};
        if (!m_server.start())
            return m_server.errorString();
        m_raw = std::make_unique<deploytesting::RawClient>(m_server.uri() + QStringLiteral("?directConnection=true"));
        m_contents = std::make_unique<ServerContents>(*m_raw);
        if (m_replicaSet && !m_raw->becomePrimary(QLatin1String(setName), m_server.port()))
            return QStringLiteral("the replica set has no primary");
        m_session = deploytesting::connectSpy(m_server.uri());
        m_pool = std::make_unique<testsupport::ShellPool>(testsupport::MongoServer::shell(),
                                                          m_server.uri() + QStringLiteral("?appName=patterns"), shells);
        return m_session ? QString() : QStringLiteral("no connection");
    }
    testsupport::ShellPool &pool() { return *m_pool; }
    QString uri(const QString &database) const { return m_server.uri() + database; }
    deploytesting::RawClient &raw() { return *m_raw; }
    ServerContents &contents() { return *m_contents; }

    /// Makes \p database anew with the collections, validators and indexes of \p design, and puts \p documents in.
    QString fill(const QString &database, const design::Design &design, const StoredDocuments &documents)
    {
        m_contents->drop(database);
        deploy::Snapshot empty;
        empty.database = database;
        empty.server = identity();
        const auto plan = deploy::makePlan({}, design, empty);
        if (!plan)
            return plan.error().text();
        for (const deploy::Step &step : plan->steps) {
            if (const base::Bson reply = m_raw->run(database, step.command); !deploy::truthAt(reply, "ok"))
                return step.object + QLatin1Char(' ') + QString::fromUtf8(reply.toRelaxedJson());
        }
        for (auto at = documents.cbegin(); at != documents.cend(); ++at) {
            if (const QString error = m_contents->insert(database, at.key(), at.value()); !error.isEmpty())
                return error;
        }
        return {};
    }
    /// Makes the server match \p design as the programs do; empty, or what went wrong.
    QString deployDesign(const QString &database, const design::Design &design, const QString &folder)
    {
        const auto plan = deploytesting::planFor(*m_session, database, design);
        if (!plan)
            return plan.error().text();
        for (const deploy::Step &step : plan->steps) {
            if (step.violators.state == deploy::Violators::State::Some ||
                step.violators.state == deploy::Violators::State::Unknown)
                return QStringLiteral("%1 %2: %3 documents break it")
                    .arg(step.object, step.what, QString::number(step.violators.count));
        }
        const auto report =
            deploy::applyPlan(*m_session, *plan, deploytesting::fullConsent(*plan), deploy::journalPath(folder, *plan));
        return report.error ? deploytesting::describe(report) : QString();
    }

private:
    static constexpr char setName[] = "patterns";

    static QStringList arguments()
    {
        return {QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1"),
                QStringLiteral("--setParameter"), QStringLiteral("disableLogicalSessionCacheRefresh=true"),
                QStringLiteral("--setParameter"), QStringLiteral("diagnosticDataCollectionEnabled=false"),
                QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorEnabled=false")};
    }

    deploy::ServerIdentity identity()
    {
        if (m_identity.version.isEmpty()) {
            if (const auto snapshot = deploy::inspect(*m_session, QStringLiteral("none"), {}))
                m_identity = snapshot->server;
        }
        return m_identity;
    }

    testsupport::MongoServer m_server;
    bool m_replicaSet;
    std::unique_ptr<deploytesting::SpySession> m_session;
    std::unique_ptr<deploytesting::RawClient> m_raw;
    std::unique_ptr<ServerContents> m_contents;
    std::unique_ptr<testsupport::ShellPool> m_pool;
    deploy::ServerIdentity m_identity;
};

} // namespace sw::patterntesting
