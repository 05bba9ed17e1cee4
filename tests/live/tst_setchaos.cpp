// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/journal.h"
#include "models/remote/remotesession.h"
#include "tests/live/twocollections.h"
#include "tests/live/untruestep.h"
#include "tests/support/chaos.h"
#include "tests/support/server/replicaset.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

#include <csignal>
#include <thread>

using namespace sw;
using namespace sw::deploytesting;

namespace
{

const QString db = QStringLiteral("set");
const QStringList filled{QStringLiteral("built"), QStringLiteral("ruled"), QStringLiteral("unique")};

} // namespace

/// Exports to a set of three whose members are killed, ended, stopped or made to step down in the middle. What was said
/// of every step is so, a new plan ends the work, and every member holds the documents that it held.
class TestSetChaos : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void membersFail();

private:
    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(limit))); }
    std::unique_ptr<deploy::Session> connect() const;
    design::Design designOfRun(int run);
    /// Of the filled collections, at each member.
    QList<QByteArray> hashes();
    void fail(int kind);
    int finish(const design::Design &design, QString &told);
    void undo(const design::Design &design);

    testsupport::ReplicaSet m_set{{QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorEnabled=false"),
                                   QStringLiteral("--oplogSize"), QStringLiteral("200")}};
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{6};
};

void TestSetChaos::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_set.start(), qPrintable(m_set.member(0).errorString()));
    m_raw = std::make_unique<RawClient>(m_set.uri(QStringLiteral("&serverSelectionTimeoutMS=30000")));
    m_raw->setLoud(false);
    constexpr int batch = 2000;
    const int batches = testsupport::chaosRuns(10, 34);
    for (const QString &name : filled) {
        for (int i = 0; i < batches; ++i) {
            QByteArrayList documents;
            for (int k = 0; k < batch; ++k) {
                const QByteArray number = QByteArray::number(i * batch + k);
                documents << "{\"_id\":" + number + ",\"x\":\"value " + number + "\",\"y\":\"" + number + "\"}";
            }
            const base::Bson reply = m_raw->run(db, R"({"insert":")" + name.toUtf8() + R"(","documents":[)" +
                                                        documents.join(",") + R"(],"writeConcern":{"w":"majority"}})");
            QVERIFY2(deploy::wholeAt(reply, "n") == batch, reply.toRelaxedJson().constData());
        }
    }
}

std::unique_ptr<deploy::Session> TestSetChaos::connect() const
{
    deploy::ConnectOptions options;
    options.uri = m_set.uri();
    options.selectionTimeoutMs = 10'000;
    auto session = remote::connectTo(options);
    return session ? std::move(*session) : nullptr;
}

/// Builds over documents, an index that becomes unique, rules that only warn, and new collections.
design::Design TestSetChaos::designOfRun(int run)
{
    const QStringList fields{QStringLiteral("x"), QStringLiteral("y")};
    QList<design::Collection> out{collectionOf(filled.at(0), fields, {ascending("x"), ascending("y")}),
                                  collectionOf(filled.at(1), fields),
                                  collectionOf(filled.at(2), fields, {ascending("x")})};
    for (int i = 0; i < 3; ++i)
        out[i].action = design::ValidationAction::Warn;
    out[2].indexes[0].unique = true;
    for (int i = 0; i < 8; ++i)
        out << collectionOf(QStringLiteral("new%1_%2").arg(run).arg(i), fields, {ascending("x"), ascending("y")});
    return designOf(out);
}

QList<QByteArray> TestSetChaos::hashes()
{
    QList<QByteArray> out;
    for (int i = 0; i < m_set.size(); ++i) {
        RawClient direct(m_set.directUri(i));
        direct.setLoud(false);
        const base::Bson reply = direct.run(db, R"({"dbHash":1,"collections":["built","ruled","unique"]})");
        out << deploy::documentAt(reply, "collections").toCanonicalJson();
    }
    return out;
}

