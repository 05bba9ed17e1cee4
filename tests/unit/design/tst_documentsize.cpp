// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "models/samples/write/documentsizes.h"
#include "tests/support/shapes.h"

#include <QtTest>

#include <cmath>

using namespace sw::design;
using sw::base::Bytes;
using sw::schema::Cardinality;
using sw::schema::FieldType;

namespace
{

Node number(const char *name, FieldType type)
{
    return makeNode(QLatin1String(name), type);
}

Node text(const char *name, double bytes)
{
    Node node = makeNode(QLatin1String(name), FieldType::String);
    node.averageBytes = bytes;
    return node;
}

Cardinality exactly(double n)
{
    return {n, n, n, false};
}

/// One buy or sell of shares, as the plain collection holds it.
QList<Node> trade()
{
    return {number("customerId", FieldType::Int32), text("type", 3), text("ticker", 4), number("qty", FieldType::Int32),
            number("date", FieldType::Date)};
}

} // namespace

class TestDocumentSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenSizes_data();
    void goldenSizes();
    void addsKnownBytesForAField_data();
    void addsKnownBytesForAField();
    void subsetOfReviews();
    void rangesFollowPresenceAndCounts();
    void variantsAreSizedByShare();
    void takesTheNinetyNinthPercentile();
    void unboundedArraysHaveNoMaximum();
    void countsNesting();
    void classesOfSizes();
    void sampledSizes();
};

void TestDocumentSize::goldenSizes_data()
{
    QTest::addColumn<Node>("root");
    QTest::addColumn<double>("bytes");
    const Node id = number("_id", FieldType::ObjectId);
    QTest::newRow("id") << makeObject({}, {id}) << 22.0;
    const Node reading = makeObject({}, {number("t", FieldType::Date), number("v", FieldType::Double)});
    QTest::newRow("reading") << reading << 27.0;
    QTest::newRow("3600 readings") << makeObject({}, {makeArray(QStringLiteral("a"), reading, exactly(3600))})
                                   << 117703.0;
    QTest::newRow("trade") << makeObject({}, QList<Node>{id} + trade()) << 92.0;
    const Node bucket =
        makeObject({}, {text("_id", 14), number("customerId", FieldType::Int32), number("count", FieldType::Int32),
                        makeArray(QStringLiteral("history"), makeObject({}, trade().mid(1)), exactly(10))});
    QTest::newRow("bucket of ten trades") << bucket << 690.0;
    QTest::newRow("empty") << makeObject({}, {}) << 5.0;
    QTest::newRow("uuid") << makeObject({}, {number("u", FieldType::Uuid)}) << 29.0;
    QTest::newRow("decimal") << makeObject({}, {number("d", FieldType::Decimal128)}) << 24.0;
    QTest::newRow("point") << makeObject({}, {number("p", FieldType::GeoPoint)}) << 69.0;
}

void TestDocumentSize::goldenSizes()
{
    QFETCH(Node, root);
    QFETCH(double, bytes);
    QCOMPARE(documentSize(root).likely.value(), bytes);
}

void TestDocumentSize::addsKnownBytesForAField_data()
{
    QTest::addColumn<Node>("field");
    QTest::addColumn<double>("bytes");
    QTest::newRow("schema_version") << number("schema_version", FieldType::Int32) << 20.0;
    QTest::newRow("has_extras") << number("has_extras", FieldType::Bool) << 13.0;
    QTest::newRow("docType") << text("docType", 6) << 20.0;
    QTest::newRow("relatedTo") << makeArray(QStringLiteral("relatedTo"), number("", FieldType::Int32), exactly(1))
                               << 23.0;
    QTest::newRow("sc_id") << text("sc_id", 10) << 22.0;
    Node named = text("größe", 6);
    named.name = QStringLiteral("größe");
    QTest::newRow("names in UTF-8") << named << 2.0 + 7 + 5 + 6;
}

void TestDocumentSize::addsKnownBytesForAField()
{
    QFETCH(Node, field);
    QFETCH(double, bytes);
    QCOMPARE(likelyFieldBytes(field).value(), bytes);
    const Node without = makeObject({}, {number("_id", FieldType::ObjectId)});
    const Node with = makeObject({}, {number("_id", FieldType::ObjectId), field});
    QCOMPARE(documentSize(with).likely.value() - documentSize(without).likely.value(), bytes);
}

void TestDocumentSize::subsetOfReviews()
{
    const auto sized = [](double items) {
        // A document of 1,500 bytes and reviews of 350 bytes.
        Node review = makeObject({}, {text("text", 350 - 5 - 6 - 5)});
        Node filler = text("body", 1500 - 5 - 6 - 5);
        return documentSize(makeObject({}, {filler, makeArray(QStringLiteral("reviews"), review, exactly(items))}))
            .likely.value();
    };
    QCOMPARE(sized(200), 72404.0);
    QCOMPARE(sized(10), 5044.0);
    QCOMPARE(sized(3), 2573.0);
}

