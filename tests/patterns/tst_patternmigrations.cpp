// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/patterns/fieldorder.h"
#include "tests/patterns/indexesused.h"
#include "tests/patterns/part.h"
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
const bool wholeExtent = qEnvironmentVariableIsSet("SHAPEWRIGHT_PATTERN_ALL");
const int writesOfClient = wholeExtent ? 250 : 60;

/// Defines what \p code and the live script of \p one define as members of `live`, for the scripts behind it.
QString liveDefined(const PatternCase &one, const QString &code)
{
    QString out = QStringLiteral("globalThis.live = (() => {\n") + code + one.live +
                  QStringLiteral("\nconst WRITES = %1;\nreturn {\n").arg(writesOfClient);
    for (const char *name : {"factsBefore", "factsAfter", "beforeWrites", "write", "afterWrites", "items",
                             "writeMeanwhile", "later", "formula"}) {
        if (one.knows(QLatin1String(name)))
            out += QLatin1String(name) + QStringLiteral(",\n");
    }
    return out + QStringLiteral("};\n})();\n");
}

QString textOf(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
}

/// Takes what a live script declares out of \p differences. A declaration needs facts to be compared instead, and must
/// be true.
QStringList undeclared(QStringList differences, const PatternCase &one)
{
    for (const QString &field : testsupport::changedFields(one.live)) {
        const bool differs = differences.removeIf([&](const QString &line) {
            return line.startsWith(field + QStringLiteral(": "));
        }) > 0;
        if (!differs)
            differences << field + QStringLiteral(" does not change as the live script says");
        if (!one.knows(QStringLiteral("factsBefore")) || !one.knows(QStringLiteral("factsAfter")))
            differences << field + QStringLiteral(" changes, and no facts are asked instead");
    }
    return differences;
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
    void startsAgain_data() { cases({}, Extent::OneOfEach); }
    void startsAgain();
    void breaksAnywhere_data()
    {
        cases(
            {QStringLiteral("write"), QStringLiteral("factsAfter"), QStringLiteral("items"), QStringLiteral("formula")},
            Extent::OneOfEach);
    }
    void breaksAnywhere();
    void comesBack_data() { cases({}, Extent::OneOfEach); }
    void comesBack();
    void serves_data() { cases({QStringLiteral("write"), QStringLiteral("factsAfter")}, Extent::OneOfEach); }
    void serves();
    void goesOn_data() { cases({QStringLiteral("items")}, Extent::OneOfEach); }
    void goesOn();
    void matchesFormula_data() { cases({QStringLiteral("formula")}); }
    void matchesFormula();

private:
    /// Which cases are tried: what takes long is not tried for each of a pattern's cases, unless
    /// SHAPEWRIGHT_PATTERN_ALL is set.
    enum class Extent { All, OneOfEach };
    static void cases(const QStringList &functions = {}, Extent extent = Extent::All);
    void checkDesign(const PatternCase &one);
    QString define(const PatternCase &one) { return server().pool().run(db, defined(one.steps())).error; }
    QString defineAndRun(const PatternCase &one, qsizetype to)
    {
        const QString error = define(one);
        return error.isEmpty() ? run(0, to) : error;
    }
    QString run(qsizetype from, qsizetype to, const char *steps = ownSteps)
    {
        return server().pool().run(db, QLatin1String(steps) + calls(from, to)).error;
    }
    testsupport::ShellPool::Answer live(const PatternCase &one, const QString &code, const QString &script);
    void defineForWriters(const PatternCase &one, const QString &code);
    QJsonValue plainFacts(const PatternCase &one);
    void write(const PatternCase &one);
    void checkIndexesUsed(const PatternCase &one);
    void make(const QString &path, PatternCase &one, StoredDocuments &documents);

    PatternServer &server() { return *m_server; }

    PatternServer m_single;
    PatternServer m_replicaSet{true};    ///< for code that uses transactions or change streams
    PatternServer *m_server = &m_single; ///< of the case at hand
    QTemporaryDir m_folder;
};

