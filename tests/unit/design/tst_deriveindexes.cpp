// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/designindex.h"
#include "models/design/indexes/deriveindexes.h"
#include "models/design/shape/mapping.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw::design;
using namespace sw::schema;
using namespace sw::test;

namespace
{

QString text(const Index &index)
{
    QString out = index.name;
    out += index.unique ? QStringLiteral(" unique") : QString();
    out += index.sparse ? QStringLiteral(" sparse") : QString();
    out += index.partialFilter.isEmpty() ? QString()
                                         : QStringLiteral(" ") + QString::fromUtf8(index.partialFilter.toRelaxedJson());
    out += index.expireAfterSeconds ? QStringLiteral(" expires %1").arg(*index.expireAfterSeconds) : QString();
    return out + QStringLiteral(": ") + index.reasons.join(QStringLiteral(", "));
}

Design derived(const Model &model)
{
    const ModelIndex index(model);
    Design design = mapModel(index, {});
    deriveIndexes(design, index);
    return design;
}

QStringList indexesOf(const Design &design, const char *collection)
{
    QStringList lines;
    const Collection *in = design.collection(QString::fromLatin1(collection));
    for (const Index &index : in ? in->indexes : QList<Index>())
        lines << text(index);
    return lines;
}

ModelBuilder shop()
{
    ModelBuilder builder;
    builder.entity("books", 1000,
                   "isbn:string:13! title:string genre:string price:decimal128 tags:string[0,3,9] codes:string[0,3,9] "
                   "place:geoPoint");
    builder.entity("reviews", 50000, "stars:int32 text:string:300 at:date nick:string?!");
    builder.link("books 1:N reviews [0,50,50000]");
    return builder;
}

} // namespace

class TestDeriveIndexes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operations_data();
    void operations();
    void referencesAndUniqueFields();
    void nullableUniqueFieldsLeaveNullOut();
    void uniqueFieldsOfItems();
    void lifetimes();
    void embeddedFieldsByDottedPath();
    void copiesServeFilters();
    void oneTextIndex();
    void placesOfAnyKind();
    void keepsTheMostUsedWithinTheLimit();
    void servedPathsNeedNone();
    void kindsGetTheirOwn();
    void findsPlaces();
};

void TestDeriveIndexes::operations_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QStringList>("expected"); // of books, besides the unique isbn
    const auto row = [](const char *name, const QStringList &texts, const QStringList &expected) {
        QTest::newRow(name) << texts << expected;
    };
    const auto one = [](const char *words) {
        return QString::fromLatin1(words);
    };
    row("none", {}, {});
    row("equality", {one("read 5/s books filter=books.genre")}, {one("genre_1: op0")});
    row("equality, sort, range", {one("read 5/s books range=books.price sort=-books.title filter=books.genre")},
        {one("genre_1_title_-1_price_1: op0")});
    row("prefix joins",
        {one("read 5/s books filter=books.genre"), one("read 5/s books filter=books.genre sort=books.title")},
        {one("genre_1_title_1: op1, op0")});
    row("sort alone", {one("read 5/s books sort=-books.price")}, {one("price_-1: op0")});
    row("the newest by _id", {one("read 5/s books sort=-books._id")}, {});
    row("both directions", {one("read 5/s books sort=-books.price"), one("read 1/s books sort=books.price")},
        {one("price_-1: op0, op1")});
    row("equal first, either direction",
        {one("read 5/s books filter=books.genre sort=-books.price"),
         one("read 1/s books filter=books.genre sort=books.price")},
        {one("genre_1_price_-1: op0, op1")});
    row("a range has no direction",
        {one("read 5/s books filter=books.genre range=books.price"),
         one("read 1/s books filter=books.genre sort=-books.price")},
        {one("genre_1_price_1: op0, op1")});
    row("two sorts have",
        {one("read 5/s books sort=books.title sort=-books.price"),
         one("read 1/s books sort=books.title sort=books.price")},
        {one("title_1_price_-1: op0"), one("title_1_price_1: op1")});
    row("by a unique field", {one("read 5/s books filter=books.isbn sort=books.title")}, {});
    row("by _id", {one("read 5/s books filter=books._id filter=books.genre")}, {});
    row("insert", {one("insert 5/s books filter=books.genre")}, {});
    row("update", {one("update 5/s books filter=books.genre")}, {one("genre_1: op0")});
    row("one of two arrays", {one("read 5/s books filter=books.tags filter=books.codes filter=books.genre")},
        {one("tags_1_genre_1: op0")}); // a server takes one index for it
    row("no sort by an array", {one("read 5/s books filter=books.genre sort=books.tags")}, {one("genre_1: op0")});
    row("sort by an equal field", {one("read 5/s books filter=books.genre sort=books.genre")}, {one("genre_1: op0")});
}

