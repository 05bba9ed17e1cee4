// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/preview.h"
#include "tests/support/shapes.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sw;
using namespace sw::testsupport;
using design::Node;
using samples::Extent;
using schema::FieldType;

namespace
{

/// A book with reviews that a pattern made.
design::Design bookstore()
{
    Node body = fieldNode("body", FieldType::String);
    body.averageBytes = 300;
    Node reviews =
        design::makeArray(QStringLiteral("reviews"),
                          design::makeObject({}, {fieldNode("stars", FieldType::Int32), body}), {0, 11, 40, false});
    design::setOrigin(reviews, {schema::PatternUseId(QStringLiteral("u1")), QStringLiteral("subset")});
    const Node cover = design::makeObject(QStringLiteral("cover"),
                                          {fieldNode("url", FieldType::String), fieldNode("width", FieldType::Int32)});
    QList<Node> fields{idNode(), fieldNode("title", FieldType::String), cover,
                       design::makeArray(QStringLiteral("formats"), fieldNode("", FieldType::String), {1, 2, 5, false}),
                       reviews};
    for (const FieldType type :
         {FieldType::Int64, FieldType::Double, FieldType::Decimal128, FieldType::Bool, FieldType::Date,
          FieldType::Timestamp, FieldType::Uuid, FieldType::Binary, FieldType::GeoPoint, FieldType::Any})
        fields << design::makeNode(schema::shortTypeName(type), type);
    design::Design design;
    design.collections << collectionOf("books", fields);
    return design;
}

const samples::PreviewLine *lineNamed(const samples::Preview &preview, const char *name)
{
    for (const samples::PreviewLine &line : preview.lines) {
        if (line.name == QLatin1String(name))
            return &line;
    }
    return nullptr;
}

} // namespace

class TestPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsUpToTheDocument_data();
    void addsUpToTheDocument();
    void writesLiterals_data();
    void writesLiterals();
    void showsTwoItems();
    void tellsWhatMadeALine();
    void indentsAndCloses();
    void survivesHostileNames();
    void knowsTheMaximum();
};

void TestPreview::addsUpToTheDocument_data()
{
    QTest::addColumn<Extent>("extent");
    QTest::newRow("smallest") << Extent::Smallest;
    QTest::newRow("likely") << Extent::Likely;
    QTest::newRow("largest") << Extent::Largest;
    QTest::newRow("random") << Extent::Random;
}

void TestPreview::addsUpToTheDocument()
{
    QFETCH(Extent, extent);
    const design::Design design = bookstore();
    const samples::Preview preview = samples::preview(design, design.collections.first(), extent);
    double sum = 5;
    for (const samples::PreviewLine &line : preview.lines)
        sum += line.indent == 1 ? line.bytes.value() : 0;
    QCOMPARE(sum, preview.bytes.value());
    QCOMPARE(preview.bytes.value(), static_cast<double>(preview.document.bytes().size()));
    QVERIFY(preview.document == samples::SampleGenerator(design, design.collections.first()).document(7, extent));
}

void TestPreview::writesLiterals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pattern");
    const auto row = [](const char *name, const char *pattern) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromUtf8(pattern);
    };
    row("_id", "^ObjectId\\(\"[0-9a-f]{24}\"\\)$");
    row("title", "^\".{16}\"$");
    row("i64", "^Long\\(\"\\d+\"\\)$");
    row("dbl", "^\\d+\\.\\d+$");
    row("dec", "^NumberDecimal\\(\"\\d+\\.\\d\\d\"\\)$");
    row("bool", "^(true|false)$");
    row("date", "^ISODate\\(\"20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z\"\\)$");
    row("ts", "^Timestamp\\(\\{ t: \\d+, i: \\d+ \\}\\)$");
    row("uuid", "^UUID\\(\"[0-9a-f-]{36}\"\\)$");
    row("bin", "^BinData\\(0, \"[A-Za-z0-9+/=]+\"\\)$");
    row("geo", "^\\{ type: \"Point\", coordinates: \\[ -?[\\d.]+, -?[\\d.]+ \\] \\}$");
    row("cover", "^\\{ url: \".+\", width: \\d+");
}

