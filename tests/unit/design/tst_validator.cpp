// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/design/validator/daterules.h"
#include "models/design/validator/rulesentence.h"
#include "models/design/validator/validator.h"

#include <QtTest>

using namespace sw::design;
using sw::base::Bson;
using sw::base::BsonBuilder;
using sw::schema::FieldType;

namespace
{

Node node(const char *name, FieldType type)
{
    return makeNode(QString::fromLatin1(name), type);
}

Node optional(Node one)
{
    one.presence = 0.5;
    return one;
}

Node nullable(Node one)
{
    one.nullable = true;
    return one;
}

Node limited(Node one, const Constraints &limits)
{
    one.constraints = limits;
    return one;
}

Collection collectionOf(const QList<Node> &fields)
{
    Collection collection;
    collection.name = QStringLiteral("things");
    collection.root = makeObject({}, QList<Node>{node("_id", FieldType::ObjectId)} + fields);
    return collection;
}

QString json(const Bson &bson)
{
    return QString::fromUtf8(bson.toRelaxedJson());
}

/// What the schema says about the one field besides _id, without the description.
QString schemaOfField(const Node &field, const ValidatorOptions &options)
{
    QString text = json(validatorOf(collectionOf({field}), options));
    const QString before = QStringLiteral("\"") + field.name + QStringLiteral("\":");
    text = text.mid(text.lastIndexOf(before) + before.size()).chopped(3);
    const qsizetype description = text.indexOf(QStringLiteral(",\"description\":\"must"));
    return description < 0 ? text : text.left(description) + u'}';
}

Constraints choices(const char *words)
{
    Constraints limits;
    limits.enumValues = QString::fromLatin1(words).split(u' ');
    return limits;
}

Constraints between(double low, double high)
{
    Constraints limits;
    limits.minimum = low;
    limits.maximum = high;
    return limits;
}

Constraints dates(const char *earliest, const char *latest)
{
    Constraints limits;
    limits.earliest = QString::fromLatin1(earliest);
    limits.latest = QString::fromLatin1(latest);
    return limits;
}

} // namespace

class TestValidator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fields_data();
    void fields();
    void root();
    void requiredIsOmittedWhenEmpty();
    void closedShapesListTheId();
    void kindsGetBranches();
    void dateRangesAreQueries_data();
    void dateRangesAreQueries();
    void otherRulesFollow();
    void timeSeriesHaveNone();
    void createOptionsInOrder();
    void sentences();
    void lintFinds_data();
    void lintFinds();
    void lintAcceptsItsOwn();
    void lintSurvivesDepth();
};

