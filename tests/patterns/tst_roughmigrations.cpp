// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/fieldorder.h"
#include "tests/patterns/part.h"
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"
#include "tests/patterns/roughscenario.h"

#include "models/patterns/core/migrationscript.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>

#include <algorithm>

using namespace sw;
using namespace sw::patterntesting;
using testsupport::loadPatternCase;
using testsupport::PatternStage;

namespace
{

const QString db = QStringLiteral("rough");

/// Makes the notes of a run that was killed a day older, by the ids of runs that they hold.
constexpr char dayPasses[] = R"js(
const long = ObjectId("000000000000000000000001");
for (const name of db.getCollectionNames().filter(name => /\.moving(\.former)?$/.test(name))) {
  const notes = db.getCollection(name);
  if (notes.findOne({ "_id.run": { $exists: true } })) notes.aggregate([{ $set: { "_id.run": long } }, { $out: name }]);
  notes.updateMany({ "runs.0": { $exists: true } }, [{ $set: { runs: [long], deleting: { $cond: [{ $eq: ["$deleting", []] }, [], [long]] } } }]);
}
)js";

QString quoted(const QString &text)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
}

constexpr char setLevels[] = R"(
const setLevels = validationLevel => {
  for (const { name, type } of db.getCollectionInfos())
    if (type === "collection" && !name.startsWith("system.")) db.runCommand({ collMod: name, validationLevel });
};
)";

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
    void seesOrderOfFields();
    void keepsOrderOfFields_data() { scenarios("beforeBack"); }
    void keepsOrderOfFields();
    void startsAgain_data() { scenarios("expectedLater"); }
    void startsAgain();
    void losesNothingBesideWriters_data() { scenarios("writeMeanwhile"); }
    void losesNothingBesideWriters();
    void startsTwiceAtOnce_data() { scenarios("faultsTogether"); }
    void startsTwiceAtOnce();
    void goesOnBesideNewCode_data() { scenarios("useNewCode"); }
    void goesOnBesideNewCode();
    void goesBackBeforeTheDrop_data() { scenarios({}, Extent::OneOfEach); }
    void goesBackBeforeTheDrop();
    void losesNothingBetweenRuns_data() { scenarios("writeBetween", Extent::OneOfEach); }
    void losesNothingBetweenRuns();
    void runsInPieces_data() { scenarios({}, Extent::Few); }
    void runsInPieces();
    void survivesBreaks_data() { scenarios({}, Extent::OneOfEach); }
    void survivesBreaks();

private:
    /// What takes long is tried with one scenario of each pattern, or of every fifth, unless SHAPEWRIGHT_PATTERN_ALL is
    /// set.
    enum class Extent { All, OneOfEach, Few };
    static void scenarios(const char *function, Extent extent = Extent::All);
    void load(const QString &path);
    QString scenarioDefinitions() const;
    QString code() const;
    QString define(int shells);
    void begin();
    QString run(const QString &steps) { return m_server.pool().run(db, QLatin1String(ownSteps) + steps).error; }
    FieldOrder order() { return FieldOrder(m_scenario.isLarge ? QList<base::Bson>() : m_server.contents().all(db)); }
    QString call(const char *function, const QString &arguments = {});
    QString callKnown(const char *function) { return m_scenario.functionIn(function) ? call(function) : QString(); }
    QString restingRules();
    QString checks() const;
    bool breakOff(const QString &steps, int skipped);
    QStringList piece(qsizetype first, qsizetype last, bool drops = false) const;
    QString runPiece(const QStringList &scripts);
    void runPieceAlone(const QStringList &scripts);

    PatternServer m_server;
    RoughScenario m_scenario;
    testsupport::PatternCase m_case;
    QList<patterns::MigrationStep> m_steps;
    qsizetype m_stepsThere = 0; ///< those before the way back
    QString m_there, m_back;    ///< calls of them
    QTemporaryDir m_folder;
};

