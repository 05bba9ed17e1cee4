// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/documentsize.h"
#include "models/samples/samplegenerator.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <limits>

using namespace sw;
using design::Node;
using samples::Extent;
using samples::SampleGenerator;
using schema::FieldType;

namespace
{

constexpr double infinity = std::numeric_limits<double>::infinity();

Node idNode(FieldType type = FieldType::ObjectId)
{
    return design::makeNode(QStringLiteral("_id"), type);
}

Node fieldNode(const char *name, FieldType type)
{
    return design::makeNode(QString::fromLatin1(name), type);
}

Node referenceNode(const char *name, const char *collection, FieldType type = FieldType::ObjectId)
{
    Node node = fieldNode(name, type);
    node.reference = design::Reference{QString::fromLatin1(collection), schema::RelationshipId(QStringLiteral("r-") + QString::fromLatin1(collection))};
    return node;
}

Node copyNode(const char *name, FieldType type, const char *collection, const char *path)
{
    Node node = fieldNode(name, type);
    node.copyOf = design::CopyOf{QString::fromLatin1(collection), QString::fromLatin1(path), false};
    return node;
}

design::Collection collectionOf(const char *name, const QList<Node> &fields, double documents = 1000)
{
    design::Collection collection;
    collection.name = QString::fromLatin1(name);
    collection.root = design::makeObject({}, fields);
    collection.documents = {documents, documents, documents, false};
    return collection;
}

QJsonObject jsonOf(const base::Bson &document)
{
    return QJsonDocument::fromJson(document.toRelaxedJson()).object();
}

/// Documents 0 … count-1 of a design with one collection.
QList<QJsonObject> documentsOf(const design::Collection &collection, quint64 count, Extent extent = Extent::Random)
{
    design::Design design;
    design.collections << collection;
    const SampleGenerator generator(design, design.collections.first());
    QList<QJsonObject> documents;
    for (quint64 n = 0; n < count; ++n)
        documents << jsonOf(generator.document(n, extent));
    return documents;
}

QString problemOf(const design::Collection &collection)
{
    design::Design design;
    design.collections << collection;
    const auto result = SampleGenerator(design, design.collections.first()).check();
    return result ? QString() : result.error().text();
}

} // namespace

class TestSampleGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDeterministic();
    void keepsValuesWhenFieldsChange();
    void keepsBounds_data();
    void keepsBounds();
    void followsPatterns_data();
    void followsPatterns();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void makesUniqueValues_data();
    void makesUniqueValues();
    void makesComposedIdsUnique();
    void keepsDistinctValues();
    void drawsArrayLengths();
    void obeysDerivations();
    void fillsSpansOfTime_data();
    void fillsSpansOfTime();
    void pointsToExistingDocuments();
    void copiesWholeArrays();
    void showsChildrenInTheirParent();
    void makesTreesWithoutCircles();
    void mixesVariants();
    void meetsExpectedSize();
    void showsExtents();
    void staysBelowTheServersLimit();
};

void TestSampleGenerator::isDeterministic()
{
    QList<Node> fields{idNode()};
    for (const FieldType type : {FieldType::String, FieldType::Int32, FieldType::Int64, FieldType::Double, FieldType::Decimal128, FieldType::Bool, FieldType::Date,
                                 FieldType::Timestamp, FieldType::ObjectId, FieldType::Uuid, FieldType::Binary, FieldType::GeoPoint, FieldType::Any}) {
        Node node = design::makeNode(QStringLiteral("f_") + schema::shortTypeName(type), type);
        node.presence = 0.8;
        node.nullable = true;
        fields << node;
    }
    fields << design::makeArray(QStringLiteral("list"), design::makeObject({}, {fieldNode("name", FieldType::String), fieldNode("at", FieldType::Date)}), {0, 3, 30, false});
    design::Design design;
    design.collections << collectionOf("everything", fields);
    const SampleGenerator one(design, design.collections.first(), 7);
    const SampleGenerator other(design, design.collections.first(), 7);
    const SampleGenerator seeded(design, design.collections.first(), 8);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (quint64 n = 0; n < 100; ++n) {
        const base::Bson document = one.document(n);
        QVERIFY(base::Bson::fromBytes(document.bytes()).has_value());
        QVERIFY(document == other.document(n));
        QVERIFY(!(document == seeded.document(n)));
        hash.addData(document.bytes());
    }
    QVERIFY(one.document(99) == other.document(99)); // in any order
    // The bytes are a promise: sizes measured with them are compared between releases and machines.
    QCOMPARE(hash.result().toHex(), QByteArray("f3647a5ba045f6db3e613b4cd9523236602d84da9b8594fa6b3138f3c70a473d"));
}