void TestPreview::writesLiterals()
{
    QFETCH(QString, name);
    QFETCH(QString, pattern);
    const design::Design design = bookstore();
    const samples::Preview preview = samples::preview(design, design.collections.first(), Extent::Likely);
    const samples::PreviewLine *line = lineNamed(preview, name.toLatin1().constData());
    QVERIFY(line);
    QVERIFY2(QRegularExpression(pattern).match(line->value).hasMatch(), qPrintable(line->value));
    QCOMPARE(line->path, name);
}

void TestPreview::showsTwoItems()
{
    const design::Design design = bookstore();
    const samples::Preview preview = samples::preview(design, design.collections.first(), Extent::Likely);
    int bodies = 0;
    bool more = false;
    for (const samples::PreviewLine &line : preview.lines) {
        bodies += line.path == QLatin1String("reviews.body");
        more = more || line.value == QStringLiteral("… +9");
        QVERIFY(line.value.size() < 100);
    }
    QCOMPARE(bodies, 2);
    QVERIFY(more);
    const samples::Preview smallest = samples::preview(design, design.collections.first(), Extent::Smallest);
    QCOMPARE(lineNamed(smallest, "reviews")->value, QStringLiteral("[]"));
}

void TestPreview::tellsWhatMadeALine()
{
    const design::Design design = bookstore();
    const samples::Preview preview = samples::preview(design, design.collections.first(), Extent::Likely);
    bool inside = false;
    int made = 0;
    for (const samples::PreviewLine &line : preview.lines) {
        inside = inside || line.name == QLatin1String("reviews");
        QCOMPARE(line.origin.pattern, inside ? QStringLiteral("subset") : QString());
        made += inside;
        if (inside && line.indent == 1 && line.value == QLatin1String("]"))
            inside = false;
    }
    QVERIFY(made > 6);
}

void TestPreview::indentsAndCloses()
{
    const design::Design design = bookstore();
    const samples::Preview preview = samples::preview(design, design.collections.first(), Extent::Likely);
    QCOMPARE(preview.lines.first().value, QStringLiteral("{"));
    QCOMPARE(preview.lines.last().value, QStringLiteral("}"));
    QList<int> open;
    for (const samples::PreviewLine &line : preview.lines) {
        const bool opens = line.value == QLatin1String("{") || line.value == QLatin1String("[");
        const bool closes = line.value == QLatin1String("}") || line.value == QLatin1String("]");
        if (closes) {
            QVERIFY(!open.isEmpty());
            QCOMPARE(line.indent, open.takeLast());
            QVERIFY(line.path.isEmpty());
        } else {
            QCOMPARE(line.indent, open.size());
        }
        if (opens)
            open << line.indent;
    }
    QVERIFY(open.isEmpty());
}

void TestPreview::survivesHostileNames()
{
    QList<Node> fields{idNode()};
    for (const char *name :
         {"$where", "a.b", "__proto__", "1", "<b>x</b>", "\u202eabc", "\u2028", "`${x}`", "", "constructor"})
        fields << design::makeNode(QString::fromUtf8(name), FieldType::String);
    fields << design::makeNode(QString(255, QLatin1Char('x')), FieldType::Int32)
           << design::makeObject(QStringLiteral("empty"), {});
    fields << design::makeArray(QStringLiteral("nothing"), Node(), {0, 0, 0, false});
    design::Design design;
    design.collections << collectionOf("</script>", fields);
    const samples::Preview preview = samples::preview(design, design.collections.first(), Extent::Likely);
    QCOMPARE(preview.lines.size(), fields.size() + 2);
}

void TestPreview::knowsTheMaximum()
{
    design::Design design = bookstore();
    QVERIFY(std::isfinite(samples::preview(design, design.collections.first(), Extent::Likely).maximum.value()));
    design.collections[0].root.field(QStringLiteral("reviews"))->count.max = std::numeric_limits<double>::infinity();
    QVERIFY(std::isinf(samples::preview(design, design.collections.first(), Extent::Likely).maximum.value()));
}

QTEST_GUILESS_MAIN(TestPreview)
#include "tst_preview.moc"
