// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/twocollections.h"

#include "models/deploy/apply/journal.h"

#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using deploy::StepState;

namespace
{

const QString db = QStringLiteral("matrix");

} // namespace

/// Makes each kind of command fail in each way that a server knows. Whatever happens, the report says what the catalog
/// says, and a new plan brings the rest.
class TestDeployMatrix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void faultMatrix_data();
    void faultMatrix();

private:
    deploy::Plan plan(const design::Design &design);
    deploy::ApplyReport apply(const deploy::Plan &plan);
    void faultsOff() { m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})"); }
    void checkReportAgainstCatalog(const deploy::ApplyReport &report, const design::Design &design, qsizetype planned);

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDeployMatrix::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
}

void TestDeployMatrix::init()
{
    m_session->before = nullptr;
    m_session->forget();
    faultsOff();
    m_raw->run(db, R"({"dropDatabase":1})");
    m_folder = std::make_unique<QTemporaryDir>();
}

deploy::Plan TestDeployMatrix::plan(const design::Design &design)
{
    const auto made = planFor(*m_session, db, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

deploy::ApplyReport TestDeployMatrix::apply(const deploy::Plan &plan)
{
    return deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder->path(), plan));
}

/// Done and already done steps are gone from a new plan, the others are still in it.
void TestDeployMatrix::checkReportAgainstCatalog(const deploy::ApplyReport &report, const design::Design &design,
                                                 qsizetype planned)
{
    faultsOff();
    const auto isDone = [](const deploy::StepReport &step) {
        return step.state == StepState::Done || step.state == StepState::AlreadyDone;
    };
    const auto done = std::count_if(report.steps.cbegin(), report.steps.cend(), isDone);
    const deploy::Plan rest = plan(design);
    QVERIFY2(rest.steps.size() == planned - done, qPrintable(describe(report) + describe(rest)));
    QCOMPARE(report.verified, done == planned);
    const auto second = apply(rest);
    QVERIFY2(second.verified || rest.isEmpty(), qPrintable(describe(second)));
    QVERIFY(plan(design).isEmpty());
}

void TestDeployMatrix::faultMatrix_data()
{
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<QByteArray>("mode");
    const QList<int> codes{2,   6,    7,     9,     13,    14,    20,    24,    26,    27,    46,   48,
                           50,  59,   64,    67,    72,    73,    79,    85,    86,    89,    91,   100,
                           107, 112,  117,   121,   146,   189,   197,   262,   276,   278,   279,  361,
                           365, 9001, 10107, 11000, 11600, 11601, 11602, 13435, 14031, 40415, 99999};
    for (const char *command : {"create", "createIndexes", "collMod"}) {
        const QByteArray target = "\"failCommands\":[\"" + QByteArray(command) + "\"],";
        for (int code : codes)
            QTest::addRow("%s %d", command, code)
                << QByteArray(target + "\"errorCode\":" + QByteArray::number(code)) << QByteArray(R"({"times":1})");
        QTest::addRow("%s cut", command) << QByteArray(target + "\"closeConnection\":true")
                                         << QByteArray(R"({"times":1})");
        QTest::addRow("%s cut twice", command)
            << QByteArray(target + "\"closeConnection\":true") << QByteArray(R"({"times":2})");
        QTest::addRow("%s cut second", command)
            << QByteArray(target + "\"closeConnection\":true") << QByteArray(R"({"skip":1})");
    }
    for (const char *command : {"listCollections", "listIndexes", "collStats"}) {
        const QByteArray target = "\"failCommands\":[\"" + QByteArray(command) + "\"],";
        for (int skip : {0, 1, 2, 3, 5}) {
            QTest::addRow("%s cut after %d", command, skip)
                << QByteArray(target + "\"closeConnection\":true")
                << QByteArray("{\"skip\":" + QByteArray::number(skip) + "}");
            QTest::addRow("%s 11600 after %d", command, skip)
                << QByteArray(target + "\"errorCode\":11600")
                << QByteArray("{\"skip\":" + QByteArray::number(skip) + "}");
        }
    }
}

void TestDeployMatrix::faultMatrix()
{
    QFETCH(QByteArray, fault);
    QFETCH(QByteArray, mode);
    const bool changes = fault.contains("collMod");
    if (changes)
        QVERIFY(apply(plan(twoCollections())).verified);
    const design::Design design = changes ? changedCollections() : twoCollections();
    const deploy::Plan made = plan(design);
    const bool endless = mode.contains("skip");
    int left = 12; // an endless fault ends some time, or nothing could be checked
    m_session->before = [&](const QString &, const base::Bson &) {
        if (endless && m_session->names.size() > 0 && --left == 0)
            faultsOff();
    };
    m_raw->run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":)" + mode +
                                            R"(,"data":{"appName":"shapewright",)" + fault + "}}");
    const auto report = apply(made);
    m_session->before = nullptr;
    QCOMPARE(report.verified, !report.error.has_value());
    QVERIFY(!report.error || !report.error->message.isEmpty());
    checkReportAgainstCatalog(report, design, made.steps.size());
}

QTEST_GUILESS_MAIN(TestDeployMatrix)
#include "tst_deploymatrix.moc"
