// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/wholecode.h"
#include "models/services/patternuses/patternmigration.h"
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace sw;
using namespace sw::patterntesting;
using testsupport::loadPatternCase;
using testsupport::patternCases;
using testsupport::StoredFacts;

namespace
{

const QString db = QStringLiteral("pairs");
constexpr char pairSuffix[] = ".pair.js";
constexpr int pairWriters = 2, writesInPhase = 30;
const bool wholeExtent = qEnvironmentVariableIsSet("SHAPEWRIGHT_PATTERN_ALL");

QString textOf(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
}

QString quoted(const QString &text)
{
    return textOf(text);
}

/// The lines that only one of the two has.
QString differencesOf(const QJsonArray &found, const QJsonArray &expected)
{
    QMap<QString, int> lines;
    for (const QJsonValue line : expected)
        ++lines[line.toString()];
    for (const QJsonValue line : found)
        --lines[line.toString()];
    QStringList out;
    for (const auto &[line, more] : lines.asKeyValueRange())
        out << (more == 0 ? QStringList() : QStringList{(more > 0 ? "missing: " : "too many: ") + line});
    return out.mid(0, 20).join(QLatin1Char('\n'));
}

} // namespace

/// What an old writer does to a document, which the server may refuse.
struct Write
{
    QString kind; ///< insert, change, remove
    QString collection;
    qsizetype at = -1; ///< which one of those that are there
    base::Bson text;   ///< the document, or what is set in it
};

QJsonObject canonical(const base::Bson &document)
{
    return QJsonDocument::fromJson(document.toCanonicalJson()).object();
}

