// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shapes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <functional>

using namespace sw;
using namespace sw::testsupport;
using design::Node;
using samples::Extent;
using samples::SampleGenerator;
using schema::FieldType;

class TestSampleValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsBounds_data();
    void keepsBounds();
    void followsPatterns_data();
    void followsPatterns();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void cutsWhatNoServerTakes();
    void idsInArraysAreAsManyAsItems();
    void makesUniqueValues_data();
    void makesUniqueValues();
    void makesComposedIdsUnique();
    void keepsDistinctValues();
};

void TestSampleValues::keepsBounds_data()
{
    using Check = std::function<bool(const QJsonValue &)>;
    QTest::addColumn<Node>("node");
    QTest::addColumn<Check>("check");
    const auto number = [](double low, double high) {
        return Check([=](const QJsonValue &v) { return v.isDouble() && v.toDouble() >= low && v.toDouble() <= high; });
    };
    const auto decimal = [](double low, double high) {
        return Check([=](const QJsonValue &v) {
            const double x = v[QStringLiteral("$numberDecimal")].toString().toDouble();
            return x >= low && x <= high;
        });
    };
    const auto row = [](const char *name, Node node, const Check &check) {
        QTest::newRow(name) << node << check;
    };
    Node node = fieldNode("n", FieldType::Int32);
    node.constraints.minimum = 1;
    node.constraints.maximum = 5;
    row("int", node, number(1, 5));
    node.constraints.exclusiveMinimum = node.constraints.exclusiveMaximum = true;
    row("int exclusive", node, number(2, 4));
    node.types = {FieldType::Double};
    row("double exclusive", node, number(1.0000001, 4.9999999));
    node.types = {FieldType::Decimal128};
    row("decimal exclusive", node, decimal(1.0000001, 4.9999999));
    node = fieldNode("n", FieldType::Decimal128);
    node.constraints.minimum = 0.1;
    node.constraints.maximum = 0.3;
    row("decimal between broken bounds", node, decimal(0.11, 0.29));
    node = fieldNode("n", FieldType::Double);
    node.constraints.minimum = 0.001;
    node.constraints.maximum = 0.002;
    row("small double", node, number(0.001, 0.002));
    node.constraints.minimum = node.constraints.maximum = 49.3;
    row("one double", node, number(49.3, 49.3));
    node = fieldNode("n", FieldType::Int64);
    node.constraints.minimum = -9e18;
    node.constraints.maximum = 9e18;
    row("wide long", node, [](const QJsonValue &v) { return v.isDouble(); });
    node = fieldNode("n", FieldType::Int32);
    node.constraints.minimum = 1e6;
    row("minimum only", node, number(1e6, 3e9));
    node = fieldNode("n", FieldType::Int32);
    node.constraints.maximum = -1e6;
    row("maximum only", node, number(-3e9, -1e6));
    node = fieldNode("code", FieldType::String);
    node.constraints.minLength = node.constraints.maxLength = 3;
    row("length", node, [](const QJsonValue &v) { return v.toString().size() == 3; });
    node = fieldNode("last_name", FieldType::String);
    node.constraints.minLength = 8;
    row("length in characters", node, [](const QJsonValue &v) { return v.toString().size() >= 8; });
    node = fieldNode("state", FieldType::String);
    node.constraints.enumValues = {QStringLiteral("new"), QStringLiteral("öffen"), QStringLiteral("toolong")};
    node.constraints.maxLength = 5;
    row("enum", node, [](const QJsonValue &v) {
        return v.toString() == QLatin1String("new") || v.toString() == QStringLiteral("öffen");
    });
    node = fieldNode("state", FieldType::Int32);
    node.constraints.enumValues = {QStringLiteral("10"), QStringLiteral("20")};
    row("enum of numbers", node, [](const QJsonValue &v) { return v.toInt() == 10 || v.toInt() == 20; });
    node = fieldNode("price", FieldType::Decimal128);
    node.constraints.enumValues = {QStringLiteral("9.90"), QStringLiteral("-0.05")};
    row("enum of decimals", node, [](const QJsonValue &v) {
        const QString text = v[QStringLiteral("$numberDecimal")].toString();
        return text == QLatin1String("9.90") || text == QLatin1String("-0.05");
    });
    const auto date = [](const char *low, const char *high) {
        return Check([=](const QJsonValue &v) {
            const QString text = v[QStringLiteral("$date")].toString();
            return text >= QLatin1String(low) && text < QLatin1String(high);
        });
    };
    node = fieldNode("due", FieldType::Date);
    node.constraints.earliest = QStringLiteral("2024-01-01");
    node.constraints.latest = QStringLiteral("2024-02-01T00:00:00Z");
    row("date", node, date("2024-01-01", "2024-02-01"));
    node.constraints.latest.clear();
    node.constraints.earliest = QStringLiteral("2030-01-01");
    row("date from", node, date("2030-01-01", "2060"));
    node.constraints.earliest.clear();
    node.constraints.latest = QStringLiteral("2001-01-01");
    row("date until", node, date("1970-01-01", "2001-01-01"));
    node = fieldNode("born", FieldType::Date);
    node.constraints.latest = QStringLiteral("1950-06-01");
    row("birth", node, [](const QJsonValue &v) {
        return v[QStringLiteral("$date")][QStringLiteral("$numberLong")].toString().toLongLong() < -618105600000;
    });
    node = fieldNode("place", FieldType::GeoPoint);
    row("point", node, [](const QJsonValue &v) {
        const QJsonArray at = v[QStringLiteral("coordinates")].toArray();
        return v[QStringLiteral("type")].toString() == QLatin1String("Point") && at.size() == 2 &&
               std::abs(at[0].toDouble()) <= 180 && std::abs(at[1].toDouble()) <= 90;
    });
    node = fieldNode("u", FieldType::Uuid);
    row("uuid", node, [](const QJsonValue &v) {
        const QByteArray bytes =
            QByteArray::fromBase64(v[QStringLiteral("$binary")][QStringLiteral("base64")].toString().toLatin1());
        return bytes.size() == 16 && (bytes[6] & 0xf0) == 0x40 && (static_cast<unsigned char>(bytes[8]) & 0xc0) == 0x80;
    });
}