void TestDeriveIndexes::operations()
{
    QFETCH(QStringList, texts);
    QFETCH(QStringList, expected);
    ModelBuilder builder = shop();
    for (qsizetype i = 0; i < texts.size(); ++i)
        builder.operation(qPrintable(QStringLiteral("op%1").arg(i)), qPrintable(texts.at(i)));
    QStringList found = indexesOf(derived(builder.model), "books");
    QVERIFY(found.takeFirst().startsWith(QStringLiteral("isbn_1 unique: unique field")));
    QCOMPARE(found, expected);
}

void TestDeriveIndexes::referencesAndUniqueFields()
{
    ModelBuilder builder = shop();
    QCOMPARE(indexesOf(derived(builder.model), "reviews"),
             QStringList(QStringLiteral("nick_1 unique sparse: unique field")));
    builder.operation("page", "read 50/s books books-reviews:10 sort=-reviews.at");
    QCOMPARE(
        indexesOf(derived(builder.model), "reviews"),
        QStringList({QStringLiteral("nick_1 unique sparse: unique field"), QStringLiteral("book_id_1_at_-1: page")}));
    QCOMPARE(indexesOf(derived(builder.model), "books").size(), 1);
    builder.operation("drop", "delete 0.1/s books filter=books.isbn");
    QVERIFY(indexesOf(derived(builder.model), "reviews").contains(QStringLiteral("book_id_1_at_-1: page, drop")));
    QCOMPARE(indexesOf(derived(builder.model), "books"),
             QStringList(QStringLiteral("isbn_1 unique: unique field, drop")));
}

void TestDeriveIndexes::nullableUniqueFieldsLeaveNullOut()
{
    ModelBuilder builder;
    builder.entity("users", 10, "mail:string!");
    builder.model.entities[0].fields[0].nullable = true;
    QCOMPARE(indexesOf(derived(builder.model), "users"),
             QStringList(QStringLiteral("mail_1 unique {\"mail\":{\"$gte\":\"\"}}: unique field")));
}

/// An index over an array has an entry for each item, null where the value is missing; only a sparse one leaves those
/// out.
void TestDeriveIndexes::uniqueFieldsOfItems()
{
    ModelBuilder builder = shop();
    builder.entity("lines", 9, "code:string?!").link("books 1:N lines [0,3,9] composition");
    QVERIFY2(
        indexesOf(derived(builder.model), "books").contains(QStringLiteral("lines.code_1 unique sparse: unique field")),
        qPrintable(indexesOf(derived(builder.model), "books").join(u'\n')));
    builder.model.entities.last().fields.last().nullable = true;
    const QStringList found = indexesOf(derived(builder.model), "books");
    QVERIFY2(found.contains(
                 QStringLiteral("lines.code_1: unique field; no index can keep it so, because items may lack it")),
             qPrintable(found.join(u'\n')));

    Design design;
    Collection things = design.collections.emplaceBack();
    const auto kind = [](const char *value, bool coded) {
        Node code = makeNode(QStringLiteral("code"), FieldType::String);
        code.uniqueValues = true;
        code.presence = 0.5;
        const QList<Node> item =
            coded ? QList<Node>{code} : QList<Node>{makeNode(QStringLiteral("name"), FieldType::String)};
        return Variant{QString::fromLatin1(value),
                       1,
                       {makeArray(QStringLiteral("parts"), makeObject({}, item), {0, 2, 4, false})}};
    };
    things.name = QStringLiteral("things");
    things.root = makeObject({}, {makeNode(QStringLiteral("_id"), FieldType::ObjectId),
                                  makeNode(QStringLiteral("type"), FieldType::String)});
    things.root.discriminator = QStringLiteral("type");
    for (const bool both : {false, true}) {
        things.root.variants = {kind("ship", true), kind("shop", both)};
        design.collections = {things};
        const Model none;
        const ModelIndex index(none);
        deriveIndexes(design, index);
        const QString line = indexesOf(design, "things").join(u'\n');
        QVERIFY2(line.contains(both ? QStringLiteral("no index can keep it so")
                                    : QStringLiteral("parts.code_1 unique sparse")),
                 qPrintable(line));
    }
}

