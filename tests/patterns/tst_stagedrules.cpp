// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/script.h"
#include "models/patterns/rules/stagedrules.h"
#include "tests/patterns/patternserver.h"

#include <QJsonArray>

using namespace sw;
using namespace sw::patterntesting;
using schema::FieldType;

namespace
{

const QString db = QStringLiteral("staged");
const QString orders = QStringLiteral("it's \"a\" <b> \u2028");

/// A collection whose rules were never enforced: wrong types at any depth, nulls, and what no script can mend.
design::Design ordersDesign()
{
    using design::makeNode;
    design::Node status = makeNode(QStringLiteral("status"), FieldType::String);
    status.constraints.enumValues = {QStringLiteral("new"), QStringLiteral("sent")};
    const auto optional = [](design::Node node) {
        node.presence = 0.5;
        return node;
    };
    design::Node reader = optional(makeNode(QStringLiteral("reader"), FieldType::ObjectId));
    reader.nullable = true;
    const design::Node item = design::makeObject({}, {makeNode(QStringLiteral("amount"), FieldType::Int64)});
    design::Collection collection;
    collection.name = orders;
    collection.root = design::makeObject(
        {}, {makeNode(design::idName, FieldType::Int32), status, makeNode(QStringLiteral("n"), FieldType::Int32),
             optional(makeNode(QStringLiteral("at"), FieldType::Date)), reader,
             optional(makeNode(QStringLiteral("zip"), FieldType::String)),
             optional(makeNode(QStringLiteral("price"), FieldType::Decimal128)),
             optional(design::makeArray(QStringLiteral("lines"), item, {0, 2, 9, false}))});
    design::Design design;
    design.collections = {collection};
    return design;
}

constexpr char documents[] = R"js(
docs.insertMany([
  { _id: 1, status: "new", n: Int32(1) },
  { _id: 2, status: "new", n: "2", at: "2026-02-01T10:00:00Z", reader: null, zip: null, unknown: 1 },
  { _id: 3, status: "sent", n: Double(3), reader: "65b000000000000000000001", zip: Int32(1234) },
  { _id: 4, status: "sent", n: Int32(4), lines: [{ amount: Int32(1) }, { amount: "2" }, { amount: Long(3) }] },
  { _id: 5, n: Int32(5) },
  { _id: 6, status: "odd", n: "six" },
  { _id: 7, status: "new", n: 7.5, at: "yesterday" },
  { _id: 8, status: "new", n: "007", price: 19.99 },
]);
)js";

} // namespace

/// Rules come into force beside writers: nothing is refused before the last stage, which waits until nothing breaks
/// them.
class TestStagedRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void comeIntoForceInStages();
    void mendOnlyWhatCanBeChangedBack();
    void waitForWriters();
    void stopWithoutTheStageBefore();
    void haveNothingToDoElsewhere();

private:
    testsupport::ShellPool::Answer shell(const QString &script, int number = 0);
    testsupport::ShellPool::Answer step(qsizetype number) { return shell(m_migration.steps.at(number - 1).script); }
    /// Whether a document that breaks the rules can be written.
    bool takesViolator() { return shell(QStringLiteral("docs.insertOne({ n: \"?\" });")).ok(); }
    QString state()
    {
        return shell(QStringLiteral("const o = db.getCollectionInfos({ name: name })[0].options; return "
                                    "o.validationLevel + \" \" + o.validationAction;"))
            .value.toString();
    }

    PatternServer m_server;
    design::Design m_design = ordersDesign();
    patterns::Migration m_migration;
};

testsupport::ShellPool::Answer TestStagedRules::shell(const QString &script, int number)
{
    m_server.pool().post(
        number, db,
        QStringLiteral("const name = %1;\nconst docs = db.getCollection(name);\nreturn (() => {\n%2\n})();")
            .arg(patterns::scriptString(orders), script));
    return m_server.pool().wait(number);
}

void TestStagedRules::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
    const auto migration = patterns::stagedRules({}, m_design, orders);
    QVERIFY2(migration, qPrintable(migration ? QString() : migration.error().text()));
    m_migration = *migration;
    QCOMPARE(m_migration.steps.size(), 5);
}

void TestStagedRules::init()
{
    m_server.contents().drop(db);
    const auto made = shell(QLatin1String(documents));
    QVERIFY2(made.ok(), qPrintable(made.error));
}

void TestStagedRules::comeIntoForceInStages()
{
    for (const qsizetype number : {1, 2, 3, 4, 2, 3, 4}) { // each can be run again
        const auto answer = step(number);
        QVERIFY2(answer.ok(), qPrintable(answer.error));
        QVERIFY2(takesViolator(), qPrintable(QString::number(number)));
    }
    QCOMPARE(state(), QStringLiteral("moderate warn"));
    const auto early = step(5);
    QVERIFY(!early.ok());
    QVERIFY2(early.error.contains(QLatin1String("documents break the rules")), qPrintable(early.error));
    QCOMPARE(state(), QStringLiteral("moderate warn"));
    QVERIFY(takesViolator());

    const auto mended = shell(QStringLiteral("const { validator } = db.getCollectionInfos({ name: name })[0].options; "
                                             "docs.deleteMany({ $nor: [validator] });"));
    QVERIFY2(mended.ok(), qPrintable(mended.error));
    for (int run = 0; run < 2; ++run) {
        const auto last = step(5);
        QVERIFY2(last.ok(), qPrintable(last.error));
        QCOMPARE(state(), QStringLiteral("strict error"));
        QVERIFY(!takesViolator());
    }
    // The server agrees with the design: nothing is left to do.
    const auto session = deploytesting::connectSpy(m_server.uri({}));
    const auto plan = deploytesting::planFor(*session, db, m_design);
    QVERIFY(plan);
    QCOMPARE(plan->steps.size(), 0);

    const auto back = shell(m_migration.undo.first().script);
    QVERIFY2(back.ok(), qPrintable(back.error));
    QVERIFY(takesViolator());
}