void TestValidator::fields_data()
{
    QTest::addColumn<Node>("field");
    QTest::addColumn<bool>("lenient");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Node &field, bool lenient, const char *expected) {
        QTest::newRow(name) << field << lenient << QString::fromLatin1(expected);
    };
    row("string", node("f", FieldType::String), false, "{\"bsonType\":\"string\"}");
    row("int", node("f", FieldType::Int32), false, "{\"bsonType\":\"int\"}");
    row("int lenient", node("f", FieldType::Int32), true, "{\"bsonType\":\"number\",\"multipleOf\":1}");
    row("long", node("f", FieldType::Int64), false, "{\"bsonType\":\"long\"}");
    row("double", node("f", FieldType::Double), false, "{\"bsonType\":\"double\"}");
    row("double lenient", node("f", FieldType::Double), true, "{\"bsonType\":\"number\"}");
    row("decimal lenient", node("f", FieldType::Decimal128), true, "{\"bsonType\":\"decimal\"}");
    row("uuid", node("f", FieldType::Uuid), false, "{\"bsonType\":\"binData\"}");
    row("any", node("f", FieldType::Any), false, "{}");
    Node number = node("f", FieldType::Double);
    number.types = numberTypes();
    row("number", number, false, "{\"bsonType\":\"number\"}");
    row("nullable", nullable(node("f", FieldType::Date)), false, "{\"bsonType\":[\"null\",\"date\"]}");
    row("enum", limited(node("f", FieldType::String), choices("a b a")), false,
        "{\"bsonType\":\"string\",\"enum\":[\"a\",\"b\"]}");
    row("nullable enum", nullable(limited(node("f", FieldType::String), choices("a b"))), false,
        "{\"bsonType\":[\"null\",\"string\"],\"enum\":[\"a\",\"b\",null]}");
    row("enum of numbers", limited(node("f", FieldType::Int32), choices("1 2 x")), false,
        "{\"bsonType\":\"int\",\"enum\":[1,2]}");
    row("enum of nothing valid", limited(node("f", FieldType::Int32), choices("x y")), false, "{\"bsonType\":\"int\"}");
    row("range", limited(node("f", FieldType::Double), between(0.5, 5)), false,
        "{\"bsonType\":\"double\",\"minimum\":0.5,\"maximum\":5}");
    Constraints open = between(0, 1);
    open.exclusiveMinimum = true;
    row("exclusive", limited(node("f", FieldType::Int32), open), false,
        "{\"bsonType\":\"int\",\"minimum\":0,\"exclusiveMinimum\":true,\"maximum\":1}");
    row("range of a string is ignored", limited(node("f", FieldType::String), between(1, 2)), false,
        "{\"bsonType\":\"string\"}");
    Constraints text;
    text.minLength = 2;
    text.maxLength = 5;
    text.pattern = QStringLiteral("^a");
    row("text", limited(node("f", FieldType::String), text), false,
        "{\"bsonType\":\"string\",\"minLength\":2,\"maxLength\":5,\"pattern\":\"^a\"}");
    row("array", makeArray(QStringLiteral("f"), node("", FieldType::Int32), {1, 3, 9, false}), false,
        "{\"bsonType\":\"array\",\"minItems\":1,\"maxItems\":9,\"items\":{\"bsonType\":\"int\"}}");
    row("unbounded array", makeArray(QStringLiteral("f"), node("", FieldType::Any), {0, 3, qInf(), false}), false,
        "{\"bsonType\":\"array\"}");
    row("object", makeObject(QStringLiteral("f"), {node("x", FieldType::Int32), optional(node("y", FieldType::Bool))}),
        false,
        "{\"bsonType\":\"object\",\"required\":[\"x\"],\"properties\":{\"x\":{\"bsonType\":\"int\"},\"y\":{"
        "\"bsonType\":\"bool\"}}}");
    row("point", node("f", FieldType::GeoPoint), false,
        "{\"bsonType\":\"object\",\"required\":[\"type\",\"coordinates\"],\"properties\":{\"type\":{\"enum\":["
        "\"Point\"]},\"coordinates\":{\"bsonType\":\"array\",\"minItems\":2,\"maxItems\":2,\"items\":{\"bsonType\":"
        "\"number\"}}}}");
}

void TestValidator::fields()
{
    QFETCH(Node, field);
    QFETCH(bool, lenient);
    QFETCH(QString, expected);
    QCOMPARE(schemaOfField(field, {lenient, false}), expected);
}

void TestValidator::root()
{
    Collection collection = collectionOf({node("title", FieldType::String)});
    collection.description = QStringLiteral("What we have.");
    QCOMPARE(
        json(validatorOf(collection, {})),
        QStringLiteral("{\"$jsonSchema\":{\"bsonType\":\"object\",\"title\":\"things\",\"description\":\"What we "
                       "have.\",\"required\":[\"_id\",\"title\"],"
                       "\"properties\":{\"_id\":{\"bsonType\":\"objectId\"},\"title\":{\"bsonType\":\"string\"}}}}"));
}

void TestValidator::requiredIsOmittedWhenEmpty()
{
    const Node object = makeObject(QStringLiteral("o"), {optional(node("x", FieldType::Int32))});
    QCOMPARE(schemaOfField(object, {}),
             QStringLiteral("{\"bsonType\":\"object\",\"properties\":{\"x\":{\"bsonType\":\"int\"}}}"));
}

void TestValidator::closedShapesListTheId()
{
    const QString text = json(validatorOf(collectionOf({node("x", FieldType::Int32)}), {false, true}));
    QVERIFY(text.contains(QStringLiteral("\"properties\":{\"_id\":")));
    QVERIFY(text.contains(QStringLiteral("\"additionalProperties\":false")));
    Collection inner = collectionOf({makeObject(QStringLiteral("o"), {node("x", FieldType::Int32)})});
    inner.root.fields[1].closed = true;
    QCOMPARE(json(validatorOf(inner, {})).count(QStringLiteral("additionalProperties")), 1);
}

