// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/ownindexes.h"
#include "models/design/shape/mapping.h"
#include "models/patterns/core/designbuilder.h"
#include "models/schema/indexes/indexnotation.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/indexes/indexchanges.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw;
using namespace sw::schema;
using namespace sw::test;

namespace
{

IndexDefinition index(const char *keys)
{
    IndexDefinition made;
    made.keys = *parseIndexKeys(QString::fromUtf8(keys));
    return made;
}

/// Books with reviews of their own collection, and orders that hold their lines.
ModelBuilder shop()
{
    ModelBuilder builder;
    builder.entity("books", 1000, "isbn:string:13! title:string genre:string price:decimal128 summary:string:200");
    builder.entity("reviews", 50000, "stars:int32 text:string:300 at:date");
    builder.entity("orders", 1000, "status:string at:date");
    builder.entity("lines", 3000, "sku:string count:int32 due:date");
    builder.link("books 1:N reviews [0,50,50000] placement=referenceFromB");
    builder.link("orders [1,1,1] 1:N lines [1,3,9] composition placement=embedInA");
    builder.operation("by genre", "read 10/s books filter=books.genre");
    builder.operation("of a book", "read 50/s books books-reviews:10 sort=-reviews.at");
    return builder;
}

QStringList namesOf(const Model &model, const char *collection)
{
    const design::Design design = patterns::buildDesign(model);
    const design::Collection *in = design.collection(QString::fromUtf8(collection));
    QStringList names;
    for (const design::Index &one : in ? in->indexes : QList<design::Index>())
        names << one.name + (one.owner.isEmpty() ? QString() : QStringLiteral("*")) +
                     (one.unique ? QStringLiteral("!") : QString());
    names.sort();
    return names;
}

design::Index findIn(const Model &model, const char *collection, const char *name)
{
    const design::Design design = patterns::buildDesign(model);
    for (const design::Index &one : design.collection(QString::fromUtf8(collection))->indexes) {
        if (one.name == QLatin1String(name))
            return one;
    }
    return {};
}

} // namespace

/// Indexes that people own beside the derived ones.
class TestOwnIndexes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinTheDerivedOnes();
    void replaceAnEqualOne();
    void coverNarrowerOnes();
    void takeOverWhatTheModelPromises();
    void followTheirEntityIntoOtherDocuments();
    void filtersFollowToo();
    void onlyOneTextIndex();
    void ofOneKindLeaveOthersOut();
    void suppressedOnesGo();
    void whatCannotBeBuiltIsTold();
    void derivedOnesAreKeptAsTheyAre();
    void changedOnesReplaceTheirFormer();
    void refusalsSayWhy_data();
    void refusalsSayWhy();
    void mendsWhatIsRefused();
};

void TestOwnIndexes::joinTheDerivedOnes()
{
    Model model = shop().model;
    QCOMPARE(namesOf(model, "books"), (QStringList{"genre_1", "isbn_1!"}));
    model.entity(entityId("books"))->indexes = {index("price -1, title")};
    QCOMPARE(namesOf(model, "books"), (QStringList{"genre_1", "isbn_1!", "price_-1_title_1*"}));
}

void TestOwnIndexes::replaceAnEqualOne()
{
    Model model = shop().model;
    IndexDefinition own = index("genre");
    own.collation = {{QStringLiteral("locale"), QStringLiteral("en")}};
    model.entity(entityId("books"))->indexes = {own};
    QCOMPARE(namesOf(model, "books"), (QStringList{"genre_1*", "isbn_1!"}));
    QCOMPARE(findIn(model, "books", "genre_1").reasons, QStringList{"by genre"});
}

void TestOwnIndexes::coverNarrowerOnes()
{
    Model model = shop().model;
    model.entity(entityId("books"))->indexes = {index("genre, price")};
    QCOMPARE(namesOf(model, "books"), (QStringList{"genre_1_price_1*", "isbn_1!"}));
    QCOMPARE(findIn(model, "books", "genre_1_price_1").reasons, QStringList{"by genre"});
    IndexDefinition narrow = index("genre");
    narrow.name = QStringLiteral("mine");
    model.entity(entityId("books"))->indexes << narrow;
    QVERIFY(namesOf(model, "books").contains(QStringLiteral("mine*"))); // never dropped without a word
}

