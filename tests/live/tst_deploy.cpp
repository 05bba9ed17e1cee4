// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/deploytesting.h"

#include "models/deploy/apply/allowlist.h"
#include "models/deploy/apply/journal.h"
#include "models/deploy/plan/planedit.h"
#include "models/deploy/plan/planfile.h"
#include "models/deploy/plan/shelltext.h"

#include <QRegularExpression>
#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using deploy::ChangeClass;
using deploy::StepKind;
using deploy::StepState;
using design::KeyKind;

namespace
{

const QString db = QStringLiteral("shop");

design::Design shop()
{
    design::Index isbn = indexOn({{QStringLiteral("isbn"), KeyKind::Ascending}});
    isbn.unique = true;
    const design::Index sorted = indexOn({{QStringLiteral("title"), KeyKind::Ascending},
                                          {QStringLiteral("author"), KeyKind::Descending},
                                          {QStringLiteral("isbn"), KeyKind::Ascending}});
    return designOf(
        {collectionOf(QStringLiteral("books"),
                      {QStringLiteral("isbn"), QStringLiteral("title"), QStringLiteral("author")}, {isbn, sorted}),
         collectionOf(QStringLiteral("users"), {QStringLiteral("email")},
                      {indexOn({{QStringLiteral("email"), KeyKind::Hashed}})}),
         collectionOf(QStringLiteral("plain"), {QStringLiteral("x")})});
}

} // namespace

/// Plans and applies against a real server: what is made, what is left alone, and what is refused.
class TestDeploy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void createsAllAndThenNothing();
    void keysAreInOrderByteForByte();
    void validatorChangeIsOneCollMod();
    void equalThingsOfAnotherFormAreEqual();
    void unmanagedIsUntouched();
    void looserValidatorNeedsNoConsent();
    void stricterValidatorIsCountedAndNeedsConsent();
    void softenedValidatorOnlyWarns();
    void indexOnDataLoadsTheServer();
    void plainIndexBecomesUnique();
    void duplicatesKeepAnIndexPlain();
    void expiryNeedsTheExactNumber();
    void hiddenAndExpiryChangeByCollMod();
    void takenNameGetsANewOne();
    void fixedOptionsGoToTheScript();
    void timeSeries();
    void planRunsOnceAndOnlyFresh();
    void planFileSurvivesARoundTrip();
    void weakTlsRefusesRiskySteps();
    void countsDuplicatesAsTheIndexDoes_data();
    void countsDuplicatesAsTheIndexDoes();
    void onlyListedCommandsReachTheServer();

private:
    deploy::Plan plan(const design::Design &design);
    deploy::ApplyReport apply(const deploy::Plan &plan);
    void applyAll(const design::Design &design);
    void insert(const QString &collection, const QByteArray &documents);
    QList<base::Bson> indexesOf(const QString &collection);

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("enableTestCommands=1"),
                                       QStringLiteral("--slowms"), QStringLiteral("-1"),
                                       QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorEnabled=false")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDeploy::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
    m_raw = std::make_unique<RawClient>(m_server.uri());
}

void TestDeploy::init()
{
    m_raw->run(db, R"({"dropDatabase":1})");
    m_session->forget();
    m_session->before = nullptr;
    m_session->proven = true;
    m_folder = std::make_unique<QTemporaryDir>();
}

