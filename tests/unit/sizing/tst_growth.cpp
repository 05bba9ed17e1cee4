// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/sizetexts.h"
#include "models/sizing/growth/arraygrowth.h"
#include "models/sizing/growth/growth.h"
#include "tests/support/bigmodel.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/shapes.h"

#include <QtTest>

#include <cmath>
#include <ctime>

using namespace sw;
using namespace sw::sizing;
using base::Bytes;
using design::Collection;
using design::Node;
using schema::FieldType;

namespace
{

constexpr double never = std::numeric_limits<double>::infinity();

/// Posts with their comments inside: 10 each, one more a day, without end.
struct Blog
{
    schema::Model model;
    design::Design design;

    explicit Blog(double perDay = 1)
    {
        test::ModelBuilder builder;
        builder.entity("posts", 1000).entity("comments", 10000).link("posts 1:N comments [0,10] unbounded name=has");
        model = builder.model;
        model.relationships.first().growthPerParentPerDay = perDay;
        Node comments = design::makeArray(QStringLiteral("comments"), testsupport::fieldNode("", FieldType::Int32),
                                          {0, 10, never, false});
        comments.source.relationship = test::relationshipId("has");
        Collection posts = testsupport::collectionOf("posts", {testsupport::idNode(), comments}, 1000);
        posts.entities = {test::entityId("posts")};
        design.collections << posts;
    }
    Collection &posts() { return design.collections.first(); }
    Growth growth(int months = usualMonths) const
    {
        GrowthOptions options;
        options.months = months;
        return growthOf(schema::ModelIndex(model), design, options);
    }
};

/// Five bytes, _id, the head of the array, and the array.
double postBytes(double comments)
{
    return 5 + 17 + 10 + design::arrayBytes(comments, Bytes(4)).value();
}

const LimitPassed *limit(const CollectionGrowth &growth, LimitPassed::Limit which)
{
    for (const LimitPassed &each : growth.limits) {
        if (each.limit == which)
            return &each;
    }
    return nullptr;
}

bool rises(const QList<GrowthPoint> &months, const std::function<Bytes(const GrowthPoint &)> &figure)
{
    for (qsizetype i = 1; i < months.size(); ++i) {
        if (figure(months.at(i)) < figure(months.at(i - 1)))
            return false;
    }
    return true;
}

design::Index expiring(qint64 days)
{
    design::Index index;
    index.name = QStringLiteral("at_1");
    index.keys = {{QStringLiteral("at"), design::KeyKind::Ascending}};
    index.expireAfterSeconds = days * 86400;
    return index;
}

} // namespace

class TestGrowth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void populations_data();
    void populations();
    void ratesFromRetention();
    void lengths();
    void documentsWithLongArrays();
    void limits();
    void largestVariant();
    void arraysThatDoNotGrow();
    void ratesOfChildren();
    void todayIsTheEstimate();
    void theEndIsTheEstimate();
    void monotone();
    void filesNeverShrink();
    void capped();
    void hotCountStays();
    void cacheFull();
    void rangesAreThoseOfToday();
    void takesCalibration();
    void samplesOfTheDesigner();
    void thousandCollections();
};

void TestGrowth::populations_data()
{
    QTest::addColumn<double>("today");
    QTest::addColumn<double>("perDay");
    QTest::addColumn<double>("kept");
    QTest::addColumn<double>("days");
    QTest::addColumn<double>("survivors");
    QTest::addColumn<double>("all");
    QTest::newRow("grows") << 1000.0 << 10.0 << never << 100.0 << 1000.0 << 2000.0;
    QTest::newRow("today") << 1000.0 << 10.0 << 150.0 << 0.0 << 1000.0 << 1000.0;
    QTest::newRow("nothing is old yet") << 1000.0 << 10.0 << 150.0 << 30.0 << 1000.0 << 1300.0;
    QTest::newRow("the first expire") << 1000.0 << 10.0 << 150.0 << 60.0 << 900.0 << 1500.0;
    QTest::newRow("balance") << 1000.0 << 10.0 << 150.0 << 400.0 << 0.0 << 1500.0;
    QTest::newRow("too many for the rate") << 5000.0 << 10.0 << 100.0 << 50.0 << 2500.0 << 3000.0;
    QTest::newRow("then balance") << 5000.0 << 10.0 << 100.0 << 200.0 << 0.0 << 1000.0;
    QTest::newRow("empty at first") << 0.0 << 10.0 << 100.0 << 30.0 << 0.0 << 300.0;
    QTest::newRow("no growth") << 500.0 << 0.0 << never << 1000.0 << 500.0 << 500.0;
}