void TestPatternMigrations::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = server().start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// The cases of this part, or those with a live.js that has one of \p functions. An empty path when there are none.
void TestPatternMigrations::cases(const QStringList &functions, Extent extent)
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("shown"); // as a person runs it
    if (wholeExtent)
        extent = Extent::All;
    int rows = 0;
    QSet<QString> patterns;
    const QStringList all = patternCases();
    for (qsizetype number = 0; number < all.size(); ++number) { // all of a case in the same part
        const QString &path = all.at(number);
        const QString live = testsupport::liveScript(path);
        const bool waits = functions == QStringList{QStringLiteral("items")} && testsupport::writersStep(live) == 0;
        const QString name = patternCaseName(path), pattern = name.section(QLatin1Char('/'), 0, 0);
        const bool first = !patterns.contains(pattern);
        if (waits || (extent == Extent::OneOfEach && (live.isEmpty() || !first)))
            continue;
        if (!functions.isEmpty() && std::none_of(functions.cbegin(), functions.cend(), [&](const QString &function) {
                return testsupport::defines(live, function);
            }))
            continue;
        patterns << pattern;
        if (!test::isInPart(static_cast<int>(number)))
            continue;
        QTest::newRow(qPrintable(name)) << path << (first && (wholeExtent || rows == 0));
        ++rows;
    }
    if (rows == 0)
        QTest::newRow("none") << QString() << false;
}

/// Loads the case and makes its documents; the plain design is on the server.
void TestPatternMigrations::make(const QString &path, PatternCase &one, StoredDocuments &documents)
{
    one = loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    m_server = testsupport::needsReplicaSet(one.live) ? &m_replicaSet : &m_single;
    const QString started = server().start();
    QVERIFY2(started.isEmpty(), qPrintable(started));
    documents = generated(one.plain());
    const QString error = server().fill(db, one.plain(), documents);
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// Indexes that scripts built and no design has.
static QStringList unknownIndexes(ServerContents &contents, const PatternCase &one)
{
    QStringList unknown;
    for (const design::Collection &collection : one.final().collections) {
        QStringList names{QStringLiteral("_id_")};
        for (const design::Design *design : {&one.plain(), &one.final()}) {
            const design::Collection *same = design->collection(collection.name);
            for (const design::Index &index : same ? same->indexes : QList<design::Index>())
                names << index.name;
        }
        for (const QString &name : collection.timeSeries ? QStringList() : contents.indexesOf(db, collection.name))
            unknown << (names.contains(name) ? QStringList() : QStringList{collection.name + u' ' + name});
    }
    return unknown;
}

/// The programs can deploy the final design, which has all indexes that the scripts built, and all documents obey its
/// validators and its computed values.
void TestPatternMigrations::checkDesign(const PatternCase &one)
{
    const QStringList unknown = unknownIndexes(server().contents(), one);
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1Char('\n'))));
    const QStringList refused = server().contents().invalid(db, one.final(), *one.model);
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(QLatin1Char('\n'))));
    const QStringList wrong = testsupport::wrongDerivations(one.final(), server().contents().stored(db, one.final()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 5).join(QLatin1Char('\n'))));
    const QString deployed = server().deployDesign(db, one.final(), m_folder.path());
    QVERIFY2(deployed.isEmpty(), qPrintable(deployed));
}

/// Runs \p script with `live`, which every shell reads anew and only the first has to rewrite.
testsupport::ShellPool::Answer TestPatternMigrations::live(const PatternCase &one, const QString &code,
                                                           const QString &script)
{
    const auto defined = server().pool().run(db, liveDefined(one, code));
    return defined.ok() ? server().pool().run(db, script) : defined;
}

/// Defines `live`, which the first shell has read, in the others.
void TestPatternMigrations::defineForWriters(const PatternCase &one, const QString &code)
{
    for (int client = 1; client < PatternServer::shells; ++client)
        server().pool().post(client, db, liveDefined(one, code));
    for (int client = 1; client < PatternServer::shells; ++client) {
        const auto defined = server().pool().wait(client);
        QVERIFY2(defined.ok(), qPrintable(defined.error));
    }
}

/// What the live script asks of the plain shape.
QJsonValue TestPatternMigrations::plainFacts(const PatternCase &one)
{
    const auto facts = live(one, {}, QStringLiteral("return live.factsBefore();"));
    return facts.ok() ? facts.value : QJsonValue(facts.error);
}

