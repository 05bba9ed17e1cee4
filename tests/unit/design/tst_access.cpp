// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/access/accessresolver.h"
#include "models/design/shape/mapping.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw::design;
using namespace sw::schema;
using namespace sw::test;

namespace
{

QString wayText(const Access &access)
{
    static const char *const words[] = {"search", "ids", "reference", "holders"};
    return QLatin1String(words[static_cast<int>(access.way)]);
}

/// "search reviews book_id= created: -created": how, where, what is compared with a value (=) or a range, the order.
QString text(const Access &access)
{
    QStringList parts{wayText(access), access.collection};
    for (const Condition &condition : access.conditions)
        parts << condition.path + (condition.isEquality() ? QStringLiteral("=") : QStringLiteral("~"));
    for (const IndexKey &key : access.sort)
        parts << (key.kind == KeyKind::Descending ? QStringLiteral("-") : QStringLiteral("+")) + key.path;
    return parts.join(QLatin1Char(' '));
}

/// The accesses of the last operation of \p model.
QStringList accessesOf(const Model &model)
{
    const ModelIndex index(model);
    const Design design = sw::patterns::buildDesign(index);
    const DesignIndex places(design);
    QStringList lines;
    for (const Access &access : AccessResolver(places, index).of(model.operations.last()))
        lines << text(access);
    return lines;
}

ModelBuilder shop(const char *placement = "referenceFromB")
{
    ModelBuilder builder;
    builder.entity("books", 1000, "isbn:string:13! title:string genre:string price:decimal128");
    builder.entity("reviews", 50000, "stars:int32 text:string:300 at:date");
    builder.link(qPrintable(QStringLiteral("books 1:N reviews [0,5,40] placement=") + QLatin1String(placement)));
    return builder;
}

} // namespace

class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksWhereverTheyAreKept_data();
    void linksWhereverTheyAreKept();
    void manyToMany_data();
    void manyToMany();
    void bucketsAreFoundByTheirId();
    void copiesAnswer();
    void trees();
    void deletesLookForWhatRefers();
    void changesLookForCopies();
    void referencesOfSeveralKindsNameTheKind();
    void whatNarrowsDownMostComesFirst();
    void indexThatServes();
};

void TestAccess::linksWhereverTheyAreKept_data()
{
    QTest::addColumn<QString>("placement");
    QTest::addColumn<QString>("operation");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *placement, const char *operation, const QStringList &expected) {
        QTest::newRow(name) << QString::fromLatin1(placement) << QString::fromLatin1(operation) << expected;
    };
    const char *const byLink = "read 5/s reviews filter=reviews.book_id sort=-reviews.at";
    row("id in the child", "referenceFromB", byLink, {QStringLiteral("search reviews book_id= -at")});
    row("embedded", "embedInA", byLink, {QStringLiteral("search books _id=")});
    row("ids in the parent", "referenceFromA", byLink,
        {QStringLiteral("search books _id="), QStringLiteral("ids reviews")});
    row("parent copied into the child", "embedInB", byLink, {QStringLiteral("search reviews book._id= -at")});

    const char *const byParent = "read 5/s reviews books-reviews filter=books.isbn sort=-reviews.at";
    row("parent's field, id in the child", "referenceFromB", byParent,
        {QStringLiteral("search books isbn="), QStringLiteral("reference reviews book_id= -at")});
    row("parent's field, embedded", "embedInA", byParent, {QStringLiteral("search books isbn=")});
    row("parent's field, copied", "embedInB", byParent,
        {QStringLiteral("search reviews book.isbn= -at"), QStringLiteral("ids books")});

    const char *const page = "read 5/s books books-reviews:10 filter=books.isbn range=reviews.at sort=-reviews.at";
    row("page, id in the child", "referenceFromB", page,
        {QStringLiteral("search books isbn="), QStringLiteral("reference reviews book_id= at~ -at")});
    row("page, embedded", "embedInA", page, {QStringLiteral("search books isbn= reviews.at~")});

    const char *const byStars = "read 5/s books books-reviews filter=reviews.stars";
    row("child's field", "referenceFromB", byStars,
        {QStringLiteral("search reviews stars="), QStringLiteral("ids books")});
    row("child's field, embedded", "embedInA", byStars, {QStringLiteral("search books reviews.stars=")});
}