void TestSampleGenerator::keepsValuesWhenFieldsChange()
{
    const QList<Node> few{idNode(), fieldNode("title", FieldType::String), fieldNode("price", FieldType::Decimal128)};
    QList<Node> more = few;
    more.insert(1, fieldNode("extra", FieldType::Int32));
    const QJsonObject before = documentsOf(collectionOf("books", few), 1).first();
    QJsonObject after = documentsOf(collectionOf("books", more), 1).first();
    QVERIFY(after.contains(QStringLiteral("extra")));
    after.remove(QStringLiteral("extra"));
    QCOMPARE(after, before);
}

void TestSampleGenerator::keepsBounds_data()
{
    using Check = std::function<bool(const QJsonValue &)>;
    QTest::addColumn<Node>("node");
    QTest::addColumn<Check>("check");
    const auto number = [](double low, double high) { return Check([=](const QJsonValue &v) { return v.isDouble() && v.toDouble() >= low && v.toDouble() <= high; }); };
    const auto decimal = [](double low, double high) {
        return Check([=](const QJsonValue &v) { const double x = v[QStringLiteral("$numberDecimal")].toString().toDouble(); return x >= low && x <= high; });
    };
    const auto row = [](const char *name, Node node, const Check &check) { QTest::newRow(name) << node << check; };
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
    row("enum", node, [](const QJsonValue &v) { return v.toString() == QLatin1String("new") || v.toString() == QStringLiteral("öffen"); });
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
    row("birth", node, [](const QJsonValue &v) { return v[QStringLiteral("$date")][QStringLiteral("$numberLong")].toString().toLongLong() < -618105600000; });
    node = fieldNode("place", FieldType::GeoPoint);
    row("point", node, [](const QJsonValue &v) {
        const QJsonArray at = v[QStringLiteral("coordinates")].toArray();
        return v[QStringLiteral("type")].toString() == QLatin1String("Point") && at.size() == 2 && std::abs(at[0].toDouble()) <= 180 && std::abs(at[1].toDouble()) <= 90;
    });
    node = fieldNode("u", FieldType::Uuid);
    row("uuid", node, [](const QJsonValue &v) {
        const QByteArray bytes = QByteArray::fromBase64(v[QStringLiteral("$binary")][QStringLiteral("base64")].toString().toLatin1());
        return bytes.size() == 16 && (bytes[6] & 0xf0) == 0x40 && (static_cast<unsigned char>(bytes[8]) & 0xc0) == 0x80;
    });
}

void TestSampleGenerator::keepsBounds()
{
    using Check = std::function<bool(const QJsonValue &)>;
    QFETCH(Node, node);
    QFETCH(Check, check);
    const design::Collection collection = collectionOf("things", {idNode(), node, design::makeArray(QStringLiteral("list"), node, {1, 2, 3, false})});
    QCOMPARE(problemOf(collection), QString());
    for (const Extent extent : {Extent::Smallest, Extent::Likely, Extent::Largest, Extent::Random}) {
        for (const QJsonObject &document : documentsOf(collection, 300, extent)) {
            QVERIFY2(check(document[node.name]), QJsonDocument(document).toJson().constData());
            for (const QJsonValue item : document[QStringLiteral("list")].toArray())
                QVERIFY2(check(item), QJsonDocument(document).toJson().constData());
        }
    }
}

void TestSampleGenerator::followsPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    for (const char *pattern : {"^97[89][0-9]{10}$", "^[A-Z]{2}-\\d{4,6}$", "^(red|green|blue)$", "^\\w+@\\w+\\.(com|org)$", "abc", "^a?b*c+$", "^[^a-z]{3}$", "^(?:x|yz){2,3}$",
                                "^[a-f\\d-]{8}$", "^\\(\\d{3}\\) \\d{3}$", "^$|^none$", "^[\\w.+-]+$", "^.{5}$", "^v\\d+\\.\\d+(\\.\\d+)?$", "^[]a]+$", "^a{2,}$", "^[[:upper:]][[:lower:]]+$",
                                "^\\S+ \\S+$", "^(?<year>\\d{4})-(0[1-9]|1[0-2])$", "^ä[ö-ü]{2}$", "^{x}$", "^a{,2}$", "^((a|b)c){1,4}?$"})
        QTest::newRow(pattern) << QString::fromUtf8(pattern);
}

