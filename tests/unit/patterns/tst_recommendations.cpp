// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/check.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/advising.h"

#include <QtTest>

using namespace sw;
using advisor::Advice;
using advisor::Explanation;
using schema::Goal;
using test::advised;
using test::bookshop;
using test::find;
using test::ModelBuilder;

/// Which pattern is recommended where, with which parameters, and which is not.
class TestRecommendations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesWhatReadsWant();
    void copiesThatSaveNothing();
    void newErrorsAreRefused();
    void singleCollectionFromTheRoot();
    void latestRevision();
    void oneIndexForManyDates();
    void seriesBeforeBuckets();
    void coldBytesAreSplit();
    void muchSavedAtALowScore();
    void sumsByTheirOwnRatio();
    void countsFromEitherSide();
    void leversWhereNothingPays();
};

void TestRecommendations::copiesWhatReadsWant()
{
    ModelBuilder builder = bookshop();
    builder.operation("invoice", "read 20/s orders users-orders filter=orders.number");
    builder.model.operations.last().reads = {{test::entityId("orders"), QStringLiteral("total")},
                                             {test::entityId("users"), QStringLiteral("name")},
                                             {test::entityId("users"), QStringLiteral("address")}};
    const Advice advice = advised(builder, Goal::Performance);
    const Explanation *reference = find(advice.applied, "extended-reference", "users-orders");
    QVERIFY(reference);
    QStringList fields;
    for (const QJsonValue &field : reference->use.parameters.value(QStringLiteral("fields")).toArray())
        fields << field.toString();
    fields.sort();
    QCOMPARE(fields, (QStringList{QStringLiteral("address"), QStringLiteral("name")}));
}

/// A read that wants whole documents keeps its lookup whatever is copied.
void TestRecommendations::copiesThatSaveNothing()
{
    ModelBuilder builder = bookshop();
    builder.model.operations[4].reads.clear();
    const Advice advice = advised(builder, Goal::Performance);
    QVERIFY(!find(advice.applied, "extended-reference", "users-orders"));
    const Explanation *rejected = find(advice.rejected, "extended-reference", "users-orders");
    QVERIFY(rejected);
    QVERIFY2(rejected->reason.contains(QLatin1String("list orders")), qPrintable(rejected->reason));
}

void TestRecommendations::newErrorsAreRefused()
{
    const auto judge = [](const schema::ModelIndex &model, const design::Design &design,
                          const sizing::SizeReport &sizes, const sizing::OperationCosts &costs) {
        QList<design::Problem> problems = checks::judge(model, design, sizes, costs);
        for (const schema::PatternUse &use : design.applied) {
            if (use.pattern == QLatin1String("extended-reference"))
                problems << design::Problem{QStringLiteral("own"),
                                            design::Severity::Error,
                                            QStringLiteral("orders"),
                                            QStringLiteral("Names must not be copied."),
                                            {},
                                            {},
                                            {}};
        }
        return problems;
    };
    const Advice advice = advisor::advise(bookshop().model, Goal::Performance, judge);
    QVERIFY(!find(advice.applied, "extended-reference", "users-orders"));
    const Explanation *rejected = find(advice.rejected, "extended-reference", "users-orders");
    QVERIFY(rejected);
    QVERIFY2(rejected->reason.contains(QLatin1String("Names must not be copied.")), qPrintable(rejected->reason));
}

/// Reads that start at the many side want one parent: a lookup by _id, which one collection does not make cheaper.
void TestRecommendations::singleCollectionFromTheRoot()
{
    ModelBuilder builder;
    builder.entity("categories", 250, "name:string:20 text:string:9000");
    builder.entity("products", 30e3, "slug:string:20! name:string:40 text:string:2000");
    builder.link("categories 1:N products [0,60,40000]");
    builder.operation("show product", "read 40/s products categories-products filter=products.slug");
    builder.operation("change", "update 1/s products filter=products.slug writes=products.text");
    for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance}) {
        const Advice advice = advised(builder, goal);
        QVERIFY(!find(advice.applied, "single-collection", "categories-products"));
        const Explanation *rejected = find(advice.rejected, "single-collection", "categories-products");
        QVERIFY(rejected);
        QVERIFY2(rejected->reason.contains(QLatin1String("categories")), qPrintable(rejected->reason));
    }
}