deploy::Plan TestDeploy::plan(const design::Design &design)
{
    const auto made = planFor(*m_session, db, design);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

deploy::ApplyReport TestDeploy::apply(const deploy::Plan &plan)
{
    return deploy::applyPlan(*m_session, plan, fullConsent(plan), deploy::journalPath(m_folder->path(), plan));
}

void TestDeploy::applyAll(const design::Design &design)
{
    const deploy::Plan made = plan(design);
    const auto report = apply(made);
    QVERIFY2(report.verified && !report.error, qPrintable(describe(report)));
}

void TestDeploy::insert(const QString &collection, const QByteArray &documents)
{
    const base::Bson reply =
        m_raw->run(db, "{\"insert\":\"" + collection.toUtf8() + "\",\"documents\":" + documents + "}");
    QVERIFY(!deploy::contains(reply, "writeErrors"));
}

QList<base::Bson> TestDeploy::indexesOf(const QString &collection)
{
    return m_raw->indexes(db, collection);
}

void TestDeploy::createsAllAndThenNothing()
{
    const deploy::Plan first = plan(shop());
    QCOMPARE(first.steps.size(), 5);
    QVERIFY(std::all_of(first.steps.cbegin(), first.steps.cend(),
                        [](const deploy::Step &step) { return step.change == ChangeClass::Adds; }));
    m_session->forget();
    const auto report = apply(first);
    QVERIFY2(report.verified && !report.error, qPrintable(describe(report)));
    for (const deploy::StepReport &step : report.steps)
        QCOMPARE(step.state, StepState::Done);
    QCOMPARE(m_session->countOf("create"), 3);
    QCOMPARE(m_session->countOf("createIndexes"), 2);
    QCOMPARE(m_session->countOf("collMod"), 0);
    const deploy::Plan second = plan(shop());
    QVERIFY2(second.isEmpty(), qPrintable(describe(second)));
    QCOMPARE(second.equalObjects, 6);
    QVERIFY(second.unmanaged.isEmpty());
}

void TestDeploy::keysAreInOrderByteForByte()
{
    applyAll(shop());
    const QList<base::Bson> listed = indexesOf(QStringLiteral("books"));
    QCOMPARE(listed.size(), 3);
    const design::Design design = shop();
    for (const design::Index &index : design.collections.first().indexes) {
        const auto same = std::find_if(listed.cbegin(), listed.cend(), [&](const base::Bson &one) {
            return deploy::textAt(one, "name") == index.name;
        });
        QVERIFY(same != listed.cend());
        QCOMPARE(deploy::documentAt(*same, "key").bytes(), design::indexKeyDocument(index).bytes());
    }
}

void TestDeploy::validatorChangeIsOneCollMod()
{
    applyAll(shop());
    design::Design changed = shop();
    changed.collections[0].root.fields.last().presence = 0.5;
    const deploy::Plan made = plan(changed);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().kind, StepKind::ChangeValidator);
    m_session->forget();
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QCOMPARE(m_session->countOf("collMod"), 1);
    QCOMPARE(m_session->countOf("create") + m_session->countOf("createIndexes"), 0);
    const base::Bson sent = m_session->commands.at(m_session->names.indexOf(QLatin1String("collMod")));
    QVERIFY(deploy::contains(sent, "validator") && deploy::contains(sent, "validationLevel") &&
            deploy::contains(sent, "validationAction"));
    QCOMPARE(deploy::bytesAt(sent, "collectionUUID").size(), 16);
    QVERIFY(plan(changed).isEmpty());
}

void TestDeploy::equalThingsOfAnotherFormAreEqual()
{
    m_raw->run(
        db,
        R"({"create":"books","validator":{"$jsonSchema":{"title":"books","required":["title","_id"],"properties":{"title":{"bsonType":"string"},"_id":{"bsonType":"objectId"}},"bsonType":"object"}}})");
    m_raw->run(
        db,
        R"({"createIndexes":"books","indexes":[{"key":{"title":1.0},"name":"by_title","sparse":false,"unique":0}]})");
    const design::Design design = designOf({collectionOf(QStringLiteral("books"), {QStringLiteral("title")},
                                                         {indexOn({{QStringLiteral("title"), KeyKind::Ascending}})})});
    const deploy::Plan made = plan(design);
    QVERIFY2(made.isEmpty(), qPrintable(describe(made)));
    QVERIFY(made.notes.join(QString()).contains(QLatin1String("by_title")));
}

void TestDeploy::unmanagedIsUntouched()
{
    m_raw->run(db, R"({"create":"legacy","capped":true,"size":4096})");
    m_raw->run(db, R"({"create":"seen","viewOn":"legacy","pipeline":[]})");
    insert(QStringLiteral("books"), R"([{"_id":1,"rating":5}])");
    m_raw->run(db, R"({"createIndexes":"books","indexes":[{"key":{"rating":1},"name":"rating_1"}]})");
    const QByteArray before =
        m_raw->run(db, R"({"listCollections":1,"filter":{"name":{"$in":["legacy","seen"]}}})").toCanonicalJson();
    const deploy::Plan made = plan(shop());
    QCOMPARE(made.unmanaged,
             (QStringList{QStringLiteral("books.rating_1"), QStringLiteral("legacy"), QStringLiteral("seen")}));
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QCOMPARE(m_raw->run(db, R"({"listCollections":1,"filter":{"name":{"$in":["legacy","seen"]}}})").toCanonicalJson(),
             before);
    QCOMPARE(m_raw->count(db, QStringLiteral("books")), 1);
    QCOMPARE(indexesOf(QStringLiteral("books")).size(), 4);
    QVERIFY(plan(shop()).isEmpty());
}