void TestSampleGenerator::followsPatterns()
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
    QVERIFY(seen.size() > 1 || pattern == QLatin1String("^{x}$") || pattern == QLatin1String("^a{,2}$") || pattern == QLatin1String("^a{2,}$"));
}

void TestSampleGenerator::refusesWhatCannotBe_data()
{
    QTest::addColumn<Node>("node");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const Node &node, const char *says) { QTest::newRow(name) << node << QString::fromUtf8(says); };
    const auto text = [](const char *pattern) { Node node = fieldNode("f", FieldType::String); node.constraints.pattern = QString::fromUtf8(pattern); return node; };
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
    row("16 MiB", design::makeArray(QStringLiteral("f"), fieldNode("", FieldType::String), {2e6, 2e6, 3e6, false}), "16 MiB");
}

void TestSampleGenerator::refusesWhatCannotBe()
{
    QFETCH(Node, node);
    QFETCH(QString, says);
    const QString problem = problemOf(collectionOf("things", {idNode(), node}));
    QVERIFY2(problem.contains(says), qPrintable(problem));
    QVERIFY2(problem.contains(QLatin1String("things")), qPrintable(problem));
}

void TestSampleGenerator::makesUniqueValues_data()
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
    row("binary", fieldNode("blob", FieldType::Binary));
    node = fieldNode("number", FieldType::Int64);
    node.constraints.minimum = 100;
    node.constraints.maximum = 20099;
    row("long in bounds", node);
}

void TestSampleGenerator::makesUniqueValues()
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
    for (const QJsonObject &document : documentsOf(collectionOf("things", {idNode(), design::makeArray(QStringLiteral("list"), node, {0, 3, 8, false})}, 2000), 2000)) {
        for (const QJsonValue item : document[QStringLiteral("list")].toArray()) {
            seen.insert(QJsonDocument(QJsonArray{item}).toJson());
            ++items;
        }
    }
    QCOMPARE(seen.size(), items);
}

void TestSampleGenerator::makesComposedIdsUnique()
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
    root.fields = {design::makeObject(QStringLiteral("_id"), {referenceNode("order_id", "orders"), fieldNode("line", FieldType::Int32)})};
    QCOMPARE(ids(design), 5000);
    const SampleGenerator lines(design, design.collections.first());
    for (quint64 n = 0; n < 5000; ++n)
        QVERIFY(jsonOf(lines.document(n))[QStringLiteral("_id")][QStringLiteral("line")].toInt() < 8); // 5000 / 700 lines an order
    root.fields = {design::makeObject(QStringLiteral("_id"), {fieldNode("city", FieldType::String), fieldNode("kind", FieldType::String)})};
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

void TestSampleGenerator::keepsDistinctValues()
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

void TestSampleGenerator::drawsArrayLengths()
{
    const QList<schema::Cardinality> cardinalities{{0, 3, 30, false}, {1, 2, 12, false}, {0, 40, 2000, false}, {5, 5, 5, false}, {0, 0.4, 3, false}, {0, 10, infinity, false}, {2, 7, 8, false}};
    for (const schema::Cardinality &count : cardinalities) {
        const Node node = design::makeArray(QStringLiteral("list"), fieldNode("", FieldType::Bool), count);
        double sum = 0, most = 0;
        for (const QJsonObject &document : documentsOf(collectionOf("things", {idNode(), node}), 6000)) {
            const double size = static_cast<double>(document[QStringLiteral("list")].toArray().size());
            QVERIFY(size >= count.min && size <= count.max);
            sum += size;
            most = std::max(most, size);
        }
        QVERIFY2(std::abs(sum / 6000 - count.likely) <= 0.03 * count.likely, qPrintable(QString::number(sum / 6000) + QLatin1Char(' ') + QString::number(count.likely)));
        QVERIFY(count.max == count.likely || most > count.likely || count.min == count.likely);
    }
}