void TestRecommendations::latestRevision()
{
    ModelBuilder builder;
    builder.entity("pages", 100e3, "path:string:40! title:string:40");
    builder.entity("revisions", 2e6, "body:string:6000 created:date");
    builder.link("pages 1:N revisions [1,20,5000] unbounded");
    builder.model.relationships[0].growthPerParentPerDay = 0.01;
    builder.operation("show page", "read 40/s pages pages-revisions:1 filter=pages.path");
    builder.operation("save", "insert 0.1/s revisions");
    const schema::ModelIndex index(builder.model);
    const patterns::Pattern *subset = patterns::PatternRegistry::instance().find(QStringLiteral("subset"));
    const QJsonObject defaults = subset->defaults(index, {{}, test::relationshipId("pages-revisions"), {}});
    QCOMPARE(defaults.value(QStringLiteral("n")).toDouble(), 1.0);
    QVERIFY(find(advised(builder, Goal::Performance).applied, "subset", "pages-revisions"));
}

void TestRecommendations::oneIndexForManyDates()
{
    const auto cinema = formats::loadSample(QStringLiteral("cinema"));
    QVERIFY(cinema);
    const Advice advice = advisor::advise(*cinema, Goal::Performance, checks::judge);
    QVERIFY(std::any_of(advice.applied.cbegin(), advice.applied.cend(), [](const Explanation &one) {
        return one.use.pattern == QLatin1String("attribute") && one.use.entity == test::entityId("movies");
    }));
}

void TestRecommendations::seriesBeforeBuckets()
{
    ModelBuilder builder;
    builder.entity("buoys", 500, "name:string:20");
    builder.entity("readings", 50e6, "ts:date t:double");
    builder.model.entities[1].appendOnly = true;
    builder.link("buoys 1:N readings [0,100000,inf] unbounded");
    builder.model.relationships[0].growthPerParentPerDay = 1440;
    builder.operation("curve", "read 20/s readings filter=readings.buoy_id range=readings.ts");
    builder.operation("reading", "insert 8/s readings");
    const auto patternOf = [&](schema::ServerVersion server) {
        builder.model.server = server;
        const Advice advice = advised(builder, Goal::Performance);
        return std::pair(find(advice.applied, "time-series", "buoys-readings") != nullptr,
                         find(advice.applied, "bucket-by-time", "buoys-readings") != nullptr);
    };
    QCOMPARE(patternOf({7, 0}), std::pair(true, false));
    QCOMPARE(patternOf({4, 4}), std::pair(false, true));
}

/// Where the check finds cold bytes, the pattern that it names has a place.
void TestRecommendations::coldBytesAreSplit()
{
    ModelBuilder builder;
    builder.entity("accounts", 1e6, "email:string:24! name:string:20 settings:string:3000 about:string:2000");
    builder.operation("sign in", "read 300/s accounts filter=accounts.email reads=accounts.name");
    builder.operation("profile", "read 2/s accounts filter=accounts.email reads=accounts.settings,accounts.about");
    const Advice advice = advised(builder, Goal::Performance);
    const auto isSplit = [](const Explanation &one) {
        return one.use.pattern == QLatin1String("hot-cold");
    };
    const auto found = std::find_if(advice.applied.cbegin(), advice.applied.cend(), isSplit);
    QVERIFY(found != advice.applied.cend());
    QCOMPARE(found->use.entity, test::entityId("accounts"));
}