void TestSampleValues::keepsBounds()
{
    using Check = std::function<bool(const QJsonValue &)>;
    QFETCH(Node, node);
    QFETCH(Check, check);
    const design::Collection collection =
        collectionOf("things", {idNode(), node, design::makeArray(QStringLiteral("list"), node, {1, 2, 3, false})});
    QCOMPARE(problemOf(collection), QString());
    for (const Extent extent : {Extent::Smallest, Extent::Likely, Extent::Largest, Extent::Random}) {
        for (const QJsonObject &document : documentsOf(collection, 300, extent)) {
            QVERIFY2(check(document[node.name]), QJsonDocument(document).toJson().constData());
            for (const QJsonValue item : document[QStringLiteral("list")].toArray())
                QVERIFY2(check(item), QJsonDocument(document).toJson().constData());
        }
    }
}

void TestSampleValues::followsPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    for (const char *pattern : {"^97[89][0-9]{10}$",
                                "^[A-Z]{2}-\\d{4,6}$",
                                "^(red|green|blue)$",
                                "^\\w+@\\w+\\.(com|org)$",
                                "abc",
                                "^a?b*c+$",
                                "^[^a-z]{3}$",
                                "^(?:x|yz){2,3}$",
                                "^[a-f\\d-]{8}$",
                                "^\\(\\d{3}\\) \\d{3}$",
                                "^$|^none$",
                                "^[\\w.+-]+$",
                                "^.{5}$",
                                "^v\\d+\\.\\d+(\\.\\d+)?$",
                                "^[]a]+$",
                                "^a{2,}$",
                                "^[[:upper:]][[:lower:]]+$",
                                "^\\S+ \\S+$",
                                "^(?<year>\\d{4})-(0[1-9]|1[0-2])$",
                                "^ä[ö-ü]{2}$",
                                "^{x}$",
                                "^a{,2}$",
                                "^((a|b)c){1,4}?$"})
        QTest::newRow(pattern) << QString::fromUtf8(pattern);
}

