// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/allowlist.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/diff/looser.h"
#include "models/deploy/errorcodes.h"
#include "models/deploy/plan/consent.h"
#include "models/deploy/plan/makeplan.h"
#include "models/deploy/plan/plan.h"
#include "models/deploy/plan/planedit.h"
#include "models/deploy/plan/planfile.h"
#include "models/design/validator/validator.h"

#include <QTest>

using namespace sw;
using deploy::ChangeClass;
using deploy::StepKind;

namespace
{

base::Bson json(const QByteArray &text)
{
    const auto read = base::Bson::fromJson(text);
    if (!read)
        qFatal("bad test document: %s", text.constData());
    return *read;
}

design::Collection books()
{
    design::Collection out;
    out.name = QStringLiteral("books");
    out.root = design::makeObject({}, {design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId),
                                       design::makeNode(QStringLiteral("isbn"), schema::FieldType::String)});
    design::Index index;
    index.keys = {{QStringLiteral("isbn"), design::KeyKind::Ascending}};
    index.name = QStringLiteral("isbn_1");
    out.indexes = {index};
    return out;
}

design::Design designOf(const QList<design::Collection> &collections)
{
    design::Design out;
    out.collections = collections;
    return out;
}

deploy::Snapshot emptyServer()
{
    deploy::Snapshot out;
    out.database = QStringLiteral("shop");
    out.server.name = QStringLiteral("127.0.0.1:27017");
    out.server.topology = QStringLiteral("standalone");
    out.server.version = {6, 0, 5};
    out.freeDiskBytes = 100'000'000'000;
    return out;
}

/// A server that holds books as the design wants it, with \p documents documents.
deploy::Snapshot serverWithBooks(std::optional<qint64> documents)
{
    deploy::Snapshot out = emptyServer();
    deploy::LiveCollection live;
    live.name = QStringLiteral("books");
    live.type = QStringLiteral("collection");
    live.uuid = QByteArray(16, 'u');
    live.options = design::createOptions(books(), {});
    live.indexes = {json(R"({"v":2,"key":{"_id":1},"name":"_id_"})"),
                    json(R"({"v":2,"key":{"isbn":1},"name":"isbn_1"})")};
    live.documents = documents;
    live.bytes = documents ? std::optional<qint64>(*documents * 100) : std::nullopt;
    out.collections = {live};
    return out;
}

deploy::Plan planOf(const design::Design &design, const deploy::Snapshot &snapshot)
{
    const auto made = deploy::makePlan({}, design, snapshot);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

/// Validates what is nested 120 levels deep; readers of JSON text need not read that far.
base::Bson deepCommand()
{
    base::Bson schema;
    for (int i = 0; i < 60; ++i)
        schema = base::BsonBuilder()
                     .beginDocument(QStringLiteral("properties"))
                     .document(QStringLiteral("a"), schema)
                     .finish();
    return base::BsonBuilder()
        .string(QStringLiteral("create"), QStringLiteral("other"))
        .beginDocument(QStringLiteral("validator"))
        .document(QStringLiteral("$jsonSchema"), schema)
        .finish();
}

} // namespace

/// What is planned from a design and a state of the server, and what a plan file may not do.
class TestPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalStateNeedsNothing() { QVERIFY(planOf(designOf({books()}), serverWithBooks(5)).isEmpty()); }
    void samePlanForSameState();
    void classDependsOnDocuments_data();
    void classDependsOnDocuments();
    void gatesNeedKnowledge();
    void badNamesAreRefused_data();
    void badNamesAreRefused();
    void unsupportedServers_data();
    void unsupportedServers();
    void hostilePlanFiles_data();
    void hostilePlanFiles();
    void everyFlippedByteIsRefused();
    void leaveOutTakesWhatDepends();
    void looserSchemas_data();
    void looserSchemas();
    void allowList_data();
    void allowList();
    void everyCodeIsSaid();
};

void TestPlan::samePlanForSameState()
{
    deploy::Plan a = planOf(designOf({books()}), emptyServer());
    deploy::Plan b = planOf(designOf({books()}), emptyServer());
    b.madeAt = a.madeAt;
    QCOMPARE(deploy::planToJson(a), deploy::planToJson(b));
    QCOMPARE(a.shortHash().size(), 6);
}

