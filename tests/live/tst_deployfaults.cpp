// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/twocollections.h"

#include "models/deploy/apply/journal.h"
#include "models/deploy/errorcodes.h"
#include "tests/support/chaos.h"

#include <QTemporaryDir>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sw;
using namespace sw::deploytesting;
using base::ErrorCode;
using deploy::StepState;

namespace
{

const QString db = QStringLiteral("faults");

} // namespace

/// Breaks the way to the server, or changes what is there, at the worst moment. Whatever happens: the report says what
/// the catalog says, nothing is overwritten, and a new plan brings the rest.
class TestDeployFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void changedServerIsStale_data();
    void changedServerIsStale();
    void raceBeforeSendIsNotOverwritten_data();
    void raceBeforeSendIsNotOverwritten();
    void equalRivalIsTakenForDone();
    void documentsThatCameSinceStopTheStep();
    void lostReplyIsSettledByTheCatalog_data();
    void lostReplyIsSettledByTheCatalog();
    void notOnAMajorityIsSaid();
    void serverCrashInBetween();
    void lostServerLeavesUnknown();
    void cancelStopsBeforeTheNextStep();
    void longBuildIsWaitedFor();
    void longBuildCanBeLeft();
    void killedClientLeavesAJournal();
    void journalThatCannotBeWrittenStopsAll();

private:
    deploy::Plan plan(const design::Design &design);
    deploy::ApplyReport apply(const deploy::Plan &plan, const base::Progress::IsCancelled &cancelled = {});
    void failPoint(const QByteArray &data, const QByteArray &mode);
    void holdBuilds(bool hold);
    deploy::Plan planOfABuild();
    void killAt(int point, bool unsent, bool &ended);

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDeployFaults::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
}

void TestDeployFaults::init()
{
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
    m_raw->run(db, R"({"dropDatabase":1})");
    m_folder = std::make_unique<QTemporaryDir>();
}

deploy::Plan TestDeployFaults::plan(const design::Design &design)
{
    const auto made = planFor(*m_session, db, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

deploy::ApplyReport TestDeployFaults::apply(const deploy::Plan &plan, const base::Progress::IsCancelled &cancelled)
{
    return deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder->path(), plan),
                             {{}, cancelled});
}

void TestDeployFaults::failPoint(const QByteArray &data, const QByteArray &mode)
{
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":)" + mode +
                                            R"(,"data":{"appName":"shapewright",)" + data + "}}");
}

void TestDeployFaults::changedServerIsStale_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::newRow("collection appeared") << QByteArray(R"({"create":"c"})");
    QTest::newRow("validator changed") << QByteArray(R"({"collMod":"a","validator":{"q":1}})");
    QTest::newRow("index name taken") << QByteArray(
        R"({"createIndexes":"b","indexes":[{"key":{"q":1},"name":"z_1"}]})");
    QTest::newRow("same keys, other name")
        << QByteArray(R"({"createIndexes":"b","indexes":[{"key":{"z":1},"name":"mine"}]})");
    QTest::newRow("collection dropped") << QByteArray(R"({"drop":"b"})");
    QTest::newRow("collection made anew") << QByteArray(R"({"drop":"b"})");
}

void TestDeployFaults::changedServerIsStale()
{
    QFETCH(QByteArray, change);
    QVERIFY(apply(plan(twoCollections())).verified);
    design::Design design = changedCollections();
    design.collections << collectionOf(QStringLiteral("c"), {QStringLiteral("y")});
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 3);
    m_raw->run(db, change);
    if (QLatin1String(QTest::currentDataTag()) == QLatin1String("collection made anew"))
        m_raw->run(db, R"({"create":"b"})");
    const QByteArray before = m_raw->run(db, R"({"listCollections":1})").toCanonicalJson();
    const auto report = apply(made);
    QVERIFY(report.error.has_value());
    QVERIFY2(report.error->code == ErrorCode::Drift || report.error->code == ErrorCode::Partial,
             qPrintable(describe(report)));
    QVERIFY(!report.verified);
    if (report.error->code == ErrorCode::Drift)
        QCOMPARE(m_raw->run(db, R"({"listCollections":1})").toCanonicalJson(), before);
    const auto again = apply(plan(design));
    QVERIFY2(again.verified, qPrintable(describe(again)));
}