void TestGrowth::populations()
{
    QFETCH(double, today);
    QFETCH(double, perDay);
    QFETCH(double, kept);
    QFETCH(double, days);
    Population population{today, perDay, kept, never};
    QTEST(population.survivors(days), "survivors");
    QTEST(population.documents(days), "all");
    population.mostDocuments = 1200;
    QVERIFY(population.documents(days) <= 1200);
}

void TestGrowth::ratesFromRetention()
{
    Collection logs =
        testsupport::collectionOf("logs", {testsupport::idNode(), testsupport::fieldNode("at", FieldType::Date)}, 900);
    QCOMPARE(populationOf(logs, 900).daysKept, never);
    logs.indexes << expiring(90);
    QCOMPARE(populationOf(logs, 900).daysKept, 90.0);
    QCOMPARE(populationOf(logs, 900).perDay, 10.0); // as many come as go
    QCOMPARE(populationOf(logs, 900).documents(1000), 900.0);
    logs.growthPerDay = 50;
    QCOMPARE(populationOf(logs, 900).documents(1000), 4500.0);
    logs.indexes.first().expireAfterSeconds = 0; // each document says when
    QCOMPARE(populationOf(logs, 900).daysKept, never);
    logs.indexes.clear();
    logs.timeSeries = design::TimeSeriesOptions{QStringLiteral("at"), {}, QStringLiteral("hours")};
    logs.expireAfterSeconds = 30 * 86400;
    QCOMPARE(populationOf(logs, 900).documents(1000), 1500.0);
}

void TestGrowth::lengths()
{
    GrowingArray array{QStringLiteral("comments"), 0, 40, 200, never, 0.5};
    QCOMPARE(array.usualAfter(0, never), 40.0);
    QCOMPARE(array.usualAfter(100, never), 90.0);
    QCOMPARE(array.longestAfter(100, never), 450.0);
    QCOMPARE(array.usualAfter(100, 60), 40.0); // gathers 30 in its life, and some have 40 already
    QCOMPARE(array.usualAfter(1000, 200), 100.0);
    QCOMPARE(array.meanAfter(100, {1000, 10, never, never}), (1000 * 90.0 + 1000 * 25.0) / 2000);
    QCOMPARE(array.meanAfter(400, {1000, 10, 100, never}), 25.0); // only newcomers, 50 days old on average
    array.most = 60;
    QCOMPARE(array.usualAfter(100, never), 60.0);
    QCOMPARE(array.longestAfter(100, never), 200.0); // more than allowed are there: they stay
}

void TestGrowth::documentsWithLongArrays()
{
    const Blog blog;
    const CollectionGrowth growth = blog.growth().collections.first();
    QCOMPARE(growth.months.size(), 61);
    QCOMPARE(growth.months.at(0).document, Bytes(postBytes(10)));
    QCOMPARE(growth.months.at(12).document, Bytes(postBytes(10 + 12 * daysPerMonth)));
    QCOMPARE(growth.months.at(0).largestDocument, Bytes(postBytes(100)));
    QCOMPARE(growth.months.at(60).largestDocument, Bytes(postBytes(100 + 10 * 60 * daysPerMonth)));
    QCOMPARE(growth.months.at(60).data.likely, Bytes(1000 * postBytes(10 + 60 * daysPerMonth)));
    QCOMPARE(growth.months.at(60).documents, 1000.0);
}

void TestGrowth::limits()
{
    const CollectionGrowth growth = Blog().growth(600).collections.first();
    const LimitPassed *elements = limit(growth, LimitPassed::Limit::Elements);
    QVERIFY(elements && elements->usual && elements->largest);
    QCOMPARE(elements->path, QStringLiteral("comments"));
    QVERIFY(std::abs(*elements->usual - 990 / daysPerMonth) < 0.002);  // from 10, one a day
    QVERIFY(std::abs(*elements->largest - 90 / daysPerMonth) < 0.002); // from 100, ten a day
    const LimitPassed *large = limit(growth, LimitPassed::Limit::Large);
    QVERIFY(large && large->largest);
    const double comments = 100 + 10 * *large->largest * daysPerMonth;
    QVERIFY(std::abs(postBytes(comments) / 1048576 - 1) < 0.001);
    QVERIFY(!large->usual); // 18,300 comments in fifty years are 200 kB
    QVERIFY(!limit(growth, LimitPassed::Limit::Maximum));

    // What lies beyond the months that are looked at is not told.
    const CollectionGrowth soon = Blog().growth(12).collections.first();
    QVERIFY(limit(soon, LimitPassed::Limit::Elements)->largest && !limit(soon, LimitPassed::Limit::Elements)->usual);
    QVERIFY(!limit(soon, LimitPassed::Limit::Large));
    const CollectionGrowth slow = Blog(1e-6).growth().collections.first();
    QVERIFY(slow.limits.isEmpty());
    Blog long_;
    long_.posts().root.field(QStringLiteral("comments"))->count.likely = 2000;
    QCOMPARE(*limit(long_.growth().collections.first(), LimitPassed::Limit::Elements)->usual, 0.0);
}