void TestPlan::classDependsOnDocuments_data()
{
    QTest::addColumn<int>("documents"); // -1: not known
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("unique");
    QTest::addColumn<int>("expiry");
    QTest::addColumn<int>("validator");
    QTest::newRow("empty") << 0 << 1 << 1 << 1 << 1;
    QTest::newRow("some") << 5 << 2 << 3 << 4 << 3;
    QTest::newRow("unknown") << -1 << 2 << 3 << 4 << 3;
}

void TestPlan::classDependsOnDocuments()
{
    QFETCH(int, documents);
    const deploy::Snapshot server = serverWithBooks(documents < 0 ? std::nullopt : std::optional<qint64>(documents));
    const auto classOfNew = [&](const std::function<void(design::Collection &)> &edit) {
        design::Collection changed = books();
        edit(changed);
        const deploy::Plan plan = planOf(designOf({changed}), server);
        return plan.steps.size() == 1 ? static_cast<int>(plan.steps.first().change) : -1;
    };
    design::Index more = books().indexes.first();
    more.keys.first().path = more.name = QStringLiteral("title");
    QTEST(classOfNew([&](design::Collection &c) { c.indexes << more; }), "index");
    QTEST(classOfNew([&](design::Collection &c) { c.indexes.first().unique = true; }), "unique");
    QTEST(classOfNew([&](design::Collection &c) { c.indexes.first().expireAfterSeconds = 60; }), "expiry");
    QTEST(classOfNew([&](design::Collection &c) {
              c.root.fields << design::makeNode(QStringLiteral("title"), schema::FieldType::String);
          }),
          "validator");
}

void TestPlan::gatesNeedKnowledge()
{
    design::Collection changed = books();
    design::Index more = changed.indexes.first();
    more.keys.first().path = more.name = QStringLiteral("title");
    changed.indexes << more;
    deploy::Snapshot server = serverWithBooks(5);
    QVERIFY(planOf(designOf({changed}), server).steps.first().acknowledge.isEmpty());
    server.freeDiskBytes.reset();
    QVERIFY(!planOf(designOf({changed}), server).steps.first().acknowledge.isEmpty());
    server = serverWithBooks(20'000'000);
    const deploy::Plan large = planOf(designOf({changed}), server);
    QCOMPARE(deploy::acknowledgement(large, large.steps.first()), QStringLiteral("C2:books.title"));
    server = serverWithBooks(5);
    server.server.membersKnown = false;
    QVERIFY(!planOf(designOf({changed}), server).steps.first().acknowledge.isEmpty());
}

void TestPlan::badNamesAreRefused_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("collection");
    const QString ok = QStringLiteral("ok");
    for (const char *name : {"", "a/b", "a\\b", "a.b", "a b", "a\"b", "a$b", "admin", "LOCAL", "config"})
        QTest::addRow("database %s", name) << QString::fromLatin1(name) << ok;
    QTest::newRow("long database") << QString(64, QLatin1Char('d')) << ok;
    QTest::newRow("database with zero") << QString(QChar(0)) << ok;
    for (const char *name : {"", "a$b", ".a", "system.users", "a.system.b"})
        QTest::addRow("collection %s", name) << ok << QString::fromLatin1(name);
    QTest::newRow("collection with zero") << ok << QStringLiteral("a") + QChar(0);
    QTest::newRow("long name") << ok << QString(253, QLatin1Char('c'));
    QTest::newRow("long in bytes") << ok << QString(130, QChar(0xe9));
    QTest::newRow("half a character") << ok << QString(QChar(0xd800));
}

void TestPlan::badNamesAreRefused()
{
    QFETCH(QString, database);
    QFETCH(QString, collection);
    deploy::Snapshot server = emptyServer();
    server.database = database;
    design::Collection named = books();
    named.name = collection;
    const auto made = deploy::makePlan({}, designOf({named}), server);
    QVERIFY(!made);
    QCOMPARE(made.error().code, base::ErrorCode::InvalidModel);
    QVERIFY(!made.error().wayOut.isEmpty());
}

