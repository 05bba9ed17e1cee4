// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/makeplan.h"
#include "models/deploy/plan/plancheck.h"
#include "models/deploy/plan/planfile.h"
#include "models/design/validator/validator.h"

#include <QTest>

using namespace sw;
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

design::Collection places(const design::Index &index)
{
    design::Collection out;
    out.name = QStringLiteral("places");
    out.root = design::makeObject({}, {design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId),
                                       design::makeNode(QStringLiteral("at"), schema::FieldType::Date)});
    out.indexes = {index};
    return out;
}

struct Options
{
    bool unique = false;
    bool hidden = false;
    std::optional<int> expiry{};
    bool prepared = false;
};

base::Bson listed(const Options &options)
{
    base::BsonBuilder out;
    out.merge(json(R"({"v":2,"key":{"at":1},"name":"at_1"})"));
    if (options.unique)
        out.boolean(QStringLiteral("unique"), true);
    if (options.hidden)
        out.boolean(QStringLiteral("hidden"), true);
    if (options.expiry)
        out.int32(QStringLiteral("expireAfterSeconds"), *options.expiry);
    if (options.prepared)
        out.boolean(QStringLiteral("prepareUnique"), true);
    return out.finish();
}

design::Design designOf(const Options &options)
{
    design::Index index;
    index.keys = {{QStringLiteral("at"), design::KeyKind::Ascending}};
    index.name = QStringLiteral("at_1");
    index.unique = options.unique;
    index.hidden = options.hidden;
    if (options.expiry)
        index.expireAfterSeconds = *options.expiry;
    design::Design out;
    out.collections = {places(index)};
    return out;
}

deploy::Snapshot serverWith(const Options &options, qint64 documents, const base::Bson &more = {})
{
    deploy::Snapshot out;
    out.database = QStringLiteral("shop");
    out.server.name = QStringLiteral("127.0.0.1:27017");
    out.server.topology = QStringLiteral("standalone");
    out.server.version = {6, 0, 5};
    out.freeDiskBytes = 100'000'000'000;
    deploy::LiveCollection live;
    live.name = QStringLiteral("places");
    live.type = QStringLiteral("collection");
    live.uuid = QByteArray(16, 'u');
    live.options = deploy::joined(design::createOptions(designOf(options).collections.first(), {}), more);
    live.indexes = {json(R"({"v":2,"key":{"_id":1},"name":"_id_"})"), listed(options)};
    live.documents = documents;
    live.bytes = documents * 100;
    out.collections = {live};
    return out;
}

deploy::Plan planOf(const Options &wanted, const deploy::Snapshot &server)
{
    const auto made = deploy::makePlan({}, designOf(wanted), server);
    if (!made)
        qWarning("%s", qPrintable(made.error().text()));
    return made ? *made : deploy::Plan();
}

bool hasManual(const deploy::Plan &plan)
{
    return std::any_of(plan.steps.cbegin(), plan.steps.cend(),
                       [](const deploy::Step &step) { return step.kind == StepKind::Manual; });
}

QString text(const Options &options)
{
    return (options.unique ? QStringLiteral("unique ") : QString()) +
           (options.hidden ? QStringLiteral("hidden ") : QString()) +
           (options.prepared ? QStringLiteral("prepared ") : QString()) +
           (options.expiry ? QStringLiteral("expires %1").arg(*options.expiry) : QStringLiteral("stays"));
}

} // namespace

/// Changes of one index that is there: each step starts from what the step before it reaches, and sends something.
class TestIndexChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChangeIsAChainOfSteps_data();
    void everyChangeIsAChainOfSteps();
    void preparedIndexesAreTakenBack();
    void expiryIsNotTakenFromAUniqueTwin();
    void cappedCollectionsExpireNothing_data();
    void cappedCollectionsExpireNothing();
};