base::Bson bsonOf(const QJsonObject &object)
{
    return *base::Bson::fromJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// A field that old code may set to whatever another document has in it: neither an id nor part of something.
QString changeable(const design::Collection &collection)
{
    for (const design::Node &node : collection.root.fields) {
        if (node.name != design::idName && !node.reference && !node.isArray() && !node.isObject())
            return node.name;
    }
    return {};
}

QSet<QString> referredTo(const design::Design &design)
{
    QSet<QString> out;
    for (const design::Collection &collection : design.collections) {
        design::forEachNode(collection.root, [&](const QString &, const design::Node &node) {
            if (node.reference)
                out << node.reference->collection;
        });
    }
    return out;
}

/// Every seventh document changes, and every eleventh goes where none refers to it.
QList<Write> changesOf(const design::Design &design, const StoredDocuments &documents)
{
    QList<Write> out;
    const QSet<QString> referred = referredTo(design);
    for (const design::Collection &collection : design.collections) {
        const QList<base::Bson> all = documents.value(collection.name);
        const QString field = changeable(collection);
        for (qsizetype n = 0; n + 1 < all.size(); ++n) {
            const QJsonObject one = canonical(all.at(n)), other = canonical(all.at(n + 1));
            const QJsonObject id{{QStringLiteral("_id"), one.value(QLatin1String("_id"))}};
            if (n % 11 == 3 && !referred.contains(collection.name))
                out << Write{QStringLiteral("remove"), collection.name, n, bsonOf(id)};
            else if (n % 7 == 1 && one.contains(field) && other.contains(field))
                out << Write{QStringLiteral("change"), collection.name, n,
                             bsonOf({{QStringLiteral("_id"), id.value(QLatin1String("_id"))},
                                     {QStringLiteral("set"), QJsonObject{{field, other.value(field)}}}})};
        }
    }
    return out;
}

bool stopsWriters(const patterns::MigrationStep &step)
{
    return (step.title + step.note).contains(QLatin1String("Stop "));
}

/// Writers are stopped, or replaced by those of new code.
bool endsOldWriters(const patterns::MigrationStep &step)
{
    static const QRegularExpression replaced(QStringLiteral("^(Start|Deploy|Roll out) .*writers"));
    return stopsWriters(step) || replaced.match(step.title).hasMatch();
}

/// What "code" prints for a project that has come as far as \p design.
QString codeFor(const PatternCase &one, const design::Design &design)
{
    QList<patterns::PlacedSnippet> all = patterns::wholeCode(*one.index, design);
    patterns::defineOnce(all);
    QString out;
    for (const patterns::PlacedSnippet &each : std::as_const(all))
        out += each.code.script + QLatin1Char('\n');
    return out;
}

/// Steps beside which writers use one code, or none.
struct Phase
{
    qsizetype number = 0, from = 0, to = 0;
    QStringList code; ///< the later shadows the earlier; empty: writers are stopped
};

/// The steps of \p one from \p first on, cut where writers stop or get other code, at last that of the whole design.
QList<Phase> phasesOf(const PatternCase &one, qsizetype first)
{
    static const QRegularExpression brings(QStringLiteral("^(Start|Deploy) "));
    const QList<patterns::MigrationStep> all = one.steps();
    QList<Phase> out{{0, first, all.size(), {codeFor(one, one.stages.last().before)}}};
    const auto cut = [&](qsizetype at, const QStringList &code) {
        out.last().to = at;
        out << Phase{out.size(), at, all.size(), code};
    };
    for (qsizetype i = first; i < all.size(); ++i) {
        if (stopsWriters(all.at(i)))
            cut(i, {});
        else if (brings.match(all.at(i).title).hasMatch())
            cut(i, out.constFirst().code + (out.last().code.mid(1) << all.at(i).script));
    }
    out.last().code = {codeFor(one, one.final())};
    return out;
}

/// Two or three patterns on one collection, whose steps run one after the other while old writers go on.
class TestPatternPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void loseNothing_data();
    void loseNothing();
    void keepsChanges_data() { loseNothing_data(); }
    void keepsChanges();
    void keepsNewCode_data();
    void keepsNewCode();
    void waitsForOthers_data() { loseNothing_data(); }
    void waitsForOthers();

private:
    void begin(bool referred, testsupport::StageOrder order = testsupport::StageOrder::OfDesign);
    QString kept(qsizetype from, qsizetype to) const;
    QString run(const QString &steps) { return m_server.pool().run(db, QLatin1String(ownSteps) + steps).error; }
    QString runBeside(const QList<Write> &writes, const QString &steps);
    void compareAgain(const QString &what, bool stopIgnored = false);
    QString defineCode(const Phase &phase);
    QString runPhase(const Phase &phase, bool again, QJsonArray &writes);

    PatternServer m_server;
    PatternCase m_case;
    StoredDocuments m_documents; ///< as the server acknowledged them
    QList<Write> m_late;         ///< documents that are inserted later
    qsizetype m_lastStage = 0;   ///< the first step of the last pattern
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

/// Runs \p steps while an old writer does \p writes, and notes what the server acknowledged. What the run said.
QString TestPatternPairs::runBeside(const QList<Write> &writes, const QString &steps)
{
    constexpr int writer = 1;
    QStringList texts;
    for (const Write &write : writes)
        texts << QStringLiteral("[%1, %2, %3]")
                     .arg(quoted(write.kind), quoted(write.collection),
                          quoted(QString::fromUtf8(write.text.toCanonicalJson())));
    auto &pool = m_server.pool();
    pool.post(writer, db,
              QStringLiteral(R"js(
const done = [];
for (const [kind, name, text] of [%1]) {
  const docs = db.getCollection(name);
  const { _id, set } = EJSON.parse(text, { relaxed: false });
  let answer = false;
  try {
    if (kind === "insert") answer = docs.insertOne(EJSON.parse(text, { relaxed: false })).acknowledged;
    if (kind === "change") answer = docs.updateOne({ _id }, { $set: set }).matchedCount === 1;
    if (kind === "remove") answer = docs.deleteOne({ _id }).deletedCount === 1;
  } catch (error) {
    if (error.code === undefined) throw error;
  }
  done.push(answer);
  sleep(5);
}
return done;)js")
                  .arg(texts.join(QStringLiteral(", "))));
    const QString said = run(steps);
    const auto answer = pool.wait(writer);
    const QJsonArray done = answer.value.toArray();
    if (!answer.ok() || done.size() != writes.size())
        QTest::qFail(qPrintable(answer.error), __FILE__, __LINE__);
    for (qsizetype i = 0; i < done.size(); ++i) {
        const Write &write = writes.at(i);
        if (!done.at(i).toBool())
            continue;
        QList<base::Bson> &all = m_documents[write.collection];
        if (write.kind == QLatin1String("insert")) {
            all << write.text;
        } else if (write.kind == QLatin1String("remove")) {
            all[write.at] = base::Bson();
        } else {
            QJsonObject changed = canonical(all.at(write.at));
            const QJsonObject set = canonical(write.text).value(QLatin1String("set")).toObject();
            for (auto field = set.begin(); field != set.end(); ++field)
                changed.insert(field.key(), field.value());
            all[write.at] = bsonOf(changed);
        }
    }
    return said;
}

/// Loads the case and fills the server; every fifth document comes late, of collections that others refer to only where
/// \p referred says so.
void TestPatternPairs::begin(bool referred, testsupport::StageOrder order)
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    m_case = loadPatternCase(path, order);
    QVERIFY2(m_case.error.isEmpty(), qPrintable(m_case.error));
    m_documents = generated(m_case.plain());
    m_late.clear();
    const QSet<QString> others = referred ? QSet<QString>() : referredTo(m_case.plain());
    for (auto at = m_documents.begin(); at != m_documents.end(); ++at) {
        QList<base::Bson> early;
        for (qsizetype n = 0; n < at.value().size(); ++n) {
            if (n % 5 != 4 || others.contains(at.key()))
                early << at.value().at(n);
            else
                m_late << Write{QStringLiteral("insert"), at.key(), -1, at.value().at(n)};
        }
        at.value() = early;
    }
    QString error = m_server.fill(db, m_case.plain(), m_documents);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = m_server.pool().run(db, defined(m_case.steps())).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// Calls of the steps [from, to) without those that drop what is left.
QString TestPatternPairs::kept(qsizetype from, qsizetype to) const
{
    const QList<patterns::MigrationStep> all = m_case.steps();
    QString out;
    for (qsizetype i = from; i < to; ++i)
        out += all.at(i).drops ? QString() : calls(i, i + 1);
    return out;
}

/// Runs all once more, which has every document as it was acknowledged.
void TestPatternPairs::compareAgain(const QString &what, bool stopIgnored)
{
    const QString error = run(kept(0, m_case.steps().size()));
    if (stopIgnored && error.contains(QLatin1String("Nobody can say which ones are newer")))
        return; // refused, with what to do; both are there
    QVERIFY2(error.isEmpty(), qPrintable(error));
    for (auto at = m_documents.begin(); at != m_documents.end(); ++at)
        at.value().removeIf([](const base::Bson &document) { return document.isEmpty(); });
    const StoredFacts before(m_case.plain(), m_documents),
        after(m_case.final(), m_server.contents().stored(db, m_case.final()));
    QStringList differences = before.differences(after);
    const QStringList changed = testsupport::changedFields(m_case.live);
    differences.removeIf(
        [&](const QString &line) { return changed.contains(line.section(QStringLiteral(": "), 0, 0)); });
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QLatin1Char('\n'))));
    qInfo("%s: %lld values compared; %s", qPrintable(m_case.name), before.valuesSharedWith(after), qPrintable(what));
}