void TestValidator::kindsGetBranches()
{
    Collection collection = collectionOf({node("type", FieldType::String), node("name", FieldType::String)});
    collection.root.discriminator = QStringLiteral("type");
    collection.root.variants = {{QStringLiteral("ferry"), 1, {node("capacity", FieldType::Int32)}},
                                {QStringLiteral("tug"), 1, {}}};
    const QString open = json(validatorOf(collection, {}));
    QVERIFY2(open.contains(QStringLiteral("\"oneOf\":[{\"required\":[\"type\",\"capacity\"],\"properties\":{\"type\":{"
                                          "\"bsonType\":\"string\",\"enum\":[\"ferry\"]")),
             qPrintable(open));
    QVERIFY(open.contains(QStringLiteral("\"enum\":[\"ferry\",\"tug\"]")));
    QVERIFY(!open.contains(QStringLiteral("additionalProperties")));
    const QString closed = json(validatorOf(collection, {false, true}));
    QCOMPARE(closed.count(QStringLiteral("\"additionalProperties\":false")), 2); // in each branch, never above them
    QCOMPARE(closed.count(QStringLiteral("\"_id\":{")), 3);
    QVERIFY(lintValidator(validatorOf(collection, {false, true}), {}).isEmpty());
}

void TestValidator::dateRangesAreQueries_data()
{
    QTest::addColumn<Node>("field");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Node &field, const char *expected) {
        QTest::newRow(name) << field << QString::fromLatin1(expected);
    };
    const Node at = limited(node("at", FieldType::Date), dates("2020-01-01", "2030-01-01T00:00:00Z"));
    row("required", at,
        "{\"at\":{\"$gte\":{\"$date\":\"2020-01-01T00:00:00Z\"},\"$lt\":{\"$date\":\"2030-01-01T00:00:00Z\"}}}");
    row("optional", optional(limited(node("at", FieldType::Date), dates("2020-01-01", ""))),
        "{\"$or\":[{\"at\":{\"$exists\":false}},{\"at\":{\"$gte\":{\"$date\":\"2020-01-01T00:00:00Z\"}}}]}");
    row("nullable", nullable(limited(node("at", FieldType::Date), dates("", "2020-01-01"))),
        "{\"$or\":[{\"at\":null},{\"at\":{\"$lt\":{\"$date\":\"2020-01-01T00:00:00Z\"}}}]}");
    row("in an optional object",
        optional(makeObject(QStringLiteral("o"), {limited(node("at", FieldType::Date), dates("", "2020-01-01"))})),
        "{\"$or\":[{\"o.at\":{\"$exists\":false}},{\"o.at\":{\"$lt\":{\"$date\":\"2020-01-01T00:00:00Z\"}}}]}");
    row("in items",
        makeArray(QStringLiteral("l"), makeObject({}, {limited(node("at", FieldType::Date), dates("", "2020-01-01"))}),
                  {0, 1, 2, false}),
        "{\"l\":{\"$not\":{\"$elemMatch\":{\"$nor\":[{\"at\":{\"$lt\":{\"$date\":\"2020-01-01T00:00:00Z\"}}}]}}}}");
    row("items",
        makeArray(QStringLiteral("l"), limited(node("", FieldType::Date), dates("", "2020-01-01")), {0, 1, 2, false}),
        "{\"l\":{\"$not\":{\"$elemMatch\":{\"$not\":{\"$lt\":{\"$date\":\"2020-01-01T00:00:00Z\"}}}}}}");
}

void TestValidator::dateRangesAreQueries()
{
    QFETCH(Node, field);
    QFETCH(QString, expected);
    const Collection collection = collectionOf({field});
    QCOMPARE(dateRules(collection.root).size(), 1);
    QCOMPARE(json(dateRules(collection.root).first().expression), expected);
    const QString text = json(validatorOf(collection, {}));
    QVERIFY(text.startsWith(QStringLiteral("{\"$and\":[{\"$jsonSchema\":")));
    QVERIFY(text.endsWith(expected + QStringLiteral("]}")));
    QVERIFY(lintValidator(validatorOf(collection, {}), {}).isEmpty());
}

void TestValidator::otherRulesFollow()
{
    Collection collection = collectionOf({node("count", FieldType::Int32)});
    collection.rules << Rule{*Bson::fromJson("{\"$expr\":{\"$eq\":[\"$count\",1]}}"), {}, {}};
    QVERIFY(json(validatorOf(collection, {})).endsWith(QStringLiteral(",{\"$expr\":{\"$eq\":[\"$count\",1]}}]}")));
}