void TestGrowth::largestVariant()
{
    Blog blog;
    Node text = testsupport::fieldNode("text", FieldType::String);
    const Node comments = *blog.posts().root.field(QStringLiteral("comments"));
    blog.posts().root.fields.removeLast();
    blog.posts().root.discriminator = QStringLiteral("kind");
    blog.posts().root.variants = {{QStringLiteral("a"), 1, {comments}}, {QStringLiteral("b"), 3, {text}}};
    const CollectionGrowth growth = blog.growth().collections.first();
    const double more = postBytes(10 + 12 * daysPerMonth) - postBytes(10);
    QVERIFY(std::abs((growth.months.at(12).document - growth.months.at(0).document).value() - more / 4) < 1e-6);
    const double most = postBytes(100 + 120 * daysPerMonth) - postBytes(100);
    QVERIFY(std::abs((growth.months.at(12).largestDocument - growth.months.at(0).largestDocument).value() - most) <
            1e-6);
}

void TestGrowth::arraysThatDoNotGrow()
{
    // Buckets of comments: a full one is followed by another, so their length stays.
    Blog buckets;
    buckets.posts().entities = {test::entityId("comments")};
    buckets.posts().root.field(QStringLiteral("comments"))->count.max = 200;
    QVERIFY(buckets.growth().collections.first().limits.isEmpty());
    QCOMPARE(buckets.growth().collections.first().months.last().document, Bytes(postBytes(10)));
    // Nobody said how fast.
    Blog unknown(0);
    QCOMPARE(unknown.growth().collections.first().unknown, QStringList{QStringLiteral("comments")});
    // The newest ten.
    Blog newest;
    newest.posts().root.field(QStringLiteral("comments"))->count.max = 10;
    QCOMPARE(newest.growth().collections.first().months.last().document, Bytes(postBytes(10)));
}

void TestGrowth::ratesOfChildren()
{
    Blog blog(0);
    blog.model.entities[1].growthPerDay = 500; // over a thousand posts
    const CollectionGrowth growth = blog.growth().collections.first();
    QCOMPARE(growth.months.at(24).document, Bytes(postBytes(10 + 0.5 * 24 * daysPerMonth)));
    QVERIFY(growth.unknown.isEmpty());
}

void TestGrowth::todayIsTheEstimate()
{
    const schema::Model model = testsupport::bigModel(40);
    const design::Design design = patterns::buildDesign(model);
    GrowthOptions options{sizeOptions(model), 60, {}};
    const Growth growth = growthOf(schema::ModelIndex(model), design, options);
    const SizeReport report = estimate(design, options.sizes);
    const GrowthPoint &today = growth.total.first();
    QVERIFY(std::abs(today.data.likely / report.data - 1) < 1e-12);
    QVERIFY(std::abs(today.storage.likely / report.storage - 1) < 1e-12);
    QVERIFY(std::abs(today.indexes.likely / report.indexes - 1) < 1e-12);
    QVERIFY(std::abs(today.workingSet.likely / report.workingSet.likely - 1) < 1e-12);
    QCOMPARE(growth.cache, report.cache.bytes);
    for (qsizetype i = 0; i < report.collections.size(); ++i)
        QCOMPARE(growth.collections.at(i).months.first().storage.likely, report.collections.at(i).storage.likely);
}

void TestGrowth::theEndIsTheEstimate()
{
    Collection items = testsupport::collectionOf(
        "items", {testsupport::idNode(), testsupport::fieldNode("at", FieldType::Date)}, 100000);
    items.growthPerDay = 1000;
    design::Index index;
    index.name = QStringLiteral("at_1");
    index.keys = {{QStringLiteral("at"), design::KeyKind::Ascending}};
    items.indexes << index;
    design::Design design;
    design.collections << items;
    const schema::Model model;
    const Growth growth = growthOf(schema::ModelIndex(model), design, {});
    for (const int month : {12, 60}) {
        SizeOptions then;
        then.documents.insert(items.name, 100000 + 1000 * month * daysPerMonth);
        const SizeReport report = estimate(design, then);
        const GrowthPoint &point = growth.collections.first().months.at(month);
        QCOMPARE(point.documents, then.documents.value(items.name));
        QCOMPARE(point.data.likely, report.data);
        QCOMPARE(point.storage.likely, report.storage);
        QVERIFY(std::abs(point.indexes.likely / report.indexes - 1) < 1e-9);
    }
    SizeOptions between; // where indexes are not worked out, but lie between two that are
    between.documents.insert(items.name, 100000 + 1000 * 36 * daysPerMonth);
    QVERIFY(std::abs(growth.total.at(36).indexes.likely / estimate(design, between).indexes - 1) < 0.01);
}

