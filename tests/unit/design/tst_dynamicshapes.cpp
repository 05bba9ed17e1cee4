// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/check.h"
#include "models/design/designindex.h"
#include "models/design/shape/documentsize.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/preview.h"
#include "models/samples/write/samplegenerator.h"
#include "models/schema/validation/validatemodel.h"
#include "models/sizing/cost/operationcost.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace sw;
using schema::Field;
using schema::FieldType;
using schema::SchemaDynamics;

namespace
{

Field fieldOf(const char *name, FieldType type)
{
    Field field;
    field.id = schema::FieldId(QStringLiteral("games.") + QLatin1String(name));
    field.name = QLatin1String(name);
    field.type = type;
    return field;
}

/// Games whose score has a number for each player: {ann: 25, bob: 20}.
test::ModelBuilder games(const schema::Cardinality &players)
{
    test::ModelBuilder builder;
    builder.entity("games", 1000, "title:string:12 started:date");
    schema::Entity &entity = builder.model.entities.first();
    entity.dynamics = SchemaDynamics::DataDriven;
    Field score = fieldOf("score", FieldType::Object);
    score.count = players;
    score.fields = {fieldOf("player", FieldType::Int32)};
    entity.fields << score;
    Field place = fieldOf("place", FieldType::Object);
    place.fields = {fieldOf("city", FieldType::String), fieldOf("country", FieldType::String)};
    entity.fields << place;
    builder.operation("best", "read 5/s games range=games.score.player");
    builder.operation("show", "read 5/s games filter=games.title");
    return builder;
}

/// Messages of other systems, found by their source and sorted by their date.
test::ModelBuilder messages()
{
    test::ModelBuilder builder;
    builder.entity("messages", 1000, "source:string:10 received:date number:string:8! body:string:500? level:int32");
    builder.model.entities.first().dynamics = SchemaDynamics::PayloadDriven;
    builder.operation("latest", "read 5/s messages filter=messages.source sort=-messages.received");
    return builder;
}

QJsonObject propertiesOf(const design::Collection &collection)
{
    const QJsonObject validator = QJsonDocument::fromJson(design::validatorOf(collection, {}).toRelaxedJson()).object();
    return validator.value(QStringLiteral("$jsonSchema")).toObject().value(QStringLiteral("properties")).toObject();
}

QList<checks::Finding> findingsOf(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    const design::Design design = patterns::buildDesign(index);
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model));
    return checks::runChecks({index, design, sizes, sizing::OperationCosts(index, design, 1)});
}

const checks::Finding *findingOf(const QList<checks::Finding> &findings, const char *check)
{
    const auto found = std::find_if(findings.cbegin(), findings.cend(),
                                    [&](const checks::Finding &each) { return each.check == QLatin1String(check); });
    return found == findings.cend() ? nullptr : &*found;
}

} // namespace

/// Entities whose documents are not all alike by intent: field names that are data, and foreign data kept as it comes.
class TestDynamicShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesThatAreDataGetARule();
    void namesThatAreDataHaveNoIndex();
    void manyNamesAreReported();
    void sizesEqualTheSamples();
    void previewsAreShort();
    void payloadStandsApart();
    void payloadIsNotHopedSmall();
    void otherEntitiesStayAsDrawn();
    void mapsHaveTypedValues();
    void mapsOfObjects();
    void namesInMapsAreAsLongAsSaid();
    void opaqueObjectsAreAsLargeAsSaid();
    void valuesOfSeveralTypes();
    void listedValuesOfSeveralTypes();
};

void TestDynamicShapes::namesThatAreDataGetARule()
{
    const design::Design design = patterns::buildDesign(games({2, 4, 8, false}).model);
    const QJsonObject score = propertiesOf(design.collections.first()).value(QStringLiteral("score")).toObject();
    QCOMPARE(score.value(QStringLiteral("bsonType")).toString(), QStringLiteral("object"));
    QCOMPARE(score.value(QStringLiteral("minProperties")).toInt(), 2);
    QCOMPARE(score.value(QStringLiteral("maxProperties")).toInt(), 8);
    QCOMPARE(score.value(QStringLiteral("additionalProperties")), QJsonValue(false));
    QCOMPARE(score.value(QStringLiteral("patternProperties"))
                 .toObject()
                 .value(QStringLiteral("^."))
                 .toObject()
                 .value(QStringLiteral("bsonType"))
                 .toString(),
             QStringLiteral("int"));
    QVERIFY(!score.contains(QStringLiteral("properties")));
    const QJsonObject place = propertiesOf(design.collections.first()).value(QStringLiteral("place")).toObject();
    QVERIFY(place.value(QStringLiteral("properties"))
                .toObject()
                .contains(QStringLiteral("city"))); // two fields: names of the model
}

