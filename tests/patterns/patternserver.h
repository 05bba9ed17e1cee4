// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/journal.h"
#include "models/design/validator/validator.h"
#include "tests/live/deploytesting.h"
#include "tests/support/shellpool.h"
#include "tests/support/storedfacts.h"

#include <QJsonDocument>

namespace sw::patterntesting
{

using testsupport::StoredDocuments;

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

    /// Makes \p database anew with the collections, validators and indexes of \p design, and puts \p documents in.
    QString fill(const QString &database, const design::Design &design, const StoredDocuments &documents)
    {
        drop(database);
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
            if (const QString error = insert(database, at.key(), at.value()); !error.isEmpty())
                return error;
        }
        return {};
    }
    void drop(const QString &database) { m_raw->run(database, R"({"dropDatabase":1})"); }

    void empty(const QString &database, const QString &collection)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("delete"), collection).beginArray(QStringLiteral("deletes"));
        command.beginDocument(command.nextIndex())
            .beginDocument(QStringLiteral("q"))
            .end()
            .int32(QStringLiteral("limit"), 0)
            .end()
            .end();
        m_raw->run(database, command.finish());
    }

    QString insert(const QString &database, const QString &collection, const QList<base::Bson> &documents)
    {
        for (qsizetype from = 0; from < documents.size(); from += 500) {
            base::BsonBuilder command;
            command.string(QStringLiteral("insert"), collection).beginArray(QStringLiteral("documents"));
            for (const base::Bson &document : documents.mid(from, 500))
                command.document(command.nextIndex(), document);
            command.end();
            const base::Bson reply = m_raw->run(database, command.finish());
            if (!deploy::truthAt(reply, "ok") || deploy::contains(reply, "writeErrors"))
                return collection + QLatin1Char(' ') + QString::fromUtf8(reply.toRelaxedJson().left(1500));
        }
        return {};
    }

    StoredDocuments stored(const QString &database, const design::Design &design)
    {
        StoredDocuments out;
        for (const design::Collection &collection : design.collections) {
            base::BsonBuilder find;
            find.string(QStringLiteral("find"), collection.name).int32(QStringLiteral("batchSize"), 100'000);
            base::Bson reply = m_raw->run(database, find.finish());
            out[collection.name] = deploy::documentsAt(reply, "cursor.firstBatch");
            while (const qint64 cursor = deploy::wholeAt(reply, "cursor.id").value_or(0)) {
                base::BsonBuilder more;
                more.int64(QStringLiteral("getMore"), cursor).string(QStringLiteral("collection"), collection.name);
                reply = m_raw->run(database, more.finish());
                out[collection.name] += deploy::documentsAt(reply, "cursor.nextBatch");
            }
        }
        return out;
    }

    /// The hashes of the contents of all collections.
    QString hashOf(const QString &database)
    {
        return QString::fromUtf8(
            deploy::documentAt(m_raw->run(database, R"({"dbHash":1})"), "collections").toRelaxedJson());
    }

    /// The contents as text in which every moment since this object was made is the same one, and every steady
    /// ObjectId.
    QString timelessOf(const QString &database, const design::Design &design)
    {
        StoredDocuments documents = stored(database, design);
        for (const design::Collection &collection : design.collections) {
            if (collection.timeSeries)
                sortFields(documents[collection.name]);
        }
        return testsupport::timelessText(documents, m_since);
    }

    /// A time-series collection gives the fields of a document back in an order of its own.
    static void sortFields(QList<base::Bson> &documents)
    {
        for (base::Bson &document : documents) {
            const QJsonDocument sorted = QJsonDocument::fromJson(document.toCanonicalJson());
            if (const auto again = base::Bson::fromJson(sorted.toJson(QJsonDocument::Compact)))
                document = *again;
        }
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

    /// Documents that the validators of \p design refuse, one example for each collection.
    QStringList invalid(const QString &database, const design::Design &design, const schema::Model &model)
    {
        QStringList out;
        for (const design::Collection &collection : design.collections) {
            const base::Bson validator = design::validatorOf(collection, design::validatorOptions(model));
            if (validator.isEmpty())
                continue;
            base::BsonBuilder find;
            find.string(QStringLiteral("find"), collection.name)
                .beginDocument(QStringLiteral("filter"))
                .beginArray(QStringLiteral("$nor"));
            find.document(find.nextIndex(), validator).end().end();
            const base::Bson reply = m_raw->run(database, find.finish());
            const QList<base::Bson> found = deploy::documentsAt(reply, "cursor.firstBatch");
            if (!deploy::truthAt(reply, "ok"))
                out << collection.name + QStringLiteral(": ") + QString::fromUtf8(reply.toRelaxedJson());
            else if (!found.isEmpty())
                out << QStringLiteral("%1: %2 or more, such as %3")
                           .arg(collection.name, QString::number(found.size()),
                                QString::fromUtf8(found.first().toRelaxedJson().left(600)));
        }
        return out;
    }

private:
    static constexpr char setName[] = "patterns";

    static QStringList arguments()
    {
        return {QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1"),
                QStringLiteral("--setParameter"), QStringLiteral("disableLogicalSessionCacheRefresh=true"),
                QStringLiteral("--setParameter"), QStringLiteral("diagnosticDataCollectionEnabled=false")};
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
    std::unique_ptr<testsupport::ShellPool> m_pool;
    deploy::ServerIdentity m_identity;
    qint64 m_since = QDateTime::currentMSecsSinceEpoch();
};

} // namespace sw::patterntesting