void TestAccess::linksWhereverTheyAreKept()
{
    QFETCH(QString, placement);
    QFETCH(QString, operation);
    QFETCH(QStringList, expected);
    ModelBuilder builder = shop(qPrintable(placement));
    builder.operation("op", qPrintable(operation));
    QCOMPARE(accessesOf(builder.model), expected);
}

void TestAccess::manyToMany_data()
{
    QTest::addColumn<QString>("placement");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("ids at the start") << QStringLiteral("referenceFromA")
                                      << QStringList({QStringLiteral("search cars place_ids= free= -rating"),
                                                      QStringLiteral("ids places")});
    QTest::newRow("ids at the far end") << QStringLiteral("referenceFromB")
                                        << QStringList(
                                               {QStringLiteral("search places _id="), QStringLiteral("ids cars")});
    QTest::newRow("links apart") << QStringLiteral("linkCollection")
                                 << QStringList({QStringLiteral("search places _id="),
                                                 QStringLiteral("reference car_places place_id="),
                                                 QStringLiteral("ids cars")});
}

void TestAccess::manyToMany()
{
    QFETCH(QString, placement);
    QFETCH(QStringList, expected);
    ModelBuilder builder;
    builder.entity("cars", 100000, "free:bool rating:double").entity("places", 3000, "name:string");
    builder.link(qPrintable(QStringLiteral("cars [0,60,3000] N:M places [1,2,40] placement=") + placement));
    builder.operation("at a place", "read 20/s cars cars-places filter=places._id filter=cars.free sort=-cars.rating");
    QCOMPARE(accessesOf(builder.model), expected);
}

/// The code finds a bucket by the range of its _id: nothing inside needs an index.
void TestAccess::bucketsAreFoundByTheirId()
{
    ModelBuilder builder;
    builder.entity("buoys", 500, "name:string").entity("readings", 2e8, "ts:date wave:double");
    builder.link("buoys 1:N readings [0,400000,∞] unbounded placement=referenceFromB");
    builder.use("bucket-by-time", "buoys-readings");
    builder.operation("day", "read 6/s buoys buoys-readings filter=buoys._id range=readings.ts sort=readings.ts");
    const ModelIndex index(builder.model);
    const Design design = sw::patterns::buildDesign(index);
    QVERIFY2(design.skipped.isEmpty(), qPrintable(design.skipped.value(0).reason));
    const QStringList found = accessesOf(builder.model);
    QCOMPARE(found.size(), 2);
    QVERIFY2(found.at(1).startsWith(QStringLiteral("reference reading_buckets _id.buoy_id=")), qPrintable(found.at(1)));
    for (const Collection &collection : design.collections) {
        for (const Index &one : collection.indexes)
            QVERIFY2(!one.keys.first().path.contains(QStringLiteral("ts")), qPrintable(one.name));
    }
}

void TestAccess::copiesAnswer()
{
    ModelBuilder builder = shop("embedInB");
    builder.operation("op", "read 5/s reviews books-reviews filter=books.genre range=reviews.at");
    QCOMPARE(accessesOf(builder.model),
             QStringList({QStringLiteral("search reviews book.genre= at~"), QStringLiteral("ids books")}));
}

void TestAccess::trees()
{
    ModelBuilder builder;
    builder.entity("pages", 1000, "path:string");
    builder.link("pages 1:N pages [0,1,5000] placement=referenceFromB name=tree");
    builder.operation("children", "read 5/s pages filter=pages.parent_id sort=pages.path");
    QCOMPARE(accessesOf(builder.model), QStringList(QStringLiteral("search pages parent_id= +path")));
    builder.operation("with children", "read 5/s pages tree filter=pages._id");
    QCOMPARE(accessesOf(builder.model),
             QStringList({QStringLiteral("search pages _id="), QStringLiteral("reference pages parent_id=")}));
}

void TestAccess::deletesLookForWhatRefers()
{
    ModelBuilder builder = shop();
    builder.operation("drop", "delete 0.1/s books filter=books.isbn");
    QCOMPARE(accessesOf(builder.model),
             QStringList({QStringLiteral("search books isbn="), QStringLiteral("holders reviews book_id=")}));
}

void TestAccess::changesLookForCopies()
{
    ModelBuilder builder = shop("embedInB");
    builder.operation("reprice", "update 0.1/s books filter=books.isbn writes=books.price");
    QCOMPARE(accessesOf(builder.model),
             QStringList({QStringLiteral("search books isbn="), QStringLiteral("holders reviews book._id=")}));
}