void TestDynamicShapes::namesThatAreDataHaveNoIndex()
{
    const schema::Model model = games({2, 4, 8, false}).model;
    const design::Design design = patterns::buildDesign(model);
    QVERIFY(!design.collections.first().indexes.isEmpty());
    for (const design::Index &index : design.collections.first().indexes) {
        for (const design::IndexKey &key : index.keys)
            QVERIFY2(!key.path.startsWith(QLatin1String("score")), qPrintable(key.path));
    }
    const QList<checks::Finding> findings = findingsOf(model);
    const checks::Finding *missing = findingOf(findings, "E9");
    QVERIFY(missing);
    QVERIFY2(missing->detail.contains(QLatin1String("score.player")), qPrintable(missing->detail));
    QCOMPARE(missing->pattern, QStringLiteral("attribute"));
}

void TestDynamicShapes::manyNamesAreReported()
{
    QVERIFY(!findingOf(findingsOf(games({2, 50, 80, false}).model), "E19"));
    const QList<checks::Finding> findings = findingsOf(games({2, 51, 80, false}).model);
    QVERIFY(findingOf(findings, "E19"));
    QCOMPARE(findingOf(findings, "E19")->path, QStringLiteral("score"));
}

void TestDynamicShapes::sizesEqualTheSamples()
{
    const design::Design design = patterns::buildDesign(games({12, 12, 12, false}).model);
    const design::Collection &collection = design.collections.first();
    const samples::SampleGenerator generator(design, collection);
    QVERIFY(generator.check());
    double bytes = 0;
    for (quint64 n = 0; n < 500; ++n) {
        const QJsonObject score = QJsonDocument::fromJson(generator.document(n).toRelaxedJson())
                                      .object()
                                      .value(QStringLiteral("score"))
                                      .toObject();
        QCOMPARE(score.size(), 12);
        QVERIFY(score.contains(QStringLiteral("player1")) && score.contains(QStringLiteral("player12")));
        bytes += static_cast<double>(generator.document(n).bytes().size());
    }
    // {player1: …} has 2 + 7 bytes of name and 4 of value, the last three of the twelve names a digit more.
    const design::Node *score = collection.root.field(QStringLiteral("score"));
    QCOMPARE(design::likelyValueBytes(*score).value(), 5.0 + 12 * (2 + 6 + 4) + 9 + 3 * 2);
    const double estimate = design::documentSize(collection.root).likely.value();
    QVERIFY2(std::abs(bytes / 500 - estimate) < 0.02 * estimate,
             qPrintable(QStringLiteral("%1 %2").arg(bytes / 500).arg(estimate)));
}

void TestDynamicShapes::previewsAreShort()
{
    const design::Design design = patterns::buildDesign(games({40, 40, 40, false}).model);
    const samples::Preview preview = samples::preview(design, design.collections.first(), samples::Extent::Likely);
    QStringList lines;
    for (const samples::PreviewLine &line : preview.lines)
        lines << line.value;
    QVERIFY2(lines.join(QLatin1Char('\n')).contains(QStringLiteral("… +38")),
             qPrintable(lines.join(QLatin1Char('\n'))));
}

void TestDynamicShapes::payloadStandsApart()
{
    const design::Design design = patterns::buildDesign(messages().model);
    const design::Collection &collection = design.collections.first();
    QStringList names;
    for (const design::Node &field : collection.root.fields)
        names << field.name;
    QCOMPARE(names, QStringList({QStringLiteral("_id"), QStringLiteral("source"), QStringLiteral("received"),
                                 QStringLiteral("number"), QStringLiteral("payload")}));
    const QJsonObject payload = propertiesOf(collection).value(QStringLiteral("payload")).toObject();
    QCOMPARE(payload.value(QStringLiteral("bsonType")).toString(), QStringLiteral("object"));
    QVERIFY(!payload.contains(QStringLiteral("properties")) && !payload.contains(QStringLiteral("required")));
    QStringList indexes;
    for (const design::Index &index : collection.indexes)
        indexes << index.name;
    QVERIFY2(indexes.contains(QStringLiteral("source_1_received_-1")), qPrintable(indexes.join(QLatin1Char(' '))));
    const schema::Model model = messages().model;
    const auto place = design::DesignIndex(design).locate(schema::ModelIndex(model),
                                                          {test::entityId("messages"), QStringLiteral("level")});
    QVERIFY(place);
    QCOMPARE(place->path, QStringLiteral("payload.level"));
}