void TestIndexChanges::everyChangeIsAChainOfSteps_data()
{
    QTest::addColumn<Options>("from");
    QTest::addColumn<Options>("to");
    QTest::addColumn<qint64>("documents");
    QList<Options> states;
    for (const bool unique : {false, true}) {
        for (const bool hidden : {false, true}) {
            for (const std::optional<int> expiry : {std::optional<int>(), std::optional(60), std::optional(90)})
                states << Options{unique, hidden, expiry, false};
        }
    }
    for (const Options &from : std::as_const(states)) {
        for (const Options &to : std::as_const(states)) {
            for (const qint64 documents : {0, 7}) {
                for (const bool prepared : {false, true}) {
                    if (prepared && from.unique)
                        continue;
                    Options start = from;
                    start.prepared = prepared;
                    QTest::addRow("%s to %s, %d", qPrintable(text(start)), qPrintable(text(to)),
                                  static_cast<int>(documents))
                        << start << to << documents;
                }
            }
        }
    }
}

void TestIndexChanges::everyChangeIsAChainOfSteps()
{
    QFETCH(Options, from);
    QFETCH(Options, to);
    QFETCH(qint64, documents);
    const deploy::Snapshot server = serverWith(from, documents);
    const deploy::Plan plan = planOf(to, server);
    const auto unsound = deploy::checkPlan(plan);
    QVERIFY2(!unsound, unsound ? qPrintable(unsound->text()) : "");
    QVERIFY(deploy::planFromJson(deploy::planToJson(plan)).has_value());
    // What the steps do, one after the other, to the index that is there.
    deploy::LiveCollection live = server.collections.first();
    for (const deploy::Step &step : plan.steps) {
        if (step.kind == StepKind::CreateIndex)
            live.indexes << deploy::documentsAt(step.command, "indexes");
        if (step.kind != StepKind::ChangeIndex)
            continue;
        QVERIFY2(deploy::fieldNames(deploy::documentAt(step.command, "index")).size() > 1, "nothing is sent");
        QCOMPARE(deploy::liveStateOf(step, live), step.from);
        live.indexes.last() = step.to;
    }
    if (hasManual(plan))
        return; // the rest is for a person
    deploy::Snapshot after = server;
    after.collections = {live};
    QVERIFY(planOf(to, after).isEmpty());
}

/// A change to unique that broke off leaves an index that refuses duplicates; where nobody wants that any more, the
/// plan says so and takes it back.
void TestIndexChanges::preparedIndexesAreTakenBack()
{
    const deploy::Plan plan = planOf({}, serverWith({false, false, {}, true}, 7));
    QCOMPARE(plan.steps.size(), 1);
    QCOMPARE(plan.steps.first().change, deploy::ChangeClass::Adds);
    QVERIFY(!deploy::truthAt(plan.steps.first().command, "index.prepareUnique"));
    QVERIFY(deploy::contains(plan.steps.first().command, "index.prepareUnique"));
    QVERIFY(!plan.steps.first().onServer.isEmpty() && plan.steps.first().onServer != plan.steps.first().inPlan);
    const deploy::Plan unique = planOf({true, false, {}, false}, serverWith({false, false, {}, true}, 7));
    QCOMPARE(unique.steps.size(), 1);
    QVERIFY(deploy::truthAt(unique.steps.first().command, "index.unique"));
}

/// An index keeps its expiry for good, so a unique one without it is another index.
void TestIndexChanges::expiryIsNotTakenFromAUniqueTwin()
{
    const deploy::Plan plan = planOf({true, false, {}, false}, serverWith({false, false, 60, false}, 7));
    QCOMPARE(plan.steps.size(), 2);
    QCOMPARE(plan.steps.first().kind, StepKind::CreateIndex);
    QVERIFY(hasManual(plan));
}

void TestIndexChanges::cappedCollectionsExpireNothing_data()
{
    QTest::addColumn<Options>("from");
    QTest::newRow("new index") << Options{true, false, {}, false};
    QTest::newRow("expiry of an index that is there") << Options{};
}

void TestIndexChanges::cappedCollectionsExpireNothing()
{
    QFETCH(Options, from);
    const deploy::Plan plan =
        planOf({false, false, 60, false}, serverWith(from, 7, json(R"({"capped":true,"size":4096})")));
    QCOMPARE(plan.steps.size(), 1);
    QCOMPARE(plan.steps.first().kind, StepKind::Manual);
    QVERIFY2(plan.steps.first().what.contains(QStringLiteral("capped")), qPrintable(plan.steps.first().what));
}

QTEST_GUILESS_MAIN(TestIndexChanges)
#include "tst_indexchanges.moc"