void TestDeployFaults::raceBeforeSendIsNotOverwritten_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("rival");
    QTest::newRow("create") << QStringLiteral("create") << QByteArray(R"({"create":"a","validator":{"mine":1}})");
    QTest::newRow("index name") << QStringLiteral("createIndexes")
                                << QByteArray(R"({"createIndexes":"a","indexes":[{"key":{"q":1},"name":"x_1"}]})");
    QTest::newRow("index keys") << QStringLiteral("createIndexes")
                                << QByteArray(R"({"createIndexes":"a","indexes":[{"key":{"x":1},"name":"mine"}]})");
    QTest::newRow("dropped") << QStringLiteral("createIndexes") << QByteArray(R"({"drop":"a"})");
}

/// The rival acts after our look at the object and before our command.
void TestDeployFaults::raceBeforeSendIsNotOverwritten()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, rival);
    bool acted = false;
    QByteArray after;
    m_session->before = [&](const QString &name, const base::Bson &) {
        if (name != command || std::exchange(acted, true))
            return;
        m_raw->run(db, rival);
        after = m_raw->run(db, R"({"listCollections":1,"filter":{"name":"a"}})").toCanonicalJson();
    };
    const auto report = apply(plan(twoCollections()));
    m_session->before = nullptr;
    QVERIFY(acted);
    QVERIFY(report.error.has_value());
    QVERIFY2(report.error->code == ErrorCode::Drift || report.error->code == ErrorCode::Partial,
             qPrintable(describe(report)));
    QCOMPARE(m_raw->run(db, R"({"listCollections":1,"filter":{"name":"a"}})").toCanonicalJson(), after);
}

void TestDeployFaults::equalRivalIsTakenForDone()
{
    bool acted = false;
    m_session->before = [&](const QString &name, const base::Bson &command) {
        if (name == QLatin1String("create") && !std::exchange(acted, true))
            m_raw->run(db, deploy::without(command, {QStringLiteral("maxTimeMS")}));
    };
    const auto report = apply(plan(twoCollections()));
    m_session->before = nullptr;
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QCOMPARE(report.steps.first().state, StepState::AlreadyDone);
}

void TestDeployFaults::documentsThatCameSinceStopTheStep()
{
    QVERIFY(apply(plan(twoCollections())).verified);
    design::Design design = twoCollections();
    design.collections[0].root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.first().change, deploy::ChangeClass::Adds);
    m_raw->run(db, R"({"insert":"a","documents":[{"_id":{"$oid":"65a100000000000000000001"},"x":"1"}]})");
    const auto report = apply(made);
    QVERIFY(report.error && report.error->code == ErrorCode::Drift);
    const deploy::Plan again = plan(design);
    QCOMPARE(again.steps.first().change, deploy::ChangeClass::MayRefuseWrites);
    QCOMPARE(again.steps.first().violators.count, 1);
}

void TestDeployFaults::lostReplyIsSettledByTheCatalog_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"create", "createIndexes", "collMod"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

/// The server did it, and the answer never came.
void TestDeployFaults::lostReplyIsSettledByTheCatalog()
{
    QFETCH(QString, command);
    const bool changes = command == QLatin1String("collMod");
    if (changes)
        QVERIFY(apply(plan(twoCollections())).verified);
    const design::Design design = changes ? changedCollections() : twoCollections();
    bool lost = false;
    m_session->after = [&](const QString &name, deploy::Reply &reply) {
        if (name != command || std::exchange(lost, true))
            return;
        reply = deploy::Reply();
        reply.networkError = true;
    };
    m_session->forget();
    const deploy::Plan made = plan(design);
    const auto report = apply(made);
    m_session->after = nullptr;
    QVERIFY(lost);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    for (const deploy::StepReport &step : report.steps)
        QCOMPARE(step.state, StepState::Done);
    if (command != QLatin1String("createIndexes"))
        QCOMPARE(m_session->countOf(qPrintable(command)), changes ? 1 : 2);
}