void TestDynamicShapes::payloadIsNotHopedSmall()
{
    test::ModelBuilder builder = messages();
    const double foreign =
        design::documentSize(patterns::buildDesign(builder.model).collections.first().root).likely.value();
    builder.model.entities.first().dynamics = SchemaDynamics::Static;
    const double drawn =
        design::documentSize(patterns::buildDesign(builder.model).collections.first().root).likely.value();
    QVERIFY2(foreign > drawn + 250,
             qPrintable(QStringLiteral("%1 %2").arg(foreign).arg(drawn))); // body is in half of the drawn documents
}

void TestDynamicShapes::otherEntitiesStayAsDrawn()
{
    for (const SchemaDynamics dynamics : {SchemaDynamics::Static, SchemaDynamics::Evolutionary}) {
        test::ModelBuilder builder = games({2, 4, 8, false});
        builder.model.entities.first().dynamics = dynamics;
        const design::Design design = patterns::buildDesign(builder.model);
        const design::Node *score = design.collections.first().root.field(QStringLiteral("score"));
        QVERIFY(score && score->isObject() && !score->keyed);
    }
}

namespace
{

/// Documents with one field.
schema::Model withField(const Field &field)
{
    test::ModelBuilder builder;
    builder.entity("games", 1000, "title:string:12");
    builder.model.entities.first().fields << field;
    return builder.model;
}

Field mapOf(FieldType type, const schema::Cardinality &count)
{
    Field map = fieldOf("attributes", FieldType::Map);
    map.itemType = type;
    map.count = count;
    return map;
}

/// Mean size of 300 sample documents beside the estimate.
std::pair<double, double> sizesOf(const schema::Model &model)
{
    const design::Design design = patterns::buildDesign(model);
    const samples::SampleGenerator generator(design, design.collections.first());
    double bytes = 0;
    for (quint64 n = 0; n < 300; ++n)
        bytes += static_cast<double>(generator.document(n).bytes().size());
    return {bytes / 300, design::documentSize(design.collections.first().root).likely.value()};
}

} // namespace

void TestDynamicShapes::mapsHaveTypedValues()
{
    const design::Design design = patterns::buildDesign(withField(mapOf(FieldType::Int32, {1, 4, 8, false})));
    const QJsonObject map = propertiesOf(design.collections.first()).value(QStringLiteral("attributes")).toObject();
    QCOMPARE(map.value(QStringLiteral("bsonType")).toString(), QStringLiteral("object"));
    QCOMPARE(map.value(QStringLiteral("minProperties")).toInt(), 1);
    QCOMPARE(map.value(QStringLiteral("maxProperties")).toInt(), 8);
    const QJsonObject value =
        map.value(QStringLiteral("patternProperties")).toObject().value(QStringLiteral("^.")).toObject();
    QCOMPARE(value.value(QStringLiteral("bsonType")).toString(), QStringLiteral("int"));
    const samples::SampleGenerator generator(design, design.collections.first());
    const QJsonObject sample = QJsonDocument::fromJson(generator.document(7).toRelaxedJson()).object();
    QVERIFY(sample.value(QStringLiteral("attributes")).toObject().contains(QStringLiteral("attribute1")));
    Field unbounded = mapOf(FieldType::Int32, {1, 4, 8, false});
    unbounded.bounded = false;
    const design::Design open = patterns::buildDesign(withField(unbounded));
    QVERIFY(!propertiesOf(open.collections.first())
                 .value(QStringLiteral("attributes"))
                 .toObject()
                 .contains(QStringLiteral("maxProperties")));
}

void TestDynamicShapes::mapsOfObjects()
{
    Field map = mapOf(FieldType::Object, {3, 3, 3, false});
    map.fields = {fieldOf("seen", FieldType::Date), fieldOf("note", FieldType::String)};
    const schema::Model model = withField(map);
    QVERIFY(schema::validateModel(model).isEmpty());
    const design::Design design = patterns::buildDesign(model);
    const samples::SampleGenerator generator(design, design.collections.first());
    const QJsonObject values = QJsonDocument::fromJson(generator.document(3).toRelaxedJson())
                                   .object()
                                   .value(QStringLiteral("attributes"))
                                   .toObject();
    QCOMPARE(values.size(), 3);
    for (const QJsonValue value : values)
        QVERIFY(value.toObject().contains(QStringLiteral("seen")));
}

