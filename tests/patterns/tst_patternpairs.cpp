// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace sw;
using namespace sw::patterntesting;
using testsupport::loadPatternCase;
using testsupport::patternCases;
using testsupport::StoredFacts;

namespace
{

const QString db = QStringLiteral("pairs");
const bool wholeExtent = qEnvironmentVariableIsSet("SHAPEWRIGHT_PATTERN_ALL");

QString quoted(const QString &text)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
}

} // namespace

/// Two or three patterns on one collection, whose steps run one after the other while old writers go on.
class TestPatternPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void loseNothing_data();
    void loseNothing();

private:
    QString runBesideInserts(const PatternCase &one, const QString &steps, const StoredDocuments &late,
                             StoredDocuments &stored);

    PatternServer m_server;
};

void TestPatternPairs::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// Cases of several patterns; one of every second pattern that is applied last, unless SHAPEWRIGHT_PATTERN_ALL is set.
void TestPatternPairs::loseNothing_data()
{
    QTest::addColumn<QString>("path");
    QSet<QString> patterns;
    const QStringList all = patternCases();
    for (qsizetype number = 0; number < all.size(); ++number) {
        const PatternCase one = loadPatternCase(all.at(number));
        const QString last = one.stages.isEmpty() ? QString() : one.stages.last().after.applied.constLast().pattern;
        if (one.stages.size() < 2 || (!wholeExtent && patterns.contains(last)))
            continue;
        patterns << last;
        if (!wholeExtent && patterns.size() % 2 == 0)
            continue;
        QTest::newRow(qPrintable(one.name)) << all.at(number);
    }
    if (patterns.isEmpty())
        QTest::newRow("none") << QString();
}

/// Runs \p steps while old writers insert \p late; what was acknowledged is added to \p stored. What the run said.
QString TestPatternPairs::runBesideInserts(const PatternCase &one, const QString &steps, const StoredDocuments &late,
                                           StoredDocuments &stored)
{
    constexpr int writer = 1;
    QStringList documents;
    QList<QPair<QString, base::Bson>> each;
    for (auto at = late.cbegin(); at != late.cend(); ++at) {
        for (const base::Bson &document : at.value()) {
            each << qMakePair(at.key(), document);
            documents << QStringLiteral("[%1, %2]")
                             .arg(quoted(at.key()), quoted(QString::fromUtf8(document.toCanonicalJson())));
        }
    }
    auto &pool = m_server.pool();
    pool.post(writer, db,
              QStringLiteral("const done = [];\nfor (const [name, text] of [%1]) {\n  try {\n    "
                             "db.getCollection(name).insertOne(EJSON.parse(text, { relaxed: false }));\n    "
                             "done.push(true);\n  } catch (error) {\n    done.push(false);\n  }\n  sleep(5);\n}\n"
                             "return done;")
                  .arg(documents.join(QStringLiteral(", "))));
    const QString said = pool.run(db, QLatin1String(ownSteps) + steps).error;
    const auto answer = pool.wait(writer);
    const QJsonArray done = answer.value.toArray();
    if (!answer.ok() || done.size() != each.size())
        QTest::qFail(qPrintable(one.name + QStringLiteral(": ") + answer.error), __FILE__, __LINE__);
    for (qsizetype i = 0; i < done.size(); ++i) {
        if (done.at(i).toBool())
            stored[each.at(i).first] << each.at(i).second;
    }
    return said;
}

/// While old writers insert the steps do all, or stop with an error and say that writers have to be stopped; then
/// another run has every document.
void TestPatternPairs::loseNothing()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    const PatternCase one = loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    StoredDocuments documents = generated(one.plain()), late;
    for (auto at = documents.begin(); at != documents.end(); ++at) { // every fifth comes late
        QList<base::Bson> early;
        for (qsizetype n = 0; n < at.value().size(); ++n)
            (n % 5 == 4 ? late[at.key()] : early) << at.value().at(n);
        at.value() = early;
    }
    QString error = m_server.fill(db, one.plain(), documents);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = m_server.pool().run(db, defined(one.steps())).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QString kept;
    const QList<patterns::MigrationStep> all = one.steps();
    for (qsizetype i = 0; i < all.size(); ++i)
        kept += all.at(i).drops ? QString() : calls(i, i + 1);
    const QString said = runBesideInserts(one, kept, late, documents);
    if (QTest::currentTestFailed())
        return;
    const bool stops = std::any_of(all.cbegin(), all.cend(), [](const patterns::MigrationStep &step) {
        return (step.title + step.note).contains(QLatin1String("Stop "));
    });
    QVERIFY2(said.isEmpty() || stops, qPrintable(said));
    error = m_server.pool().run(db, QLatin1String(ownSteps) + kept).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const StoredFacts before(one.plain(), documents), after(one.final(), m_server.contents().stored(db, one.final()));
    QStringList differences = before.differences(after);
    const QStringList changed = testsupport::changedFields(one.live);
    differences.removeIf(
        [&](const QString &line) { return changed.contains(line.section(QStringLiteral(": "), 0, 0)); });
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n'))));
    qInfo("%s: %lld values compared; beside writers: %s", qPrintable(one.name), before.valuesSharedWith(after),
          said.isEmpty() ? "done" : qPrintable(said.section(QLatin1Char('\n'), 0, 0).left(160)));
}

QTEST_GUILESS_MAIN(TestPatternPairs)
#include "tst_patternpairs.moc"