void TestPlan::unsupportedServers_data()
{
    QTest::addColumn<QString>("product");
    QTest::addColumn<QList<int>>("version");
    QTest::newRow("old") << QStringLiteral("MongoDB") << QList<int>{4, 2, 24};
    QTest::newRow("no version") << QStringLiteral("MongoDB") << QList<int>{};
    QTest::newRow("FerretDB") << QStringLiteral("FerretDB") << QList<int>{7, 0, 0};
    QTest::newRow("look-alike") << QStringLiteral("unknown") << QList<int>{5, 0, 0};
}

void TestPlan::unsupportedServers()
{
    QFETCH(QString, product);
    QFETCH(QList<int>, version);
    deploy::Snapshot server = emptyServer();
    server.server.product = product;
    server.server.version = version;
    const auto made = deploy::makePlan({}, designOf({books()}), server);
    QVERIFY(!made);
    QCOMPARE(made.error().code, base::ErrorCode::Unsupported);
}

void TestPlan::hostilePlanFiles_data()
{
    QTest::addColumn<int>("attack");
    int number = 0;
    for (const char *name : {"drop instead of create", "class made smaller", "documents made none", "other collection",
                             "to-state of another command", "order", "numbers", "command in a manual step", "view",
                             "capped", "own write concern", "system collection", "admin database", "other uuid",
                             "deep validator", "field added", "empty", "not JSON", "other format"})
        QTest::newRow(name) << number++;
}

void TestPlan::hostilePlanFiles()
{
    QFETCH(int, attack);
    design::Collection stricter = books();
    stricter.root.fields << design::makeNode(QStringLiteral("title"), schema::FieldType::String);
    design::Collection second = books();
    second.name = QStringLiteral("other");
    deploy::Plan plan = planOf(designOf({stricter, second}), serverWithBooks(5));
    QCOMPARE(plan.steps.size(), 3);
    QVERIFY(deploy::planFromJson(deploy::planToJson(plan)).has_value());
    deploy::Step &create = plan.steps[0];
    deploy::Step &change = plan.steps[2];
    switch (attack) {
    case 0:
        create.command = json(R"({"drop":"other"})");
        break;
    case 1:
        change.change = ChangeClass::Adds;
        break;
    case 2:
        change.documents = 0;
        break;
    case 3:
        change.collection = change.object = QStringLiteral("payments");
        break;
    case 4:
        change.to = change.from;
        break;
    case 5:
        plan.steps.swapItemsAt(0, 2);
        plan.steps[0].number = 1;
        plan.steps[2].number = 3;
        break;
    case 6:
        plan.steps[1].number = 1;
        break;
    case 7:
        create.kind = StepKind::Manual;
        create.change = ChangeClass::ScriptOnly;
        break;
    case 8:
        create.command = json(R"({"create":"other","viewOn":"books","pipeline":[]})");
        break;
    case 9:
        create.command = json(R"({"create":"other","capped":true,"size":1})");
        break;
    case 10:
        change.command = deploy::joined(change.command, json(R"({"writeConcern":{"w":0}})"));
        break;
    case 11:
        create.collection = create.object = QStringLiteral("system.users");
        create.command = json(R"({"create":"system.users"})");
        break;
    case 12:
        plan.database = QStringLiteral("admin");
        break;
    case 13:
        change.uuid = QByteArray(16, 'x');
        break;
    case 14:
        create.command = deepCommand();
        create.to = *deploy::stateAfter(create);
        break;
    default:
        break;
    }
    QByteArray text = deploy::planToJson(plan);
    if (attack == 15)
        text.insert(text.indexOf("\"steps\""), "\"extra\": 1,\n  ");
    else if (attack == 16)
        text.clear();
    else if (attack == 17)
        text.chop(10);
    else if (attack == 18)
        text.replace("shapewright-plan", "shapewright-plot");
    const auto read = deploy::planFromJson(text);
    QVERIFY(!read);
    QVERIFY2(read.error().code == base::ErrorCode::Format || read.error().code == base::ErrorCode::InvalidModel,
             qPrintable(read.error().text()));
    QVERIFY(!read.error().message.isEmpty() && !read.error().wayOut.isEmpty());
}