void TestGrowth::monotone()
{
    schema::Model model = testsupport::bigModel(60);
    for (schema::Entity &entity : model.entities)
        entity.growthPerDay = entity.count.likely / 700;
    const Growth growth =
        growthOf(schema::ModelIndex(model), patterns::buildDesign(model), {sizeOptions(model), 60, {}});
    QList<QList<GrowthPoint>> all{growth.total};
    for (const CollectionGrowth &one : growth.collections)
        all << one.months;
    for (const QList<GrowthPoint> &months : all) {
        for (Range GrowthPoint::*figure : {&GrowthPoint::data, &GrowthPoint::storage, &GrowthPoint::indexes}) {
            for (Bytes Range::*end : {&Range::low, &Range::likely, &Range::high})
                QVERIFY(rises(months, [&](const GrowthPoint &point) { return (point.*figure).*end; }));
        }
        QVERIFY(rises(months, [](const GrowthPoint &point) { return point.largestDocument; }));
        QCOMPARE(months.size(), 61);
    }
    QVERIFY(growth.total.last().data.likely > growth.total.first().data.likely * 2);
    QVERIFY(rises(growth.total, [](const GrowthPoint &point) { return point.workingSet.likely; }));
}

void TestGrowth::filesNeverShrink()
{
    Collection logs =
        testsupport::collectionOf("logs", {testsupport::idNode(), testsupport::fieldNode("at", FieldType::Date)}, 1e6);
    logs.growthPerDay = 1000;
    logs.indexes << expiring(100);
    design::Design design;
    design.collections << logs;
    const schema::Model model;
    const QList<GrowthPoint> months = growthOf(schema::ModelIndex(model), design, {}).total;
    QCOMPARE(months.last().documents, 100000.0);
    QVERIFY(months.last().data.likely < months.first().data.likely * 0.11);
    QCOMPARE(months.last().storage.likely, months.first().storage.likely);
    QCOMPARE(months.last().indexes.likely, months.first().indexes.likely);
    QVERIFY(months.last().workingSet.likely < months.first().workingSet.likely * 0.2);
}

void TestGrowth::capped()
{
    Collection logs = testsupport::collectionOf("logs", {testsupport::idNode()}, 1000); // 22 bytes each
    logs.growthPerDay = 1000;
    design::Design design;
    design.collections << logs;
    const schema::Model model;
    const QList<GrowthPoint> months =
        growthOf(schema::ModelIndex(model), design, {{}, 60, {{logs.name, Bytes(2.2e6)}}}).total;
    QCOMPARE(months.at(1).documents, 1000 + 1000 * daysPerMonth);
    QCOMPARE(months.last().documents, 100000.0);
    QCOMPARE(months.last().data.likely, Bytes(2.2e6));
}

void TestGrowth::hotCountStays()
{
    Blog blog(0);
    blog.posts().growthPerDay = 1000;
    blog.posts().hotDocuments = 100;
    blog.posts().hotByRecency = true;
    const Bytes share = blog.growth().collections.first().months.last().workingSet.likely;
    blog.model.entities[0].hotCount = 100;
    const Bytes count = blog.growth().collections.first().months.last().workingSet.likely;
    QVERIFY2(count < share * 0.3, qPrintable(QString::number(count / share)));
}

void TestGrowth::cacheFull()
{
    Blog blog(0);
    blog.posts().growthPerDay = 10000;
    blog.posts().hotDocuments = 1000; // all
    GrowthOptions options;
    options.sizes.cacheOverrideMiB = 100;
    const Growth growth = growthOf(schema::ModelIndex(blog.model), blog.design, options);
    QVERIFY(growth.cacheFullAfter);
    QVERIFY(growth.cacheFullAtFirst && *growth.cacheFullAtFirst <= *growth.cacheFullAfter);
    QVERIFY(!growth.cacheFullAtLast || *growth.cacheFullAtLast >= *growth.cacheFullAfter);
    const int month = static_cast<int>(std::floor(*growth.cacheFullAfter));
    QVERIFY(growth.total.at(month).workingSet.likely <= base::mebibytes(100));
    QVERIFY(growth.total.at(month + 1).workingSet.likely > base::mebibytes(100));
    options.sizes.cacheOverrideMiB = 1e6;
    QVERIFY(!growthOf(schema::ModelIndex(blog.model), blog.design, options).cacheFullAfter);
}