/// While old writers insert, whatever the steps say, these do all, or stop with an error and say that writers have to
/// be stopped; then another run has every document.
void TestPatternPairs::loseNothing()
{
    begin(true);
    if (QTest::currentTestFailed() || m_case.stages.isEmpty())
        return;
    const QList<patterns::MigrationStep> all = m_case.steps();
    const QString said = runBeside(m_late, kept(0, all.size()));
    if (QTest::currentTestFailed())
        return;
    QVERIFY2(said.isEmpty() || std::any_of(all.cbegin(), all.cend(), stopsWriters), qPrintable(said));
    compareAgain(said.isEmpty() ? QStringLiteral("done") : said.section(QLatin1Char('\n'), 0, 0).left(160), true);
}

/// Up to the step that stops or replaces them old writers insert, change and remove: no step stops with an error.
void TestPatternPairs::keepsChanges()
{
    begin(false);
    if (QTest::currentTestFailed() || m_case.stages.isEmpty())
        return;
    const QList<patterns::MigrationStep> all = m_case.steps();
    const qsizetype stop = std::find_if(all.cbegin(), all.cend(), endsOldWriters) - all.cbegin();
    const QList<Write> writes = changesOf(m_case.plain(), m_documents) + m_late;
    QString error = runBeside(writes, kept(0, stop));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = run(kept(stop, all.size()));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    if (!QTest::currentTestFailed())
        compareAgain(QStringLiteral("%1 writes up to step %2 of %3").arg(writes.size()).arg(stop).arg(all.size()));
}