void TestRoughMigrations::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// The scenarios of this part, or those that have \p function; SHAPEWRIGHT_PATTERN_CASE keeps those whose path contains
/// it.
void TestRoughMigrations::scenarios(const char *function, Extent extent)
{
    QTest::addColumn<QString>("path");
    QStringList paths;
    QDirIterator files(roughFolder, {QStringLiteral("*.rough.js")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    const QString wanted = qEnvironmentVariable("SHAPEWRIGHT_PATTERN_CASE");
    const bool all = extent == Extent::All || qEnvironmentVariableIsSet("SHAPEWRIGHT_PATTERN_ALL");
    bool any = false;
    QSet<QString> patterns;
    for (qsizetype number = 0; number < paths.size(); ++number) { // all of a scenario in the same part
        const QString &path = paths.at(number);
        const QString pattern = path.mid(roughFolder.size()).section(QLatin1Char('/'), 0, 0);
        if (!path.contains(wanted) || (!all && patterns.contains(pattern)) ||
            (function && !roughScenarioAt(path).functionIn(function)))
            continue;
        patterns << pattern;
        const bool left = !all && extent == Extent::Few && patterns.size() % 5 != 1;
        if (left || !test::isInPart(static_cast<int>(number)))
            continue;
        QTest::newRow(qPrintable(path.mid(roughFolder.size()).chopped(9))) << path;
        any = true;
    }
    if (!any)
        QTest::newRow("none") << QString();
}

/// Reads the scenario and the steps of its migration.
void TestRoughMigrations::load(const QString &path)
{
    if (path.isEmpty())
        QSKIP("no such scenario");
    m_scenario = roughScenarioAt(path);
    m_case = loadPatternCase(m_scenario.casePath);
    QVERIFY2(m_case.error.isEmpty(), qPrintable(m_case.error));
    QList<patterns::MigrationStep> back;
    m_steps.clear();
    for (const PatternStage &stage : m_case.stages) {
        m_steps += stage.migration.steps;
        back = keepingItemIds(stage.migration.undo) + back;
    }
    m_stepsThere = m_steps.size();
    m_there = calls(0, m_stepsThere);
    m_back = calls(m_steps.size(), m_steps.size() + back.size());
    m_steps += back;
}

/// Defines the functions of the scenario and the steps of its migration in the first \p shells.
QString TestRoughMigrations::define(int shells)
{
    QString errors;
    for (int shell = 0; shell < shells; ++shell) { // one after the other: those behind the first find it rewritten
        for (const QString &definitions : {defined(m_steps), scenarioDefinitions()}) {
            m_server.pool().post(shell, db, definitions);
            errors += m_server.pool().wait(shell).error;
        }
    }
    return errors;
}

QString TestRoughMigrations::code() const
{
    if (m_scenario.codeOfSteps.isEmpty())
        return m_scenario.functionIn("later") || m_scenario.functionIn("useNewCode") ? m_case.code() : QString();
    QString out;
    for (const QString &number : m_scenario.codeOfSteps.split(QStringLiteral(", ")))
        out += m_steps.at(number.toLongLong() - 1).script;
    return out;
}

/// The steps are in a file of their own, which scenarios of the same case share. What the shell makes of `...rest` has
/// a global name, which must not be one of theirs: names that a file contains are not given.
QString TestRoughMigrations::scenarioDefinitions() const
{
    QString out = QStringLiteral("if (false) [_excluded");
    for (int n = 2; n < 60; ++n)
        out += QStringLiteral(", _excluded%1").arg(n);
    out += QStringLiteral("];\nglobalThis.rough = (() => {\n") + code() + QStringLiteral("return (() => {\n") +
           m_scenario.script + QStringLiteral("\nreturn {\n");
    for (const char *name :
         {"fill", "faults", "faultsBack", "faultsAgain", "beforeBack", "beforeAgain", "later", "expectedLater",
          "writeMeanwhile", "faultsAfter", "writeBetween", "faultsBetween", "mendBetween", "deleteNew", "faultsDeleted",
          "useNewCode", "faultsUsed", "faultsUsedBack", "faultsTogether"}) {
        if (m_scenario.functionIn(name))
            out += QLatin1String(name) + QStringLiteral(",\n");
    }
    return out + QStringLiteral("};\n})();\n})();\n");
}

/// Puts the documents of the scenario into the plain collections, which check nothing.
void TestRoughMigrations::begin()
{
    QString error = define(1);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = m_server.fill(db, m_case.plain(), {});
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = m_server.pool().run(db, QLatin1String(setLevels) + "setLevels(\"off\");\nrough.fill();").error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// What \p function of the scenario says, and what went wrong with it.
QString TestRoughMigrations::call(const char *function, const QString &arguments)
{
    const QString name = QLatin1String(function);
    const auto said = m_server.pool().run(db, QStringLiteral("return rough.%1(%2);").arg(name, arguments));
    QStringList lines{said.error};
    for (const QJsonValue &line : said.value.toArray())
        lines << line.toString();
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// Collections whose rules are off.
QString TestRoughMigrations::restingRules()
{
    return m_server.pool()
        .run(db, QStringLiteral("return db.getCollectionInfos().filter(one => one.options.validationLevel === \"off\")"
                                ".map(one => one.name).join(\", \");"))
        .value.toString();
}

/// Calls of the steps that write nothing.
QString TestRoughMigrations::checks() const
{
    QString out;
    for (qsizetype i = 0; i < m_stepsThere; ++i)
        out += m_steps[i].writes ? QString() : calls(i, i + 1);
    return out;
}

/// There, there again, back, and there once more. The fields that a document has before and after stand in the same
/// order.
void TestRoughMigrations::losesNothing()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    begin();
    // Documents may break the rules of their collections where they are older.
    QString error = m_server.pool().run(db, QLatin1String(setLevels) + "setLevels(\"strict\");").error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const FieldOrder before = order();
    error = run(m_there);
    if (!m_scenario.refusal.isEmpty()) {
        QVERIFY2(error.contains(m_scenario.refusal), qPrintable(error));
        QCOMPARE(call("faultsBack"), QString());
        const QString resting = restingRules();
        if (run(checks()).contains(m_scenario.refusal)) // else a later step has refused
            QCOMPARE(resting, QString());
        return;
    }
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(call("faults"), QString());
    QVERIFY(before.size() > 0 || m_scenario.isLarge);
    const FieldOrder between = order();
    QCOMPARE(before.changes(between).join(QLatin1Char('\n')), QString());
    const QString hash = m_server.contents().hashOf(db);
    error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(call("faults"), QString());
    QCOMPARE(m_server.contents().hashOf(db), hash);
    QCOMPARE(callKnown("beforeBack"), QString());
    error = run(m_back);
    if (!m_scenario.backRefusal.isEmpty()) {
        QVERIFY2(error.contains(m_scenario.backRefusal), qPrintable(error));
        QCOMPARE(call("faults"), QString());
        return;
    }
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(callKnown("faultsBack"), QString());
    if (!m_scenario.functionIn("beforeBack"))
        QCOMPARE(before.changes(order(), &between).join(QLatin1Char('\n')), QString());
    QCOMPARE(callKnown("beforeAgain"), QString());
    error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(callKnown(m_scenario.functionIn("faultsAgain") ? "faultsAgain" : "faults"), QString());
}

void TestRoughMigrations::seesOrderOfFields()
{
    const auto order = [](const QByteArray &json) {
        return FieldOrder({*base::Bson::fromJson(json)});
    };
    const FieldOrder one = order(R"({"x":[{"_id":1,"a":1,"b":{"c":1,"d":[{"e":1,"f":2}]}}]})");
    const FieldOrder other = order(R"({"_id":1,"b":{"d":[{"f":2,"e":1}],"z":1,"c":1},"a":1})");
    QCOMPARE(one.changes(one), QStringList());
    const QStringList all = one.changes(other);
    QCOMPARE(all, (QStringList{QStringLiteral(": a b became b a"), QStringLiteral(".b: c d became d c"),
                               QStringLiteral(".b.d.0: e f became f e")}));
    const FieldOrder between = order(R"({"_id":1,"b":{"c":1,"d":1}})");
    QCOMPARE(one.changes(other, &between), all.mid(1, 1));
}

/// Where others write before the way back, losesNothing() cannot compare the order after it.
void TestRoughMigrations::keepsOrderOfFields()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty() || !m_scenario.refusal.isEmpty() || m_scenario.isLarge)
        return;
    begin();
    const FieldOrder before(m_server.contents().all(db));
    QVERIFY(before.size() > 0);
    QString error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const FieldOrder between(m_server.contents().all(db));
    QCOMPARE(before.changes(between).join(QLatin1Char('\n')), QString());
    error = run(m_back);
    if (!m_scenario.backRefusal.isEmpty())
        return;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const FieldOrder after(m_server.contents().all(db));
    QCOMPARE(before.changes(after, &between).join(QLatin1Char('\n')), QString());
}

/// What new code stored and what an old writer left behind late are both there after another run.
void TestRoughMigrations::startsAgain()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    begin();
    QString error = run(m_there);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = call("later");
    QVERIFY2(error.isEmpty(), qPrintable(error));
    for (int again = 0; again < 2; ++again) {
        error = run(m_there);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCOMPARE(call("expectedLater"), QString());
    }
}

