// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/design/designindex.h"
#include "models/design/shape/documentsize.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/cost/costrange.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/figures.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw;
using namespace sw::sizing;

/// Every figure has a range that the model's intervals give, says how it came about, and cannot smuggle markup into a
/// tool tip.
class TestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersHaveNoExponent();
    void texts();
    void toolTipsAreSafe();
    void rangesHoldTogether_data();
    void rangesHoldTogether();
    void documentsAsTheModelSays();
    void explanationsEndWhereFiguresDo();
    void calibrationIsTold();
    void operationsFollowCardinalities();
    void operationsOfSamples();
};

namespace
{

struct Shown
{
    schema::Model model;
    design::Design design = patterns::buildDesign(model);
    SizeReport report = estimate(design, sizeOptions(model), schema::calibrationOf(model));
    FigureSource source{model, design, report, sizeOptions(model), schema::calibrationOf(model)};

    explicit Shown(const schema::Model &shown) : model(shown) {}
};

schema::Model sample(const char *name)
{
    return formats::loadSample(QString::fromLatin1(name)).value();
}

QList<OperationCost> costsOf(const schema::Model &model, const design::Design &design)
{
    return OperationCosts(schema::ModelIndex(model), design, 1).all();
}

QList<CostRange> rangesOf(const schema::Model &model, const design::Design &design)
{
    return costRanges(schema::ModelIndex(model), design, costsOf(model, design), 1);
}

bool inOrder(const Interval &interval)
{
    return interval.low <= interval.likely && interval.likely <= interval.high;
}

} // namespace

void TestFigures::texts()
{
    QCOMPARE(rangeText(Interval{1024, 2048, 4096}, Unit::Bytes), QStringLiteral("2 KiB (1 KiB to 4 KiB)"));
    QCOMPARE(rangeText(point(1.5), Unit::PerSecond), QStringLiteral("1.5/s"));
    QCOMPARE(rangeText(Interval{0, 2.5, std::numeric_limits<double>::infinity()}, Unit::Count),
             QStringLiteral("2.5 (0 to ∞)"));
    QCOMPARE(details({QStringLiteral("x"), Unit::Share, {0.1, 0.2, 0.9}, {QStringLiteral("because")}}),
             (QStringList{QStringLiteral("Likely 20 %, between 10 % and 90 %."), QStringLiteral("because")}));
    QVERIFY(details({QStringLiteral("x"), Unit::Count, point(3), {}}).first().startsWith(QStringLiteral("3, ")));
}

void TestFigures::toolTipsAreSafe()
{
    const QString tip =
        toolTip({QStringLiteral("<img src=x>"), Unit::Bytes, point(3), {QStringLiteral("a <b>bold</b> claim")}});
    QVERIFY(!tip.contains(QStringLiteral("<img")) && !tip.contains(QStringLiteral("<b>bold")));
    QVERIFY(tip.contains(QStringLiteral("&lt;img")) && tip.startsWith(QStringLiteral("<qt>")));
    QStringList many;
    for (int i = 0; i < 40; ++i)
        many << QString::number(i);
    QVERIFY(toolTip({QStringLiteral("t"), Unit::Bytes, point(3), many}).count(QStringLiteral("<br>")) < 10);
}

void TestFigures::rangesHoldTogether_data()
{
    QTest::addColumn<QString>("name");
    for (const formats::SampleInfo &info : formats::samples())
        QTest::newRow(qPrintable(info.name)) << info.name;
}

void TestFigures::rangesHoldTogether()
{
    QFETCH(QString, name);
    const Shown shown(formats::loadSample(name).value());
    Range data;
    Range hot;
    for (const CollectionSize &size : shown.report.collections) {
        const QList<Figure> figures = figuresOf(shown.source, size.name);
        QCOMPARE(figures.size(), 6);
        for (const Figure &figure : figures) {
            QVERIFY2(inOrder(figure.value), qPrintable(size.name + figure.title));
            QVERIFY2(!figure.how.isEmpty(), qPrintable(size.name + figure.title));
        }
        QCOMPARE(figures.at(2).value.likely, size.data.value());
        data += dataRange(size);
        hot += size.hot;
        for (const IndexSize &index : size.indexes) {
            hot += index.inUse;
            QCOMPARE(indexFigure(shown.source, Quantity::Indexes, size.name, index.name).value, intervalOf(index.file));
            const Figure inUse = indexFigure(shown.source, Quantity::InUse, size.name, index.name);
            QVERIFY(inOrder(inUse.value) && !inUse.how.isEmpty());
        }
    }
    QCOMPARE(dataRange(shown.report).high, data.high);
    // What lies in memory of all collections, and what waits to be written, is the working set at each end.
    hot += shown.report.dirtyRange();
    QVERIFY(std::abs(hot.low / shown.report.workingSet.low - 1) < 0.02);
    QVERIFY(std::abs(hot.likely / shown.report.workingSet.likely - 1) < 1e-9);
    QVERIFY(std::abs(hot.high / shown.report.workingSet.high - 1) < 1e-9);
}