void TestDeploy::looserValidatorNeedsNoConsent()
{
    applyAll(shop());
    insert(QStringLiteral("users"), R"([{"_id":{"$oid":"65a100000000000000000001"},"email":"a@example.org"}])");
    design::Design changed = shop();
    changed.collections[1].root.fields[1].presence = 0.5;
    const deploy::Plan made = plan(changed);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().change, ChangeClass::Adds);
    const auto report = deploy::applyPlan(*m_session, made, {true, {}}, deploy::journalPath(m_folder->path(), made));
    QVERIFY2(report.verified, qPrintable(describe(report)));
}

void TestDeploy::stricterValidatorIsCountedAndNeedsConsent()
{
    applyAll(shop());
    insert(
        QStringLiteral("plain"),
        R"([{"_id":{"$oid":"65a100000000000000000001"},"x":"a"},{"_id":{"$oid":"65a100000000000000000002"},"x":"b","y":"c"}])");
    design::Design changed = shop();
    changed.collections[2].root.fields << design::makeNode(QStringLiteral("y"), schema::FieldType::String);
    const deploy::Plan made = plan(changed);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().change, ChangeClass::MayRefuseWrites);
    QCOMPARE(made.steps.first().violators.state, deploy::Violators::State::Some);
    QCOMPARE(made.steps.first().violators.count, 1);
    m_session->forget();
    auto report = deploy::applyPlan(*m_session, made, {true, {}}, deploy::journalPath(m_folder->path(), made));
    QVERIFY(report.error && report.error->code == base::ErrorCode::Refused);
    QCOMPARE(report.steps.first().state, StepState::Refused);
    QCOMPARE(m_session->countOf("collMod"), 0);
    report = deploy::applyPlan(*m_session, made, {false, {QStringLiteral("C3:plain")}},
                               deploy::journalPath(m_folder->path(), made));
    QVERIFY(report.error && report.error->code == base::ErrorCode::Refused);
    report = deploy::applyPlan(*m_session, made, {true, {QStringLiteral("C3:plain")}},
                               deploy::journalPath(m_folder->path(), made));
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(plan(changed).isEmpty());
}

void TestDeploy::softenedValidatorOnlyWarns()
{
    applyAll(shop());
    insert(QStringLiteral("plain"), R"([{"_id":{"$oid":"65a100000000000000000001"},"x":"a"}])");
    design::Design changed = shop();
    changed.collections[2].root.fields << design::makeNode(QStringLiteral("y"), schema::FieldType::String);
    deploy::Plan made = plan(changed);
    QVERIFY(deploy::soften(made, 1));
    QCOMPARE(made.steps.first().change, ChangeClass::Adds);
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    insert(QStringLiteral("plain"), R"([{"_id":{"$oid":"65a100000000000000000003"},"x":"a"}])");
}

void TestDeploy::indexOnDataLoadsTheServer()
{
    insert(QStringLiteral("plain"), R"([{"_id":1,"x":"a"},{"_id":2,"x":"b"}])");
    design::Design design = designOf({collectionOf(QStringLiteral("plain"), {QStringLiteral("x")},
                                                   {indexOn({{QStringLiteral("x"), KeyKind::Ascending}}),
                                                    indexOn({{QStringLiteral("z"), KeyKind::Descending}})})});
    design.collections[0].action = design::ValidationAction::Warn;
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 3);
    QCOMPARE(made.steps.at(0).kind, StepKind::ChangeValidator);
    QCOMPARE(made.steps.at(1).change, ChangeClass::LoadsServer);
    QCOMPARE(made.steps.at(2).change, ChangeClass::LoadsServer);
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(plan(design).isEmpty());
}