/// Every write that the server acknowledged while the migration ran is found afterwards.
void TestRoughMigrations::losesNothingBesideWriters()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    begin();
    auto &pool = m_server.pool();
    constexpr int writers = PatternServer::shells - 1;
    QString error = define(PatternServer::shells);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    for (int client = 1; client <= writers; ++client)
        pool.post(client, db, QStringLiteral("return rough.writeMeanwhile(%1);").arg(client));
    error = run(m_there);
    const bool again = !m_scenario.besideWriters.isEmpty() && error.contains(m_scenario.besideWriters);
    QStringList errors{again ? QString() : error};
    QJsonArray answers;
    for (int client = 1; client <= writers; ++client) {
        const auto answer = pool.wait(client);
        errors << answer.error;
        answers << answer.value;
    }
    if (again)
        errors << run(m_there);
    errors.removeAll(QString());
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(QLatin1Char('\n')).left(3000)));
    const QString text = QString::fromUtf8(QJsonDocument(answers).toJson(QJsonDocument::Compact));
    QCOMPARE(call("faultsAfter", text), QString());
}

/// Two people start the script: one of them is told, or both runs end well.
void TestRoughMigrations::startsTwiceAtOnce()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    begin();
    QString error = define(2);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QStringList told{QStringLiteral("another run"), QStringLiteral("there are documents in")};
    for (const QString &way : {m_there, m_back}) {
        if (way == m_back && !m_scenario.backRefusal.isEmpty())
            return;
        for (int shell = 0; shell < 2; ++shell)
            m_server.pool().post(shell, db, QLatin1String(ownSteps) + way);
        QStringList refused;
        for (int shell = 0; shell < 2; ++shell) {
            error = m_server.pool().wait(shell).error;
            if (!error.isEmpty())
                refused << error;
            const bool isTold = std::any_of(told.cbegin(), told.cend() - (way == m_there ? 1 : 0),
                                            [&](const QString &text) { return error.startsWith(text); });
            QVERIFY2(error.isEmpty() || isTold, qPrintable(error));
        }
        QVERIFY2(refused.size() < 2, qPrintable(refused.join(QLatin1Char('\n'))));
        QCOMPARE(call(way == m_there ? "faultsTogether" : "faultsBack"), QString());
        QCOMPARE(way == m_there ? callKnown("beforeBack") : QString(), QString());
    }
}

