// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/check.h"
#include "models/design/shardkey.h"
#include "models/design/validator/ownrules.h"
#include "models/design/validator/validator.h"
#include "models/formats/exporter.h"
#include "models/formats/exporterregistry.h"
#include "models/patterns/core/designbuilder.h"
#include "models/schema/validation/validatemodel.h"
#include "models/sizing/cost/operationcost.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace sw;

namespace
{

QJsonObject json(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

QJsonObject validatorOf(const schema::Model &model, const char *collection)
{
    const design::Design design = patterns::buildDesign(model);
    const design::Collection *in = design.collection(QLatin1String(collection));
    return in ? QJsonDocument::fromJson(design::validatorOf(*in, {}).toRelaxedJson()).object() : QJsonObject();
}

/// What the validator asks besides the schema.
QJsonArray rulesOf(const schema::Model &model, const char *collection)
{
    QJsonArray rules = validatorOf(model, collection).value(QStringLiteral("$and")).toArray();
    if (!rules.isEmpty())
        rules.removeFirst();
    return rules;
}

QList<checks::Finding> findingsOf(const schema::Model &model, const char *check)
{
    const schema::ModelIndex index(model);
    const design::Design design = patterns::buildDesign(index);
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model));
    QList<checks::Finding> findings =
        checks::runChecks({index, design, sizes, sizing::OperationCosts(index, design, 1)});
    findings.removeIf([&](const checks::Finding &finding) { return finding.check != QLatin1String(check); });
    return findings;
}

test::ModelBuilder orders()
{
    test::ModelBuilder builder;
    builder.entity("orders", 1000, "total:decimal128 placed:date");
    builder.entity("lines", 5000, "amount:int32 price:decimal128");
    builder.link("orders 1:N lines [0,5,50] composition placement=embedInA");
    builder.operation("show", "read 50/s orders orders-lines:5 filter=orders.placed");
    return builder;
}

} // namespace

/// Validation, documents in use and the shard key, as a person gives them for an entity.
class TestEntityRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelAndActionReachTheServer();
    void ownRuleJoinsTheSchema();
    void ownRuleFollowsIntoObjects();
    void ownRuleFollowsIntoArrays();
    void ownRuleOfAKind();
    void whatCannotBeSaidIsFound();
    void unreadableRulesAreRefused();
    void documentsInUse();
    void skewedUse();
    void shardKeys_data();
    void shardKeys();
    void shardKeysAreChecked();
    void shardKeysAreExported();
};

void TestEntityRules::levelAndActionReachTheServer()
{
    test::ModelBuilder builder = orders();
    schema::DocumentRules &rules = builder.model.entities.first().rules;
    rules.level = schema::ValidationLevel::Moderate;
    rules.action = schema::ValidationAction::Warn;
    const design::Design design = patterns::buildDesign(builder.model);
    const QJsonObject options =
        QJsonDocument::fromJson(design::createOptions(*design.collection(QStringLiteral("orders")), {}).toRelaxedJson())
            .object();
    QCOMPARE(options.value(QStringLiteral("validationLevel")).toString(), QStringLiteral("moderate"));
    QCOMPARE(options.value(QStringLiteral("validationAction")).toString(), QStringLiteral("warn"));
}

void TestEntityRules::ownRuleJoinsTheSchema()
{
    test::ModelBuilder builder = orders();
    QVERIFY(rulesOf(builder.model, "orders").isEmpty());
    builder.model.entities.first().rules.expression = json(R"({"total": {"$gte": 0}})");
    QCOMPARE(rulesOf(builder.model, "orders"), QJsonArray{json(R"({"total": {"$gte": 0}})")});
    builder.model.entities.first().rules.expression = json(R"({"$expr": {"$gt": ["$total", 0]}})");
    QCOMPARE(rulesOf(builder.model, "orders"), QJsonArray{json(R"({"$expr": {"$gt": ["$total", 0]}})")});
}

void TestEntityRules::ownRuleFollowsIntoObjects()
{
    test::ModelBuilder builder;
    builder.entity("people", 1000, "name:string:12").entity("trips", 1000, "from:date to:date");
    builder.link("people 1:1 trips placement=embedInA b=trip");
    builder.model.relationships.first().b.perOther = {1, 1, 1, false};
    builder.model.entities.last().rules.expression =
        json(R"({"$or": [{"from": null}, {"$expr": {"$lte": ["$from", "$to"]}}]})");
    QCOMPARE(rulesOf(builder.model, "people"),
             QJsonArray{json(R"({"$or": [{"trip.from": null}, {"$expr": {"$lte": ["$trip.from", "$trip.to"]}}]})")});
    builder.model.relationships.first().b.perOther = {0, 1, 1, false};
    builder.model.entities.last().rules.expression = json(R"({"from": {"$ne": null}})");
    QCOMPARE(rulesOf(builder.model, "people"),
             QJsonArray{json(R"({"$or": [{"trip": {"$exists": false}}, {"trip.from": {"$ne": null}}]})")});
}