void TestDeploy::plainIndexBecomesUnique()
{
    design::Design design = designOf({collectionOf(QStringLiteral("plain"), {QStringLiteral("x")},
                                                   {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})})});
    applyAll(design);
    insert(
        QStringLiteral("plain"),
        R"([{"_id":{"$oid":"65a100000000000000000001"},"x":"a"},{"_id":{"$oid":"65a100000000000000000002"},"x":"b"}])");
    design.collections[0].indexes[0].unique = true;
    design.collections[0].indexes[0].hidden = true;
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 2);
    QCOMPARE(made.steps.first().change, ChangeClass::MayRefuseWrites);
    QCOMPARE(made.steps.first().violators.state, deploy::Violators::State::None);
    m_session->forget();
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QCOMPARE(m_session->countOf("collMod"), 4); // prepare, dry run, unique, hidden
    QCOMPARE(m_session->countOf("createIndexes"), 0);
    QVERIFY(plan(design).isEmpty());
}

void TestDeploy::duplicatesKeepAnIndexPlain()
{
    design::Design design = designOf({collectionOf(QStringLiteral("plain"), {QStringLiteral("x")},
                                                   {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})})});
    applyAll(design);
    insert(
        QStringLiteral("plain"),
        R"([{"_id":{"$oid":"65a100000000000000000001"},"x":"a"},{"_id":{"$oid":"65a100000000000000000002"},"x":"a"}])");
    design.collections[0].indexes[0].unique = true;
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.first().violators.count, 2);
    const auto report = apply(made);
    QVERIFY(report.error && report.error->code == base::ErrorCode::Refused);
    QCOMPARE(report.steps.first().state, StepState::NotDone);
    for (const base::Bson &index : indexesOf(QStringLiteral("plain")))
        QVERIFY(!deploy::truthAt(index, "prepareUnique") && !deploy::truthAt(index, "unique"));
    insert(QStringLiteral("plain"), R"([{"_id":{"$oid":"65a100000000000000000003"},"x":"a"}])");
}

void TestDeploy::expiryNeedsTheExactNumber()
{
    design::Design design =
        designOf({collectionOf(QStringLiteral("logs"), {}, {indexOn({{QStringLiteral("at"), KeyKind::Ascending}})})});
    applyAll(design);
    insert(
        QStringLiteral("logs"),
        R"([{"_id":{"$oid":"65a100000000000000000001"},"at":{"$date":"2001-01-01T00:00:00Z"}},{"_id":{"$oid":"65a100000000000000000002"},"at":"never"}])");
    design.collections[0].indexes[0].expireAfterSeconds = 3600;
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().change, ChangeClass::MayDelete);
    QCOMPARE(deploy::acknowledgement(made, made.steps.first()), QStringLiteral("C4:DELETE 1 IN shop.logs"));
    auto report = deploy::applyPlan(*m_session, made, {true, {QStringLiteral("C4:logs.at_1")}},
                                    deploy::journalPath(m_folder->path(), made));
    QVERIFY(report.error && report.error->code == base::ErrorCode::Refused);
    report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(plan(design).isEmpty());
}

void TestDeploy::hiddenAndExpiryChangeByCollMod()
{
    design::Design design =
        designOf({collectionOf(QStringLiteral("logs"), {}, {indexOn({{QStringLiteral("at"), KeyKind::Ascending}})})});
    design.collections[0].indexes[0].expireAfterSeconds = 3600;
    applyAll(design);
    design.collections[0].indexes[0].expireAfterSeconds = 7200;
    design.collections[0].indexes[0].hidden = true;
    deploy::Plan made = plan(design);
    QCOMPARE(made.steps.size(), 1);
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    QVERIFY(plan(design).isEmpty());
    design.collections[0].indexes[0].expireAfterSeconds.reset();
    made = plan(design);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().change, ChangeClass::ScriptOnly);
}