void TestOwnIndexes::takeOverWhatTheModelPromises()
{
    Model model = shop().model;
    Entity *books = model.entity(entityId("books"));
    books->indexes = {index("isbn")};
    QCOMPARE(namesOf(model, "books"), (QStringList{"genre_1", "isbn_1*!"}));
    Entity *reviews = model.entity(entityId("reviews"));
    reviews->lifecycle = Lifecycle::Retention;
    reviews->lifecycleDays = 30;
    reviews->lifecycleField = QStringLiteral("at");
    reviews->indexes = {index("at")};
    QCOMPARE(findIn(model, "reviews", "at_1").expireAfterSeconds.value_or(-1), 2592000);
    QVERIFY(!findIn(model, "reviews", "at_1").owner.isEmpty());
}

void TestOwnIndexes::followTheirEntityIntoOtherDocuments()
{
    Model model = shop().model;
    model.entity(entityId("lines"))->indexes = {index("sku, count -1")};
    QCOMPARE(namesOf(model, "orders"), (QStringList{"lines.sku_1_lines.count_-1*"}));
    model.relationship(relationshipId("orders-lines"))->placement = Placement::ReferenceFromB;
    QVERIFY(namesOf(model, "lines").contains(QStringLiteral("sku_1_count_-1*")));
}

void TestOwnIndexes::filtersFollowToo()
{
    Model model = shop().model;
    IndexDefinition own = index("sku");
    own.partialFilter =
        *parseIndexDocument(QStringLiteral(R"({"$and": [{"count": {"$gt": 3}}, {"sku": {"$exists": true}}]})"));
    model.entity(entityId("lines"))->indexes = {own};
    QCOMPARE(QString::fromUtf8(findIn(model, "orders", "lines.sku_1").partialFilter.toRelaxedJson()),
             QStringLiteral(R"({"$and":[{"lines.count":{"$gt":3}},{"lines.sku":{"$exists":true}}]})"));
}

void TestOwnIndexes::onlyOneTextIndex()
{
    ModelBuilder builder = shop();
    builder.operation("search", "read 5/s books");
    Model model = builder.model;
    model.operations.last().filters = {{{entityId("books"), QStringLiteral("title")}, FilterOp::Text}};
    model.entity(entityId("books"))->indexes = {index("title text(10), summary text")};
    QCOMPARE(namesOf(model, "books"), (QStringList{"genre_1", "isbn_1!", "title_text_summary_text*"}));
    QCOMPARE(findIn(model, "books", "title_text_summary_text").reasons, QStringList{"search"});
}

void TestOwnIndexes::ofOneKindLeaveOthersOut()
{
    ModelBuilder builder;
    builder.entity("media", 1000, "title:string");
    builder.entity("books", 600, "isbn:string:13");
    builder.entity("films", 400, "length:int32");
    for (const char *kind : {"books", "films"})
        builder.model.entity(entityId(kind))->superEntity = entityId("media");
    builder.use("inheritance", "media");
    IndexDefinition own = index("isbn");
    own.unique = true;
    builder.model.entity(entityId("books"))->indexes = {own};
    const design::Design design = patterns::buildDesign(builder.model);
    QVERIFY2(design.skipped.isEmpty(), design.skipped.isEmpty() ? "" : qPrintable(design.skipped.first().reason));
    const design::Index built = findIn(builder.model, "media", "isbn_1");
    QVERIFY(built.unique);
    const design::Collection *media = design.collection(QStringLiteral("media"));
    QCOMPARE(QString::fromUtf8(built.partialFilter.toRelaxedJson()),
             QStringLiteral(R"({"%1":"%2"})").arg(media->root.discriminator, media->root.variants.first().value));
}