void TestDynamicShapes::namesInMapsAreAsLongAsSaid()
{
    Field map = mapOf(FieldType::Int32, {5, 5, 5, false});
    for (const double bytes : {4.0, 12.0, 24.0}) {
        map.keyBytes = bytes;
        const design::Design design = patterns::buildDesign(withField(map));
        const design::Node *node = design.collections.first().root.field(QStringLiteral("attributes"));
        QCOMPARE(design::likelyValueBytes(*node).value(), 5 + 5 * (2 + bytes + 4));
        const auto [measured, estimated] = sizesOf(withField(map));
        QVERIFY2(std::abs(measured - estimated) < 1, qPrintable(QStringLiteral("%1 %2").arg(measured).arg(estimated)));
    }
}

void TestDynamicShapes::opaqueObjectsAreAsLargeAsSaid()
{
    Field payload = fieldOf("payload", FieldType::Object);
    payload.averageBytes = 40'000;
    const schema::Model model = withField(payload);
    const design::Design design = patterns::buildDesign(model);
    const design::Node *node = design.collections.first().root.field(QStringLiteral("payload"));
    QVERIFY(node->isOpaque());
    QCOMPARE(design::likelyValueBytes(*node).value(), 40'000.0);
    const auto [measured, estimated] = sizesOf(model);
    QVERIFY2(std::abs(measured - estimated) < 0.1 * estimated,
             qPrintable(QStringLiteral("%1 %2").arg(measured).arg(estimated)));
    const QJsonObject rule = propertiesOf(design.collections.first()).value(QStringLiteral("payload")).toObject();
    QCOMPARE(rule.value(QStringLiteral("bsonType")).toString(), QStringLiteral("object"));
    QVERIFY(!rule.contains(QStringLiteral("properties")));
    payload.fields = {fieldOf("kind", FieldType::String)};
    const design::Design listed = patterns::buildDesign(withField(payload));
    QVERIFY(!listed.collections.first().root.field(QStringLiteral("payload"))->isOpaque());
}

void TestDynamicShapes::valuesOfSeveralTypes()
{
    Field mixed = fieldOf("completed", FieldType::Date);
    mixed.otherTypes = {FieldType::Int64};
    QVERIFY(schema::validateModel(withField(mixed)).isEmpty());
    const design::Design design = patterns::buildDesign(withField(mixed));
    QCOMPARE(propertiesOf(design.collections.first())
                 .value(QStringLiteral("completed"))
                 .toObject()
                 .value(QStringLiteral("bsonType")),
             QJsonValue(QJsonArray{QStringLiteral("date"), QStringLiteral("long")}));
    Field items = fieldOf("codes", FieldType::Array);
    items.itemType = FieldType::String;
    items.otherTypes = {FieldType::Int32};
    const design::Design array = patterns::buildDesign(withField(items));
    QCOMPARE(array.collections.first().root.field(QStringLiteral("codes"))->item().types,
             (QList<FieldType>{FieldType::String, FieldType::Int32}));
    for (const QList<FieldType> &wrong : {QList<FieldType>{FieldType::Date}, {FieldType::Object}, {FieldType::Any}}) {
        mixed.otherTypes = wrong;
        QCOMPARE(schema::validateModel(withField(mixed)).size(), 1);
    }
}

void TestDynamicShapes::listedValuesOfSeveralTypes()
{
    Field mixed = fieldOf("type", FieldType::Int32);
    mixed.otherTypes = {FieldType::String};
    mixed.enumValues = {QStringLiteral("1"), QStringLiteral("two")};
    QVERIFY(schema::validateModel(withField(mixed)).isEmpty());
    const design::Design design = patterns::buildDesign(withField(mixed));
    QCOMPARE(
        propertiesOf(design.collections.first()).value(QStringLiteral("type")).toObject().value(QStringLiteral("enum")),
        QJsonValue(QJsonArray{1, QStringLiteral("two")}));
}

QTEST_GUILESS_MAIN(TestDynamicShapes)
#include "tst_dynamicshapes.moc"