void TestDeployFaults::notOnAMajorityIsSaid()
{
    failPoint(
        R"("failCommands":["create"],"writeConcernError":{"code":64,"codeName":"WriteConcernFailed","errmsg":"waiting for replication timed out"})",
        R"({"times":1})");
    const deploy::Plan made = plan(twoCollections());
    const auto report = apply(made);
    QVERIFY(report.error && report.error->code == ErrorCode::Partial);
    QVERIFY(!report.verified);
    QCOMPARE(report.steps.first().state, StepState::Done);
    QVERIFY(!report.steps.first().detail.isEmpty());
    QVERIFY(plan(twoCollections()).isEmpty());
}

void TestDeployFaults::serverCrashInBetween()
{
    bool crashed = false;
    m_session->before = [&](const QString &name, const base::Bson &) {
        if (name != QLatin1String("createIndexes") || std::exchange(crashed, true))
            return;
        m_server.kill();
        QVERIFY(m_server.start());
    };
    const auto report = apply(plan(twoCollections()));
    m_session->before = nullptr;
    QVERIFY(crashed);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(plan(twoCollections()).isEmpty());
}

void TestDeployFaults::lostServerLeavesUnknown()
{
    testsupport::MongoServer server;
    QVERIFY(server.start());
    auto session = connectSpy(server.uri() + QStringLiteral("?serverSelectionTimeoutMS=300"));
    const auto made = planFor(*session, db, twoCollections());
    session->before = [&](const QString &name, const base::Bson &) {
        if (name == QLatin1String("createIndexes"))
            server.kill();
    };
    const QString journal = deploy::journalPath(m_folder->path(), *made);
    const auto report = deploy::applyPlan(*session, *made, fullConsent(*made), journal);
    QVERIFY(report.error && report.error->code == ErrorCode::Unknown);
    QCOMPARE(report.steps.at(0).state, StepState::Done);
    QCOMPARE(report.steps.at(1).state, StepState::Unknown);
    QCOMPARE(report.steps.at(2).state, StepState::NotDone);
}

void TestDeployFaults::cancelStopsBeforeTheNextStep()
{
    const deploy::Plan made = plan(twoCollections());
    m_session->forget();
    const auto report = apply(made, [this] { return m_session->countOf("create") > 0; });
    QVERIFY(report.error && report.error->code == ErrorCode::Cancelled);
    QCOMPARE(report.steps.at(0).state, StepState::Done);
    QCOMPARE(report.steps.at(1).state, StepState::NotDone);
    QCOMPARE(plan(twoCollections()).steps.size(), 3);
}

void TestDeployFaults::holdBuilds(bool hold)
{
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"hangAfterStartingIndexBuildUnlocked","mode":")" +
                                            QByteArray(hold ? "alwaysOn" : "off") + "\"}");
}

deploy::Plan TestDeployFaults::planOfABuild()
{
    m_raw->run(db, R"({"create":"a"})");
    m_raw->run(db, R"({"insert":"a","documents":[{"_id":{"$oid":"65a100000000000000000001"},"x":"1"}]})");
    design::Design design = designOf({collectionOf(QStringLiteral("a"), {QStringLiteral("x")}, {ascending("x")})});
    design.collections[0].action = design::ValidationAction::Warn;
    return plan(design);
}

/// Each look at the build ends without an answer; only the end of the build ends the step.
void TestDeployFaults::longBuildIsWaitedFor()
{
    const deploy::Plan made = planOfABuild();
    holdBuilds(true);
    int asked = 0;
    m_session->before = [&](const QString &name, const base::Bson &) {
        asked += name == QLatin1String("createIndexes") ? 1 : 0;
        if (asked == 2)
            holdBuilds(false);
    };
    const auto report = apply(made);
    m_session->before = nullptr;
    holdBuilds(false);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(asked >= 2);
}