/// What it saves counts in the whole: its score alone would keep Subset out at Simplicity.
void TestRecommendations::muchSavedAtALowScore()
{
    ModelBuilder builder = bookshop();
    builder.model.ramGiB = 7;
    builder.model.relationships[0].b.perOther.max = 800; // short enough to be embedded
    const Advice advice = advised(builder, Goal::Simplicity);
    const Explanation *subset = find(advice.applied, "subset", "books-reviews");
    QVERIFY(subset);
    QVERIFY2(subset->score < 40, qPrintable(QString::number(subset->score)));
    builder.model.settings.insert(QStringLiteral("advisor.leastSaving"), 2.5);
    QVERIFY(!find(advised(builder, Goal::Simplicity).applied, "subset", "books-reviews"));
}

/// A stored sum pays by its own reads and writes, however much else goes on around its entities.
void TestRecommendations::sumsByTheirOwnRatio()
{
    const auto isStored = [](double showsPerSecond, double writesPerSecond) {
        ModelBuilder builder;
        builder.entity("podcasts", 20e3, "slug:string:20! title:string:40 text:string:2000");
        builder.entity("ratings", 4e6, "stars:int32 created:date");
        builder.link("podcasts 1:N ratings [0,200,90000]");
        builder.operation("show", "read 1/s podcasts filter=podcasts.slug");
        builder.model.operations.last().perSecond = showsPerSecond;
        builder.operation("average",
                          "aggregate 20/s podcasts podcasts-ratings filter=podcasts.slug reads=ratings.stars");
        builder.model.operations.last().freshnessSeconds = 60;
        builder.operation("rate", "insert 1/s ratings");
        builder.model.operations.last().perSecond = writesPerSecond;
        return find(advised(builder, Goal::Balanced).applied, "computed", "podcasts-ratings") != nullptr;
    };
    QVERIFY(isStored(5, 1));
    QVERIFY(isStored(5000, 1));
    QVERIFY(!isStored(5, 20000));
}

/// People count the items of one document from either side.
void TestRecommendations::countsFromEitherSide()
{
    for (const char *count :
         {"aggregate 60/s pets pets-visits filter=pets._id", "aggregate 60/s visits pets-visits filter=pets._id"}) {
        ModelBuilder builder;
        builder.entity("pets", 400e3, "name:string:8 story:string:900");
        builder.entity("visits", 120e6, "at:date visitor:string:8");
        builder.link("pets 1:N visits [0,300,250000]");
        builder.operation("interest", count);
        builder.model.operations.last().freshnessSeconds = 3600;
        builder.operation("visit", "insert 1.4/s visits pets-visits");
        const Advice advice = advised(builder, Goal::Balanced);
        const Explanation *computed = find(advice.applied, "computed", "pets-visits");
        QVERIFY2(computed, count);
        QVERIFY2(computed->effects.size() > 1, count);
    }
}

void TestRecommendations::leversWhereNothingPays()
{
    ModelBuilder builder;
    builder.entity("events", 5e6, "kind:string:10 at:date");
    builder.entity("accounts", 1e6, "email:string:24! name:string:20");
    builder.model.entities[0].growthPerDay = 20000;
    builder.operation("sign in", "read 300/s accounts filter=accounts.email");
    builder.operation("event", "insert 1/s events");
    const auto leverOf = [&](double cacheMiB, const char *collection) {
        builder.model.cacheOverrideMiB = cacheMiB;
        const QList<advisor::LargestCost> costs = advised(builder, Goal::Simplicity).largestCosts;
        const auto found = std::find_if(costs.cbegin(), costs.cend(), [&](const advisor::LargestCost &cost) {
            return cost.collection == QLatin1String(collection) && cost.index.isEmpty();
        });
        return costs.size() != 3 || found == costs.cend() ? advisor::Lever::Memory : found->lever;
    };
    QVERIFY(advised(builder, Goal::Simplicity).applied.isEmpty());
    QCOMPARE(leverOf(100, "events"), advisor::Lever::ArchiveOrTtl);
    QCOMPARE(leverOf(100, "accounts"), advisor::Lever::ShareInUse);
    QCOMPARE(leverOf(100000, "accounts"), advisor::Lever::None);
    QVERIFY(advised(bookshop(), Goal::Balanced).largestCosts.isEmpty());
}

QTEST_APPLESS_MAIN(TestRecommendations)
#include "tst_recommendations.moc"