void TestValidator::timeSeriesHaveNone()
{
    Collection collection = collectionOf({node("ts", FieldType::Date)});
    collection.timeSeries =
        TimeSeriesOptions{QStringLiteral("ts"), QStringLiteral("sensor"), QStringLiteral("minutes")};
    collection.expireAfterSeconds = 60;
    QVERIFY(validatorOf(collection, {}).isEmpty());
    QCOMPARE(json(createOptions(collection, {})),
             QStringLiteral("{\"timeseries\":{\"timeField\":\"ts\",\"metaField\":\"sensor\",\"granularity\":"
                            "\"minutes\"},\"expireAfterSeconds\":60}"));
}

void TestValidator::createOptionsInOrder()
{
    Collection collection = collectionOf({});
    collection.level = ValidationLevel::Moderate;
    collection.action = ValidationAction::Warn;
    const QString text = json(createOptions(collection, {}));
    QVERIFY(text.startsWith(QStringLiteral("{\"validator\":{\"$jsonSchema\":")));
    QVERIFY(text.endsWith(QStringLiteral(",\"validationLevel\":\"moderate\",\"validationAction\":\"warn\"}")));
}

void TestValidator::sentences()
{
    QCOMPARE(ruleSentence(limited(node("f", FieldType::Int32), between(1, 5))),
             QStringLiteral("must be a whole number from 1 up to 5"));
    QCOMPARE(ruleSentence(nullable(limited(node("f", FieldType::String), choices("a b")))),
             QStringLiteral("must be a string, one of a, b, or null"));
    QCOMPARE(ruleSentence(makeArray(QStringLiteral("f"), node("", FieldType::Int32), {0, 1, 9, false})),
             QStringLiteral("must be a list of at most 9 items"));
    const auto list = [](double min, double max) {
        return ruleSentence(makeArray(QStringLiteral("f"), node("", FieldType::Int32), {min, 1, max, false}));
    };
    QCOMPARE(list(0, 1), QStringLiteral("must be a list of at most 1 item"));
    QCOMPARE(list(1, 1), QStringLiteral("must be a list of 1 item"));
    QCOMPARE(list(1, sw::schema::infinity), QStringLiteral("must be a list of at least 1 item"));
    QCOMPARE(list(1, 2), QStringLiteral("must be a list of 1 to 2 items"));
    Node letter = node("f", FieldType::String);
    letter.constraints.maxLength = 1;
    QCOMPARE(ruleSentence(letter), QStringLiteral("must be a string of at most 1 character"));
    letter.constraints.minLength = 1;
    letter.constraints.maxLength.reset();
    QCOMPARE(ruleSentence(letter), QStringLiteral("must be a string of at least 1 character"));
    QVERIFY(ruleSentence(node("f", FieldType::Int32)).isEmpty());
    Node described = limited(node("f", FieldType::Int32), between(1, 5));
    described.description = QStringLiteral("Stars.");
    QVERIFY(json(validatorOf(collectionOf({described}), {})).contains(QStringLiteral("\"description\":\"Stars.\"")));
}

