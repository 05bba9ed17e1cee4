// SPDX-License-Identifier: GPL-3.0-or-later
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
const bool wholeExtent = qEnvironmentVariableIsSet("SHAPEWRIGHT_PATTERN_ALL");

QString quoted(const QString &text)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
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

private:
    void begin(bool referred);
    QString kept(qsizetype from, qsizetype to) const;
    QString run(const QString &steps) { return m_server.pool().run(db, QLatin1String(ownSteps) + steps).error; }
    QString runBeside(const QList<Write> &writes, const QString &steps);
    void compareAgain(const QString &what);

    PatternServer m_server;
    PatternCase m_case;
    StoredDocuments m_documents; ///< as the server acknowledged them
    QList<Write> m_late;         ///< documents that are inserted later
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
void TestPatternPairs::begin(bool referred)
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("no such case");
    m_case = loadPatternCase(path);
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
void TestPatternPairs::compareAgain(const QString &what)
{
    const QString error = run(kept(0, m_case.steps().size()));
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
    compareAgain(said.isEmpty() ? QStringLiteral("done") : said.section(QLatin1Char('\n'), 0, 0).left(160));
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

QTEST_GUILESS_MAIN(TestPatternPairs)
#include "tst_patternpairs.moc"