void TestGrowth::rangesAreThoseOfToday()
{
    const schema::Model model = testsupport::bigModel(40);
    const design::Design design = patterns::buildDesign(model);
    const Growth growth = growthOf(schema::ModelIndex(model), design, {sizeOptions(model), 60, {}});
    const SizeReport report = estimate(design, sizeOptions(model));
    const auto same = [](const Range &a, const Range &b) {
        return std::abs(a.low / b.low - 1) < 1e-9 && std::abs(a.likely / b.likely - 1) < 1e-9 &&
               std::abs(a.high / b.high - 1) < 1e-9;
    };
    const GrowthPoint &today = growth.total.first();
    QVERIFY(same(today.storage, storageRange(report)));
    QVERIFY(same(today.indexes, indexRange(report)));
    QVERIFY(same(today.workingSet, report.workingSet));
    QCOMPARE(today.documentsRange, documentsInterval(report));
    for (const GrowthPoint &point : growth.total) {
        for (const Range &range : {point.data, point.storage, point.indexes, point.workingSet})
            QVERIFY(range.low <= range.likely && range.likely <= range.high);
    }
}

/// The files of every month are those of estimate() with the same factors.
void TestGrowth::takesCalibration()
{
    Blog blog(0);
    blog.posts().growthPerDay = 500;
    GrowthOptions options;
    options.calibration.collections = {
        {QStringLiteral("posts"), 1000, shapeFingerprint(blog.posts()), 0.5, {{QStringLiteral("_id_"), 2}}}};
    const schema::ModelIndex index(blog.model);
    const Growth growth = growthOf(index, blog.design, options);
    SizeOptions then;
    then.documents.insert(QStringLiteral("posts"), growth.total.last().documents);
    const SizeReport report = estimate(blog.design, then, options.calibration);
    QCOMPARE(growth.total.last().storage.likely, report.storage);
    QVERIFY(std::abs(growth.total.last().indexes.likely / report.indexes - 1) < 1e-9);
    QVERIFY(growth.total.last().storage.likely < growthOf(index, blog.design, {}).total.last().storage.likely * 0.6);
    const QString how = explainGrowth(index, blog.design, QStringLiteral("posts"), options).join(QLatin1Char('\n'));
    QVERIFY2(how.contains(QStringLiteral("Calibrated: × 0.500")), qPrintable(how));
}

void TestGrowth::samplesOfTheDesigner()
{
    // As people draw it: the children inside their parents, without a limit.
    test::ModelBuilder builder;
    builder.entity("posts", 1000, "title:string")
        .entity("comments", 10000, "text:string:80")
        .link("posts 1:N comments [0,10,1000] unbounded placement=embedInA");
    builder.model.relationships.first().growthPerParentPerDay = 2;
    const design::Design design = patterns::buildDesign(builder.model);
    QCOMPARE(design.collections.size(), 1);
    GrowthOptions options;
    options.months = 600;
    const CollectionGrowth growth = growthOf(schema::ModelIndex(builder.model), design, options).collections.first();
    const LimitPassed *elements = limit(growth, LimitPassed::Limit::Elements);
    QVERIFY(elements && elements->usual);
    QVERIFY(std::abs(*elements->usual - 990 / 2.0 / daysPerMonth) < 0.002);
    QVERIFY(limit(growth, LimitPassed::Limit::Maximum));
}

void TestGrowth::thousandCollections()
{
    schema::Model model = testsupport::bigModel(1000);
    for (schema::Entity &entity : model.entities)
        entity.growthPerDay = entity.count.likely / 700;
    const design::Design design = patterns::buildDesign(model);
    const schema::ModelIndex index(model);
    const std::clock_t begun = std::clock(); // of this process: others do not make it slower
    const Growth growth = growthOf(index, design, {sizeOptions(model), 60, {}});
    const auto milliseconds = static_cast<qint64>(1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    qInfo("%lld collections over five years: %lld ms", static_cast<long long>(growth.collections.size()),
          static_cast<long long>(milliseconds));
    QVERIFY2(milliseconds < 4000, "even without optimisation this takes about a second");
}

QTEST_APPLESS_MAIN(TestGrowth)
#include "tst_growth.moc"