void TestSampleValues::followsPatterns()
{
    QFETCH(QString, pattern);
    Node node = fieldNode("text", FieldType::String);
    node.constraints.pattern = pattern;
    const design::Collection collection = collectionOf("things", {idNode(), node});
    QCOMPARE(problemOf(collection), QString());
    const QRegularExpression expression(pattern);
    QSet<QString> seen;
    for (const QJsonObject &document : documentsOf(collection, 300)) {
        const QString text = document[QStringLiteral("text")].toString();
        QVERIFY2(expression.match(text).hasMatch(), qPrintable(text));
        seen.insert(text);
    }
    QVERIFY(seen.size() > 1 || pattern == QLatin1String("^{x}$") || pattern == QLatin1String("^a{,2}$") ||
            pattern == QLatin1String("^a{2,}$"));
}

void TestSampleValues::refusesWhatCannotBe_data()
{
    QTest::addColumn<Node>("node");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const Node &node, const char *says) {
        QTest::newRow(name) << node << QString::fromUtf8(says);
    };
    const auto text = [](const char *pattern) {
        Node node = fieldNode("f", FieldType::String);
        node.constraints.pattern = QString::fromUtf8(pattern);
        return node;
    };
    row("look-ahead", text("^(?=a).*$"), "look-ahead");
    row("look-behind", text("(?<!a)b"), "look-behind");
    row("back reference", text("^(a)\\1$"), "\\1");
    row("flags", text("(?i)abc"), "flags");
    row("property", text("\\p{L}"), "\\p");
    row("boundary", text("\\bword"), "\\b");
    row("open class", text("[a-z"), "class");
    row("open group", text("(a"), "bracket");
    row("closed group", text("a)"), "bracket");
    row("nothing to repeat", text("*a"), "repeat");
    row("backwards", text("a{3,1}"), "repetition");
    row("range backwards", text("[z-a]"), "range");
    row("anchor inside", text("a^b"), "^");
    row("huge", text("^(a{100000}){100000}$"), "length");
    Node node = text("^[a-z]{3}$");
    node.constraints.minLength = 5;
    row("pattern against length", node, "length");
    node = fieldNode("f", FieldType::String);
    node.constraints.minLength = 5;
    node.constraints.maxLength = 2;
    row("lengths", node, "shortest");
    node = fieldNode("f", FieldType::Int32);
    node.constraints.enumValues = {QStringLiteral("one")};
    row("enum type", node, "one");
    node.constraints.enumValues = {QStringLiteral("7")};
    node.constraints.minimum = 8;
    row("enum bounds", node, "listed");
    node = fieldNode("f", FieldType::Int32);
    node.constraints.minimum = 1.2;
    node.constraints.maximum = 1.8;
    row("no whole number", node, "number");
    node.constraints.minimum = 1e12;
    node.constraints.maximum = 2e12;
    row("beyond int", node, "number");
    node = fieldNode("f", FieldType::Date);
    node.constraints.earliest = QStringLiteral("yesterday");
    row("no date", node, "yesterday");
    node.constraints.earliest = QStringLiteral("2026-01-02");
    node.constraints.latest = QStringLiteral("2026-01-01");
    row("dates", node, "earliest");
    node = fieldNode("f", FieldType::Bool);
    node.uniqueValues = true;
    row("unique truth", node, "truth");
    node = text("^[a-c]{2}$");
    node.uniqueValues = true;
    row("unique pattern", node, "more documents");
    node = fieldNode("f", FieldType::String);
    node.uniqueValues = true;
    node.constraints.maxLength = 1;
    row("unique text", node, "more documents");
    node = fieldNode("f", FieldType::Int32);
    node.uniqueValues = true;
    node.constraints.minimum = 1;
    node.constraints.maximum = 999;
    row("unique number", node, "more documents");
    row("16 MiB", design::makeArray(QStringLiteral("f"), fieldNode("", FieldType::String), {2e6, 2e6, 3e6, false}),
        "16 MiB");
}