/// New code works already while what old code needs is still there: another run and the way back keep what it did.
void TestRoughMigrations::goesOnBesideNewCode()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    for (const QString &next : {m_there, m_back}) {
        begin();
        QString error = run(calls(0, m_stepsThere - 1));
        QVERIFY2(error.isEmpty(), qPrintable(error));
        error = call("useNewCode");
        QVERIFY2(error.isEmpty(), qPrintable(error));
        error = run(next);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCOMPARE(call(next == m_there ? "faultsUsed" : "faultsUsedBack"), QString());
    }
}

/// The way back while the former collections are still there, after new code has deleted what it can.
void TestRoughMigrations::goesBackBeforeTheDrop()
{
    QFETCH(QString, path);
    load(path);
    const bool drops = std::any_of(m_steps.cbegin(), m_steps.cbegin() + m_stepsThere,
                                   [](const patterns::MigrationStep &step) { return step.drops; });
    if (QTest::currentTestFailed() || path.isEmpty() || !drops || !m_scenario.refusal.isEmpty() ||
        !m_scenario.backRefusal.isEmpty() || m_scenario.functionIn("beforeBack") || m_scenario.isLarge)
        return;
    QString kept;
    for (qsizetype i = 0; i < m_stepsThere; ++i)
        kept += m_steps[i].drops ? QString() : calls(i, i + 1);
    begin();
    QString error = run(kept);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = callKnown("deleteNew");
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = run(m_back);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(callKnown(m_scenario.functionIn("faultsDeleted") ? "faultsDeleted" : "faultsBack"), QString());
}