/// One run keeps every value and gives documents that the new validators accept; a second run changes nothing. One
/// case, or with SHAPEWRIGHT_PATTERN_ALL the first of each pattern, runs as one file by a shell of its own, as a person
/// runs it.
void TestPatternMigrations::migrates()
{
    QFETCH(QString, path);
    QFETCH(bool, shown);
    if (path.isEmpty())
        QSKIP("no such case");
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    QString said = define(one);
    QVERIFY2(said.isEmpty(), qPrintable(said));
    qsizetype begin = 0;
    for (const PatternStage &stage : one.stages) {
        const QList<patterns::MigrationStep> &steps = stage.migration.steps;
        said = shown ? testsupport::runInShell(testsupport::MongoServer::shell(), server().uri(db), asFile(steps),
                                               m_folder.path())
                     : run(begin, begin + steps.size());
        QVERIFY2(said.isEmpty(), qPrintable(said));
        const QString hash = server().contents().hashOf(db);
        said = run(begin, begin + steps.size());
        QVERIFY2(said.isEmpty(), qPrintable(said));
        QCOMPARE(server().contents().hashOf(db), hash);
        begin += steps.size();
    }
    const StoredDocuments migrated = server().contents().stored(db, one.final());
    const StoredFacts before(one.plain(), documents), after(one.final(), migrated);
    const QStringList differences = undeclared(before.differences(after), one);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n'))));
    QVERIFY(before.valuesSharedWith(after) > 0);
    checkDesign(one);
    qInfo("%lld values compared: %s", before.valuesSharedWith(after),
          qPrintable(before.keysSharedWith(after).join(QStringLiteral(", "))));
}

/// Whether \p script may change what a hash of the documents does not show: indexes, rules and empty collections.
static bool changesUnseen(const QString &script)
{
    static const QRegularExpression commands(QStringLiteral("Index|collMod|createCollection|renameCollection|drop"));
    return script.contains(commands);
}

/// Killed after any step and started again, it ends as the straight run does.
void TestPatternMigrations::startsAgain()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    const QList<patterns::MigrationStep> all = one.steps();
    QString error = define(one);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    qsizetype first = 0; // step of the stage at hand
    for (const PatternStage &stage : one.stages) {
        const qsizetype end = first + stage.migration.steps.size();
        error = server().fill(db, one.plain(), documents);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        error = run(0, first, steadySteps);
        QList<qsizetype> breaks; // after a step that left nothing behind, a break is one after the step before
        QString straightHash = server().contents().hashOf(db);
        for (qsizetype i = first; i < end && error.isEmpty(); ++i) {
            error = run(i, i + 1, steadySteps);
            const QString hash = server().contents().hashOf(db);
            const bool changed = std::exchange(straightHash, hash) != hash;
            if (i + 1 < end && (changed || changesUnseen(all.at(i).script)))
                breaks << i + 1;
        }
        QVERIFY2(error.isEmpty(), qPrintable(error));
        const QString straight = server().contents().timelessOf(db, one.final());
        for (const qsizetype broken : std::as_const(breaks)) {
            error = server().fill(db, one.plain(), documents);
            QVERIFY2(error.isEmpty(), qPrintable(error));
            const QString calls = patterntesting::calls(0, broken) + patterntesting::calls(first, end);
            error = server().pool().run(db, QLatin1String(steadySteps) + calls).error;
            QVERIFY2(error.isEmpty(), qPrintable(error));
            const QString hash = server().contents().hashOf(db);
            if (hash == straightHash)
                continue;
            const QString contents = server().contents().timelessOf(db, one.final());
            if (contents != straight)
                QFAIL(qPrintable(QStringLiteral("after step %1, %2: %3")
                                     .arg(QString::number(broken - first), all.at(broken - 1).title,
                                          firstDifference(straight, contents))));
        }
        first = end;
    }
}

/// Broken off before its second, third, … command that writes, and started again, it ends as the straight run does.
void TestPatternMigrations::breaksAnywhere()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    const QString definition = define(one);
    QVERIFY2(definition.isEmpty(), qPrintable(definition));
    const QString steps = calls(0, one.steps().size());
    QString straight;
    int breaks = 0;
    for (const int skipped : {-1, 1, 2, 3, 5, 9, 17, 33}) {
        const QString error = server().fill(db, one.plain(), documents);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        const auto run =
            server().pool().run(db, QLatin1String(steadySteps) + (skipped < 0 ? steps : brokenOff(steps, skipped)));
        server().raw().run(QStringLiteral("admin"), R"({"configureFailPoint":"failCommand","mode":"off"})");
        QVERIFY2(run.ok(), qPrintable(run.error));
        const QString contents = server().contents().timelessOf(db, one.final());
        if (skipped < 0)
            straight = contents;
        if (contents != straight)
            QFAIL(qPrintable(QStringLiteral("broken after %1 commands: %2")
                                 .arg(QString::number(skipped), firstDifference(straight, contents))));
        breaks += run.value.toBool();
        if (skipped > 0 && !run.value.toBool())
            break;
    }
    QVERIFY(breaks > 0);
}