void TestSampleValues::refusesWhatCannotBe()
{
    QFETCH(Node, node);
    QFETCH(QString, says);
    const QString problem = problemOf(collectionOf("things", {idNode(), node}));
    QVERIFY2(problem.contains(says), qPrintable(problem));
    QVERIFY2(problem.contains(QLatin1String("things")), qPrintable(problem));
}

/// Each order has 3 items and a bit, seven at most: there are fewer than 7 times as many ids as orders.
void TestSampleValues::idsInArraysAreAsManyAsItems()
{
    Node id = fieldNode("_id", FieldType::Int32);
    id.uniqueValues = true;
    id.constraints.minimum = 1;
    id.constraints.maximum = 3250;
    const Node items = design::makeArray(QStringLiteral("items"), design::makeObject({}, {id}), {1, 3.25, 7, false});
    design::Collection collection = collectionOf("orders", {idNode(), items});
    QCOMPARE(problemOf(collection), QString());
    design::Index once;
    once.unique = true;
    once.keys = {{QStringLiteral("items._id")}};
    collection.indexes << once;
    QVERIFY(problemOf(collection).contains(QStringLiteral("more documents")));
}

/// Arrays in arrays whose shortest lengths multiply beyond any memory: a preview shows what fits.
void TestSampleValues::cutsWhatNoServerTakes()
{
    const Node words =
        design::makeArray(QStringLiteral("words"), fieldNode("", FieldType::String), {2e6, 2e6, 2e6, false});
    const Node pages =
        design::makeArray(QStringLiteral("pages"), design::makeObject({}, {words}), {1e15, 1e15, 1e15, false});
    const design::Collection collection = collectionOf("things", {idNode(), pages});
    design::Design design;
    design.collections << collection;
    const samples::SampleGenerator generator(design, collection);
    QVERIFY(!generator.check());
    for (const auto extent : {samples::Extent::Smallest, samples::Extent::Likely, samples::Extent::Random}) {
        const qsizetype size = generator.document(0, extent).bytes().size();
        QVERIFY2(size > 100 && size <= 16 * 1024 * 1024, qPrintable(QString::number(size)));
    }
}

void TestSampleValues::makesUniqueValues_data()
{
    QTest::addColumn<Node>("node");
    const auto row = [](const char *name, Node node) {
        node.uniqueValues = true;
        QTest::newRow(name) << node;
    };
    for (const char *name : {"title", "email", "isbn", "code", "name", "url", "phone", "slug", "text", "description"})
        row(name, fieldNode(name, FieldType::String));
    Node node = fieldNode("short", FieldType::String);
    node.constraints.maxLength = 3;
    row("three characters", node);
    node = fieldNode("isbn", FieldType::String);
    node.constraints.pattern = QStringLiteral("^97[89][0-9]{10}$");
    row("isbn by pattern", node);
    node.constraints.pattern = QStringLiteral("^[a-z]+$");
    node.averageBytes = 2;
    row("pattern that must be longer", node);
    row("int", fieldNode("number", FieldType::Int32));
    row("double", fieldNode("number", FieldType::Double));
    row("decimal", fieldNode("number", FieldType::Decimal128));
    row("date", fieldNode("at", FieldType::Date));
    row("oid", fieldNode("ref", FieldType::ObjectId));
    row("uuid", fieldNode("ref", FieldType::Uuid));
    node = fieldNode("blob", FieldType::Binary);
    row("binary", node);
    node.averageBytes = 0.1;
    row("binary that must be longer", node);
    node = fieldNode("number", FieldType::Int64);
    node.constraints.minimum = 100;
    node.constraints.maximum = 20099;
    row("long in bounds", node);
}

