// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/deploytesting.h"

#include "models/deploy/apply/journal.h"
#include "models/remote/remotesession.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <atomic>
#include <csignal>

using namespace sw;
using namespace sw::deploytesting;

namespace
{

const QString db = QStringLiteral("load");
constexpr int manyCollections = 250; // packaging/bench export takes a thousand

} // namespace

/// Many collections: two commands that change something for each, and no more; over several connections at once, and
/// what is told when one of their steps fails or the server dies.
class TestDeployLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void manyInARow();
    void severalAtOnce();
    void failureAmongSeveral();
    void deadServerIsToldAndLeft();

private:
    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1")}};
};

void TestDeployLoad::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
}

void TestDeployLoad::manyInARow()
{
    auto session = connectSpy(m_server.uri());
    QVERIFY(session);
    const design::Design design = manyOf(manyCollections);
    QTemporaryDir folder;
    QElapsedTimer clock;
    clock.start();
    const auto plan = planFor(*session, db, design);
    QVERIFY2(plan.has_value(), plan ? "" : qPrintable(plan.error().text()));
    const qint64 planned = clock.restart();
    session->forget();
    const auto report =
        deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(folder.path(), *plan));
    const qint64 applied = clock.restart();
    QVERIFY2(report.verified, report.error ? qPrintable(report.error->text()) : "");
    QCOMPARE(session->countOf("create"), manyCollections);
    QCOMPARE(session->countOf("createIndexes"), manyCollections);
    QCOMPARE(session->countOf("collMod"), 0);
    const qsizetype commands = session->names.size();
    session->forget();
    clock.restart();
    const auto second = planFor(*session, db, design);
    QVERIFY(second && second->isEmpty());
    QCOMPARE(session->countOf("collStats"), 0); // the statistics of empty collections are not worth their time
    QCOMPARE(second->equalObjects, 4 * manyCollections);
    qInfo("planned in %lld ms, applied in %lld ms with %lld commands, second plan in %lld ms", planned, applied,
          static_cast<long long>(commands), clock.elapsed());
}

void TestDeployLoad::severalAtOnce()
{
    const QString place = QStringLiteral("several");
    const auto session = remote::connectTo(m_server.uri(), {});
    QVERIFY(session);
    const auto plan = planFor(**session, place, manyOf(100));
    QVERIFY(plan);
    QTemporaryDir folder;
    QHash<int, int> told;
    const auto watch = [&](int number, const std::optional<deploy::StepReport> &) {
        ++told[number];
    };
    const QString journal = deploy::journalPath(folder.path(), *plan);
    const auto report = deploy::applyPlan(**session, *plan, fullConsent(*plan), journal, {}, watch);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(std::all_of(report.steps.cbegin(), report.steps.cend(),
                        [](const auto &step) { return step.state == deploy::StepState::Done; }));
    QCOMPARE(report.reached.collections.size(), 100);
    QCOMPARE(told.size(), 200);
    QCOMPARE(QSet<int>(told.cbegin(), told.cend()), QSet<int>{2}); // begin and end of each
    QVERIFY(deploy::readJournal(journal)->has_value() == false);   // it ended
    const auto second = planFor(**session, place, manyOf(100));
    QVERIFY(second && second->isEmpty());
}

/// What is said of each step is what the server holds.
void TestDeployLoad::failureAmongSeveral()
{
    const QString place = QStringLiteral("failing");
    const auto session = remote::connectTo(m_server.uri(), {});
    QVERIFY(session);
    const design::Design design = manyOf(100);
    const auto plan = planFor(**session, place, design);
    QVERIFY(plan);
    RawClient raw(m_server.uri());
    raw.run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":{"skip":40},"data":{)"
                                     R"("failCommands":["createIndexes"],"errorCode":67,"appName":"shapewright"}})");
    QTemporaryDir folder;
    const auto report =
        deploy::applyPlan(**session, *plan, fullConsent(*plan), deploy::journalPath(folder.path(), *plan));
    raw.run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
    QVERIFY(report.error);
    QVERIFY2(report.error->code == base::ErrorCode::Partial, qPrintable(describe(report).left(300)));
    const auto now = deploy::inspect(**session, place, {});
    QVERIFY(now);
    int done = 0;
    for (qsizetype i = 0; i < plan->steps.size(); ++i) {
        const deploy::Step &step = plan->steps.at(i);
        const deploy::LiveCollection *live = now->collection(step.collection);
        const bool there = step.kind == deploy::StepKind::CreateCollection
                               ? live != nullptr
                               : live != nullptr && live->indexes.size() == 4;
        QVERIFY2(there == deploy::isDone(report.steps.at(i).state), qPrintable(step.object));
        done += there ? 1 : 0;
    }
    QVERIFY(done > 40 && done < 200);
    const auto rest = planFor(**session, place, design);
    QVERIFY(rest);
    QVERIFY(rest->steps.size() >= 200 - done); // indexes of a collection that is there are a step each
    const auto finished =
        deploy::applyPlan(**session, *rest, fullConsent(*rest), deploy::journalPath(folder.path(), *rest));
    QVERIFY2(finished.verified, qPrintable(describe(finished)));
}

/// A server that stops in the middle: the person is told after some seconds, and can leave at once; the step whose
/// answer is missing counts as unknown.
void TestDeployLoad::deadServerIsToldAndLeft()
{
    const auto session = remote::connectTo(m_server.uri(), {});
    QVERIFY(session);
    const auto plan = planFor(**session, QStringLiteral("dead"), manyOf(10));
    QVERIFY(plan);
    QTemporaryDir folder;
    const auto watch = [&](int number, const std::optional<deploy::StepReport> &report) {
        if (number == 5 && !report)
            ::kill(static_cast<pid_t>(m_server.processId()), SIGSTOP);
    };
    std::atomic<bool> leaves = false;
    QStringList remarks;
    QElapsedTimer silent, left;
    silent.start();
    (*session)->tellSilence([&](qint64 milliseconds) {
        remarks << QString::number(milliseconds);
        leaves = true;
        left.start();
        (*session)->tellSilence({});
    });
    (*session)->stopReadingWhen([&] { return leaves.load(); });
    const base::Progress progress({}, [&] { return leaves.load(); });
    const auto report = deploy::applyPlan(**session, *plan, fullConsent(*plan),
                                          deploy::journalPath(folder.path(), *plan), progress, watch);
    ::kill(static_cast<pid_t>(m_server.processId()), SIGCONT);
    qInfo("told after %lld ms, left after %lld ms more", silent.elapsed() - left.elapsed(), left.elapsed());
    QCOMPARE(remarks.size(), 1);
    QVERIFY(remarks.first().toInt() < 5000);
    QVERIFY(left.elapsed() < 5000);
    QVERIFY(report.error);
    QCOMPARE(report.error->code, base::ErrorCode::Cancelled);
    QCOMPARE(deploy::doneCount(report), 4);
}

QTEST_GUILESS_MAIN(TestDeployLoad)
#include "tst_deployload.moc"