void TestSampleGenerator::obeysDerivations()
{
    using Kind = design::Derivation::Kind;
    const auto derived = [](const char *name, FieldType type, Kind kind, const char *of) {
        Node node = fieldNode(name, type);
        node.derivation = design::Derivation{kind, QString::fromLatin1(of)};
        return node;
    };
    Node reading = design::makeObject({}, {fieldNode("ts", FieldType::Date), fieldNode("t", FieldType::Double), fieldNode("m", FieldType::Decimal128)});
    Node id = derived("_id", FieldType::String, Kind::Text, "{sensor}_{first:readings.ts}");
    design::Design design;
    design.collections << collectionOf("buckets", {id, fieldNode("sensor", FieldType::Int32), derived("count", FieldType::Int32, Kind::SizeOf, "readings"),
                                                   derived("sum", FieldType::Double, Kind::SumOf, "readings.t"), derived("money", FieldType::Decimal128, Kind::SumOf, "readings.m"),
                                                   derived("start", FieldType::Date, Kind::MinOf, "readings.ts"), derived("end", FieldType::Date, Kind::MaxOf, "readings.ts"),
                                                   design::makeArray(QStringLiteral("readings"), reading, {1, 20, 60, false})});
    QSet<QString> ids;
    const SampleGenerator generator(design, design.collections.first());
    for (const Extent extent : {Extent::Smallest, Extent::Likely, Extent::Largest, Extent::Random}) {
        for (quint64 n = 0; n < 200; ++n) {
            const QJsonObject document = jsonOf(generator.document(n, extent));
            const QJsonArray readings = document[QStringLiteral("readings")].toArray();
            QCOMPARE(document[QStringLiteral("count")].toInt(), readings.size());
            double sum = 0, money = 0;
            QString first, last;
            for (const QJsonValue item : readings) {
                sum += item[QStringLiteral("t")].toDouble();
                money += item[QStringLiteral("m")][QStringLiteral("$numberDecimal")].toString().toDouble();
                const QString at = item[QStringLiteral("ts")][QStringLiteral("$date")].toString();
                QVERIFY(at >= last);
                first = first.isEmpty() ? at : first;
                last = at;
            }
            QVERIFY(std::abs(document[QStringLiteral("sum")].toDouble() - sum) < 1e-6);
            QVERIFY(std::abs(document[QStringLiteral("money")][QStringLiteral("$numberDecimal")].toString().toDouble() - money) < 1e-6);
            QCOMPARE(document[QStringLiteral("start")][QStringLiteral("$date")].toString(), first);
            QCOMPARE(document[QStringLiteral("end")][QStringLiteral("$date")].toString(), last);
            const QString text = document[QStringLiteral("_id")].toString();
            const qint64 milliseconds = QDateTime::fromString(first, Qt::ISODateWithMs).toMSecsSinceEpoch();
            QCOMPARE(text, QStringLiteral("%1_%2").arg(document[QStringLiteral("sensor")].toInt()).arg(milliseconds, 13, 10, QLatin1Char('0')));
            if (extent == Extent::Random)
                ids.insert(text);
        }
    }
    QCOMPARE(ids.size(), 200);
}

void TestSampleGenerator::fillsSpansOfTime_data()
{
    QTest::addColumn<QString>("granule");
    QTest::addColumn<FieldType>("type");
    QTest::addColumn<int>("letters");
    QTest::newRow("minute") << QStringLiteral("minute") << FieldType::Date << 16;
    QTest::newRow("hour") << QStringLiteral("hour") << FieldType::Date << 13;
    QTest::newRow("day") << QStringLiteral("day") << FieldType::String << 10;
    QTest::newRow("month") << QStringLiteral("month") << FieldType::String << 7;
}