void TestStagedRules::mendOnlyWhatCanBeChangedBack()
{
    for (const qsizetype number : {2, 4}) {
        const auto answer = step(number);
        QVERIFY2(answer.ok(), qPrintable(answer.error));
    }
    const auto found = shell(QStringLiteral("return docs.find().sort({ _id: 1 }).toArray().map(one => "
                                            "EJSON.stringify(one, { relaxed: false }));"));
    QVERIFY2(found.ok(), qPrintable(found.error));
    const QStringList wanted{
        QStringLiteral(R"({"_id":{"$numberInt":"1"},"status":"new","n":{"$numberInt":"1"}})"),
        QStringLiteral(
            R"({"_id":{"$numberInt":"2"},"status":"new","n":{"$numberInt":"2"},"at":{"$date":{"$numberLong":"1769940000000"}},"reader":null,"unknown":{"$numberInt":"1"}})"),
        QStringLiteral(
            R"({"_id":{"$numberInt":"3"},"status":"sent","n":{"$numberInt":"3"},"reader":{"$oid":"65b000000000000000000001"},"zip":"1234"})"),
        QStringLiteral(
            R"({"_id":{"$numberInt":"4"},"status":"sent","n":{"$numberInt":"4"},"lines":[{"amount":{"$numberLong":"1"}},{"amount":{"$numberLong":"2"}},{"amount":{"$numberLong":"3"}}]})"),
        QStringLiteral(R"({"_id":{"$numberInt":"5"},"n":{"$numberInt":"5"}})"),
        QStringLiteral(R"({"_id":{"$numberInt":"6"},"status":"odd","n":"six"})"),
        QStringLiteral(R"({"_id":{"$numberInt":"7"},"status":"new","n":{"$numberDouble":"7.5"},"at":"yesterday"})"),
        QStringLiteral(
            R"({"_id":{"$numberInt":"8"},"status":"new","n":"007","price":{"$numberDecimal":"19.9900000000000"}})")};
    const QJsonArray documents = found.value.toArray();
    QCOMPARE(documents.size(), wanted.size());
    for (qsizetype i = 0; i < wanted.size(); ++i)
        QCOMPARE(documents.at(i).toString(), wanted.at(i));
}

/// What is written between the count and the moment from which the rules refuse is found before they are strict.
void TestStagedRules::waitForWriters()
{
    int strict = 0;
    for (int run = 0; run < 6; ++run) {
        QVERIFY(shell(QStringLiteral("docs.deleteMany({}); docs.insertOne({ _id: 1, status: \"new\", n: 1 });")).ok());
        QVERIFY(step(2).ok());
        m_server.pool().post(
            1, db,
            QStringLiteral("sleep(%1); for (let i = 0; i < 40; ++i) { try { db.getCollection(%2).insertOne({ "
                           "n: \"?\" }); } catch (error) { if (error.code !== 121) throw error; } }")
                .arg(QString::number(run * 15), patterns::scriptString(orders)));
        const bool enforced = step(5).ok();
        const auto writer = m_server.pool().wait(1);
        QVERIFY2(writer.ok(), qPrintable(writer.error));
        const auto broken = shell(QStringLiteral("return docs.countDocuments({ n: \"?\" });")).value.toInt();
        QCOMPARE(state(), enforced ? QStringLiteral("strict error") : QStringLiteral("moderate warn"));
        QVERIFY(!enforced || broken == 0);
        strict += enforced ? 1 : 0;
    }
    qInfo("in force in %d of 6 runs", strict);
}

void TestStagedRules::stopWithoutTheStageBefore()
{
    for (const qsizetype number : {3, 4, 5}) {
        const auto answer = step(number);
        QVERIFY(!answer.ok());
        QVERIFY2(answer.error.contains(QLatin1String("do not warn")), qPrintable(answer.error));
    }
    QVERIFY(shell(QStringLiteral("docs.drop();")).ok());
    QVERIFY(step(1).error.contains(QLatin1String("does not exist")));
    QVERIFY(shell(QStringLiteral("db.createView(name, \"none\", []);")).ok());
    QVERIFY(step(1).error.contains(QLatin1String("is a view")));
}

void TestStagedRules::haveNothingToDoElsewhere()
{
    design::Design design = ordersDesign();
    QVERIFY(!patterns::stagedRules({}, design, QStringLiteral("none")));
    design.collections.first().level = schema::ValidationLevel::Off;
    QVERIFY(!patterns::stagedRules({}, design, orders));
    design.collections.first().level = schema::ValidationLevel::Strict;
    design.collections.first().timeSeries = design::TimeSeriesOptions{};
    QVERIFY(!patterns::stagedRules({}, design, orders));
}

QTEST_GUILESS_MAIN(TestStagedRules)
#include "tst_stagedrules.moc"