void TestSetChaos::fail(int kind)
{
    const int primary = m_set.awaitPrimary();
    const int other = (primary + 1 + below(2)) % m_set.size();
    testsupport::MongoServer &leader = m_set.member(std::max(primary, 0));
    switch (kind) {
    case 0:
        leader.kill();
        QTest::qWait(below(4000));
        QVERIFY(leader.start());
        break;
    case 1: {
        RawClient direct(m_set.directUri(primary));
        direct.setLoud(false);
        direct.run(QStringLiteral("admin"), R"({"replSetStepDown":5,"secondaryCatchUpPeriodSecs":3,"force":true})");
        break;
    }
    case 2:
        ::kill(static_cast<pid_t>(leader.processId()), SIGSTOP);
        QTest::qWait(3000 + below(6000));
        ::kill(static_cast<pid_t>(leader.processId()), SIGCONT);
        break;
    case 3:
        leader.stop();
        QVERIFY(leader.start());
        break;
    default:
        m_set.member(other).kill();
        QTest::qWait(below(2000));
        QVERIFY(m_set.member(other).start());
    }
}

int TestSetChaos::finish(const design::Design &design, QString &told)
{
    for (int tries = 1; tries < 12; ++tries, QTest::qWait(1000)) {
        const auto session = connect();
        const auto plan = session ? planFor(*session, db, design)
                                  : base::Result<deploy::Plan>(base::Error{base::ErrorCode::Connection, {}, {}, {}});
        if (plan && plan->isEmpty())
            return tries;
        if (plan)
            told = describe(
                deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan)));
        else
            told = plan.error().text();
    }
    return 0;
}

void TestSetChaos::undo(const design::Design &design)
{
    m_set.awaitPrimary();
    for (const design::Collection &collection : design.collections) {
        const QByteArray name = collection.name.toUtf8();
        if (filled.contains(collection.name)) {
            m_raw->run(db, R"({"dropIndexes":")" + name + R"(","index":"*","writeConcern":{"w":3,"wtimeout":30000}})");
            m_raw->run(db, R"({"collMod":")" + name + R"(","validator":{},"writeConcern":{"w":3,"wtimeout":30000}})");
        } else {
            m_raw->run(db, R"({"drop":")" + name + "\"}");
        }
    }
    m_raw->run(db, R"({"createIndexes":"unique","indexes":[{"key":{"x":1},"name":"x_1"}],)"
                   R"("writeConcern":{"w":3,"wtimeout":60000}})");
}

void TestSetChaos::membersFail()
{
    const int all = testsupport::chaosRuns(2, 100);
    undo(designOf({}));
    QList<QByteArray> before;
    QTRY_VERIFY_WITH_TIMEOUT((before = hashes()).count(before.first()) == m_set.size() && before.first().size() > 50,
                             60'000);
    int broken = 0, whole = 0;
    QList<int> kinds(5);
    for (int run = 0; run < all; ++run) {
        const design::Design design = designOfRun(run);
        const auto session = connect();
        QVERIFY(session);
        const auto plan = planFor(*session, db, design);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text()));
        QVERIFY2(plan->steps.size() >= 14, qPrintable(describe(*plan)));
        deploy::ApplyReport report;
        std::thread apply([&] {
            report =
                deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
        });
        const int kind = run % static_cast<int>(kinds.size());
        ++kinds[kind];
        QTest::qWait(below(1500));
        fail(kind);
        apply.join();
        QVERIFY(m_set.awaitPrimary() >= 0);
        ++(report.verified ? whole : broken);
        const QString told = QStringLiteral("run %1, kind %2\n").arg(run).arg(kind) + describe(report).left(3000);
        const auto again = connect();
        QVERIFY2(again, qPrintable(told));
        const QString lie = untrueStep(*again, *plan, report);
        QVERIFY2(lie.isEmpty(), qPrintable(lie + told));
        QString last;
        QVERIFY2(finish(design, last) > 0, qPrintable(told + last));
        QList<QByteArray> after;
        QTRY_VERIFY2_WITH_TIMEOUT((after = hashes()) == before, qPrintable(told), 240'000);
        undo(design);
    }
    qInfo("%d runs: %d killed primaries, %d step-downs, %d stopped and %d ended primaries, %d killed secondaries; %d "
          "exports were whole, %d broke off; documents are equal on every member",
          all, kinds[0], kinds[1], kinds[2], kinds[3], kinds[4], whole, broken);
}

QTEST_GUILESS_MAIN(TestSetChaos)
#include "tst_setchaos.moc"