void TestSampleGenerator::fillsSpansOfTime()
{
    QFETCH(QString, granule);
    QFETCH(FieldType, type);
    QFETCH(int, letters);
    Node span = design::makeNode(QStringLiteral("span"), type);
    span.derivation = design::Derivation{design::Derivation::Kind::StartOf, granule + QStringLiteral(":readings.ts")};
    const Node reading = design::makeObject({}, {fieldNode("ts", FieldType::Date), fieldNode("v", FieldType::Double)});
    const Node id = design::makeObject(QStringLiteral("_id"), {referenceNode("sensor_id", "sensors", FieldType::Int32), span, fieldNode("seq", FieldType::Int32)});
    design::Design design;
    design.collections << collectionOf("buckets", {id, design::makeArray(QStringLiteral("readings"), reading, {1, 30, 200, false})}, 900)
                       << collectionOf("sensors", {idNode(FieldType::Int32)}, 40);
    const SampleGenerator generator(design, design.collections.first());
    QSet<QString> ids;
    for (const Extent extent : {Extent::Largest, Extent::Random}) {
        for (quint64 n = 0; n < (extent == Extent::Random ? 900 : 20); ++n) {
            const QJsonObject document = jsonOf(generator.document(n, extent));
            const QJsonObject idOf = document[QStringLiteral("_id")].toObject();
            const QString start = type == FieldType::Date ? idOf[QStringLiteral("span")][QStringLiteral("$date")].toString() : idOf[QStringLiteral("span")].toString();
            for (const QJsonValue item : document[QStringLiteral("readings")].toArray())
                QCOMPARE(item[QStringLiteral("ts")][QStringLiteral("$date")].toString().left(letters), start.left(letters));
            QCOMPARE(idOf[QStringLiteral("seq")].toInt(-1), 0);
            if (extent == Extent::Random)
                ids.insert(QStringLiteral("%1 %2").arg(idOf[QStringLiteral("sensor_id")].toInt()).arg(start));
        }
    }
    QCOMPARE(ids.size(), 900);
}

void TestSampleGenerator::pointsToExistingDocuments()
{
    design::Design design;
    design.collections << collectionOf("books", {idNode(), fieldNode("title", FieldType::String), design::makeObject(QStringLiteral("cover"), {fieldNode("url", FieldType::String)})}, 50)
                       << collectionOf("authors", {idNode(FieldType::Int32), fieldNode("name", FieldType::String)}, 20);
    Node note = copyNode("author_note", FieldType::String, "authors", "note");
    Node original = fieldNode("note", FieldType::String);
    note.presence = original.presence = 0.5;
    design.collections[1].root.fields << original;
    const Node line = design::makeObject({}, {referenceNode("book_id", "books"), copyNode("title", FieldType::String, "books", "title"), fieldNode("quantity", FieldType::Int32),
                                              design::makeObject(QStringLiteral("cover"), {copyNode("url", FieldType::String, "books", "cover.url")})});
    design.collections << collectionOf("orders", {idNode(), referenceNode("author_id", "authors", FieldType::Int32), copyNode("author_name", FieldType::String, "authors", "name"), note,
                                                  design::makeArray(QStringLiteral("lines"), line, {1, 4, 9, false})}, 300);
    QHash<QString, QJsonObject> books;
    QHash<int, QJsonObject> authors;
    const SampleGenerator bookMaker(design, design.collections[0]), authorMaker(design, design.collections[1]), orderMaker(design, design.collections[2]);
    for (quint64 n = 0; n < 50; ++n) {
        const QJsonObject book = jsonOf(bookMaker.document(n));
        books.insert(book[QStringLiteral("_id")][QStringLiteral("$oid")].toString(), book);
    }
    for (quint64 n = 0; n < 20; ++n) {
        const QJsonObject author = jsonOf(authorMaker.document(n));
        authors.insert(author[QStringLiteral("_id")].toInt(), author);
    }
    QSet<int> usedAuthors;
    for (quint64 n = 0; n < 300; ++n) {
        const QJsonObject order = jsonOf(orderMaker.document(n));
        const int author = order[QStringLiteral("author_id")].toInt();
        QVERIFY(authors.contains(author));
        QCOMPARE(order[QStringLiteral("author_name")], authors[author][QStringLiteral("name")]);
        QCOMPARE(order.value(QStringLiteral("author_note")), authors.value(author).value(QStringLiteral("note")));
        usedAuthors.insert(author);
        QSet<QString> inOrder;
        const QJsonArray lines = order[QStringLiteral("lines")].toArray();
        for (const QJsonValue each : lines) {
            const QString id = each[QStringLiteral("book_id")][QStringLiteral("$oid")].toString();
            QVERIFY(books.contains(id));
            QCOMPARE(each[QStringLiteral("title")], books[id][QStringLiteral("title")]);
            QCOMPARE(each[QStringLiteral("cover")][QStringLiteral("url")], books[id][QStringLiteral("cover")].toObject()[QStringLiteral("url")]);
            inOrder.insert(id);
        }
        QCOMPARE(inOrder.size(), lines.size());
    }
    QCOMPARE(usedAuthors.size(), 20);
}