/// Whatever single byte is changed, either the file is refused or the plan has another hash than the one that was
/// shown.
void TestPlan::everyFlippedByteIsRefused()
{
    const deploy::Plan plan = planOf(designOf({books()}), emptyServer());
    const QByteArray text = deploy::planToJson(plan);
    const QString hash = plan.hash();
    for (qsizetype i = 0; i < text.size(); ++i) {
        QByteArray flipped = text;
        flipped[i] = static_cast<char>(flipped[i] ^ 1);
        const auto read = deploy::planFromJson(flipped);
        QVERIFY2(!read || read->hash() != hash, qPrintable(QString::number(i)));
    }
}

void TestPlan::leaveOutTakesWhatDepends()
{
    deploy::Plan plan = planOf(designOf({books()}), emptyServer());
    QCOMPARE(plan.steps.size(), 2);
    deploy::leaveOut(plan, 1);
    QVERIFY(plan.isEmpty());
}

void TestPlan::looserSchemas_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("looser");
    const auto row = [](const char *name, const char *from, const char *to, bool looser) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << looser;
    };
    row("equal", R"({"minimum":1})", R"({"minimum":1})", true);
    row("fewer required", R"({"required":["a","b"]})", R"({"required":["a"]})", true);
    row("more required", R"({"required":["a"]})", R"({"required":["a","b"]})", false);
    row("larger maximum", R"({"maximum":1})", R"({"maximum":2})", true);
    row("smaller maximum", R"({"maximum":2})", R"({"maximum":1})", false);
    row("bound made exclusive", R"({"maximum":2})", R"({"maximum":2,"exclusiveMaximum":true})", false);
    row("exclusive bound widened", R"({"maximum":2})", R"({"maximum":3,"exclusiveMaximum":true})", true);
    row("exclusive moved", R"({"properties":{"a":{"maximum":1,"exclusiveMaximum":true},"b":{"maximum":1}}})",
        R"({"properties":{"a":{"maximum":1},"b":{"maximum":1,"exclusiveMaximum":true}}})", false);
    row("lower minimum", R"({"minimum":2})", R"({"minimum":1})", true);
    row("new minimum", R"({})", R"({"minimum":1})", false);
    row("int to number", R"({"bsonType":"int"})", R"({"bsonType":"number"})", true);
    row("number to int", R"({"bsonType":"number"})", R"({"bsonType":"int"})", false);
    row("null added", R"({"bsonType":"string"})", R"({"bsonType":["null","string"]})", true);
    row("enum grown", R"({"enum":["a"]})", R"({"enum":["a","b"]})", true);
    row("enum shrunk", R"({"enum":["a","b"]})", R"({"enum":["a"]})", false);
    row("new property, open", R"({"properties":{"a":{"bsonType":"int"}}})",
        R"({"properties":{"a":{"bsonType":"int"},"b":{"bsonType":"int"}}})", false);
    row("new property, closed", R"({"additionalProperties":false,"properties":{"a":{}}})",
        R"({"additionalProperties":false,"properties":{"a":{},"b":{"bsonType":"int"}}})", true);
    row("closed loses a property", R"({"additionalProperties":false,"properties":{"a":{},"b":{}}})",
        R"({"additionalProperties":false,"properties":{"a":{}}})", false);
    row("closing", R"({"properties":{"a":{}}})", R"({"additionalProperties":false,"properties":{"a":{}}})", false);
    row("opening", R"({"additionalProperties":false,"properties":{"a":{}}})", R"({"properties":{"a":{}}})", true);
    row("rest made stricter", R"({"additionalProperties":{"bsonType":"number"}})",
        R"({"additionalProperties":{"bsonType":"int"}})", false);
    row("other pattern", R"({"pattern":"a"})", R"({"pattern":"b"})", false);
    row("title only", R"({"title":"a","description":"x"})", R"({"title":"b"})", true);
    row("items loosened", R"({"items":{"maximum":1}})", R"({"items":{"maximum":2}})", true);
    row("items tightened", R"({"items":{"maximum":2}})", R"({"items":{"maximum":1}})", false);
    row("fewer items at least", R"({"minItems":2,"maxItems":3})", R"({"minItems":1,"maxItems":4})", true);
    row("combination", R"({"anyOf":[{"minimum":1}]})", R"({"anyOf":[{"minimum":0}]})", false);
    row("not", R"({"not":{"maximum":1}})", R"({"not":{"maximum":2}})", false);
}

