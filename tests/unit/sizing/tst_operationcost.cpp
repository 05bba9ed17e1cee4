// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/deriveindexes.h"
#include "models/design/shape/mapping.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/cost/operationcost.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

#include <cmath>

using namespace sw::sizing;
using sw::test::ModelBuilder;

namespace
{

ModelBuilder blog(const char *placement)
{
    ModelBuilder builder;
    builder.entity("posts", 1000, "title:string:40 body:string:2000 at:date");
    builder.entity("comments", 50000, "text:string:200 at:date stars:int32");
    const QByteArray link = QByteArray("posts 1:N comments [0,50,900] placement=") + placement;
    builder.link(link.constData());
    builder.operation("show post", "read 10/s posts posts-comments");
    builder.operation("show title", "read 5/s posts");
    builder.operation("list comments", "read 2/s comments posts-comments");
    builder.operation("comment", "insert 3/s comments");
    builder.operation("rename", "update 1/s posts writes=posts.title");
    builder.operation("remove post", "delete 0.1/s posts");
    return builder;
}

struct Built
{
    explicit Built(const ModelBuilder &builder, double fetchFactor = 1)
        : model(builder.model), index(model), design(sw::design::mapModel(index, {}))
    {
        sw::design::deriveIndexes(design, index);
        costs = std::make_unique<OperationCosts>(index, design, fetchFactor);
    }

    const OperationCost &cost(const char *name) const
    {
        for (const OperationCost &cost : costs->all()) {
            if (cost.name == QLatin1String(name))
                return cost;
        }
        qFatal("no such operation");
    }

    sw::schema::Model model;
    sw::schema::ModelIndex index;
    sw::design::Design design;
    std::unique_ptr<OperationCosts> costs;
};

/// A shop as an import of its tables draws it, with fields for the links.
ModelBuilder reviewedShop()
{
    ModelBuilder builder;
    builder.entity("products", 20000, "_id:int32 name:string:20")
        .entity("users", 200000, "_id:int32 name:string:20")
        .entity("reviews", 600000, "_id:int32 product_id:int32 user_id:int32 text:string:154 created_at:date")
        .link("products 1:N reviews [0,30,5000] placement=referenceFromB")
        .link("users 1:N reviews [0,3,10] placement=referenceFromB")
        .operation("Product page", "read 200/s products products-reviews:10 filter=products._id")
        .operation("Of a user", "read 2/s users users-reviews filter=users._id");
    builder.model.relationships[0].a.role = QStringLiteral("product_id");
    builder.model.relationships[1].a.role = QStringLiteral("user_id");
    return builder;
}

/// Documents that \p operation joins, with \p pattern on the reviews of products.
double joined(const char *operation, const char *pattern)
{
    sw::schema::Model model = reviewedShop().model;
    sw::schema::PatternUse use;
    use.id = sw::schema::PatternUseId(QStringLiteral("u"));
    use.pattern = QLatin1String(pattern);
    use.relationship = model.relationships.first().id;
    if (!use.pattern.isEmpty())
        model.patterns << use;
    const sw::schema::ModelIndex index(model);
    const sw::design::Design design = sw::patterns::buildDesign(index);
    if (!design.whySkipped(use.id).isEmpty())
        qFatal("%s", qPrintable(design.whySkipped(use.id)));
    const OperationCosts costs(index, design, 1);
    for (const OperationCost &cost : costs.all()) {
        if (cost.name == QLatin1String(operation))
            return cost.documentsJoined;
    }
    qFatal("no such operation");
}

} // namespace

class TestOperationCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void referencedReads();
    void embeddedReads();
    void embeddedWrites();
    void referencedWrites();
    void copiesAnswerAndCost();
    void agreesWithTheScore();
    void fetchFactorCounts();
    void foundDocuments();
    void foundByLinkOrValue();
    void averagesBelowOne();
    void effortsOfPatterns();
    void copiesNeedNotRepeatTheWay();
    void pagesOfOthers();
    void totals();
};

void TestOperationCost::referencedReads()
{
    const Built built(blog("referenceFromB"));
    const OperationCost &show = built.cost("show post");
    QCOMPARE(show.documentsRead, 1.0);
    QCOMPARE(show.documentsJoined, 50.0);
    QCOMPARE(show.lookups(), 1.0);
    QCOMPARE(show.roundTrips, 1.0);
    QCOMPARE(built.cost("show title").documentsJoined, 0.0);
    const OperationCost &list = built.cost("list comments");
    QCOMPARE(list.steps.size(), 1);
    QVERIFY(list.steps.first().way == StepCost::Way::Lookup);
    QCOMPARE(list.documentsJoined, 1.0);
}

void TestOperationCost::embeddedReads()
{
    const Built built(blog("embedInA"));
    QCOMPARE(built.design.collections.size(), 1);
    const OperationCost &show = built.cost("show post");
    QCOMPARE(show.documentsRead, 1.0);
    QCOMPARE(show.documentsJoined, 0.0);
    QVERIFY(show.steps.first().way == StepCost::Way::SameDocument);
    QVERIFY(show.bytesRead.value() > 50 * 200);
    QCOMPARE(built.cost("list comments").documentsJoined, 0.0);
}