void TestDeployFaults::longBuildCanBeLeft()
{
    const deploy::Plan made = planOfABuild();
    holdBuilds(true);
    int asked = 0;
    m_session->before = [&](const QString &name, const base::Bson &) {
        asked += name == QLatin1String("createIndexes") ? 1 : 0;
    };
    const auto report = apply(made, [&] { return asked >= 2; });
    m_session->before = nullptr;
    QVERIFY(report.error && report.error->code == ErrorCode::Cancelled);
    QVERIFY2(report.error->message.contains(QLatin1String("goes on")), qPrintable(describe(report)));
    QCOMPARE(report.steps.at(1).state, StepState::Unknown);
    holdBuilds(false);
    design::Design design = designOf({collectionOf(QStringLiteral("a"), {QStringLiteral("x")}, {ascending("x")})});
    design.collections[0].action = design::ValidationAction::Warn;
    QTRY_VERIFY_WITH_TIMEOUT(plan(design).isEmpty(), 10'000);
}

/// The exporting process is killed after each of its commands in turn, or before it, when the journal has it already.
void TestDeployFaults::killedClientLeavesAJournal()
{
    const int rounds = testsupport::chaosRuns(1, 20);
    int kills = 0;
    for (int round = 0; round < rounds; ++round) {
        int points = 0;
        for (bool ended = false; !ended && !QTest::currentTestFailed(); ++points)
            killAt(points + 1, round % 2 == 1, ended);
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(points > 20 && points < 60, qPrintable(QString::number(points)));
        kills += points - 1;
    }
    qInfo("%d kills in %d rounds", kills, rounds);
}

void TestDeployFaults::killAt(int point, bool unsent, bool &ended)
{
    m_raw->run(db, R"({"dropDatabase":1})");
    QTemporaryDir folder;
    const pid_t child = ::fork();
    if (child == 0) {
        auto session = connectSpy(m_server.uri());
        const auto made = planFor(*session, db, twoCollections());
        session->forget();
        const auto die = [&](qsizetype sent) {
            if (sent == point)
                ::kill(::getpid(), SIGKILL);
        };
        session->before = [&](const QString &, const base::Bson &) {
            die(unsent ? session->names.size() + 1 : 0);
        };
        session->after = [&](const QString &, deploy::Reply &) {
            die(unsent ? 0 : session->names.size());
        };
        deploy::applyPlan(*session, *made, fullConsent(*made), deploy::journalPath(folder.path(), *made));
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    const auto unfinished = deploy::unfinishedRuns(folder.path());
    const auto rest = planFor(*m_session, db, twoCollections());
    QVERIFY(rest.has_value());
    ended = WIFEXITED(status);
    if (ended) {
        QVERIFY(unfinished.isEmpty() && rest->isEmpty());
        return;
    }
    const int done = 4 - static_cast<int>(rest->steps.size());
    if (unfinished.isEmpty()) {
        QVERIFY2(done == 0, qPrintable(QString::number(point)));
    } else {
        QCOMPARE(unfinished.first().steps, 4);
        QVERIFY(unfinished.first().done.size() <= done);
        QVERIFY(unfinished.first().done.size() + unfinished.first().uncertain.size() >= done);
    }
    const auto report =
        deploy::applyPlan(*m_session, *rest, fullConsent(*rest), deploy::journalPath(folder.path(), *rest));
    QVERIFY2(report.verified, qPrintable(describe(report)));
}

void TestDeployFaults::journalThatCannotBeWrittenStopsAll()
{
    const deploy::Plan made = plan(twoCollections());
    m_session->forget();
    const auto report = deploy::applyPlan(*m_session, made, fullConsent(made), QStringLiteral("/proc/no/such.journal"));
    QVERIFY(report.error && report.error->code == ErrorCode::File);
    QCOMPARE(m_session->countOf("create"), 0);
}

QTEST_GUILESS_MAIN(TestDeployFaults)
#include "tst_deployfaults.moc"