/// The way back leads to documents that the plain validators accept and that say the same.
void TestPatternMigrations::comesBack()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    static const QRegularExpression elsewhere(QStringLiteral("// The way back leads elsewhere: (.+)"));
    const QRegularExpressionMatch reason = elsewhere.match(one.live);
    if (reason.hasMatch())
        QSKIP(qPrintable(reason.captured(1)));
    const QStringList changed = testsupport::changedFields(one.live);
    const QJsonValue facts = changed.isEmpty() ? QJsonValue() : plainFacts(one);
    const FieldOrder order(server().contents().all(db));
    QString error = defineAndRun(one, one.steps().size());
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const FieldOrder between(server().contents().all(db));
    QCOMPARE(order.changes(between), QStringList());
    QList<patterns::MigrationStep> back;
    for (const PatternStage &stage : one.stages)
        back = keepingItemIds(stage.migration.undo) + back;
    error = server().pool().run(db, inScopes(back)).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const QList<design::Collection> &collections = one.final().collections;
    const bool isReordered = std::any_of(collections.cbegin(), collections.cend(), [](const design::Collection &each) {
        return each.timeSeries.has_value(); // by the server, as ServerContents::all() says
    });
    if (!isReordered)
        QCOMPARE(order.changes(FieldOrder(server().contents().all(db)), &between), QStringList());
    const QStringList refused = server().contents().invalid(db, one.plain(), *one.model);
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(QLatin1Char('\n'))));
    const StoredFacts before(one.plain(), documents), after(one.plain(), server().contents().stored(db, one.plain()));
    QStringList differences = before.differences(after);
    differences.removeIf([&](const QString &line) {
        return line.contains(QLatin1String("._id: ")) || changed.contains(line.section(QStringLiteral(": "), 0, 0));
    });
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n'))));
    if (!changed.isEmpty())
        QCOMPARE(textOf(plainFacts(one)), textOf(facts));
}

/// The emitted code reads the same facts as before, and hundreds of its writes by four clients lose nothing and keep
/// every rule.
void TestPatternMigrations::serves()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    const QJsonValue before = one.knows(QStringLiteral("factsBefore")) ? plainFacts(one) : QJsonValue();
    const QString error = defineAndRun(one, one.steps().size());
    QVERIFY2(error.isEmpty(), qPrintable(error));
    checkDesign(one);
    if (one.knows(QStringLiteral("factsAfter"))) {
        const auto facts = live(one, one.code(), QStringLiteral("return live.factsAfter();"));
        QVERIFY2(facts.ok(), qPrintable(facts.error));
        QVERIFY2(facts.value == before, qPrintable(textOf(before) + QLatin1Char('\n') + textOf(facts.value)));
        QVERIFY2(!textOf(before).isEmpty() && textOf(before) != QLatin1String("[]"), "no facts");
    }
    if (one.knows(QStringLiteral("write")))
        write(one);
    if (!QTest::currentTestFailed())
        checkDesign(one);
    if (!QTest::currentTestFailed())
        checkIndexesUsed(one);
}

/// Each emitted function looks documents up by the index that its snippet names, as the server's profiler tells, and
/// reads no whole collection.
void TestPatternMigrations::checkIndexesUsed(const PatternCase &one)
{
    const IndexTrace trace = indexTraceOf(one);
    const auto answer = live(one, one.code() + trace.wrappers, trace.script);
    QVERIFY2(answer.ok(), qPrintable(answer.error));
    const QJsonArray faults = answer.value.toObject().value(QStringLiteral("faults")).toArray();
    QVERIFY2(faults.isEmpty(), qPrintable(textOf(faults)));
    qInfo("%s: indexes named by functions that were not called: %s", qPrintable(one.name),
          qPrintable(textOf(answer.value.toObject().value(QStringLiteral("untried")))));
}