void TestDeploy::takenNameGetsANewOne()
{
    m_raw->run(db, R"({"createIndexes":"plain","indexes":[{"key":{"y":1},"name":"x_1"}]})");
    const design::Design design = designOf({collectionOf(QStringLiteral("plain"), {QStringLiteral("x")},
                                                         {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})})});
    const deploy::Plan made = plan(design);
    QCOMPARE(made.steps.last().change, ChangeClass::ScriptOnly);
    QVERIFY(deploy::manualScript(made).contains(QLatin1String("dropIndex(\"x_1\")")));
    const auto report = apply(made);
    QVERIFY(report.verified);
    QVERIFY(report.error && report.error->code == base::ErrorCode::Refused);
    QCOMPARE(indexesOf(QStringLiteral("plain")).size(), 3);
    QVERIFY2(plan(design).isEmpty(), qPrintable(describe(plan(design))));
}

void TestDeploy::fixedOptionsGoToTheScript()
{
    m_raw->run(db, R"({"create":"books","viewOn":"other","pipeline":[]})");
    const deploy::Plan made = plan(shop());
    QVERIFY(std::any_of(made.steps.cbegin(), made.steps.cend(), [](const deploy::Step &step) {
        return step.collection == QLatin1String("books") && step.kind == StepKind::Manual;
    }));
    QVERIFY(std::none_of(made.steps.cbegin(), made.steps.cend(), [](const deploy::Step &step) {
        return step.collection == QLatin1String("books") && step.kind != StepKind::Manual;
    }));
    QVERIFY(deploy::manualScript(made).contains(QLatin1String("Keep the view's definition")));
}

void TestDeploy::timeSeries()
{
    design::Collection readings;
    readings.name = QStringLiteral("readings");
    readings.root = design::makeObject({}, {design::makeNode(QStringLiteral("ts"), schema::FieldType::Date)});
    readings.timeSeries =
        design::TimeSeriesOptions{QStringLiteral("ts"), QStringLiteral("meta"), QStringLiteral("minutes")};
    readings.expireAfterSeconds = 86400;
    readings.indexes = {
        indexOn({{QStringLiteral("meta.sensor"), KeyKind::Ascending}, {QStringLiteral("ts"), KeyKind::Descending}})};
    design::Design design = designOf({readings});
    applyAll(design);
    deploy::Plan made = plan(design);
    QVERIFY2(made.isEmpty(), qPrintable(describe(made)));
    insert(QStringLiteral("readings"), R"([{"ts":{"$date":"2026-01-01T00:00:00Z"},"meta":{"sensor":1},"v":1}])");
    design.collections[0].expireAfterSeconds = 3600;
    made = plan(design);
    QCOMPARE(made.steps.size(), 1);
    QCOMPARE(made.steps.first().change, ChangeClass::MayDelete);
    QVERIFY(made.steps.first().violators.state == deploy::Violators::State::Some ||
            made.steps.first().violators.state == deploy::Violators::State::None);
    const auto report = apply(made);
    QVERIFY2(report.verified, qPrintable(describe(report)));
    design.collections[0].timeSeries->timeField = QStringLiteral("when");
    QCOMPARE(plan(design).steps.first().change, ChangeClass::ScriptOnly);
}

void TestDeploy::planRunsOnceAndOnlyFresh()
{
    deploy::Plan made = plan(shop());
    QVERIFY(apply(made).verified);
    auto report = apply(made);
    QVERIFY(report.error && report.error->code == base::ErrorCode::Drift);
    m_raw->run(db, R"({"dropDatabase":1})");
    made = plan(shop());
    made.madeAt = made.madeAt.addSecs(-25 * 3600);
    report = apply(made);
    QVERIFY(report.error && report.error->code == base::ErrorCode::Drift);
    made = plan(shop());
    made.server.user = QStringLiteral("somebody else");
    report = apply(made);
    QVERIFY(report.error && report.error->code == base::ErrorCode::Drift);
    QCOMPARE(m_session->countOf("create"), 3);
}

void TestDeploy::planFileSurvivesARoundTrip()
{
    const deploy::Plan made = plan(shop());
    const QByteArray text = deploy::planToJson(made);
    const auto read = deploy::planFromJson(text);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().text()));
    QCOMPARE(read->hash(), made.hash());
    const auto report = apply(*read);
    QVERIFY2(report.verified, qPrintable(describe(report)));
}

