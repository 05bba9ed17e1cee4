// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

#include <QDirIterator>
#include <QJsonArray>

using namespace sw;
using namespace sw::patterntesting;
using testsupport::loadPatternCase;
using testsupport::PatternStage;

namespace
{

const QString db = QStringLiteral("rough");
const QString folder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/");

QString textOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every name that a script gives to a field or variable of its own, as a list for JavaScript.
QString namesInScripts()
{
    static const QRegularExpression name(QStringLiteral("\\b([a-z]\\w*):|\"\\$+([a-z]\\w*)|(?:const|let) (\\w+)"));
    QStringList names{QStringLiteral("docs"), QStringLiteral("tmp")};
    QDirIterator files(QStringLiteral(":/patterns"), {QStringLiteral("*.js")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString script = textOfFile(files.next());
        for (auto it = name.globalMatch(script); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            names << match.captured(match.lastCapturedIndex());
        }
    }
    names.removeDuplicates();
    names.sort();
    return QStringLiteral("const NAMES = [\"%1\"];\n").arg(names.join(QStringLiteral("\", \"")));
}

/// "subset/move-rest.same-ids" is a scenario of the golden case subset/move-rest.
struct Scenario
{
    QString casePath;
    QString script;
    QString refusal; ///< what the migration says instead of changing anything
    QString backRefusal;
    bool isLarge = false; ///< too large to be run many times
    bool functionIn(const char *name) const { return testsupport::defines(script, QLatin1String(name)); }
};

Scenario scenarioAt(const QString &path)
{
    const auto said = [](const QString &script, const char *what) {
        const QRegularExpression line(QStringLiteral("^// %1: (.+)$").arg(QLatin1String(what)),
                                      QRegularExpression::MultilineOption);
        return line.match(script).captured(1);
    };
    const QString own = textOfFile(path);
    const QFileInfo file(path);
    return {file.path() + QLatin1Char('/') + file.fileName().section(QLatin1Char('.'), 0, 0),
            namesInScripts() + textOfFile(folder + QStringLiteral("rough.js")) + own, said(own, "Refused"),
            said(own, "The way back is refused"), !said(own, "Large").isEmpty()};
}

/// The pattern's own steps: rough documents break the rules of the model, which the last step would say.
QList<patterns::MigrationStep> withoutRules(QList<patterns::MigrationStep> steps)
{
    steps.removeIf(
        [](const patterns::MigrationStep &step) { return step.script.contains(QLatin1String("const newRules")); });
    return steps;
}

} // namespace

/// Documents with rough edges, which no generator makes and people have: each <case>.<what>.rough.js beside the golden
/// cases puts some in and says by itself, from what it put in, what must be found after the migration and on the way
/// back.
class TestRoughMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void losesNothing_data() { scenarios({}); }
    void losesNothing();
    void startsAgain_data() { scenarios("expectedLater"); }
    void startsAgain();
    void losesNothingBesideWriters_data() { scenarios("writeMeanwhile"); }
    void losesNothingBesideWriters();
    void survivesBreaks_data() { scenarios({}); }
    void survivesBreaks();

private:
    static void scenarios(const char *function);
    void begin(const QString &path);
    QString run(const QList<patterns::MigrationStep> &steps) { return m_server.pool().run(db, inScopes(steps)).error; }
    QString call(const QString &expression);

    PatternServer m_server;
    Scenario m_scenario;
    QList<patterns::MigrationStep> m_there, m_back;
    QString m_code;
};