void TestPlan::looserSchemas()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(bool, looser);
    QCOMPARE(deploy::isLooserOrEqual(json("{\"$jsonSchema\":" + from + "}"), json("{\"$jsonSchema\":" + to + "}")),
             looser);
}

void TestPlan::allowList_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *command, bool allowed) {
        QTest::newRow(command) << QByteArray(command) << allowed;
    };
    row(R"({"create":"a","validator":{}})", true);
    row(R"({"collMod":"a","index":{"name":"x","hidden":true}})", true);
    row(R"({"createIndexes":"a","indexes":[]})", true);
    row(R"({"aggregate":"a","pipeline":[{"$match":{}},{"$count":"n"}],"cursor":{}})", true);
    row(R"({"aggregate":"a","pipeline":[{"$unionWith":{"coll":"b","pipeline":[{"$match":{}}]}}],"cursor":{}})", true);
    row(R"({"aggregate":"a","pipeline":[{"$unionWith":{"coll":"b","pipeline":[{"$out":"c"}]}}],"cursor":{}})", false);
    row(R"({"aggregate":"a","pipeline":[{"$facet":{"p":[{"$lookup":{"from":"b","as":"c","pipeline":[{"$merge":"d"}]}}]}}],"cursor":{}})",
        false);
    row(R"({"aggregate":"a","pipeline":[{"$match":{},"$out":"b"}],"cursor":{}})", false);
    row(R"({"aggregate":"a","pipeline":[],"pipeline":[{"$out":"b"}],"cursor":{}})", false);
    row(R"({"aggregate":"a","pipeline":[{"$newStage":{}}],"cursor":{}})", false);
    row(R"({"serverStatus":1})", true);
    row(R"({"serverStatus":1,"drop":"a"})", false);
    row(R"({"drop":"a"})", false);
    row(R"({"Create":"a"})", false);
    row(R"({"create":"a","drop":"b"})", false);
    row(R"({"collMod":"a","cappedSize":1,"recordPreImages":true})", false);
    row(R"({})", false);
}

void TestPlan::allowList()
{
    QFETCH(QByteArray, command);
    QFETCH(bool, allowed);
    const base::Bson parsed = json(command);
    QCOMPARE(deploy::isAllowedCommand(deploy::firstName(parsed), parsed), allowed);
    QVERIFY(!deploy::isAllowedCommand(QStringLiteral("hello"), json(R"({"drop":"a"})")));
}

/// Every code gives a sentence and a way out, and data of documents or the login are never repeated.
void TestPlan::everyCodeIsSaid()
{
    for (int code = 0; code < 12000; ++code) {
        deploy::Reply reply;
        reply.code = code;
        reply.codeName = QStringLiteral("Name");
        reply.message = QStringLiteral("dup key: canary");
        const base::Error error = deploy::errorOf(reply, QStringLiteral("createIndexes"), QStringLiteral("shop.books"));
        QVERIFY2(!error.message.isEmpty(), qPrintable(QString::number(code)));
        QVERIFY2(!error.wayOut.isEmpty() || error.code == base::ErrorCode::Internal, qPrintable(QString::number(code)));
        QVERIFY(deploy::reactionTo(reply) != deploy::Reaction::Done);
        for (int quiet : {13, 18, 121, 359, 8000, 11000}) {
            if (code == quiet)
                QVERIFY2(!error.text().contains(QLatin1String("canary")), qPrintable(error.text()));
        }
    }
    deploy::Reply lost;
    lost.networkError = true;
    QCOMPARE(deploy::reactionTo(lost), deploy::Reaction::Uncertain);
}

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