void TestDeriveIndexes::lifetimes()
{
    ModelBuilder builder;
    builder.entity("logs", 10, "at:date level:string");
    Entity &logs = builder.model.entities[0];
    logs.lifecycle = Lifecycle::Retention;
    logs.lifecycleDays = 30;
    logs.lifecycleField = QStringLiteral("at");
    QCOMPARE(indexesOf(derived(builder.model), "logs"),
             QStringList(QStringLiteral("at_1 expires 2592000: deleted after 30 days")));
    logs.lifecycleField = QStringLiteral("level");
    QVERIFY(indexesOf(derived(builder.model), "logs").isEmpty());
}

void TestDeriveIndexes::embeddedFieldsByDottedPath()
{
    ModelBuilder builder = shop();
    builder.entity("lines", 9, "sku:string qty:int32").link("books 1:N lines [0,3,9] composition");
    builder.operation("by line", "read 5/s lines filter=lines.sku");
    builder.operation("both", "read 5/s books books-lines filter=books.genre filter=lines.qty sort=lines.sku");
    builder.operation("change", "update 1/s lines");
    const QStringList found = indexesOf(derived(builder.model), "books");
    QVERIFY(found.contains(QStringLiteral("lines.sku_1: by line")));
    QVERIFY(found.contains(QStringLiteral("lines._id_1: change")));
    QVERIFY(found.contains(QStringLiteral("genre_1_lines.qty_1: both")));
}

void TestDeriveIndexes::copiesServeFilters()
{
    ModelBuilder builder = shop();
    builder.model.relationships[0].placement = Placement::EmbedInB;
    builder.operation("by title", "read 5/s reviews books-reviews filter=books.title");
    const QStringList found = indexesOf(derived(builder.model), "reviews");
    QVERIFY2(found.contains(QStringLiteral("book.title_1: by title")), qPrintable(found.join(u'\n')));
    QVERIFY(!found.join(u'\n').contains(QStringLiteral("book._id"))); // nobody looks for reviews by it
    QVERIFY(!found.join(QString()).contains(QStringLiteral("isbn"))); // copies are not unique
}

void TestDeriveIndexes::oneTextIndex()
{
    ModelBuilder builder = shop();
    builder.operation("words", "read 5/s books filter=books.title")
        .operation("more", "read 5/s books filter=books.genre");
    builder.operation("near", "read 5/s books filter=books.place filter=books.genre");
    builder.model.operations[0].filters[0].op = builder.model.operations[1].filters[0].op = FilterOp::Text;
    builder.model.operations[2].filters[0].op = FilterOp::Geo;
    const QStringList found = indexesOf(derived(builder.model), "books");
    QCOMPARE(found.mid(1), QStringList({QStringLiteral("title_text_genre_text: words, more"),
                                        QStringLiteral("genre_1_place_2dsphere: near")}));
    builder.model.operations[2].filters[0].op = FilterOp::CaseInsensitiveRegex;
    QVERIFY(indexesOf(derived(builder.model), "books").contains(QStringLiteral("genre_1: near")));

    // A server refuses documents with a list of points under a 2dsphere index.
    builder.model.operations[2].filters[0].op = FilterOp::Geo;
    for (sw::schema::Field &field : builder.model.entities.first().fields) {
        if (field.type == sw::schema::FieldType::GeoPoint) {
            field.type = sw::schema::FieldType::Array;
            field.itemType = sw::schema::FieldType::GeoPoint;
        }
    }
    QVERIFY(indexesOf(derived(builder.model), "books").contains(QStringLiteral("genre_1: near")));
}