void TestDeploy::weakTlsRefusesRiskySteps()
{
    applyAll(shop());
    insert(QStringLiteral("plain"), R"([{"_id":{"$oid":"65a100000000000000000001"},"x":"a"}])");
    design::Design changed = shop();
    changed.collections[2].root.fields << design::makeNode(QStringLiteral("y"), schema::FieldType::String);
    m_session->proven = false;
    const auto report = apply(plan(changed));
    QVERIFY(report.error && report.error->code == base::ErrorCode::Refused);
    QVERIFY(report.error->message.contains(QLatin1String("TLS")));
}

void TestDeploy::countsDuplicatesAsTheIndexDoes_data()
{
    QTest::addColumn<QByteArray>("documents");
    QTest::addColumn<bool>("duplicates");
    QTest::newRow("null and missing") << QByteArray(R"([{"_id":1,"x":null},{"_id":2}])") << true;
    QTest::newRow("int and double") << QByteArray(R"([{"_id":1,"x":1},{"_id":2,"x":1.0}])") << true;
    QTest::newRow("twice in one array") << QByteArray(R"([{"_id":1,"x":["a","a"]},{"_id":2,"x":"b"}])") << false;
    QTest::newRow("array and value") << QByteArray(R"([{"_id":1,"x":["a","c"]},{"_id":2,"x":"a"}])") << true;
    QTest::newRow("empty array and null") << QByteArray(R"([{"_id":1,"x":[]},{"_id":2,"x":null}])") << false;
    QTest::newRow("two empty arrays") << QByteArray(R"([{"_id":1,"x":[]},{"_id":2,"x":[]}])") << true;
    QTest::newRow("order of fields") << QByteArray(R"([{"_id":1,"x":{"a":1,"b":2}},{"_id":2,"x":{"b":2,"a":1}}])")
                                     << false;
    QTest::newRow("case") << QByteArray(R"([{"_id":1,"x":"a"},{"_id":2,"x":"A"}])") << false;
}

void TestDeploy::countsDuplicatesAsTheIndexDoes()
{
    QFETCH(QByteArray, documents);
    QFETCH(bool, duplicates);
    insert(QStringLiteral("plain"), documents);
    m_raw->run(db, R"({"createIndexes":"plain","indexes":[{"key":{"x":1},"name":"x_1"}]})");
    design::Design design =
        designOf({collectionOf(QStringLiteral("plain"), {}, {indexOn({{QStringLiteral("x"), KeyKind::Ascending}})})});
    design.collections[0].indexes[0].unique = true;
    deploy::Plan made = plan(design);
    const auto step = std::find_if(made.steps.cbegin(), made.steps.cend(),
                                   [](const deploy::Step &one) { return one.kind == StepKind::ChangeIndex; });
    QVERIFY(step != made.steps.cend());
    QCOMPARE(step->violators.state, duplicates ? deploy::Violators::State::Some : deploy::Violators::State::None);
    const auto report = apply(made);
    QCOMPARE(report.error.has_value(), duplicates);
}

/// The server's own log of all commands is the witness, not our record.
void TestDeploy::onlyListedCommandsReachTheServer()
{
    applyAll(shop());
    const QStringList lines = m_server.log().split(QLatin1Char('\n'));
    int seen = 0;
    for (const QString &line : lines) {
        if (!line.contains(QLatin1String("\"appName\":\"shapewright\"")) ||
            !line.contains(QLatin1String("\"command\":{")))
            continue;
        const auto entry = base::Bson::fromJson(line.toUtf8().replace("+00:00\"", "Z\"")); // libbson knows only Z
        if (!entry)
            continue;
        const base::Bson command = deploy::documentAt(*entry, "attr.command");
        const QString name = deploy::firstName(command);
        static const QSet<QString> ours{QStringLiteral("isMaster"), QStringLiteral("ismaster"),
                                        QStringLiteral("endSessions"), QStringLiteral("saslStart"),
                                        QStringLiteral("saslContinue")};
        ++seen;
        base::Bson plain =
            deploy::without(command, {QStringLiteral("lsid"), QStringLiteral("$db"), QStringLiteral("$clusterTime"),
                                      QStringLiteral("$readPreference")});
        QVERIFY2(ours.contains(name) || name == QLatin1String("hello") || deploy::isAllowedCommand(name, plain),
                 qPrintable(line));
    }
    QVERIFY2(seen > 100, qPrintable(QString::number(seen)));
}

QTEST_GUILESS_MAIN(TestDeploy)
#include "tst_deploy.moc"