void TestOwnIndexes::suppressedOnesGo()
{
    services::IndexChanges changes(shop().model);
    QVERIFY(changes.suppress(QStringLiteral("books"), QStringLiteral("genre_1"), QStringLiteral("too few values")));
    QCOMPARE(namesOf(changes.model(), "books"), QStringList{"isbn_1!"});
    const auto refused = changes.suppress(QStringLiteral("books"), QStringLiteral("isbn_1"), {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(QLatin1String("unique")), qPrintable(refused.error().text()));
    QVERIFY(changes.restore(entityId("books"), QStringLiteral("genre_1")));
    QCOMPARE(changes.model(), shop().model);
}

void TestOwnIndexes::whatCannotBeBuiltIsTold()
{
    Model model = shop().model;
    IndexDefinition expiry = index("due");
    expiry.expireAfterSeconds = 60;
    model.entity(entityId("lines"))->indexes = {index("colour"), expiry};
    const design::Design design = patterns::buildDesign(model);
    const design::DesignIndex places(design);
    const ModelIndex modelIndex(model);
    const auto unplaced = design::OwnIndexes(places, modelIndex).unplaced();
    QCOMPARE(unplaced.size(), 2);
    QVERIFY(unplaced.first().reason.contains(QLatin1String("have no colour")));
    QVERIFY(unplaced.last().reason.contains(QLatin1String("never parts of them")));
    const auto listed = services::listIndexes(modelIndex, design, nullptr);
    QCOMPARE(
        std::count_if(listed.cbegin(), listed.cend(),
                      [](const services::ListedIndex &one) { return one.origin == services::IndexOrigin::NotBuilt; }),
        2);
}

void TestOwnIndexes::derivedOnesAreKeptAsTheyAre()
{
    const Model before = shop().model;
    services::IndexChanges changes(before);
    QVERIFY(changes.keep(QStringLiteral("books"), QStringLiteral("genre_1")));
    QVERIFY(changes.keep(QStringLiteral("books"), QStringLiteral("isbn_1")));
    QCOMPARE(namesOf(changes.model(), "books"), (QStringList{"genre_1*", "isbn_1*!"}));
    for (const char *name : {"genre_1", "isbn_1"}) {
        QCOMPARE(indexSpecification(findIn(changes.model(), "books", name)),
                 indexSpecification(findIn(before, "books", name)));
    }
}

void TestOwnIndexes::changedOnesReplaceTheirFormer()
{
    services::IndexChanges changes(shop().model);
    IndexDefinition own = index("genre, title");
    own.partialFilter = *parseIndexDocument(QStringLiteral(R"({"price": {"$gt": 10}})"));
    QVERIFY(changes.replace(QStringLiteral("books"), QStringLiteral("genre_1"), own));
    QCOMPARE(namesOf(changes.model(), "books"), (QStringList{"genre_1_title_1*", "isbn_1!"}));
}

void TestOwnIndexes::refusalsSayWhy_data()
{
    QTest::addColumn<QString>("entity");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no such field") << "books"
                                   << "colour"
                                   << "no colour";
    QTest::newRow("a second text index") << "books"
                                         << "title text"
                                         << "text index";
    QTest::newRow("the same again") << "books"
                                    << "price"
                                    << "name";
    QTest::newRow("two arrays") << "orders"
                                << "tags, lines.sku"
                                << "two arrays";
    QTest::newRow("hashed in an array") << "lines"
                                        << "sku hashed"
                                        << "hashed";
}

void TestOwnIndexes::refusalsSayWhy()
{
    QFETCH(QString, entity);
    QFETCH(QString, keys);
    QFETCH(QString, reason);
    Model model = shop().model;
    Field tags;
    tags.id = FieldId(QStringLiteral("tags"));
    tags.name = QStringLiteral("tags");
    tags.type = FieldType::Array;
    tags.count = {0, 3, 9, false};
    model.entity(entityId("orders"))->fields << tags;
    model.entity(entityId("books"))->indexes = {index("summary text"), index("price")};
    services::IndexChanges changes(model);
    const auto refused = changes.add(entityId(qPrintable(entity)), index(qPrintable(keys)));
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(reason), qPrintable(refused.error().text()));
    QVERIFY(!refused.error().wayOut.isEmpty());
    QCOMPARE(changes.model(), model);
}

void TestOwnIndexes::mendsWhatIsRefused()
{
    Model model = shop().model;
    const qsizetype sound = validateModel(model).size(); // names of operations are no ids here
    IndexDefinition wrong = index("genre hashed");
    wrong.unique = true;
    model.entity(entityId("books"))->indexes = {wrong};
    QCOMPARE(validateModel(model).size(), sound + 1);
    services::IndexChanges changes(model);
    wrong.unique = false;
    QVERIFY(changes.change(entityId("books"), QStringLiteral("genre_hashed"), wrong));
    QCOMPARE(validateModel(changes.model()).size(), sound);
    QVERIFY(changes.remove(entityId("books"), QStringLiteral("genre_hashed")));
    QCOMPARE(changes.model(), shop().model);
}

QTEST_APPLESS_MAIN(TestOwnIndexes)
#include "tst_ownindexes.moc"