void TestRoughMigrations::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// All scenarios, or those that have \p function; SHAPEWRIGHT_PATTERN_CASE keeps those whose path contains it.
void TestRoughMigrations::scenarios(const char *function)
{
    QTest::addColumn<QString>("path");
    QStringList paths;
    QDirIterator files(folder, {QStringLiteral("*.rough.js")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    const QString wanted = qEnvironmentVariable("SHAPEWRIGHT_PATTERN_CASE");
    bool any = false;
    for (const QString &path : std::as_const(paths)) {
        if (!path.contains(wanted) || (function && !scenarioAt(path).functionIn(function)))
            continue;
        QTest::newRow(qPrintable(path.mid(folder.size()).chopped(9))) << path;
        any = true;
    }
    if (!any)
        QTest::newRow("none") << QString();
}

/// Loads the scenario; its documents are in the plain collections, which check nothing.
void TestRoughMigrations::begin(const QString &path)
{
    if (path.isEmpty())
        QSKIP("no such scenario");
    m_scenario = scenarioAt(path);
    const testsupport::PatternCase one = loadPatternCase(m_scenario.casePath);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    m_there.clear();
    m_back.clear();
    for (const PatternStage &stage : one.stages) {
        m_there += withoutRules(stage.migration.steps);
        m_back = withoutRules(stage.migration.undo) + m_back;
    }
    m_code = one.code();
    QString error = m_server.fill(db, one.plain(), {});
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QString unchecked = QStringLiteral("for (const { name, type } of db.getCollectionInfos()) if (type === "
                                             "\"collection\") db.runCommand({ collMod: name, "
                                             "validationLevel: \"off\" });");
    error = m_server.pool().run(db, unchecked).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = call(QStringLiteral("fill()"));
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// What \p expression of the scenario says, and what went wrong with it.
QString TestRoughMigrations::call(const QString &expression)
{
    const auto said = m_server.pool().run(db, m_scenario.script + QStringLiteral("\nreturn %1;").arg(expression));
    QStringList lines{said.error};
    for (const QJsonValue &line : said.value.toArray())
        lines << line.toString();
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// There, there again, back, and there once more.
void TestRoughMigrations::losesNothing()
{
    QFETCH(QString, path);
    begin(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    const QString plain = m_server.contents().hashOf(db);
    QString error = run(m_there);
    if (!m_scenario.refusal.isEmpty()) {
        QVERIFY2(error.contains(m_scenario.refusal), qPrintable(error));
        QCOMPARE(call(QStringLiteral("faultsBack()")), QString());
        return;
    }
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(call(QStringLiteral("faults()")), QString());
    const QString hash = m_server.contents().hashOf(db);
    error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(call(QStringLiteral("faults()")), QString());
    QCOMPARE(m_server.contents().hashOf(db), hash);
    error = run(m_back);
    if (!m_scenario.backRefusal.isEmpty()) {
        QVERIFY2(error.contains(m_scenario.backRefusal), qPrintable(error));
        QCOMPARE(call(QStringLiteral("faults()")), QString());
        return;
    }
    QVERIFY2(error.isEmpty(), qPrintable(error));
    if (m_scenario.functionIn("faultsBack"))
        QCOMPARE(call(QStringLiteral("faultsBack()")), QString());
    error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(call(QStringLiteral("faults()")), QString());
}

/// What new code stored and what an old writer left behind late are both there after another run.
void TestRoughMigrations::startsAgain()
{
    QFETCH(QString, path);
    begin(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    QString error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = m_server.pool().run(db, m_scenario.script + m_code + QStringLiteral("\nlater();")).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    for (int again = 0; again < 2; ++again) {
        error = run(m_there);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCOMPARE(call(QStringLiteral("expectedLater()")), QString());
    }
}

/// Every write that the server acknowledged while the migration ran is found afterwards.
void TestRoughMigrations::losesNothingBesideWriters()
{
    QFETCH(QString, path);
    begin(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    auto &pool = m_server.pool();
    constexpr int writers = PatternServer::shells - 1;
    for (int client = 1; client <= writers; ++client)
        pool.post(client, db, m_scenario.script + QStringLiteral("\nreturn writeMeanwhile(%1);").arg(client));
    const QString error = run(m_there);
    QStringList errors{error};
    QJsonArray answers;
    for (int client = 1; client <= writers; ++client) {
        const auto answer = pool.wait(client);
        errors << answer.error;
        answers << answer.value;
    }
    errors.removeAll(QString());
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(QLatin1Char('\n')).left(3000)));
    const QString text = QString::fromUtf8(QJsonDocument(answers).toJson(QJsonDocument::Compact));
    QCOMPARE(call(QStringLiteral("faultsAfter(%1)").arg(text)), QString());
}

/// Killed before any of the commands that write, and started again.
void TestRoughMigrations::survivesBreaks()
{
    QFETCH(QString, path);
    for (const int skipped : {1, 2, 3, 5, 8, 13, 21}) {
        begin(path);
        if (QTest::currentTestFailed() || path.isEmpty() || !m_scenario.refusal.isEmpty() || m_scenario.isLarge)
            return;
        const auto answer = m_server.pool().run(db, brokenOff(inScopes(m_there), skipped));
        m_server.raw().run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
        QVERIFY2(answer.ok(), qPrintable(QStringLiteral("broken after %1: %2").arg(skipped).arg(answer.error)));
        QCOMPARE(call(QStringLiteral("faults()")), QString());
        if (!answer.value.toBool())
            return;
    }
}

QTEST_GUILESS_MAIN(TestRoughMigrations)
#include "tst_roughmigrations.moc"