void TestSampleValues::makesUniqueValues()
{
    QFETCH(Node, node);
    const design::Collection root = collectionOf("things", {idNode(), node}, 20000);
    QCOMPARE(problemOf(root), QString());
    QSet<QByteArray> seen;
    for (const QJsonObject &document : documentsOf(root, 5000))
        seen.insert(QJsonDocument(QJsonArray{document[node.name]}).toJson());
    QCOMPARE(seen.size(), 5000);

    seen.clear();
    qsizetype items = 0;
    node.constraints.maximum.reset();
    for (const QJsonObject &document :
         documentsOf(collectionOf("things",
                                  {idNode(), design::makeArray(QStringLiteral("list"), node, {0, 3, 8, false})}, 2000),
                     2000)) {
        for (const QJsonValue item : document[QStringLiteral("list")].toArray()) {
            seen.insert(QJsonDocument(QJsonArray{item}).toJson());
            ++items;
        }
    }
    QCOMPARE(seen.size(), items);
}

void TestSampleValues::makesComposedIdsUnique()
{
    const auto ids = [](const design::Design &design) {
        const SampleGenerator generator(design, design.collections.first());
        QSet<QByteArray> seen;
        for (quint64 n = 0; n < 5000; ++n)
            seen.insert(QJsonDocument(QJsonArray{jsonOf(generator.document(n))[QStringLiteral("_id")]}).toJson());
        return seen.size();
    };
    design::Design design;
    design.collections << collectionOf("lines", {}, 5000) << collectionOf("orders", {idNode()}, 700);
    Node &root = design.collections[0].root;
    root.fields = {design::makeObject(QStringLiteral("_id"),
                                      {referenceNode("order_id", "orders"), fieldNode("line", FieldType::Int32)})};
    QCOMPARE(ids(design), 5000);
    const SampleGenerator lines(design, design.collections.first());
    for (quint64 n = 0; n < 5000; ++n)
        QVERIFY(jsonOf(lines.document(n))[QStringLiteral("_id")][QStringLiteral("line")].toInt() <
                8); // 5000 / 700 lines an order
    root.fields = {design::makeObject(QStringLiteral("_id"),
                                      {fieldNode("city", FieldType::String), fieldNode("kind", FieldType::String)})};
    QCOMPARE(ids(design), 5000);
    Node text = idNode(FieldType::String);
    text.derivation = design::Derivation{design::Derivation::Kind::Text, QStringLiteral("{city}-{number}")};
    root.fields = {text, fieldNode("city", FieldType::String), fieldNode("number", FieldType::Int32)};
    QCOMPARE(ids(design), 5000);
    root.fields = {idNode(FieldType::String)};
    QCOMPARE(ids(design), 5000);
    root.fields = {idNode(FieldType::Int32)};
    QCOMPARE(ids(design), 5000);
}

void TestSampleValues::keepsDistinctValues()
{
    Node node = fieldNode("genre", FieldType::String);
    node.distinctValues = 12;
    node.averageBytes = 10;
    QHash<QString, int> seen;
    double bytes = 0;
    for (const QJsonObject &document : documentsOf(collectionOf("books", {idNode(), node}), 4000)) {
        const QString text = document[QStringLiteral("genre")].toString();
        ++seen[text];
        bytes += static_cast<double>(text.toUtf8().size());
    }
    QCOMPARE(seen.size(), 12);
    QVERIFY2(std::abs(bytes / 4000 - 10) < 0.2, qPrintable(QString::number(bytes / 4000)));
}

QTEST_GUILESS_MAIN(TestSampleValues)
#include "tst_samplevalues.moc"