/// Broken off after each of the steps; old writers go on, and all is run again. What they wrote is found then, or it is
/// refused, nothing of it is gone, and it is found once somebody has done what was asked for.
void TestRoughMigrations::losesNothingBetweenRuns()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty())
        return;
    const QRegularExpression allowed(m_scenario.betweenRuns);
    for (qsizetype done = 1; done < m_stepsThere && !m_steps[done - 1].drops; ++done) {
        if (m_steps[done - 1].script.isEmpty())
            continue; // as after the one before
        const QString after = QStringLiteral("after \"%1\": ").arg(m_steps[done - 1].title);
        begin();
        QString error = run(calls(0, done));
        QVERIFY2(error.isEmpty(), qPrintable(after + error));
        error = call("writeBetween", QString::number(done));
        QVERIFY2(error.isEmpty(), qPrintable(after + error));
        error = run(m_there);
        const bool refused = !error.isEmpty() && !m_scenario.betweenRuns.isEmpty() && allowed.match(error).hasMatch();
        QVERIFY2(error.isEmpty() || refused, qPrintable(after + error));
        const QString faults = call("faultsBetween", refused ? QStringLiteral("true") : QStringLiteral("false"));
        QVERIFY2(faults.isEmpty(), qPrintable(after + faults));
        if (!refused)
            continue;
        for (int round = 0; round < 6 && allowed.match(error).hasMatch(); ++round) {
            error = call("mendBetween", quoted(error));
            QVERIFY2(error.isEmpty(), qPrintable(after + error));
            error = run(m_there);
        }
        QVERIFY2(error.isEmpty(), qPrintable(after + error));
        error = call("faultsBetween", QStringLiteral("false"));
        QVERIFY2(error.isEmpty(), qPrintable(after + error));
    }
}

/// Runs \p steps broken off before a command that writes, and again; answers whether they were.
bool TestRoughMigrations::breakOff(const QString &steps, int skipped)
{
    const auto answer = m_server.pool().run(db, QLatin1String(ownSteps) + brokenOff(steps, skipped, staleSteps));
    m_server.raw().run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
    if (!answer.ok())
        QTest::qFail(qPrintable(QStringLiteral("broken after %1: %2").arg(skipped).arg(answer.error)), __FILE__,
                     __LINE__);
    return answer.value.toBool();
}