void TestValidator::lintFinds_data()
{
    QTest::addColumn<QByteArray>("validator");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *validator, const char *says) {
        QTest::newRow(name) << QByteArray(validator) << QString::fromLatin1(says);
    };
    row("empty name", "{\"$jsonSchema\":{\"properties\":{\"\":{\"bsonType\":\"int\"}}}}", "ends the server process");
    row("empty name required", "{\"$jsonSchema\":{\"required\":[\"\"]}}", "ends the server process");
    row("empty name below",
        "{\"$and\":[{\"$jsonSchema\":{\"properties\":{\"a\":{\"items\":{\"properties\":{\"\":{}}}}}}}]}",
        "ends the server process");
    row("empty name in elemMatch", "{\"a\":{\"$not\":{\"$elemMatch\":{\"$jsonSchema\":{\"properties\":{\"\":{}}}}}}}",
        "ends the server process");
    row("now", "{\"$expr\":{\"$lt\":[\"$at\",\"$$NOW\"]}}", "$$NOW");
    row("dotted property", "{\"$jsonSchema\":{\"properties\":{\"a.b\":{}}}}", "read as a path");
    row("dotted required", "{\"$jsonSchema\":{\"required\":[\"a.b\"]}}", "read as a path");
    row("dotted dependency", "{\"$jsonSchema\":{\"dependencies\":{\"a\":[\"b.c\"]}}}", "read as a path");
    row("closed", "{\"$jsonSchema\":{\"additionalProperties\":false,\"properties\":{\"a\":{}}}}", "does not list _id");
    row("closed in allOf", "{\"$jsonSchema\":{\"allOf\":[{\"additionalProperties\":false}]}}", "does not list _id");
    row("type beside bsonType",
        "{\"$jsonSchema\":{\"properties\":{\"a\":{\"type\":\"string\",\"bsonType\":\"string\"}}}}", "beside bsonType");
    row("keyword", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"format\":\"date\"}}}}", "\"format\"");
    row("reference", "{\"$jsonSchema\":{\"$ref\":\"#\"}}", "\"$ref\"");
    row("type integer", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"type\":\"integer\"}}}}", "no type \"integer\"");
    row("bsonType uuid", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"bsonType\":[\"int\",\"uuid\"]}}}}",
        "no type \"uuid\"");
    row("empty required", "{\"$jsonSchema\":{\"required\":[]}}", "required must not be empty");
    row("double enum", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"enum\":[1,1]}}}}", "enum names something twice");
    row("date minimum", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"minimum\":{\"$date\":\"2020-01-01T00:00:00Z\"}}}}}",
        "minimum must be a number");
    row("exclusive number", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"minimum\":1,\"exclusiveMinimum\":1}}}}",
        "true or false");
    row("exclusive alone", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"exclusiveMaximum\":true}}}}",
        "without the bound");
    row("pattern", "{\"$jsonSchema\":{\"properties\":{\"a\":{\"pattern\":\"\\\\u0061\"}}}}", "\\u");
    row("where", "{\"$or\":[{\"$where\":\"1\"}]}", "$where");
    row("function", "{\"$expr\":{\"$function\":{\"body\":\"x\"}}}", "$function");
}

void TestValidator::lintFinds()
{
    QFETCH(QByteArray, validator);
    QFETCH(QString, says);
    const auto parsed = Bson::fromJson(validator);
    QVERIFY(parsed.has_value());
    const QList<sw::base::Error> errors = lintValidator(*parsed, QStringLiteral("books"));
    QVERIFY(!errors.isEmpty());
    QVERIFY2(errors.first().message.contains(says), qPrintable(errors.first().message));
    QVERIFY(errors.first().where.startsWith(QStringLiteral("books")));
    QVERIFY(!errors.first().wayOut.isEmpty());
    QCOMPARE(errors.first().code, sw::base::ErrorCode::InvalidModel);
}

void TestValidator::lintAcceptsItsOwn()
{
    const auto good = Bson::fromJson("{\"$and\":[{\"$jsonSchema\":{\"bsonType\":\"object\",\"additionalProperties\":"
                                     "false,\"required\":[\"_id\"],\"properties\":{\"_id\":{},"
                                     "\"properties\":{\"bsonType\":\"object\",\"additionalProperties\":false,"
                                     "\"properties\":{\"x\":{}}},\"n\":{\"bsonType\":\"int\",\"minimum\":1,"
                                     "\"exclusiveMinimum\":true}}}},{\"$expr\":{\"$eq\":[\"$a\",{\"$literal\":\"$$"
                                     "NOW\"}]}},{\"a.b\":{\"$gt\":1}}]}");
    QVERIFY(good.has_value());
    const QList<sw::base::Error> errors = lintValidator(*good, {});
    QVERIFY2(errors.isEmpty(), qPrintable(errors.isEmpty() ? QString() : errors.first().text()));
    QVERIFY(lintValidator(Bson(), {}).isEmpty());
}

void TestValidator::lintSurvivesDepth()
{
    const auto nested = [](int levels) {
        BsonBuilder out;
        out.beginDocument(QStringLiteral("$jsonSchema"));
        for (int i = 0; i < levels; ++i)
            out.beginDocument(QStringLiteral("properties")).beginDocument(QStringLiteral("a"));
        return out.finish();
    };
    QVERIFY(lintValidator(nested(40), {}).isEmpty());
    QVERIFY(!lintValidator(nested(41), {}).isEmpty());
    QVERIFY(!lintValidator(nested(95), {}).isEmpty());
}

QTEST_APPLESS_MAIN(TestValidator)
#include "tst_validator.moc"