void TestEntityRules::ownRuleFollowsIntoArrays()
{
    test::ModelBuilder builder = orders();
    builder.model.entities.last().rules.expression = json(R"({"amount": {"$gt": 0}})");
    QCOMPARE(rulesOf(builder.model, "orders"),
             QJsonArray{json(R"({"lines": {"$not": {"$elemMatch": {"$nor": [{"amount": {"$gt": 0}}]}}}})")});
    QVERIFY(findingsOf(builder.model, "E41").isEmpty());
}

void TestEntityRules::ownRuleOfAKind()
{
    test::ModelBuilder builder;
    builder.entity("boats", 2000, "name:string:12")
        .entity("tugs", 1000, "pull:int32")
        .entity("yachts", 1000, "beds:int32");
    for (int kind : {1, 2})
        builder.model.entities[kind].superEntity = test::entityId("boats");
    builder.model.entities[1].rules.expression = json(R"({"pull": {"$gt": 0}})");
    builder.use("inheritance", "boats");
    const design::Design design = patterns::buildDesign(builder.model);
    QVERIFY2(design.skipped.isEmpty(), design.skipped.isEmpty() ? "" : qPrintable(design.skipped.first().reason));
    QCOMPARE(design.collections.size(), 1);
    const QJsonArray rules = rulesOf(builder.model, qPrintable(design.collections.first().name));
    QCOMPARE(rules.size(), 1);
    const QJsonArray either = rules.first().toObject().value(QStringLiteral("$or")).toArray();
    QCOMPARE(either.size(), 2);
    QCOMPARE(either.last().toObject(), json(R"({"pull": {"$gt": 0}})"));
}

void TestEntityRules::whatCannotBeSaidIsFound()
{
    test::ModelBuilder builder = orders();
    schema::DocumentRules &lines = builder.model.entities.last().rules;
    lines.expression = json(R"({"$expr": {"$gt": ["$price", "$amount"]}})");
    QVERIFY(rulesOf(builder.model, "orders").isEmpty());
    QList<checks::Finding> findings = findingsOf(builder.model, "E41");
    QCOMPARE(findings.size(), 1);
    QVERIFY2(findings.first().detail.contains(QLatin1String("$expr")), qPrintable(findings.first().detail));
    QVERIFY(!findings.first().fix.isEmpty());
    lines.expression = json(R"({"colour": {"$gt": 0}})");
    findings = findingsOf(builder.model, "E41");
    QCOMPARE(findings.size(), 1);
    QVERIFY2(findings.first().detail.contains(QLatin1String("colour")), qPrintable(findings.first().detail));
    lines.expression = {};
    builder.model.entities.first().rules = {schema::ValidationLevel::Off, schema::ValidationAction::Error,
                                            json(R"({"total": {"$gt": 0}})")};
    findings = findingsOf(builder.model, "E41");
    QCOMPARE(findings.size(), 1);
    QVERIFY2(findings.first().detail.contains(QLatin1String("off")), qPrintable(findings.first().detail));
}

void TestEntityRules::unreadableRulesAreRefused()
{
    test::ModelBuilder builder = orders();
    builder.model.entities.first().rules.expression = json(R"({"placed": {"$gt": {"$date": "yesterday"}}})");
    const QList<base::Error> errors = schema::validateModel(builder.model);
    QCOMPARE(errors.size(), 1);
    QVERIFY2(errors.first().text().contains(QLatin1String("orders")), qPrintable(errors.first().text()));
}

void TestEntityRules::documentsInUse()
{
    test::ModelBuilder builder;
    builder.entity("events", 1e6, "at:date text:string:200");
    schema::Entity &events = builder.model.entities.first();
    const auto hotBytes = [&] {
        const design::Design design = patterns::buildDesign(builder.model);
        return sizing::estimate(design, sizing::sizeOptions(builder.model)).collections.first().hot.likely.value();
    };
    events.hotFraction = 0.05;
    const double scattered = hotBytes();
    events.hot = schema::HotDocuments::Newest;
    const double newest = hotBytes();
    QVERIFY2(newest < scattered / 3, qPrintable(QStringLiteral("%1 %2").arg(newest).arg(scattered)));
    events.appendOnly = true;
    events.hot = schema::HotDocuments::Automatic;
    QCOMPARE(hotBytes(), newest);
    events.hot = schema::HotDocuments::Random;
    QCOMPARE(hotBytes(), scattered);
}