void TestSampleGenerator::copiesWholeArrays()
{
    Node tags = design::makeArray(QStringLiteral("tags"), fieldNode("", FieldType::String), {0, 4, 9, false});
    design::Design design;
    design.collections << collectionOf("books", {idNode(), tags}, 40);
    tags.copyOf = design::CopyOf{QStringLiteral("books"), QStringLiteral("tags"), false};
    tags.count.max = 3;
    tags.count.likely = 3;
    design.collections << collectionOf("cards", {idNode(), referenceNode("book_id", "books"), tags}, 100);
    const SampleGenerator books(design, design.collections[0]), cards(design, design.collections[1]);
    QHash<QString, QJsonArray> tagsOf;
    for (quint64 n = 0; n < 40; ++n) {
        const QJsonObject book = jsonOf(books.document(n));
        tagsOf.insert(book[QStringLiteral("_id")][QStringLiteral("$oid")].toString(), book[QStringLiteral("tags")].toArray());
    }
    for (quint64 n = 0; n < 100; ++n) {
        const QJsonObject card = jsonOf(cards.document(n));
        QJsonArray expected = tagsOf.value(card[QStringLiteral("book_id")][QStringLiteral("$oid")].toString());
        while (expected.size() > 3)
            expected.removeLast();
        QCOMPARE(card[QStringLiteral("tags")].toArray(), expected);
    }
}

void TestSampleGenerator::showsChildrenInTheirParent()
{
    design::Design design;
    const Node item = design::makeObject({}, {copyNode("_id", FieldType::ObjectId, "reviews", "_id"), copyNode("stars", FieldType::Int32, "reviews", "stars"),
                                              copyNode("created", FieldType::Date, "reviews", "created")});
    design.collections << collectionOf("books", {idNode(), design::makeArray(QStringLiteral("reviews"), item, {0, 5, 5, false})}, 30)
                       << collectionOf("reviews", {idNode(), referenceNode("book_id", "books"), fieldNode("stars", FieldType::Int32), fieldNode("created", FieldType::Date)}, 30 * 8);
    const SampleGenerator books(design, design.collections[0]), reviews(design, design.collections[1]);
    QHash<QString, QJsonObject> byId;
    for (quint64 n = 0; n < 240; ++n) {
        const QJsonObject review = jsonOf(reviews.document(n));
        byId.insert(review[QStringLiteral("_id")][QStringLiteral("$oid")].toString(), review);
    }
    for (quint64 n = 0; n < 30; ++n) {
        const QJsonObject book = jsonOf(books.document(n));
        QString last = QStringLiteral("9");
        for (const QJsonValue item : book[QStringLiteral("reviews")].toArray()) {
            const QJsonObject review = byId.value(item[QStringLiteral("_id")][QStringLiteral("$oid")].toString());
            QCOMPARE(review[QStringLiteral("book_id")], book[QStringLiteral("_id")]);
            QCOMPARE(review[QStringLiteral("stars")], item[QStringLiteral("stars")]);
            const QString created = item[QStringLiteral("created")][QStringLiteral("$date")].toString();
            QVERIFY(created < last); // the newest first
            last = created;
        }
    }
}

void TestSampleGenerator::makesTreesWithoutCircles()
{
    Node parent = referenceNode("parent_id", "categories");
    const QList<QJsonObject> documents = documentsOf(collectionOf("categories", {idNode(), parent}, 100), 100);
    QHash<QString, int> numbers;
    for (int n = 0; n < documents.size(); ++n) {
        numbers.insert(documents[n][QStringLiteral("_id")][QStringLiteral("$oid")].toString(), n);
        const int above = numbers.value(documents[n][QStringLiteral("parent_id")][QStringLiteral("$oid")].toString(), -1);
        QVERIFY(above >= 0 && (above < n || n == 0));
    }
}

