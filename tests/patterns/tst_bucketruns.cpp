// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace sw;
using namespace sw::patterntesting;

namespace
{

const QString db = QStringLiteral("runs");
const QString admin = QStringLiteral("admin");

} // namespace

/// Of two runs of one bucket script one does the work, whatever happens to their connections.
class TestBucketRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void knowsRunWithNewConnection();
    void stopsRunTakenForDead();

private:
    QString buckets() const;
    void post(int shell);
    void startAndHold();
    void letGo();
    void compare();

    PatternServer m_server;
    testsupport::PatternCase m_case;
    StoredDocuments m_documents;
};

void TestBucketRuns::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
    m_case = testsupport::loadPatternCase(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/bucket-by-count/entity"));
    QVERIFY2(m_case.error.isEmpty(), qPrintable(m_case.error));
    m_documents = generated(m_case.plain());
}

void TestBucketRuns::init()
{
    const QString error = m_server.fill(db, m_case.plain(), m_documents);
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// The collection that the pattern makes.
QString TestBucketRuns::buckets() const
{
    for (const design::Collection &collection : m_case.final().collections) {
        if (!m_case.plain().collection(collection.name))
            return collection.name;
    }
    return {};
}

/// Starts all steps in \p shell.
void TestBucketRuns::post(int shell)
{
    const QList<patterns::MigrationStep> steps = m_case.steps();
    m_server.pool().post(shell, db, defined(steps) + QLatin1String(ownSteps) + calls(0, steps.size()));
}

/// The first shell comes to where it writes what it has built, and waits there.
void TestBucketRuns::startAndHold()
{
    const base::Bson reply =
        m_server.raw().run(admin, R"({"configureFailPoint":"outWaitAfterTempCollectionCreation","mode":"alwaysOn"})");
    const qint64 before =
        QJsonDocument::fromJson(reply.toRelaxedJson()).object().value(QLatin1String("count")).toInteger();
    post(0);
    const QString wait = QStringLiteral(
        R"({"waitForFailPoint":"outWaitAfterTempCollectionCreation","timesEntered":%1,"maxTimeMS":60000})");
    QVERIFY(deploy::truthAt(m_server.raw().run(admin, wait.arg(before + 1).toUtf8()), "ok"));
}

void TestBucketRuns::letGo()
{
    m_server.raw().run(admin, R"({"configureFailPoint":"outWaitAfterTempCollectionCreation","mode":"off"})");
}

/// Every document is in its bucket once.
void TestBucketRuns::compare()
{
    const testsupport::StoredFacts before(m_case.plain(), m_documents),
        after(m_case.final(), m_server.contents().stored(db, m_case.final()));
    QCOMPARE(before.differences(after), QStringList());
    QVERIFY(before.valuesSharedWith(after) > 0);
}

/// A run whose connection broke and that goes on over another one is no dead one.
void TestBucketRuns::knowsRunWithNewConnection()
{
    m_server.raw().run(admin, QStringLiteral(R"({"configureFailPoint":"failCommand","mode":{"times":1},"data":{)"
                                             R"("failCommands":["find"],"closeConnection":true,"namespace":"%1.%2"}})")
                                  .arg(db, buckets())
                                  .toUtf8());
    startAndHold();
    post(1);
    const QString second = m_server.pool().wait(1).error;
    letGo();
    const QString first = m_server.pool().wait(0).error;
    QVERIFY2(second.startsWith(QLatin1String("another run")), qPrintable(second));
    QVERIFY2(first.isEmpty(), qPrintable(first));
    compare();
}

/// It changes nothing any more, and the next run does all.
void TestBucketRuns::stopsRunTakenForDead()
{
    startAndHold();
    const QString running = buckets() + QStringLiteral(".running");
    m_server.raw().run(
        db,
        QStringLiteral(R"({"update":"%1","updates":[{"q":{},"u":{"$set":{"run":"another"}}}]})").arg(running).toUtf8());
    letGo();
    QString error = m_server.pool().wait(0).error;
    QVERIFY2(error.startsWith(QLatin1String("this run had lost its connection")), qPrintable(error));
    QVERIFY(m_server.raw().found(db, QStringLiteral(R"({"find":"%1"})").arg(buckets()).toUtf8()).isEmpty());
    m_server.raw().run(db, QStringLiteral(R"({"drop":"%1"})").arg(running).toUtf8());
    post(0);
    error = m_server.pool().wait(0).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    compare();
}

QTEST_GUILESS_MAIN(TestBucketRuns)
#include "tst_bucketruns.moc"