void TestPatternMigrations::write(const PatternCase &one)
{
    auto &pool = server().pool();
    const auto before = live(one, one.code(), QStringLiteral("return live.beforeWrites();"));
    QVERIFY2(before.ok(), qPrintable(before.error));
    defineForWriters(one, one.code());
    if (QTest::currentTestFailed())
        return;
    QElapsedTimer timer;
    timer.start();
    for (int client = 0; client < PatternServer::shells; ++client)
        pool.post(client, db,
                  QStringLiteral("for (let i = 0; i < %1; i += 1) live.write(%2, i);")
                      .arg(QString::number(writesOfClient), QString::number(client)));
    QStringList errors;
    for (int client = 0; client < PatternServer::shells; ++client)
        errors << pool.wait(client).error;
    errors.removeAll(QString());
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(QLatin1Char('\n')).left(3000)));
    const qint64 took = timer.elapsed();
    const auto after = live(one, one.code(),
                            QStringLiteral("return live.afterWrites(%1, %2);")
                                .arg(textOf(before.value), QString::number(writesOfClient * PatternServer::shells)));
    QVERIFY2(after.ok(), qPrintable(after.error));
    const QString wrong = testsupport::unexpected(after.value);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    qInfo("%s: %d writes in %lld ms, %s", qPrintable(one.name), writesOfClient * PatternServer::shells, took,
          qPrintable(textOf(after.value)));
}

/// Writers that use the code of the step for them go on while the steps behind it run, again and again, but for the one
/// that sets the rules; nothing is lost.
void TestPatternMigrations::goesOn()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    PatternCase one;
    StoredDocuments documents;
    make(path, one, documents);
    if (QTest::currentTestFailed())
        return;
    const QList<patterns::MigrationStep> steps = one.stages.first().migration.steps;
    const int writers = testsupport::writersStep(one.live);
    QVERIFY2(writers <= steps.size(), "there is no such step");
    const QString write =
        one.knows(QStringLiteral("writeMeanwhile")) ? QStringLiteral("writeMeanwhile") : QStringLiteral("write");
    auto &pool = server().pool();
    const QString code = steps.at(writers - 1).script;
    const QString begun = defineAndRun(one, writers);
    QVERIFY2(begun.isEmpty(), qPrintable(begun));
    const auto before = live(one, code, QStringLiteral("return live.items();"));
    QVERIFY2(before.ok(), qPrintable(before.error));
    defineForWriters(one, code);
    if (QTest::currentTestFailed())
        return;
    for (int client = 1; client < PatternServer::shells; ++client)
        pool.post(client, db,
                  QStringLiteral("for (let i = 0; i < %1; i += 1) live.%2(%3, i);")
                      .arg(QString::number(writesOfClient), write, QString::number(client)));
    QStringList errors{pool.run(db, QLatin1String(ownSteps) +
                                        QStringLiteral("for (let run = 0; run < 5; run += 1) {\n%1sleep(100);\n}")
                                            .arg(calls(writers, steps.size() - 1)))
                           .error};
    for (int client = 1; client < PatternServer::shells; ++client)
        errors << pool.wait(client).error;
    errors.removeAll(QString());
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(QLatin1Char('\n')).left(3000)));
    const QString last = run(0, steps.size());
    QVERIFY2(last.isEmpty(), qPrintable(last));
    const auto again = live(one, code, QStringLiteral("return live.items();"));
    QVERIFY2(again.ok(), qPrintable(again.error));
    QCOMPARE(again.value.toDouble(), before.value.toDouble() + writesOfClient * (PatternServer::shells - 1));
    if (one.knows(QStringLiteral("later"))) { // as the last step says
        const auto later = live(one, one.code(), QStringLiteral("live.later();"));
        QVERIFY2(later.ok(), qPrintable(later.error));
    }
    checkDesign(one);
}

/// Into an empty database of the final design the emitted code makes as many inserts and updates as the pattern's
/// formula says.
void TestPatternMigrations::matchesFormula()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    const PatternCase one = loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    m_server = testsupport::needsReplicaSet(one.live) ? &m_replicaSet : &m_single;
    const QString started = server().start();
    QVERIFY2(started.isEmpty(), qPrintable(started));
    const QString error = server().fill(db, one.final(), {});
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const auto run = live(one, one.code(), QStringLiteral("return live.formula();"));
    QVERIFY2(run.ok(), qPrintable(run.error));
    const QString wrong = testsupport::unexpected(run.value);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    qInfo("%s", qPrintable(textOf(run.value)));
}

QTEST_GUILESS_MAIN(TestPatternMigrations)
#include "tst_patternmigrations.moc"