/// Points with an altitude, lines and areas are objects to an import.
void TestDeriveIndexes::placesOfAnyKind()
{
    ModelBuilder builder = shop();
    builder.operation("near", "read 5/s books filter=books.place");
    builder.model.operations[0].filters[0].op = FilterOp::Geo;
    for (sw::schema::Field &place : builder.model.entities.first().fields) {
        if (place.type != sw::schema::FieldType::GeoPoint)
            continue;
        place.type = sw::schema::FieldType::Object;
        for (const char *name : {"type", "coordinates"}) {
            sw::schema::Field part;
            part.id = sw::schema::FieldId(QLatin1String(name));
            part.name = QLatin1String(name);
            place.fields << part;
        }
    }
    const QString wanted = QStringLiteral("place_2dsphere: near");
    QVERIFY(indexesOf(derived(builder.model), "books").contains(wanted));
    for (sw::schema::Field &place : builder.model.entities.first().fields) {
        if (!place.fields.isEmpty())
            place.fields.last().name = QStringLiteral("street");
    }
    QVERIFY(!indexesOf(derived(builder.model), "books").contains(wanted));
}

void TestDeriveIndexes::keepsTheMostUsedWithinTheLimit()
{
    ModelBuilder builder;
    QString fields;
    for (int i = 0; i < 80; ++i)
        fields += QStringLiteral(" f%1:int32").arg(i);
    builder.entity("wide", 10, qPrintable(fields));
    for (int i = 0; i < 80; ++i)
        builder.operation(
            "op",
            qPrintable(
                QStringLiteral("read %1/s wide filter=wide.f%2").arg(QString::number(i + 1), QString::number(i))));
    const Design design = derived(builder.model);
    QCOMPARE(design.collections.first().indexes.size(), 63);
    QCOMPARE(design.collections.first().indexes.first().name, QStringLiteral("f17_1"));
}

void TestDeriveIndexes::servedPathsNeedNone()
{
    ModelBuilder builder = shop();
    builder.operation("read", "read 5/s books filter=books.genre range=books.title")
        .operation("other", "read 5/s books filter=books.price")
        .operation("title", "read 1/s books filter=books.title");
    const ModelIndex index(builder.model);
    Design design = mapModel(index, {});
    design.collections[0].served << QStringList{QStringLiteral("genre"), QStringLiteral("title")};
    deriveIndexes(design, index);
    QCOMPARE(indexesOf(design, "books").mid(1),
             QStringList({QStringLiteral("price_1: other"), QStringLiteral("title_1: title")}));
}

void TestDeriveIndexes::kindsGetTheirOwn()
{
    ModelBuilder builder;
    builder.entity("vessels", 300, "name:string")
        .entity("ferries", 100, "capacity:int32")
        .entity("tugs", 200, "pull:int32");
    builder.model.entities[1].superEntity = builder.model.entities[2].superEntity = entityId("vessels");
    builder.operation("by name", "read 5/s vessels filter=vessels.name")
        .operation("strong", "read 1/s tugs filter=tugs.pull filter=tugs.name");
    const Design design = derived(builder.model);
    QCOMPARE(indexesOf(design, "ferries"), QStringList(QStringLiteral("name_1: by name")));
    QCOMPARE(indexesOf(design, "tugs"), QStringList(QStringLiteral("name_1_pull_1: strong, by name")));
}

void TestDeriveIndexes::findsPlaces()
{
    ModelBuilder builder = shop();
    builder.entity("lines", 9, "sku:string").link("books 1:N lines [0,3,9] composition");
    const ModelIndex index(builder.model);
    const Design design = derived(builder.model);
    const DesignIndex places(design);
    QVERIFY(places.homeOf(entityId("lines")) == Location({QStringLiteral("books"), QStringLiteral("lines")}));
    QVERIFY(places.locate(index, {entityId("lines"), QStringLiteral("sku")}) ==
            Location({QStringLiteral("books"), QStringLiteral("lines.sku")}));
    QVERIFY(places.locate(index, {entityId("reviews"), QStringLiteral("book_id")}) ==
            Location({QStringLiteral("reviews"), QStringLiteral("book_id")}));
    QVERIFY(places.locate(index, {entityId("books"), QStringLiteral("_id")}) ==
            Location({QStringLiteral("books"), QStringLiteral("_id")}));
    QVERIFY(!places.locate(index, {entityId("books"), QStringLiteral("nothing")}));
    QVERIFY(!places.homeOf(entityId("nobody")));
}

QTEST_APPLESS_MAIN(TestDeriveIndexes)
#include "tst_deriveindexes.moc"
