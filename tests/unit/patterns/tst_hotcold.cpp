// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/advisor.h"
#include "models/design/shape/documentsize.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/estimate/sizing.h"
#include "tests/support/designdump.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/randommodel.h"
#include "tests/support/randompatterns.h"

#include <QJsonArray>
#include <QTest>

using namespace sw;
using patterns::Pattern;
using schema::FieldRef;

namespace
{

const Pattern &hotCold()
{
    return *patterns::PatternRegistry::instance().find(QStringLiteral("hot-cold"));
}

/// Products of which lists show the name, and a few readers all.
test::ModelBuilder shop(double others = 90)
{
    test::ModelBuilder builder;
    builder.entity(
        "products", 100000,
        "name:string:30 sku:string:12! price:decimal128 at:date text:string:4000 manual:string:3000? note:string:20");
    builder.operation("list", "read 1/s products sort=products.name");
    builder.operation("show", "read 10/s products filter=products.sku");
    builder.operation("sell", "update 5/s products filter=products._id writes=products.price");
    builder.operation("describe", "update 1/s products filter=products._id writes=products.text");
    builder.operation("add", "insert 1/s products");
    builder.operation("drop", "delete 1/s products filter=products._id");
    schema::Operation &list = builder.model.operations.first();
    list.perSecond = others;
    for (const char *name : {"name", "sku", "price"})
        list.reads << FieldRef{test::entityId("products"), QLatin1String(name)};
    return builder;
}

schema::PatternUse useOn(const QStringList &cold)
{
    schema::PatternUse use;
    use.id = schema::PatternUseId(QStringLiteral("split"));
    use.pattern = QStringLiteral("hot-cold");
    use.entity = test::entityId("products");
    if (!cold.isEmpty())
        use.parameters.insert(QStringLiteral("cold"), QJsonArray::fromStringList(cold));
    return use;
}

design::Design built(schema::Model model, const QList<schema::PatternUse> &uses)
{
    model.patterns = uses;
    return patterns::buildDesign(model);
}

QStringList namesIn(const design::Design &design, const char *collection)
{
    QStringList names;
    const design::Collection *found = design.collection(QLatin1String(collection));
    for (const design::Node &node : found ? found->root.fields : QList<design::Node>())
        names << node.name;
    return names;
}

const sizing::OperationCost *costOf(const sizing::OperationCosts &costs, const char *name)
{
    for (const sizing::OperationCost &cost : costs.all()) {
        if (cost.name == QLatin1String(name))
            return &cost;
    }
    return nullptr;
}

} // namespace

/// The hot/cold split: what is proposed, refused, moved and paid for.
class TestHotCold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void proposesWhatFewRead();
    void proposesNothingUnread();
    void splitsTheDocument();
    void refuses_data();
    void refuses();
    void refusesToLeaveNothing();
    void refusesInDesign();
    void movesIndexes();
    void pricesBothParts();
    void finding_data();
    void finding();
    void advises();
    void getsOnWithOthers();
};

void TestHotCold::proposesWhatFewRead()
{
    const test::ModelBuilder builder = shop();
    const QJsonObject defaults =
        hotCold().defaults(schema::ModelIndex(builder.model), {test::entityId("products"), {}, {}});
    QCOMPARE(defaults.keys(), (QStringList{QStringLiteral("cold"), QStringLiteral("collection")}));
    QCOMPARE(defaults.value(QStringLiteral("cold")).toArray(),
             (QJsonArray{QStringLiteral("text"), QStringLiteral("manual")}));
    QCOMPARE(defaults.value(QStringLiteral("collection")).toString(), QStringLiteral("products_details"));

    test::ModelBuilder searched = shop();
    searched.operation("search", "read 0.1/s products filter=products.text");
    const QJsonObject other =
        hotCold().defaults(schema::ModelIndex(searched.model), {test::entityId("products"), {}, {}});
    QCOMPARE(other.value(QStringLiteral("cold")).toArray(), (QJsonArray{QStringLiteral("manual")}));
}