void TestDocumentSize::rangesFollowPresenceAndCounts()
{
    Node optional = number("o", FieldType::Double);
    optional.presence = 0.5;
    Node limited = text("s", 4);
    limited.constraints.maxLength = 100;
    const Node root = makeObject(
        {}, {optional, limited, makeArray(QStringLiteral("a"), number("", FieldType::Int32), {0, 2, 4, false})});
    const DocumentSize size = documentSize(root);
    const double fixed = 5 + (3 + 5 + 4);
    QCOMPARE(size.low.value(), fixed + 3 + 5);
    QCOMPARE(size.likely.value(), fixed + 0.5 * 11 + 3 + 5 + 2 * (3 + 4));
    QCOMPARE(size.high.value(), fixed + 11 + 3 + 5 + 4 * (3 + 4));
    QCOMPARE(size.maximum.value(), size.high.value() + 96);
}

void TestDocumentSize::variantsAreSizedByShare()
{
    Node root = makeObject({}, {text("type", 5)});
    root.discriminator = QStringLiteral("type");
    root.variants = {{QStringLiteral("ferry"), 3, {number("capacity", FieldType::Int32)}},
                     {QStringLiteral("tug"), 1, {}}};
    const DocumentSize size = documentSize(root);
    QCOMPARE(size.low.value(), 5.0 + 16);
    QCOMPARE(size.likely.value(), 5.0 + 16 + 0.75 * 14);
    QCOMPARE(size.high.value(), 5.0 + 16 + 14);
}

void TestDocumentSize::takesTheNinetyNinthPercentile()
{
    Node array = makeArray(QStringLiteral("a"), number("", FieldType::Int32), {0, 2, 1000, false});
    array.countP99 = 10;
    const DocumentSize size = documentSize(makeObject({}, {array}));
    QCOMPARE(size.high.value(), 5.0 + 3 + 5 + 10 * 7);
    QCOMPARE(size.maximum.value(), 5.0 + 3 + arrayBytes(1000, Bytes(4)).value());
}

void TestDocumentSize::unboundedArraysHaveNoMaximum()
{
    const double infinite = qInf();
    const Node array = makeArray(QStringLiteral("a"), number("", FieldType::Int32), {0, 2, infinite, false});
    const DocumentSize size = documentSize(makeObject({}, {array}));
    QVERIFY(qIsInf(size.maximum.value()));
    QCOMPARE(size.high.value(), 5.0 + 3 + arrayBytes(20, Bytes(4)).value());
}

void TestDocumentSize::countsNesting()
{
    QCOMPARE(nestingDepth(makeObject({}, {number("a", FieldType::Int32)})), 1);
    const Node inner = makeObject(QStringLiteral("o"), {number("a", FieldType::Int32)});
    QCOMPARE(nestingDepth(makeObject({}, {inner})), 2);
    QCOMPARE(nestingDepth(makeObject({}, {makeArray(QStringLiteral("l"), inner, exactly(1))})), 3);
}

void TestDocumentSize::classesOfSizes()
{
    using sw::samples::DocumentSizes;
    const DocumentSizes sizes(std::vector<double>{1024, 100, 1500, 2048});
    QCOMPARE(sizes.mean(), Bytes(1168));
    QCOMPARE(sizes.percentile(0), Bytes(100));
    QCOMPARE(sizes.percentile(1), Bytes(2048));
    QCOMPARE(sizes.percentile(0.5), Bytes(1500));
    const QList<DocumentSizes::Class> classes = sizes.classes(1);
    QCOMPARE(classes.size(), 6); // 64 … 4,096
    QCOMPARE(classes.first().from, Bytes(64));
    QCOMPARE(classes.last().to, Bytes(4096));
    QCOMPARE(classes.at(4).share, 0.5); // 1,024 and 1,500
    double all = 0;
    for (const auto &each : sizes.classes(4))
        all += each.share;
    QVERIFY(std::abs(all - 1) < 1e-12);
    QVERIFY(DocumentSizes().classes(4).isEmpty());
    QCOMPARE(DocumentSizes().percentile(0.5), Bytes(0));
}

/// The mean of the documents that are made is what the formula says; fewer are made than there are, and none after a
/// cancel.
void TestDocumentSize::sampledSizes()
{
    using sw::samples::sampleSizes;
    Design design;
    design.collections << sw::testsupport::collectionOf("trades", trade(), 50000);
    const auto sizes = sampleSizes(design, design.collections.first(), 2000, {});
    QVERIFY(sizes);
    QCOMPARE(sizes->count(), 2000);
    const double expected = documentSize(design.collections.first().root).likely.value();
    QVERIFY2(std::abs(sizes->mean().value() / expected - 1) < 0.02, qPrintable(QString::number(sizes->mean().value())));
    design.collections.first().documents = exactly(7);
    QCOMPARE(sampleSizes(design, design.collections.first(), 2000, {})->count(), 7);
    QCOMPARE(sampleSizes(design, design.collections.first(), 2000,
                         {{},
                          [] {
                              return true;
                          }})
                 ->count(),
             0);
}

QTEST_APPLESS_MAIN(TestDocumentSize)
#include "tst_documentsize.moc"