/// One of every pattern that is taken in last, unless SHAPEWRIGHT_PATTERN_ALL is set.
void TestPatternPairs::keepsNewCode_data()
{
    QTest::addColumn<QString>("path");
    QSet<QString> patterns;
    const QStringList all = patternCases();
    for (const QString &path : all) {
        if (!QFile::exists(path + QLatin1String(pairSuffix)))
            continue;
        const QString last = loadPatternCase(path).model->patterns.constLast().pattern;
        if (!wholeExtent && patterns.contains(last))
            continue;
        patterns << last;
        QTest::newRow(qPrintable(testsupport::patternCaseName(path))) << path;
    }
    if (patterns.isEmpty())
        QTest::newRow("none") << QString();
}

/// Defines `pair` with the code of \p phase in all shells; one after the other, as the first has to rewrite it.
QString TestPatternPairs::defineCode(const Phase &phase)
{
    QFETCH(QString, path);
    QFile file(path + QLatin1String(pairSuffix));
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    QString script =
        QString::fromUtf8(file.readAll()) + QStringLiteral("\nreturn { before, write, after, expected };\n");
    for (qsizetype i = phase.code.size(); i-- > 0;)
        script = phase.code.at(i) + QStringLiteral("\nreturn (() => {\n") + script + QStringLiteral("})();\n");
    script = QStringLiteral("globalThis.pair = (() => {\n") + script + QStringLiteral("})();\n");
    QString errors;
    for (int shell = 0; shell <= pairWriters; ++shell) {
        m_server.pool().post(shell, db, script);
        errors += m_server.pool().wait(shell).error;
    }
    return errors;
}

/// Runs the steps of \p phase beside writers, and all of the last pattern once more where \p again; adds what was
/// written to \p writes.
QString TestPatternPairs::runPhase(const Phase &phase, bool again, QJsonArray &writes)
{
    QString errors = phase.code.isEmpty() ? QString() : defineCode(phase);
    if (!errors.isEmpty())
        return errors;
    auto &pool = m_server.pool();
    for (int client = 1; client <= pairWriters && !phase.code.isEmpty(); ++client)
        pool.post(client, db,
                  QStringLiteral("const done = [];\nfor (let i = 0; i < %1; i += 1) {\n"
                                 "const one = pair.write(%2, %3 + i);\nif (one) done.push(one);\nsleep(2);\n}\n"
                                 "return done;")
                      .arg(QString::number(writesInPhase), QString::number(client),
                           QString::number(phase.number * writesInPhase)));
    errors = run(kept(phase.from, phase.to) + (again ? kept(m_lastStage, m_case.steps().size()) : QString()));
    for (int client = 1; client <= pairWriters && !phase.code.isEmpty(); ++client) {
        const auto answer = pool.wait(client);
        errors += answer.error;
        for (const QJsonValue one : answer.value.toArray())
            writes << one;
    }
    return errors;
}