void TestOperationCost::embeddedWrites()
{
    const Built built(blog("embedInA"));
    const OperationCost &comment = built.cost("comment");
    QCOMPARE(comment.documentsWritten, 1.0);
    QVERIFY(comment.bytesWritten.value() > 50 * 200); // the whole post is rewritten
    QCOMPARE(comment.roundTrips, 1.0);
}

void TestOperationCost::referencedWrites()
{
    const Built built(blog("referenceFromB"));
    const OperationCost &comment = built.cost("comment");
    QCOMPARE(comment.documentsWritten, 1.0);
    QVERIFY(comment.bytesWritten.value() < 400);
    QCOMPARE(comment.indexEntries, 2.0); // _id and the post's id
    QCOMPARE(built.cost("rename").indexEntries, 0.0);
    QCOMPARE(built.cost("remove post").indexEntries, 1.0);
}

void TestOperationCost::copiesAnswerAndCost()
{
    const Built built(blog("embedInB")); // each comment holds a copy of its post
    const OperationCost &list = built.cost("list comments");
    QVERIFY(list.steps.first().way == StepCost::Way::Copy);
    QCOMPARE(list.documentsJoined, 0.0);
    const OperationCost &rename = built.cost("rename");
    QCOMPARE(rename.copiesWritten, 50.0);
    QCOMPARE(rename.documentsWritten, 51.0);
    QCOMPARE(rename.roundTrips, 2.0);

    ModelBuilder snapshot = blog("embedInB");
    snapshot.model.relationships.first().snapshotFields = {QStringLiteral("title"), QStringLiteral("body"),
                                                           QStringLiteral("at")};
    QCOMPARE(Built(snapshot).cost("rename").copiesWritten, 0.0);
}

void TestOperationCost::agreesWithTheScore()
{
    // The score of the placement weighs the same operations by the same prices; here whole documents are priced.
    for (const char *placement : {"embedInA", "referenceFromB"}) {
        ModelBuilder builder = blog(placement);
        builder.model.operations.removeIf(
            [](const sw::schema::Operation &operation) { return operation.kind == sw::schema::OperationKind::Delete; });
        const Built built(builder);
        const sw::design::PlacementDecision *decision =
            built.design.placement(sw::test::relationshipId("posts-comments"));
        QVERIFY(decision);
        double expected = 0;
        for (const sw::design::Candidate &candidate : decision->candidates) {
            if (candidate.placement == decision->placement)
                expected = candidate.cost;
        }
        const double total = built.costs->total();
        QVERIFY2(expected > 0 && std::abs(total / expected - 1) < 0.05,
                 qPrintable(QStringLiteral("%1 here, %2 there").arg(total).arg(expected)));
    }
}

void TestOperationCost::fetchFactorCounts()
{
    const Built warm(blog("referenceFromB"));
    const Built cold(blog("referenceFromB"), 11);
    QCOMPARE(cold.cost("show title").units - warm.cost("show title").units, 0.2 * 10);
    QCOMPARE(cold.cost("comment").units, warm.cost("comment").units);
}

void TestOperationCost::foundDocuments()
{
    ModelBuilder builder;
    builder.entity("items", 10000, "sku:string:10! color:string:8 at:date");
    builder.model.entities.first().fields[1].distinctValues = 100;
    builder.operation("by sku", "read 1/s items filter=items.sku");
    builder.operation("by color", "read 1/s items filter=items.color");
    builder.operation("recent", "read 1/s items range=items.at");
    builder.operation("count colors", "aggregate 1/s items filter=items.color");
    builder.operation("count", "aggregate 1/s items");
    builder.entity("shops", 50, "name:string:20!");
    builder.link("shops 1:N items [0,200,900]");
    builder.operation("count of a shop", "aggregate 1/s items shops-items filter=shops.name");
    const Built built(builder);
    QCOMPARE(built.cost("by sku").documentsRead, 1.0);
    QCOMPARE(built.cost("by color").documentsRead, 20.0);
    QCOMPARE(built.cost("recent").documentsRead, 20.0);
    QCOMPARE(built.cost("count colors").documentsRead, 100.0);
    QCOMPARE(built.cost("count").documentsRead, 10000.0);
    QCOMPARE(built.cost("count of a shop").documentsRead, 200.0);
}