void TestHotCold::proposesNothingUnread()
{
    test::ModelBuilder builder = shop();
    builder.model.operations.removeIf([](const schema::Operation &operation) { return operation.isRead(); });
    const schema::ModelIndex index(builder.model);
    QVERIFY(hotCold()
                .defaults(index, {test::entityId("products"), {}, {}})
                .value(QStringLiteral("cold"))
                .toArray()
                .isEmpty());
    QVERIFY(hotCold().findings(index, patterns::buildDesign(builder.model)).isEmpty());
}

void TestHotCold::splitsTheDocument()
{
    const test::ModelBuilder builder = shop();
    const design::Design plain = built(builder.model, {});
    const design::Design design = built(builder.model, {useOn({})});
    QVERIFY2(design.skipped.isEmpty(), qPrintable(design.skipped.value(0).reason));
    QCOMPARE(namesIn(design, "products"),
             (QStringList{QStringLiteral("_id"), QStringLiteral("name"), QStringLiteral("sku"), QStringLiteral("price"),
                          QStringLiteral("at"), QStringLiteral("note")}));
    QCOMPARE(namesIn(design, "products_details"),
             (QStringList{QStringLiteral("_id"), QStringLiteral("text"), QStringLiteral("manual")}));
    const design::Collection &details = *design.collection(QStringLiteral("products_details"));
    QCOMPARE(details.documents.likely, 100000.0);
    QCOMPARE(details.hotDocuments, 2000.0); // a tenth of the 20,000 that are in use
    QCOMPARE(details.root.field(QStringLiteral("_id"))->reference->collection, QStringLiteral("products"));
    QVERIFY(details.root.field(QStringLiteral("text"))->isRequired());
    QVERIFY(!details.root.field(QStringLiteral("manual"))->isRequired());
    const auto sizes = [&](const design::Design &one) {
        return sizing::estimate(one, sizing::sizeOptions(builder.model)).workingSet.likely;
    };
    const double share = sizes(design) / sizes(plain);
    QVERIFY2(share < 1.0 / 3, qPrintable(QString::number(share)));
    QVERIFY(built(builder.model, {}) == plain);
}

void TestHotCold::refuses_data()
{
    QTest::addColumn<QStringList>("cold");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *cold, const char *said) {
        QTest::addRow("%s", name) << QString::fromLatin1(cold).split(QLatin1Char(' ')) << QStringLiteral("cold")
                                  << QString::fromLatin1(said);
    };
    row("no such field", "text missing", "no field \"missing\"");
    row("the _id", "_id", "_id");
    row("unique", "sku", "unique");
    row("by which others sort", "text name note", "list");
    row("by which documents go", "at", "goes");
    row("a part", "box.inner", "a part");
}

void TestHotCold::refuses()
{
    QFETCH(QStringList, cold);
    QFETCH(QString, parameter);
    QFETCH(QString, said);
    test::ModelBuilder builder = shop();
    schema::Entity &products = builder.model.entities.first();
    products.lifecycle = schema::Lifecycle::Retention;
    products.lifecycleDays = 30;
    products.lifecycleField = QStringLiteral("at");
    schema::Field box = products.fields.last();
    box.id = schema::FieldId(QStringLiteral("box"));
    box.name = QStringLiteral("box");
    box.type = schema::FieldType::Object;
    box.fields = {products.fields.last()};
    box.fields.first().id = schema::FieldId(QStringLiteral("inner"));
    box.fields.first().name = QStringLiteral("inner");
    products.fields << box;
    builder.model.operations.first().filters
        << schema::Filter{{products.id, QStringLiteral("note")}, schema::FilterOp::Equal};
    if (cold.contains(QStringLiteral("name"))) // asked for together with what stays
        builder.model.operations.first().filters
            << schema::Filter{{products.id, QStringLiteral("price")}, schema::FilterOp::Range};
    const schema::ModelIndex index(builder.model);
    const schema::PatternUse use = useOn(cold);
    const auto result = hotCold().check({index, use, patterns::completeParameters(hotCold(), index, use)});
    QVERIFY(!result);
    QVERIFY2(result.error().message.contains(said), qPrintable(result.error().message));
    QVERIFY2(result.error().where.endsWith(parameter), qPrintable(result.error().where));
    QVERIFY(!result.error().wayOut.isEmpty());
}