void TestFigures::documentsAsTheModelSays()
{
    schema::Model model = sample("bookstore");
    schema::Entity &entity = model.entities.first();
    entity.count = {10, 200, 3000, false};
    const Shown shown(model);
    QCOMPARE(entityFigures(schema::ModelIndex(shown.model), entity).first().value, (Interval{10, 200, 3000}));
    const QString home = design::DesignIndex(shown.design).homeOf(entity.id)->collection;
    QCOMPARE(figureOf(shown.source, Quantity::Documents, home).value, (Interval{10, 200, 3000}));
    const CollectionSize &size = *shown.report.collection(home);
    QVERIFY(size.document.low < size.document.likely && size.document.likely < size.document.high);
    QCOMPARE(dataRange(size).high, size.document.high * 200);
}

/// The last numbers of an explanation are those of the figure.
void TestFigures::explanationsEndWhereFiguresDo()
{
    const Shown shown(sample("bookstore"));
    for (const CollectionSize &size : shown.report.collections) {
        const Figure storage = figureOf(shown.source, Quantity::Storage, size.name);
        const QString text = storage.how.join(QLatin1Char('\n'));
        for (const double end : {storage.value.low, storage.value.likely, storage.value.high})
            QVERIFY2(text.contains(valueText(end, Unit::Bytes)), qPrintable(text));
    }
}

void TestFigures::calibrationIsTold()
{
    schema::Model model = sample("bookstore");
    const design::Design design = patterns::buildDesign(model);
    const design::Collection &first = design.collections.first();
    schema::Calibration calibration{QStringLiteral("MongoDB 6.0.5"), QStringLiteral("2026-11-22"), false, {}};
    calibration.collections = {{first.name, 1000, shapeFingerprint(first), 0.5, {{QStringLiteral("_id_"), 2}}}};
    const SizeReport report = estimate(design, sizeOptions(model), calibration);
    const FigureSource source{model, design, report, sizeOptions(model), calibration};
    for (const auto &[figure, factor] :
         {std::pair(figureOf(source, Quantity::Storage, first.name), QStringLiteral("× 0.500")),
          std::pair(indexFigure(source, Quantity::Indexes, first.name, QStringLiteral("_id_")),
                    QStringLiteral("× 2.000"))}) {
        const QString text = details(figure).join(QLatin1Char('\n'));
        QVERIFY2(text.contains(factor) && text.contains(QStringLiteral("MongoDB 6.0.5")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("likely ") + valueText(figure.value.likely, Unit::Bytes)),
                 qPrintable(text));
    }
    const QString other = design.collections.at(1).name;
    QVERIFY(!details(figureOf(source, Quantity::Storage, other))
                 .join(QLatin1Char('\n'))
                 .contains(QStringLiteral("Calibrated")));
}

void TestFigures::operationsFollowCardinalities()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 blurb:string:200?").entity("reviews", 10000, "text:string:80");
    builder.link("books 1:N reviews [2,10,50] placement=referenceFromB name=has")
        .operation("look", "read 5/s books has");
    const design::Design design = patterns::buildDesign(builder.model);
    const CostRange range = rangesOf(builder.model, design).first();
    QCOMPARE(range.of(&OperationCost::documentsRead), point(1));
    QCOMPARE(range.of(&OperationCost::documentsJoined), (Interval{2, 10, 50}));
    const design::DocumentSize book = design::documentSize(design.collection(QStringLiteral("books"))->root);
    const design::DocumentSize review = design::documentSize(design.collection(QStringLiteral("reviews"))->root);
    QCOMPARE(range.high.bytesRead, book.high + review.high * 50);
    QCOMPARE(range.low.bytesRead, book.low + review.low * 2);
    QCOMPARE(range.likely.bytesRead, book.likely + review.likely * 10);
}

void TestFigures::operationsOfSamples()
{
    for (const formats::SampleInfo &info : formats::samples()) {
        const Shown shown(formats::loadSample(info.name).value());
        const QList<CostRange> ranges = rangesOf(shown.model, shown.design);
        const QList<OperationCost> costs = costsOf(shown.model, shown.design);
        QCOMPARE(ranges.size(), costs.size());
        for (qsizetype i = 0; i < costs.size(); ++i) {
            QCOMPARE(ranges.at(i).likely.bytesRead, costs.at(i).bytesRead);
            for (const Figure &figure : costFigures(shown.model, ranges.at(i)))
                QVERIFY2(inOrder(figure.value) && !figure.how.isEmpty(), qPrintable(costs.at(i).name + figure.title));
        }
    }
}

void TestFigures::numbersHaveNoExponent()
{
    for (const double value : {1e-9, 3.2e-5, 0.00012, 0.5, 42.0, 99.96, 1048576.0, 1e12}) {
        const QString text = valueText(value, Unit::Count);
        QVERIFY2(!text.contains(QLatin1Char('e')), qPrintable(text));
    }
    QCOMPARE(valueText(3.2e-5, Unit::Count), QStringLiteral("< 0.0001"));
    QCOMPARE(valueText(1.25, Unit::Count), QStringLiteral("1.25"));
    QCOMPARE(sw::base::differenceText(1368108.7), QStringLiteral("+1.37 M ×"));
}

QTEST_APPLESS_MAIN(TestFigures)
#include "tst_figures.moc"