/// What "migrate --from FIRST --to LAST" writes, or with --drop.
/// Scripts of the steps [\p first, \p last] of all patterns: each pattern has its own.
QStringList TestRoughMigrations::piece(qsizetype first, qsizetype last, bool drops) const
{
    QStringList scripts;
    qsizetype before = 0;
    for (const PatternStage &stage : m_case.stages) {
        const QList<patterns::MigrationStep> &steps = stage.migration.steps;
        const qsizetype from = std::max<qsizetype>(1, first - before), to = std::min(steps.size(), last - before);
        if (from <= to)
            scripts << patterns::migrationScript(QStringLiteral("Piece"), steps, {from, to, drops});
        before += steps.size();
    }
    return scripts;
}

/// Runs them up to the first that fails; what that says.
QString TestRoughMigrations::runPiece(const QStringList &scripts)
{
    for (const QString &script : scripts) {
        if (const QString error = m_server.pool().run(db, script).error; !error.isEmpty())
            return error;
    }
    return {};
}

/// The same, each in a shell of its own.
void TestRoughMigrations::runPieceAlone(const QStringList &scripts)
{
    for (const QString &script : scripts) {
        if (!testsupport::runInShell(testsupport::MongoServer::shell(), m_server.uri(db), script, m_folder.path())
                 .isEmpty())
            return;
    }
}

/// Written in two pieces, of which the second is killed on its way and the first run once more before it goes on.
void TestRoughMigrations::runsInPieces()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty() || !m_scenario.refusal.isEmpty() || m_scenario.isLarge)
        return;
    begin();
    const qsizetype half = std::max<qsizetype>(1, m_stepsThere / 2);
    QString error = runPiece(piece(1, half));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    m_server.raw().run(QStringLiteral("admin"),
                       R"({"configureFailPoint":"failCommand","mode":{"skip":1},"data":{"errorCode":11601,)"
                       R"("failCommands":["insert","update","delete","aggregate","createIndexes","drop"]}})");
    runPieceAlone(piece(half + 1, m_stepsThere));
    m_server.raw().run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
    error = m_server.pool().run(db, QLatin1String(dayPasses)).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    for (const auto &[first, last] : {std::pair(qsizetype(1), half), std::pair(half + 1, m_stepsThere)}) {
        error = runPiece(piece(first, last));
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }
    QCOMPARE(call("faults"), QString());
    const bool drops = std::any_of(m_steps.cbegin(), m_steps.cbegin() + m_stepsThere,
                                   [](const patterns::MigrationStep &step) { return step.drops; });
    error = drops ? runPiece(piece(1, m_stepsThere, true)) : QString();
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(call("faults"), QString());
}

/// Killed before any of the commands that write, there and on the way back, and started again.
void TestRoughMigrations::survivesBreaks()
{
    QFETCH(QString, path);
    load(path);
    if (QTest::currentTestFailed() || path.isEmpty() || !m_scenario.refusal.isEmpty() || m_scenario.isLarge)
        return;
    bool broken = true, brokenBack = m_scenario.backRefusal.isEmpty() && !m_scenario.functionIn("beforeBack");
    for (const int skipped : {1, 3, 6, 12}) {
        begin();
        broken = broken && breakOff(m_there, skipped);
        if (!broken)
            run(m_there);
        QCOMPARE(call("faults"), QString());
        brokenBack = brokenBack && breakOff(m_back, skipped);
        if (brokenBack)
            QCOMPARE(callKnown("faultsBack"), QString());
        if (QTest::currentTestFailed() || (!broken && !brokenBack))
            return;
    }
}

QTEST_GUILESS_MAIN(TestRoughMigrations)
#include "tst_roughmigrations.moc"