void TestHotCold::refusesToLeaveNothing()
{
    test::ModelBuilder builder;
    builder.entity("products", 10, "text:string:4000 manual:string:3000?");
    const schema::ModelIndex index(builder.model);
    const auto check = [&](const QStringList &cold) {
        const schema::PatternUse use = useOn(cold);
        return hotCold().check({index, use, patterns::completeParameters(hotCold(), index, use)});
    };
    QVERIFY(check({QStringLiteral("text")}));
    QVERIFY(!check({QStringLiteral("text"), QStringLiteral("manual")}));
    QVERIFY(!check({}));
}

void TestHotCold::refusesInDesign()
{
    test::ModelBuilder builder = shop();
    builder.entity("products_details", 10, "name:string");
    design::Design design = built(builder.model, {useOn({})});
    QCOMPARE(design.skipped.size(), 1);
    QVERIFY2(design.skipped.first().reason.contains(QStringLiteral("products_details")),
             qPrintable(design.skipped.first().reason));

    builder = shop();
    schema::PatternUse attribute = useOn({});
    attribute.id = schema::PatternUseId(QStringLiteral("first"));
    attribute.pattern = QStringLiteral("attribute");
    attribute.parameters = {{QStringLiteral("fields"),
                             QJsonArray{QStringLiteral("text"), QStringLiteral("manual"), QStringLiteral("note")}}};
    design = built(builder.model, {attribute, useOn({})});
    QCOMPARE(design.skipped.size(), 1);
    QCOMPARE(design.skipped.first().use.text(), QStringLiteral("split"));
    QVERIFY2(design.skipped.first().reason.contains(QStringLiteral("text")), qPrintable(design.skipped.first().reason));

    schema::PatternUse list = useOn({});
    list.parameters.insert(QStringLiteral("n"), 5);
    design = built(builder.model, {list});
    QCOMPARE(design.skipped.size(), 1);
}

void TestHotCold::movesIndexes()
{
    test::ModelBuilder builder = shop();
    builder.operation("search", "read 1/s products filter=products.note sort=-products.at");
    const auto keysIn = [](const design::Design &design, const char *collection) {
        QStringList keys;
        for (const design::Index &index : design.collection(QLatin1String(collection))->indexes)
            keys << index.name;
        return keys;
    };
    QVERIFY(keysIn(built(builder.model, {}), "products").contains(QStringLiteral("note_1_at_-1")));
    const design::Design design =
        built(builder.model, {useOn({QStringLiteral("text"), QStringLiteral("note"), QStringLiteral("at")})});
    QVERIFY2(design.skipped.isEmpty(), qPrintable(design.skipped.value(0).reason));
    QCOMPARE(keysIn(design, "products_details"), QStringList{QStringLiteral("note_1_at_-1")});
    QVERIFY(!keysIn(design, "products").contains(QStringLiteral("note_1_at_-1")));
}

void TestHotCold::pricesBothParts()
{
    const test::ModelBuilder builder = shop();
    const schema::ModelIndex index(builder.model);
    const design::Design before = built(builder.model, {}), after = built(builder.model, {useOn({})});
    const sizing::OperationCosts plain(index, before, 1), split(index, after, 1);
    const auto documents = [&](const char *name) {
        return costOf(split, name)->documentsRead - costOf(plain, name)->documentsRead;
    };
    const auto written = [&](const char *name) {
        return costOf(split, name)->documentsWritten - costOf(plain, name)->documentsWritten;
    };
    const auto trips = [&](const char *name) {
        return costOf(split, name)->roundTrips - costOf(plain, name)->roundTrips;
    };
    QCOMPARE(documents("list"), 0.0);
    QCOMPARE(trips("list"), 0.0);
    QCOMPARE(documents("show"), 1.0);
    QCOMPARE(trips("show"), 1.0);
    QCOMPARE(written("add"), 1.0);
    QCOMPARE(written("drop"), 1.0);
    QCOMPARE(written("sell"), 0.0);
    QCOMPARE(written("describe"), 0.0);
    QCOMPARE(trips("describe"), 0.0);
    QVERIFY(costOf(split, "sell")->bytesWritten < costOf(plain, "sell")->bytesWritten * 0.1);
    const base::Bytes details = design::documentSize(after.collection(QStringLiteral("products_details"))->root).likely;
    QCOMPARE(costOf(split, "describe")->bytesWritten, details);
    QVERIFY(costOf(split, "list")->bytesRead < costOf(plain, "list")->bytesRead * 0.1);
}

