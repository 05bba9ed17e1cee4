// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/patternscripts.h"
#include "tests/live/patternserver.h"

using namespace sw;
using namespace sw::patterntesting;
using testsupport::loadPatternCase;
using testsupport::patternCaseName;
using testsupport::patternCases;
using testsupport::PatternStage;
using testsupport::StoredFacts;

namespace
{

const QString db = QStringLiteral("migrated");

QString firstDifference(const QString &a, const QString &b)
{
    const QStringList left = a.split(QLatin1Char('\n')), right = b.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < qMax(left.size(), right.size()); ++i) {
        if (left.value(i) != right.value(i))
            return QStringLiteral("\n%1\n%2").arg(left.value(i).left(500), right.value(i).left(500));
    }
    return {};
}

} // namespace

/// What the patterns emit is run as emitted, by MongoDB's own shell on a real server, with documents made for the plain
/// shape. Golden cases are picked up by folder; what only a pattern knows is in <case>.live.js beside them.
class TestPatternMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void migrates_data() { cases(); }
    void migrates();
    void startsAgain_data() { cases(); }
    void startsAgain();

private:
    static void cases();
    void make(const QString &path, PatternCase &one, StoredDocuments &documents);

    PatternServer m_server;
    QTemporaryDir m_folder;
};

void TestPatternMigrations::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

void TestPatternMigrations::cases()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : patternCases())
        QTest::newRow(qPrintable(patternCaseName(path))) << path;
}

/// Loads the case and makes its documents; the plain design is on the server, with its rules switched off.
void TestPatternMigrations::make(const QString &path, PatternCase &one, StoredDocuments &documents)
{
    one = loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    documents = generated(one);
    const QString error = m_server.fill(db, one.plain(), documents);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    m_server.relax(db, one.plain());
}

/// One run as a person runs it keeps every value and gives documents that the new validators accept; a second run changes
/// nothing.
void TestPatternMigrations::migrates()
{
    QFETCH(QString, path);
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    for (const PatternStage &stage : one.stages) {
        const QString said = m_server.runFile(db, asFile(stage.migration.steps), m_folder.path());
        QVERIFY2(said.isEmpty(), qPrintable(said));
        const QString hash = m_server.hashOf(db);
        const auto again = m_server.pool().run(db, inScopes(stage.migration.steps));
        QVERIFY2(again.ok(), qPrintable(again.error));
        QCOMPARE(m_server.hashOf(db), hash);
    }
    const QStringList refused = m_server.invalid(db, one.final(), *one.model);
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(QLatin1Char('\n'))));
    const StoredDocuments migrated = m_server.stored(db, one.final());
    const StoredFacts before(one.plain(), documents), after(one.final(), migrated);
    const QStringList differences = before.differences(after);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n'))));
    QVERIFY(before.valuesSharedWith(after) > 0);
    const QStringList wrong = testsupport::wrongDerivations(one.final(), migrated);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 5).join(QLatin1Char('\n'))));
    const QString deployed = m_server.deployDesign(db, one.final(), m_folder.path());
    QVERIFY2(deployed.isEmpty(), qPrintable(deployed));
    qInfo("%lld values compared: %s", before.valuesSharedWith(after), qPrintable(before.keysSharedWith(after).join(QStringLiteral(", "))));
}

/// Killed after any step and started again, it ends as the straight run does.
void TestPatternMigrations::startsAgain()
{
    QFETCH(QString, path);
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    QString done = QLatin1String(steady);
    for (const PatternStage &stage : one.stages) {
        const QList<patterns::MigrationStep> steps = stage.migration.steps;
        QString straight, straightHash;
        for (qsizetype broken = 0; broken < steps.size(); ++broken) {
            if (broken > 0 && steps.at(broken - 1).script.isEmpty())
                continue;
            const QString error = m_server.fill(db, one.plain(), documents);
            QVERIFY2(error.isEmpty(), qPrintable(error));
            m_server.relax(db, one.plain());
            const auto run = m_server.pool().run(db, done + inScopes(steps.mid(0, broken)) + inScopes(steps));
            QVERIFY2(run.ok(), qPrintable(run.error));
            const QString hash = m_server.hashOf(db);
            if (hash == straightHash)
                continue;
            const QString contents = m_server.timelessOf(db, one.final());
            if (broken == 0)
                straight = contents;
            straightHash = hash;
            if (contents != straight)
                QFAIL(qPrintable(QStringLiteral("after step %1, %2: %3").arg(QString::number(broken), steps.value(broken - 1).title, firstDifference(straight, contents))));
        }
        done += inScopes(steps);
    }
}

QTEST_GUILESS_MAIN(TestPatternMigrations)
#include "tst_patternmigrations.moc"