void TestSampleGenerator::mixesVariants()
{
    design::Collection ships = collectionOf("ships", {idNode(), fieldNode("kind", FieldType::String), fieldNode("name", FieldType::String)});
    ships.root.discriminator = QStringLiteral("kind");
    ships.root.variants = {{QStringLiteral("ferry"), 3, {fieldNode("passengers", FieldType::Int32)}}, {QStringLiteral("tug"), 1, {fieldNode("pull", FieldType::Double)}}};
    int ferries = 0;
    for (const QJsonObject &ship : documentsOf(ships, 4000)) {
        const bool ferry = ship[QStringLiteral("kind")].toString() == QLatin1String("ferry");
        QVERIFY(ferry || ship[QStringLiteral("kind")].toString() == QLatin1String("tug"));
        QCOMPARE(ship.contains(QStringLiteral("passengers")), ferry);
        QCOMPARE(ship.contains(QStringLiteral("pull")), !ferry);
        ferries += ferry;
    }
    QVERIFY(std::abs(ferries - 3000) < 120);
}

void TestSampleGenerator::meetsExpectedSize()
{
    Node body = fieldNode("body", FieldType::String);
    body.averageBytes = 412.5;
    Node genre = fieldNode("genre", FieldType::String);
    genre.constraints.enumValues = {QStringLiteral("a"), QStringLiteral("something longer")};
    Node born = fieldNode("born", FieldType::Date);
    born.presence = 0.3;
    Node name = fieldNode("last_name", FieldType::String);
    name.averageBytes = 9;
    const Node item = design::makeObject({}, {name, fieldNode("stars", FieldType::Int32), fieldNode("city", FieldType::String)});
    design::Design design;
    design.collections << collectionOf("books", {idNode(), body, genre, born, design::makeArray(QStringLiteral("list"), item, {0, 6, 40, false}), fieldNode("any", FieldType::Any)});
    const SampleGenerator generator(design, design.collections.first());
    double sum = 0, squares = 0;
    constexpr int count = 4000;
    for (quint64 n = 0; n < count; ++n) {
        const double bytes = static_cast<double>(generator.document(n).bytes().size());
        sum += bytes;
        squares += bytes * bytes;
    }
    const double mean = sum / count;
    const double error = std::sqrt((squares / count - mean * mean) / count);
    const double expected = design::documentSize(design.collections.first().root).likely.value();
    QVERIFY2(std::abs(mean - expected) <= std::max(0.01 * expected, 3 * error), qPrintable(QStringLiteral("%1 %2 ± %3").arg(mean).arg(expected).arg(error)));
}

void TestSampleGenerator::showsExtents()
{
    Node optional = fieldNode("note", FieldType::String);
    optional.presence = 0.4;
    const design::Collection books = collectionOf("books", {idNode(), optional, design::makeArray(QStringLiteral("list"), fieldNode("", FieldType::Int64), {1, 4, 9, false})});
    design::Design design;
    design.collections << books;
    const SampleGenerator generator(design, design.collections.first());
    const design::DocumentSize size = design::documentSize(books.root);
    QCOMPARE(static_cast<double>(generator.document(3, Extent::Smallest).bytes().size()), size.low.value());
    QCOMPARE(static_cast<double>(generator.document(3, Extent::Largest).bytes().size()), size.high.value());
    QCOMPARE(jsonOf(generator.document(3, Extent::Likely))[QStringLiteral("list")].toArray().size(), 4);
}

void TestSampleGenerator::staysBelowTheServersLimit()
{
    Node count = fieldNode("count", FieldType::Int32);
    count.derivation = design::Derivation{design::Derivation::Kind::SizeOf, QStringLiteral("list")};
    const Node list = design::makeArray(QStringLiteral("list"), fieldNode("body", FieldType::String), {1, 1000, 5e6, false});
    design::Design design;
    design.collections << collectionOf("things", {idNode(), count, list});
    const SampleGenerator generator(design, design.collections.first());
    QVERIFY(generator.check().has_value());
    const base::Bson document = generator.document(0, Extent::Largest);
    QVERIFY(document.bytes().size() <= 16 * 1024 * 1024);
    QVERIFY(document.bytes().size() > 12 * 1024 * 1024);
    const QJsonObject json = jsonOf(document);
    QCOMPARE(json[QStringLiteral("count")].toInt(), json[QStringLiteral("list")].toArray().size());
}

QTEST_GUILESS_MAIN(TestSampleGenerator)
#include "tst_samplegenerator.moc"