void TestAccess::referencesOfSeveralKindsNameTheKind()
{
    ModelBuilder builder;
    builder.entity("activities", 100000, "action:string:8 at:date").entity("pages", 500, "title:string:20");
    builder.entity("users", 50, "name:string:12").entity("groups", 10, "name:string:12");
    builder.link("pages 1:N activities [0,200,900] placement=referenceFromB");
    builder.link("users 1:N activities [0,200,900] placement=referenceFromB");
    for (Relationship &relationship : builder.model.relationships) {
        relationship.a.link.names = {QStringLiteral("target")};
        relationship.a.link.kindField = QStringLiteral("targetModel");
        relationship.a.perOther = {0, 0.5, 1, false};
    }
    builder.link("pages [0,9,90] N:M groups [0,2,5] placement=referenceFromA");
    builder.link("pages [0,9,90] N:M users [0,1,5] placement=referenceFromA");
    for (qsizetype i = 2; i < 4; ++i) {
        builder.model.relationships[i].b.link.names = {QStringLiteral("granted")};
        builder.model.relationships[i].b.link.kindField = QStringLiteral("type");
    }
    builder.operation("of a page", "read 5/s pages pages-activities:20 filter=pages.title sort=-activities.at");
    QCOMPARE(accessesOf(builder.model), QStringList({QStringLiteral("search pages title="),
                                                     QStringLiteral("reference activities targetModel= target= -at")}));
    QStringList names;
    const Design design = sw::patterns::buildDesign(builder.model);
    for (const Index &index : design.collection(QStringLiteral("activities"))->indexes)
        names << index.name;
    QCOMPARE(names, QStringList{QStringLiteral("targetModel_1_target_1_at_-1")});

    builder.operation("pages of a group", "read 5/s groups pages-groups:20 filter=groups.name");
    QCOMPARE(accessesOf(builder.model), QStringList({QStringLiteral("search groups name="),
                                                     QStringLiteral("reference pages granted.type= granted.item=")}));

    builder.operation("drop", "delete 0.1/s users filter=users.name");
    QCOMPARE(accessesOf(builder.model), QStringList({QStringLiteral("search users name="),
                                                     QStringLiteral("holders activities targetModel= target="),
                                                     QStringLiteral("holders pages granted.type= granted.item=")}));
}

void TestAccess::whatNarrowsDownMostComesFirst()
{
    ModelBuilder builder;
    builder.entity("people", 100000, "mail:string!").entity("orders", 1e6, "open:bool at:date");
    builder.link("people 1:N orders [0,10,100] placement=referenceFromB");
    builder.operation("mine", "read 5/s orders people-orders filter=orders.open filter=people.mail sort=-orders.at");
    QCOMPARE(accessesOf(builder.model), QStringList({QStringLiteral("search people mail="),
                                                     QStringLiteral("reference orders person_id= open= -at")}));
}

void TestAccess::indexThatServes()
{
    Collection in;
    in.root = makeObject({}, {makeNode(QStringLiteral("_id"), FieldType::ObjectId)});
    const auto index = [](const char *name, const QList<IndexKey> &keys) {
        Index made;
        made.name = QString::fromLatin1(name);
        made.keys = keys;
        return made;
    };
    const QString a = QStringLiteral("a"), b = QStringLiteral("b"), c = QStringLiteral("c");
    in.indexes = {index("a", {{a}}), index("ab", {{a}, {b, KeyKind::Descending}}), index("c", {{c}})};
    Access access;
    access.conditions = {{a}};
    access.sort = {{b}};
    QCOMPARE(servingIndex(in, access)->name, QStringLiteral("ab"));
    access.conditions = {{b}};
    access.sort = {};
    QVERIFY(!servingIndex(in, access));
    access.conditions = {{c, FilterOp::Range}};
    QCOMPARE(servingIndex(in, access)->name, QStringLiteral("c"));
    in.indexes.last().hidden = true;
    QVERIFY(!servingIndex(in, access));
    access.conditions = {{QStringLiteral("_id")}};
    QVERIFY(access.isById(in));
}

QTEST_APPLESS_MAIN(TestAccess)
#include "tst_access.moc"
