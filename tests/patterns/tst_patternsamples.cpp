// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

using namespace sw;
using namespace sw::patterntesting;
using testsupport::loadPatternCase;
using testsupport::patternCaseName;
using testsupport::patternCases;
using testsupport::PatternStage;

namespace
{
const QString db = QStringLiteral("samples");
}

/// Synthetic documents of a shape with patterns are as the patterns' own scripts would have made them: these find
/// nothing to do in them.
class TestPatternSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void obeyTheirPatterns_data();
    void obeyTheirPatterns();
    void comparisonsFind_data();
    void comparisonsFind();

private:
    PatternServer m_server;
};

void TestPatternSamples::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

void TestPatternSamples::obeyTheirPatterns_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : patternCases())
        QTest::newRow(qPrintable(patternCaseName(path))) << path;
}

void TestPatternSamples::obeyTheirPatterns()
{
    QFETCH(QString, path);
    const PatternCase one = loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    QString error = m_server.fill(db, one.final(), generated(one.final()));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QStringList refused = m_server.contents().invalid(db, one.final(), *one.model);
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(QLatin1Char('\n'))));
    const StoredDocuments made = m_server.contents().stored(db, one.final());
    const QStringList wrong = testsupport::wrongDerivations(one.final(), made);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 5).join(QLatin1Char('\n'))));
    const QString before = m_server.contents().timelessOf(db, one.final());
    const PatternStage &last = one.stages.last();
    error = m_server.pool().run(db, inScopes(last.migration.steps)).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QString after = m_server.contents().timelessOf(db, one.final());
    for (const char *grouped : {"computed/by-key", "computed/timer"})
        QEXPECT_FAIL(grouped, "numbers of groups by value are drawn, not counted", Abort);
    QVERIFY2(after == before, qPrintable(firstDifference(before, after)));
}

/// Two numbers that are wrong in opposite ways, so that all of them together are still right.
void TestPatternSamples::comparisonsFind_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("collection");
    QTest::addColumn<QString>("number");
    QTest::newRow("together, count") << "computed/together"
                                     << "books"
                                     << "review_stats.count";
    QTest::newRow("together, sum") << "computed/together"
                                   << "books"
                                   << "review_stats.sum_stars";
    QTest::newRow("embedded, sum") << "computed/embedded"
                                   << "books"
                                   << "review_stats.sum_stars";
    QTest::newRow("apart, sum") << "computed/by-key"
                                << "sale_stats"
                                << "sum_amount";
}

void TestPatternSamples::comparisonsFind()
{
    QFETCH(QString, name);
    QFETCH(QString, collection);
    QFETCH(QString, number);
    const PatternCase one = loadPatternCase(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/") + name);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    QString error = m_server.fill(db, one.final(), generated(one.final()));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QString steps = inScopes(one.steps());
    error = m_server.pool().run(db, steps).error; // the numbers of groups are no samples
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QList<patterns::MigrationStep> all = one.steps();
    const auto compare = std::find_if(all.cbegin(), all.cend(), [](const patterns::MigrationStep &step) {
        return step.script.contains(QLatin1String("const wrong"));
    });
    QVERIFY(compare != all.cend());
    steps = inScopes({*compare});
    error = m_server.pool().run(db, steps).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QString change = QStringLiteral(
        "const two = db.%1.find().sort({ _id: 1 }).limit(2).toArray();\n"
        "two.forEach((one, i) => db.%1.updateOne({ _id: one._id }, { $inc: { \"%2\": 1 - 2 * i } }));\n");
    error = m_server.pool().run(db, change.arg(collection, number) + steps).error;
    QVERIFY2(error.contains(QLatin1String("the numbers are not those of the items")), qPrintable(error));
    error = m_server.pool().run(db, inScopes(all)).error; // which counts again
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

QTEST_GUILESS_MAIN(TestPatternSamples)
#include "tst_patternsamples.moc"