void TestOperationCost::foundByLinkOrValue()
{
    ModelBuilder builder;
    builder.entity("items", 10000, "slug:string:10 color:string:8 sold:bool at:date");
    builder.entity("shops", 50, "name:string:20!");
    builder.entity("boxes", 4000, "width:int32");
    builder.link("shops 1:N items [0,200,900]");
    builder.link("boxes 1:N items [0,0.4,1]");
    builder.operation("by slug", "read 1/s items filter=items.slug");
    builder.operation("list by slug", "read 1/s items filter=items.slug sort=items.at");
    builder.operation("sold", "read 1/s items filter=items.sold");
    builder.operation("count by slug", "aggregate 1/s items filter=items.slug");
    builder.operation("of a shop", "read 1/s items filter=items.shop_id");
    builder.operation("in a box", "read 1/s items filter=items.box_id");
    const Built built(builder);
    const auto found = [&](const char *name) {
        return sw::design::documentsFound(built.index,
                                          *built.model.operation(sw::schema::OperationId(QString::fromLatin1(name))));
    };
    using By = sw::design::FoundDocuments::By;
    QCOMPARE(found("by slug").number, 1.0);
    QCOMPARE(found("by slug").by, By::One);
    QCOMPARE(found("list by slug").number, 20.0);
    QCOMPARE(found("list by slug").by, By::Page);
    QCOMPARE(found("sold").number, 20.0);
    QCOMPARE(found("count by slug").number, 10000.0);
    QCOMPARE(found("count by slug").by, By::All);
    QCOMPARE(found("of a shop").number, 20.0);
    QCOMPARE(found("of a shop").by, By::Page);
    QCOMPARE(found("in a box").number, 0.4);
    QCOMPARE(found("in a box").by, By::Known);
}

/// A link that four of ten documents have leads to 0.4 of a document, not to one.
void TestOperationCost::averagesBelowOne()
{
    ModelBuilder builder;
    builder.entity("orders", 10000, "at:date");
    builder.entity("states", 5, "name:string:10");
    builder.link("states 1:N orders [0,800,9000] placement=referenceFromB");
    builder.model.relationships.last().a.perOther = {0, 0.4, 1};
    builder.operation("list", "read 1/s orders states-orders sort=orders.at");
    const Built built(builder);
    QCOMPARE(built.cost("list").documentsRead, 20.0);
    QCOMPARE(built.cost("list").documentsJoined, 8.0);
}

void TestOperationCost::effortsOfPatterns()
{
    Built built(blog("referenceFromB"));
    sw::design::Effort answered;
    answered.operation = sw::schema::OperationId(QStringLiteral("show post"));
    answered.stored = {sw::test::relationshipId("posts-comments")};
    sw::design::Effort seldom;
    seldom.operation = sw::schema::OperationId(QStringLiteral("rename"));
    seldom.share = 0.01;
    sw::design::Effort counted;
    counted.operation = sw::schema::OperationId(QStringLiteral("comment"));
    counted.writes = {{QStringLiteral("posts"), 1}};
    sw::design::Effort job;
    job.name = QStringLiteral("job");
    job.perSecond = 0.001;
    job.reads = {{QStringLiteral("comments"), 50000}};
    const double before = built.cost("comment").documentsWritten;
    built.design.efforts = {answered, seldom, counted, job};
    built.costs = std::make_unique<OperationCosts>(built.index, built.design, 1);
    QCOMPARE(built.cost("show post").documentsJoined, 0.0);
    QCOMPARE(built.cost("show post").lookups(), 0.0);
    QCOMPARE(built.cost("rename").perSecond, 0.01);
    QCOMPARE(built.cost("comment").documentsWritten, before + 1);
    QCOMPARE(built.cost("comment").roundTrips, 2.0);
    QCOMPARE(built.cost("job").documentsRead, 50000.0);
    QCOMPARE(built.cost("job").roundTrips, 1.0);
    QVERIFY(built.cost("job").units > 50000 * 0.2);
    answered.instead = sw::design::Amount{QStringLiteral("posts"), 3};
    built.design.efforts = {answered};
    built.costs = std::make_unique<OperationCosts>(built.index, built.design, 1);
    QCOMPARE(built.cost("show post").documentsRead, 3.0);
    QVERIFY(built.cost("show post").steps.isEmpty());
}

void TestOperationCost::totals()
{
    const Built built(blog("referenceFromB"));
    double sum = 0;
    for (const OperationCost &cost : built.costs->all())
        sum += cost.units * cost.perSecond; // of low importance: times 1
    QCOMPARE(built.costs->total(), sum);
}

/// Whoever comes from a product knows which one; and the reviews' other link is copied with them.
void TestOperationCost::copiesNeedNotRepeatTheWay()
{
    QCOMPARE(joined("Product page", ""), 10.0);
    QCOMPARE(joined("Product page", "subset"), 0.0);
}

/// Pages of a product's reviews hold those of many users.
void TestOperationCost::pagesOfOthers()
{
    QCOMPARE(joined("Of a user", ""), 3.0);
    const double pages = joined("Of a user", "bucket-by-count");
    QVERIFY2(pages > 2.99 && pages <= 3, qPrintable(QString::number(pages)));
    QCOMPARE(joined("Product page", "bucket-by-count"), 1.0);
}

QTEST_APPLESS_MAIN(TestOperationCost)
#include "tst_operationcost.moc"