/// Writers use the code that is emitted for the patterns before the last, then that of the steps of its migration, each
/// from where it is said to start, and at last that of all: every write is found after another run, as the case's
/// pair.js works out from what was there and was written.
void TestPatternPairs::keepsNewCode()
{
    begin(true, testsupport::StageOrder::OfProject);
    if (QTest::currentTestFailed() || m_case.stages.isEmpty())
        return;
    const QList<patterns::MigrationStep> all = m_case.steps();
    m_lastStage = all.size() - m_case.stages.last().migration.steps.size();
    const QList<Phase> phases = phasesOf(m_case, m_lastStage);
    QString error = defineCode({});
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = m_server.pool().run(db, QStringLiteral("globalThis.before = pair.before();")).error;
    QVERIFY2(error.isEmpty(), qPrintable(error));
    error = run(kept(0, m_lastStage));
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const bool stops = std::any_of(phases.cbegin(), phases.cend(), [](const Phase &one) { return one.code.isEmpty(); });
    QJsonArray writes;
    for (const Phase &phase : phases) {
        error = runPhase(phase, !stops && phase.to == all.size(), writes);
        QVERIFY2(error.isEmpty(), qPrintable(QStringLiteral("beside \"%1\": %2").arg(all.at(phase.from).title, error)));
    }
    qsizetype facts = 0;
    for (int run = 0; run < 2; ++run) {
        error = run == 0 ? QString() : this->run(kept(m_lastStage, all.size()));
        QVERIFY2(error.isEmpty(), qPrintable(error));
        const auto after = m_server.pool().run(db, QStringLiteral("return pair.after();"));
        QVERIFY2(after.ok(), qPrintable(after.error));
        const auto expected =
            m_server.pool().run(db, QStringLiteral("return pair.expected(globalThis.before, %1);").arg(textOf(writes)));
        QVERIFY2(expected.ok(), qPrintable(expected.error));
        facts = expected.value.toArray().size();
        const QString differences = differencesOf(after.value.toArray(), expected.value.toArray());
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
    }
    qInfo("%s: %lld writes in %lld phases, %lld facts compared", qPrintable(m_case.name), writes.size(), phases.size(),
          facts);
}

/// A script for the project as it is changes nothing before documents have the shape of the other patterns, and says
/// so; afterwards it takes them as they are, with what is left over and without.
void TestPatternPairs::waitsForOthers()
{
    begin(false);
    if (QTest::currentTestFailed() || m_case.stages.isEmpty())
        return;
    QStringList checks;
    for (const schema::PatternUse &use : m_case.model->patterns) {
        const auto migration = services::patternMigration(*m_case.model, use);
        const patterns::MigrationStep *first = migration ? &migration->migration.steps.first() : nullptr;
        if (first && first->title == QLatin1String("Look for patterns that documents do not have yet"))
            checks << QStringLiteral("{\n%1\n}\n").arg(first->script);
    }
    QVERIFY(!checks.isEmpty());
    for (const QString &check : std::as_const(checks)) {
        const QString said = m_server.pool().run(db, check).error;
        QVERIFY2(said.contains(QLatin1String("does not have the shape of")), qPrintable(said + check));
    }
    const QList<patterns::MigrationStep> all = m_case.steps();
    for (const bool drops : {false, true}) {
        QString error = run(drops ? calls(0, all.size()) : kept(0, all.size()));
        QVERIFY2(error.isEmpty(), qPrintable(error));
        for (const QString &check : std::as_const(checks)) {
            error = m_server.pool().run(db, check).error;
            QVERIFY2(error.isEmpty(), qPrintable(error + check));
        }
    }
}

QTEST_GUILESS_MAIN(TestPatternPairs)
#include "tst_patternpairs.moc"