void TestEntityRules::skewedUse()
{
    schema::Entity entity;
    entity.hot = schema::HotDocuments::Skewed;
    // The harmonic numbers of 1,000 and 1,000,000 are 7.485 and 14.393: nine tenths of them are reached at ranks where
    // they are 6.737 and 12.953.
    QVERIFY(std::abs(schema::hotDocumentsOf(entity, 1000) - 473) <= 2);
    QVERIFY(std::abs(schema::hotDocumentsOf(entity, 1e6) / 237'000 - 1) < 0.01);
    QCOMPARE(schema::hotDocumentsOf(entity, 1), 1.0);
    QCOMPARE(schema::hotDocumentsOf(entity, 0), 0.0);
    double before = 1e6;
    for (const double skew : {0.25, 0.5, 1.0, 1.5, 2.0, 4.0}) {
        entity.hotSkew = skew;
        const double hot = schema::hotDocumentsOf(entity, 1e6);
        QVERIFY2(hot >= 1 && hot < before, qPrintable(QString::number(skew)));
        before = hot;
    }
    entity.hot = schema::HotDocuments::Random;
    QCOMPARE(schema::hotDocumentsOf(entity, 1000), 200.0);
}

void TestEntityRules::shardKeys_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key"); ///< empty: refused
    QTest::newRow("paths") << QStringLiteral("tenantId, _id hashed")
                           << QStringLiteral("{ tenantId: 1, _id: \"hashed\" }");
    QTest::newRow("server's own") << QStringLiteral("{tenantId: 1, \"a.b\": 'hashed'}")
                                  << QStringLiteral("{ tenantId: 1, \"a.b\": \"hashed\" }");
    QTest::newRow("descending") << QStringLiteral("{at: -1}") << QString();
    QTest::newRow("twice") << QStringLiteral("a, a") << QString();
    QTest::newRow("two hashed") << QStringLiteral("a hashed, b hashed") << QString();
    QTest::newRow("prose") << QStringLiteral("by tenant and date") << QString();
}

void TestEntityRules::shardKeys()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    const auto parts = schema::parseShardKey(text);
    QCOMPARE(parts.has_value(), !key.isEmpty());
    if (parts)
        QCOMPARE(schema::shardKeyText(*parts), key);
    else
        QVERIFY(!parts.error().wayOut.isEmpty());
}

void TestEntityRules::shardKeysAreChecked()
{
    test::ModelBuilder builder;
    builder.entity("orders", 1000, "tenant:string:6 number:string:8! at:date tags:string[0,3,9]");
    schema::Entity &entity = builder.model.entities.first();
    const auto titles = [&](const char *key) {
        entity.shardKey = QLatin1String(key);
        QStringList found;
        for (const checks::Finding &finding : findingsOf(builder.model, "E21"))
            found << finding.title;
        return found;
    };
    QCOMPARE(titles("number"), QStringList());
    QCOMPARE(titles("by tenant and date"), QStringList{QStringLiteral("The shard key of orders cannot be read.")});
    QCOMPARE(titles("region"),
             QStringList{QStringLiteral("The shard key of orders names a field that its documents do not have.")});
    QCOMPARE(titles("tags"), QStringList{QStringLiteral("The shard key of orders holds an array.")});
    QVERIFY(titles("at").contains(QStringLiteral("The shard key orders.at only grows.")));
    QCOMPARE(titles("tenant"),
             QStringList{QStringLiteral("The index number_1 of orders cannot be unique over all shards.")});
}

void TestEntityRules::shardKeysAreExported()
{
    test::ModelBuilder builder;
    builder.entity("orders", 1000, "tenant:string:6 at:date");
    builder.model.entities.first().shardKey = QStringLiteral("tenant, _id hashed");
    const design::Design design = patterns::buildDesign(builder.model);
    const auto textOf = [&](const char *format) {
        const auto files =
            formats::ExporterRegistry::instance().find(QLatin1String(format))->write(builder.model, design);
        return files ? files->first().content : QByteArray();
    };
    const QByteArray script = textOf("mongosh");
    QVERIFY2(script.contains("sh.shardCollection(db.getName() + \\\".orders\\\", { tenant: 1, _id: \\\"hashed\\\" })"),
             script.constData());
    const QByteArray page = textOf("markdown");
    QVERIFY2(page.contains("Shard key"), page.constData());
}

QTEST_GUILESS_MAIN(TestEntityRules)
#include "tst_entityrules.moc"