void TestHotCold::finding_data()
{
    QTest::addColumn<double>("others");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<bool>("found");
    QTest::addColumn<bool>("possible");
    QTest::newRow("large") << 90.0 << 400000 << true << true;
    QTest::newRow("small, and the cache is not known") << 90.0 << 4000 << true << true;
    QTest::newRow("most want all") << 10.0 << 400000 << false << false;
}

void TestHotCold::finding()
{
    QFETCH(double, others);
    QFETCH(int, bytes);
    QFETCH(bool, found);
    QFETCH(bool, possible);
    test::ModelBuilder builder = shop(others);
    builder.model.entities.first().fields[4].averageBytes = bytes;
    const QList<patterns::Finding> findings =
        hotCold().findings(schema::ModelIndex(builder.model), patterns::buildDesign(builder.model));
    QCOMPARE(!findings.isEmpty(), found);
    if (found) {
        QCOMPARE(findings.first().target.entity, test::entityId("products"));
        QCOMPARE(findings.first().possible(), possible);
        QVERIFY(findings.first().conditions.last().orTightCache);
    }
}

void TestHotCold::advises()
{
    test::ModelBuilder builder = shop();
    builder.model.entities.first().count = {2e6, 2e6, 2e6, false};
    builder.model.ramGiB = 4;
    const auto isSplit = [](const advisor::Explanation &one) {
        return one.use.pattern == QLatin1String("hot-cold") && one.use.entity == test::entityId("products");
    };
    const auto tight = advisor::advise(builder.model, schema::Goal::Balanced, {});
    QVERIFY(std::any_of(tight.applied.cbegin(), tight.applied.cend(), isSplit));
    builder.model.ramGiB = 256;
    const auto roomy = advisor::advise(builder.model, schema::Goal::Balanced, {});
    QVERIFY(std::none_of(roomy.applied.cbegin(), roomy.applied.cend(), isSplit));
}

/// Beside any other patterns it is applied or refused with a reason, and comes off without a trace.
void TestHotCold::getsOnWithOthers()
{
    int applied = 0, refused = 0;
    for (quint32 seed = 0; seed < 30; ++seed) {
        schema::Model model = testsupport::randomModel(seed, {5, 5, seed % 4 == 0});
        const QList<schema::PatternUse> others = testsupport::randomLegalUses(model, seed, 4);
        const design::Design without = built(model, others);
        for (const schema::Entity &entity : std::as_const(model.entities)) {
            if (entity.fields.isEmpty())
                continue;
            schema::PatternUse use = useOn({entity.fields.at(seed % entity.fields.size()).name});
            use.entity = entity.id;
            model.patterns = others + QList{use};
            const schema::ModelIndex index(model);
            const design::Design design = patterns::buildDesign(index);
            const auto skipped = std::find_if(design.skipped.cbegin(), design.skipped.cend(),
                                              [&](const design::SkippedUse &one) { return one.use == use.id; });
            if (skipped != design.skipped.cend()) {
                ++refused;
                QVERIFY(skipped->reason.size() > 20);
                continue;
            }
            ++applied;
            const patterns::UseContext context{index, use, patterns::completeParameters(hotCold(), index, use)};
            QCOMPARE(hotCold().code(design, context).size(), 7);
            QVERIFY(hotCold().migration(without, design, context).steps.size() >= 8);
            QCOMPARE(test::dumpDesign(built(model, others)), test::dumpDesign(without));
        }
    }
    qInfo("%d applied, %d refused", applied, refused);
    QVERIFY(applied > 20 && refused > 20);
}

QTEST_GUILESS_MAIN(TestHotCold)
#include "tst_hotcold.moc"
