// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "tests/support/shapes.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QtTest>

#include <limits>

using namespace sw;
using namespace sw::testsupport;
using design::Node;
using samples::Extent;
using samples::SampleGenerator;
using schema::FieldType;

class TestSampleGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDeterministic();
    void keepsValuesWhenFieldsChange();
    void drawsArrayLengths();
    void mixesVariants();
    void meetsExpectedSize();
    void showsExtents();
    void staysBelowTheServersLimit();
};

void TestSampleGenerator::isDeterministic()
{
    QList<Node> fields{idNode()};
    for (const FieldType type :
         {FieldType::String, FieldType::Int32, FieldType::Int64, FieldType::Double, FieldType::Decimal128,
          FieldType::Bool, FieldType::Date, FieldType::Timestamp, FieldType::ObjectId, FieldType::Uuid,
          FieldType::Binary, FieldType::GeoPoint, FieldType::Any}) {
        Node node = design::makeNode(QStringLiteral("f_") + schema::shortTypeName(type), type);
        node.presence = 0.8;
        node.nullable = true;
        fields << node;
    }
    fields << design::makeArray(
        QStringLiteral("list"),
        design::makeObject({}, {fieldNode("name", FieldType::String), fieldNode("at", FieldType::Date)}),
        {0, 3, 30, false});
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

void TestSampleGenerator::drawsArrayLengths()
{
    const QList<schema::Cardinality> cardinalities{
        {0, 3, 30, false}, {1, 2, 12, false},  {0, 40, 2000, false},
        {5, 5, 5, false},  {0, 0.4, 3, false}, {0, 10, std::numeric_limits<double>::infinity(), false},
        {2, 7, 8, false}};
    for (const schema::Cardinality &count : cardinalities) {
        const Node node = design::makeArray(QStringLiteral("list"), fieldNode("", FieldType::Bool), count);
        double sum = 0, most = 0;
        for (const QJsonObject &document : documentsOf(collectionOf("things", {idNode(), node}), 6000)) {
            const double size = static_cast<double>(document[QStringLiteral("list")].toArray().size());
            QVERIFY(size >= count.min && size <= count.max);
            sum += size;
            most = std::max(most, size);
        }
        QVERIFY2(std::abs(sum / 6000 - count.likely) <= 0.03 * count.likely,
                 qPrintable(QString::number(sum / 6000) + QLatin1Char(' ') + QString::number(count.likely)));
        QVERIFY(count.max == count.likely || most > count.likely || count.min == count.likely);
    }
}

void TestSampleGenerator::mixesVariants()
{
    design::Collection ships =
        collectionOf("ships", {idNode(), fieldNode("kind", FieldType::String), fieldNode("name", FieldType::String)});
    ships.root.discriminator = QStringLiteral("kind");
    ships.root.variants = {{QStringLiteral("ferry"), 3, {fieldNode("passengers", FieldType::Int32)}},
                           {QStringLiteral("tug"), 1, {fieldNode("pull", FieldType::Double)}}};
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
    const Node item =
        design::makeObject({}, {name, fieldNode("stars", FieldType::Int32), fieldNode("city", FieldType::String)});
    design::Design design;
    design.collections << collectionOf("books", {idNode(), body, genre, born,
                                                 design::makeArray(QStringLiteral("list"), item, {0, 6, 40, false}),
                                                 fieldNode("any", FieldType::Any)});
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
    QVERIFY2(std::abs(mean - expected) <= std::max(0.01 * expected, 3 * error),
             qPrintable(QStringLiteral("%1 %2 ± %3").arg(mean).arg(expected).arg(error)));
}

void TestSampleGenerator::showsExtents()
{
    Node optional = fieldNode("note", FieldType::String);
    optional.presence = 0.4;
    const design::Collection books = collectionOf(
        "books", {idNode(), optional,
                  design::makeArray(QStringLiteral("list"), fieldNode("", FieldType::Int64), {1, 4, 9, false})});
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
    const Node list =
        design::makeArray(QStringLiteral("list"), fieldNode("body", FieldType::String), {1, 1000, 5e6, false});
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
