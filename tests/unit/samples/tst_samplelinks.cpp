// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/shapes.h"

#include <QJsonArray>
#include <QSet>
#include <QtTest>

using namespace sw;
using namespace sw::testsupport;
using design::Node;
using samples::Extent;
using samples::SampleGenerator;
using schema::FieldType;

class TestSampleLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void obeysDerivations();
    void fillsSpansOfTime_data();
    void fillsSpansOfTime();
    void givesEachBucketItsMoment();
    void takesNoUniqueFieldForAPage();
    void fillsPagesOneByOne_data();
    void fillsPagesOneByOne();
    void pointsToExistingDocuments();
    void copiesWholeArrays();
    void showsChildrenInTheirParent();
    void listsEachChildOnce_data();
    void listsEachChildOnce();
    void makesTreesWithoutCircles();
    void makesTreesOfPlainLists_data();
    void makesTreesOfPlainLists();
    void linksKindsInOneCollection();
};

void TestSampleLinks::obeysDerivations()
{
    using Kind = design::Derivation::Kind;
    const auto derived = [](const char *name, FieldType type, Kind kind, const char *of) {
        Node node = fieldNode(name, type);
        node.derivation = design::Derivation{kind, QString::fromLatin1(of)};
        return node;
    };
    Node reading = design::makeObject({}, {fieldNode("ts", FieldType::Date), fieldNode("t", FieldType::Double),
                                           fieldNode("m", FieldType::Decimal128)});
    Node id = derived("_id", FieldType::String, Kind::Text, "{sensor}_{first:readings.ts}");
    design::Design design;
    design.collections << collectionOf("buckets",
                                       {id, fieldNode("sensor", FieldType::Int32),
                                        derived("count", FieldType::Int32, Kind::SizeOf, "readings"),
                                        derived("sum", FieldType::Double, Kind::SumOf, "readings.t"),
                                        derived("money", FieldType::Decimal128, Kind::SumOf, "readings.m"),
                                        derived("start", FieldType::Date, Kind::MinOf, "readings.ts"),
                                        derived("end", FieldType::Date, Kind::MaxOf, "readings.ts"),
                                        design::makeArray(QStringLiteral("readings"), reading, {1, 20, 60, false})});
    QSet<QString> ids;
    const SampleGenerator generator(design, design.collections.first());
    for (const Extent extent : {Extent::Smallest, Extent::Likely, Extent::Largest, Extent::Random}) {
        for (quint64 n = 0; n < 200; ++n) {
            const QJsonObject document = jsonOf(generator.document(n, extent));
            const QJsonArray readings = document[QStringLiteral("readings")].toArray();
            QCOMPARE(document[QStringLiteral("count")].toInt(), readings.size());
            double sum = 0, money = 0;
            QString first, last;
            for (const QJsonValue item : readings) {
                sum += item[QStringLiteral("t")].toDouble();
                money += item[QStringLiteral("m")][QStringLiteral("$numberDecimal")].toString().toDouble();
                const QString at = item[QStringLiteral("ts")][QStringLiteral("$date")].toString();
                QVERIFY(at >= last);
                first = first.isEmpty() ? at : first;
                last = at;
            }
            QVERIFY(std::abs(document[QStringLiteral("sum")].toDouble() - sum) < 1e-6);
            QVERIFY(std::abs(document[QStringLiteral("money")][QStringLiteral("$numberDecimal")].toString().toDouble() -
                             money) < 1e-6);
            QCOMPARE(document[QStringLiteral("start")][QStringLiteral("$date")].toString(), first);
            QCOMPARE(document[QStringLiteral("end")][QStringLiteral("$date")].toString(), last);
            const QString text = document[QStringLiteral("_id")].toString();
            const qint64 milliseconds = QDateTime::fromString(first, Qt::ISODateWithMs).toMSecsSinceEpoch();
            QCOMPARE(text, QStringLiteral("%1_%2")
                               .arg(document[QStringLiteral("sensor")].toInt())
                               .arg(milliseconds, 13, 10, QLatin1Char('0')));
            if (extent == Extent::Random)
                ids.insert(text);
        }
    }
    QCOMPARE(ids.size(), 200);
}

void TestSampleLinks::fillsSpansOfTime_data()
{
    QTest::addColumn<QString>("granule");
    QTest::addColumn<FieldType>("type");
    QTest::addColumn<int>("letters");
    QTest::addColumn<bool>("reference");
    QTest::newRow("minute") << QStringLiteral("minute") << FieldType::Date << 16 << true;
    QTest::newRow("hour") << QStringLiteral("hour") << FieldType::Date << 13 << true;
    QTest::newRow("day") << QStringLiteral("day") << FieldType::String << 10 << true;
    QTest::newRow("month") << QStringLiteral("month") << FieldType::String << 7 << true;
    QTest::newRow("hour by a plain value") << QStringLiteral("hour") << FieldType::Date << 13 << false;
}

void TestSampleLinks::fillsSpansOfTime()
{
    QFETCH(QString, granule);
    QFETCH(FieldType, type);
    QFETCH(int, letters);
    Node span = design::makeNode(QStringLiteral("span"), type);
    span.derivation = design::Derivation{design::Derivation::Kind::StartOf, granule + QStringLiteral(":readings.ts")};
    const Node reading = design::makeObject({}, {fieldNode("ts", FieldType::Date), fieldNode("v", FieldType::Double)});
    QFETCH(bool, reference);
    Node sensor =
        reference ? referenceNode("sensor_id", "sensors", FieldType::Int32) : fieldNode("sensor_id", FieldType::Int32);
    sensor.distinctValues = 40;
    const Node id = design::makeObject(QStringLiteral("_id"), {sensor, span, fieldNode("seq", FieldType::Int32)});
    design::Design design;
    design.collections << collectionOf(
                              "buckets",
                              {id, design::makeArray(QStringLiteral("readings"), reading, {1, 30, 200, false})}, 900)
                       << collectionOf("sensors", {idNode(FieldType::Int32)}, 40);
    const SampleGenerator generator(design, design.collections.first());
    QSet<QString> ids;
    QSet<int> sensors;
    for (const Extent extent : {Extent::Largest, Extent::Random}) {
        for (quint64 n = 0; n < (extent == Extent::Random ? 900 : 20); ++n) {
            const QJsonObject document = jsonOf(generator.document(n, extent));
            const QJsonObject idOf = document[QStringLiteral("_id")].toObject();
            const QString start = type == FieldType::Date
                                      ? idOf[QStringLiteral("span")][QStringLiteral("$date")].toString()
                                      : idOf[QStringLiteral("span")].toString();
            for (const QJsonValue item : document[QStringLiteral("readings")].toArray())
                QCOMPARE(item[QStringLiteral("ts")][QStringLiteral("$date")].toString().left(letters),
                         start.left(letters));
            QCOMPARE(idOf[QStringLiteral("seq")].toInt(-1), 0);
            sensors.insert(idOf[QStringLiteral("sensor_id")].toInt());
            if (extent == Extent::Random)
                ids.insert(QStringLiteral("%1 %2").arg(idOf[QStringLiteral("sensor_id")].toInt()).arg(start));
        }
    }
    QCOMPARE(ids.size(), 900);
    QCOMPARE(sensors.size(), 40);
}

/// Buckets of several sensors lie in the same hour, and a unique date in each of them stays in it and is like no other.
void TestSampleLinks::givesEachBucketItsMoment()
{
    Node span = design::makeNode(QStringLiteral("span"), FieldType::Date);
    span.derivation = design::Derivation{design::Derivation::Kind::StartOf, QStringLiteral("hour:sealed")};
    Node sensor = fieldNode("sensor_id", FieldType::Int32);
    sensor.distinctValues = 40;
    Node sealed = fieldNode("sealed", FieldType::Date);
    sealed.uniqueValues = true;
    const Node id = design::makeObject(QStringLiteral("_id"), {sensor, span});
    QSet<QString> moments, hours;
    for (const QJsonObject &document :
         documentsOf(collectionOf("buckets",
                                  {id, fieldNode("a", FieldType::Date), fieldNode("b", FieldType::Date),
                                   fieldNode("c", FieldType::Date), sealed},
                                  900),
                     900)) {
        const QString moment = document[QStringLiteral("sealed")][QStringLiteral("$date")].toString();
        const QString start =
            document[QStringLiteral("_id")][QStringLiteral("span")][QStringLiteral("$date")].toString();
        QCOMPARE(moment.left(13), start.left(13));
        moments.insert(moment);
        hours.insert(start);
    }
    QCOMPARE(moments.size(), 900);
    QVERIFY2(hours.size() < 60, qPrintable(QString::number(hours.size())));
}

/// An index that leaves null out is no index of pages that are not full.
void TestSampleLinks::takesNoUniqueFieldForAPage()
{
    Node at = fieldNode("at", FieldType::Date);
    at.uniqueValues = at.nullable = true;
    design::Collection things = collectionOf(
        "things", {idNode(), fieldNode("a", FieldType::Date), fieldNode("b", FieldType::Date), at}, 131142);
    design::Index index;
    index.keys = {{QStringLiteral("at"), design::KeyKind::Ascending}};
    index.unique = true;
    index.partialFilter = base::BsonBuilder()
                              .beginDocument(QStringLiteral("at"))
                              .date(QStringLiteral("$gte"), std::numeric_limits<qint64>::min())
                              .finish();
    things.indexes << index;
    QSet<QString> moments;
    for (const QJsonObject &document : documentsOf(things, 500))
        moments.insert(document[QStringLiteral("at")][QStringLiteral("$date")].toString());
    QCOMPARE(moments.size(), 500);
}

void TestSampleLinks::fillsPagesOneByOne_data()
{
    QTest::addColumn<bool>("reference");
    QTest::addColumn<bool>("nullable");
    QTest::newRow("by reference") << true << false;
    QTest::newRow("by a reference that may be null") << true << true;
    QTest::newRow("by plain value") << false << false;
    QTest::newRow("by a plain value that may be null") << false << true;
}

void TestSampleLinks::fillsPagesOneByOne()
{
    QFETCH(bool, reference);
    QFETCH(bool, nullable);
    constexpr int size = 10;
    Node podcast =
        reference ? referenceNode("podcast", "podcasts", FieldType::Int32) : fieldNode("podcast", FieldType::String);
    podcast.distinctValues = 60;
    podcast.nullable = nullable;
    podcast.nullShare = nullable ? 0.1 : 0;
    Node id = idNode(FieldType::String);
    id.derivation = design::Derivation{design::Derivation::Kind::Text, QStringLiteral("{podcast}_{first:history.at}")};
    Node count = fieldNode("count", FieldType::Int32);
    count.derivation = design::Derivation{design::Derivation::Kind::SizeOf, QStringLiteral("history")};
    const Node history = design::makeArray(
        QStringLiteral("history"), design::makeObject({}, {fieldNode("at", FieldType::Date)}), {1, 9.25, size, false});
    design::Design design;
    design.collections << collectionOf("pages", {id, podcast, count, history}, 300)
                       << collectionOf("podcasts", {idNode(FieldType::Int32)}, 60);
    design::Index open;
    open.keys = {{QStringLiteral("podcast"), design::KeyKind::Ascending}};
    open.unique = true;
    open.partialFilter =
        base::BsonBuilder().beginDocument(QStringLiteral("count")).int32(QStringLiteral("$lt"), size).finish();
    design.collections.first().indexes << open;
    const SampleGenerator generator(design, design.collections.first());
    QVERIFY(generator.check().has_value());
    QSet<QString> ids, openPages, podcasts;
    int items = 0;
    for (quint64 n = 0; n < 300; ++n) {
        const QJsonObject page = jsonOf(generator.document(n));
        const QString group = page[QStringLiteral("podcast")].toVariant().toString();
        ids.insert(page[QStringLiteral("_id")].toString());
        podcasts.insert(group);
        items += page[QStringLiteral("count")].toInt();
        QCOMPARE(page[QStringLiteral("count")].toInt(), page[QStringLiteral("history")].toArray().size());
        if (page[QStringLiteral("count")].toInt() < size) {
            QVERIFY2(!openPages.contains(group), "two open pages of one group");
            openPages.insert(group);
        }
    }
    QCOMPARE(ids.size(), 300);
    QCOMPARE(podcasts.size(), 60);
    QVERIFY2(std::abs(items / 300.0 - 9.25) < 0.2, qPrintable(QString::number(items / 300.0)));
}

void TestSampleLinks::pointsToExistingDocuments()
{
    design::Design design;
    design.collections << collectionOf(
                              "books",
                              {idNode(), fieldNode("title", FieldType::String),
                               design::makeObject(QStringLiteral("cover"), {fieldNode("url", FieldType::String)})},
                              50)
                       << collectionOf("authors", {idNode(FieldType::Int32), fieldNode("name", FieldType::String)}, 20);
    Node note = copyNode("author_note", FieldType::String, "authors", "note");
    Node original = fieldNode("note", FieldType::String);
    note.presence = original.presence = 0.5;
    design.collections[1].root.fields << original;
    const Node line = design::makeObject(
        {}, {referenceNode("book_id", "books"), copyNode("title", FieldType::String, "books", "title"),
             fieldNode("quantity", FieldType::Int32),
             design::makeObject(QStringLiteral("cover"), {copyNode("url", FieldType::String, "books", "cover.url")})});
    design.collections << collectionOf("orders",
                                       {idNode(), referenceNode("author_id", "authors", FieldType::Int32),
                                        copyNode("author_name", FieldType::String, "authors", "name"), note,
                                        design::makeArray(QStringLiteral("lines"), line, {1, 4, 9, false})},
                                       300);
    QHash<QString, QJsonObject> books;
    QHash<int, QJsonObject> authors;
    const SampleGenerator bookMaker(design, design.collections[0]), authorMaker(design, design.collections[1]),
        orderMaker(design, design.collections[2]);
    for (quint64 n = 0; n < 50; ++n) {
        const QJsonObject book = jsonOf(bookMaker.document(n));
        books.insert(book[QStringLiteral("_id")][QStringLiteral("$oid")].toString(), book);
    }
    for (quint64 n = 0; n < 20; ++n) {
        const QJsonObject author = jsonOf(authorMaker.document(n));
        authors.insert(author[QStringLiteral("_id")].toInt(), author);
    }
    QSet<int> usedAuthors;
    for (quint64 n = 0; n < 300; ++n) {
        const QJsonObject order = jsonOf(orderMaker.document(n));
        const int author = order[QStringLiteral("author_id")].toInt();
        QVERIFY(authors.contains(author));
        QCOMPARE(order[QStringLiteral("author_name")], authors[author][QStringLiteral("name")]);
        QCOMPARE(order.value(QStringLiteral("author_note")), authors.value(author).value(QStringLiteral("note")));
        usedAuthors.insert(author);
        QSet<QString> inOrder;
        const QJsonArray lines = order[QStringLiteral("lines")].toArray();
        for (const QJsonValue each : lines) {
            const QString id = each[QStringLiteral("book_id")][QStringLiteral("$oid")].toString();
            QVERIFY(books.contains(id));
            QCOMPARE(each[QStringLiteral("title")], books[id][QStringLiteral("title")]);
            QCOMPARE(each[QStringLiteral("cover")][QStringLiteral("url")],
                     books[id][QStringLiteral("cover")].toObject()[QStringLiteral("url")]);
            inOrder.insert(id);
        }
        QCOMPARE(inOrder.size(), lines.size());
    }
    QCOMPARE(usedAuthors.size(), 20);
}

void TestSampleLinks::copiesWholeArrays()
{
    Node tags = design::makeArray(QStringLiteral("tags"), fieldNode("", FieldType::String), {0, 4, 9, false});
    design::Design design;
    design.collections << collectionOf("books", {idNode(), tags}, 40);
    tags.copyOf = design::CopyOf{QStringLiteral("books"), QStringLiteral("tags"), false};
    tags.count.max = 3;
    tags.count.likely = 3;
    design.collections << collectionOf("cards", {idNode(), referenceNode("book_id", "books"), tags}, 100);
    const SampleGenerator books(design, design.collections[0]), cards(design, design.collections[1]);
    QHash<QString, QJsonArray> tagsOf;
    for (quint64 n = 0; n < 40; ++n) {
        const QJsonObject book = jsonOf(books.document(n));
        tagsOf.insert(book[QStringLiteral("_id")][QStringLiteral("$oid")].toString(),
                      book[QStringLiteral("tags")].toArray());
    }
    for (quint64 n = 0; n < 100; ++n) {
        const QJsonObject card = jsonOf(cards.document(n));
        QJsonArray expected = tagsOf.value(card[QStringLiteral("book_id")][QStringLiteral("$oid")].toString());
        while (expected.size() > 3)
            expected.removeLast();
        QCOMPARE(card[QStringLiteral("tags")].toArray(), expected);
    }
}

void TestSampleLinks::showsChildrenInTheirParent()
{
    design::Design design;
    const Node item = design::makeObject({}, {copyNode("_id", FieldType::ObjectId, "reviews", "_id"),
                                              copyNode("stars", FieldType::Int32, "reviews", "stars"),
                                              copyNode("created", FieldType::Date, "reviews", "created")});
    Node count = fieldNode("review_count", FieldType::Int32);
    count.derivation = design::Derivation{
        design::Derivation::Kind::SizeOf, {}, {}, {QStringLiteral("reviews"), QStringLiteral("book_id")}};
    design.collections << collectionOf(
                              "books",
                              {idNode(), design::makeArray(QStringLiteral("reviews"), item, {0, 5, 5, false}), count},
                              30)
                       << collectionOf("reviews",
                                       {idNode(), referenceNode("book_id", "books"),
                                        fieldNode("stars", FieldType::Int32), fieldNode("created", FieldType::Date)},
                                       30 * 8);
    const SampleGenerator books(design, design.collections[0]), reviews(design, design.collections[1]);
    QHash<QString, QJsonObject> byId;
    for (quint64 n = 0; n < 240; ++n) {
        const QJsonObject review = jsonOf(reviews.document(n));
        byId.insert(review[QStringLiteral("_id")][QStringLiteral("$oid")].toString(), review);
    }
    for (quint64 n = 0; n < 30; ++n) {
        const QJsonObject book = jsonOf(books.document(n));
        QString last = QStringLiteral("9");
        QCOMPARE(book[QStringLiteral("review_count")].toInt(), 8);
        for (const QJsonValue item : book[QStringLiteral("reviews")].toArray()) {
            const QJsonObject review = byId.value(item[QStringLiteral("_id")][QStringLiteral("$oid")].toString());
            QCOMPARE(review[QStringLiteral("book_id")], book[QStringLiteral("_id")]);
            QCOMPARE(review[QStringLiteral("stars")], item[QStringLiteral("stars")]);
            const QString created = item[QStringLiteral("created")][QStringLiteral("$date")].toString();
            QVERIFY(created < last); // the newest first
            last = created;
        }
    }
}

void TestSampleLinks::listsEachChildOnce_data()
{
    QTest::addColumn<int>("children");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("skew");
    QTest::addColumn<bool>("objects");
    QTest::addColumn<int>("listed"); ///< of the children
    QTest::addColumn<bool>("below"); ///< an object of the document
    QTest::newRow("as many as the lists hold") << 200 << 0.0 << 0.0 << false << 200 << false;
    QTest::newRow("fewer") << 100 << 0.0 << 0.0 << false << 100 << false;
    QTest::newRow("more") << 900 << 0.0 << 0.0 << false << 150 << false;
    QTest::newRow("at least one each") << 60 << 1.0 << 0.0 << false << 60 << false;
    QTest::newRow("few lists hold most of them") << 200 << 0.0 << 1.0 << false << 195 << false;
    QTest::newRow("in an object") << 100 << 0.0 << 0.0 << false << 100 << true;
    QTest::newRow("in objects") << 100 << 0.0 << 0.0 << true << 100 << false;
}

/// A list of ids at the one side of a relationship: no child has two parents, whatever the numbers of the model are.
void TestSampleLinks::listsEachChildOnce()
{
    QFETCH(int, children);
    QFETCH(double, least);
    QFETCH(double, skew);
    QFETCH(bool, objects);
    QFETCH(int, listed);
    QFETCH(bool, below);
    Node id = referenceNode(objects ? "review_id" : "", "reviews");
    id.reference->relationship = schema::RelationshipId(QStringLiteral("writes"));
    id.reference->once = true;
    const Node item = objects ? design::makeObject({}, {id, fieldNode("rank", FieldType::Int32)}) : id;
    design::Design design;
    design.skews.insert(id.reference->relationship, skew);
    const Node list = design::makeArray(QStringLiteral("reviews"), item, {least, 4, 50, false});
    const Node part = below ? design::makeObject(QStringLiteral("part"), {list}) : list;
    design.collections << collectionOf("books", {idNode(), part}, 50) << collectionOf("reviews", {idNode()}, children);
    const SampleGenerator books(design, design.collections[0]), reviews(design, design.collections[1]);
    QSet<QString> known, found;
    for (int n = 0; n < children; ++n)
        known << jsonOf(reviews.document(static_cast<quint64>(n)))[QStringLiteral("_id")][QStringLiteral("$oid")]
                     .toString();
    for (quint64 n = 0; n < 50; ++n) {
        const QJsonObject book = jsonOf(books.document(n));
        const QJsonArray list =
            (below ? book[QStringLiteral("part")].toObject() : book)[QStringLiteral("reviews")].toArray();
        QVERIFY(static_cast<double>(list.size()) >= least);
        for (const QJsonValue each : list) {
            const QString one = (objects ? each[QStringLiteral("review_id")] : each)[QStringLiteral("$oid")].toString();
            QVERIFY2(known.contains(one) && !found.contains(one), qPrintable(one));
            found << one;
        }
    }
    QVERIFY2(found.size() >= listed, qPrintable(QString::number(found.size())));
}

void TestSampleLinks::makesTreesWithoutCircles()
{
    Node parent = referenceNode("parent_id", "categories");
    const QList<QJsonObject> documents = documentsOf(collectionOf("categories", {idNode(), parent}, 100), 100);
    QHash<QString, int> numbers;
    for (int n = 0; n < documents.size(); ++n) {
        numbers.insert(documents[n][QStringLiteral("_id")][QStringLiteral("$oid")].toString(), n);
        const int above =
            numbers.value(documents[n][QStringLiteral("parent_id")][QStringLiteral("$oid")].toString(), -1);
        QVERIFY(above >= 0 && (above < n || n == 0));
    }
}

void TestSampleLinks::makesTreesOfPlainLists_data()
{
    QTest::addColumn<schema::Placement>("placement");
    QTest::addColumn<bool>("hasPattern");
    QTest::newRow("list") << schema::Placement::ReferenceFromA << false;
    QTest::newRow("list and parent") << schema::Placement::TwoWayReference << false;
    QTest::newRow("child references") << schema::Placement::ReferenceFromB << true;
}

/// Every document but the root stands in one list, that of its parent where it names it.
void TestSampleLinks::makesTreesOfPlainLists()
{
    QFETCH(schema::Placement, placement);
    QFETCH(bool, hasPattern);
    test::ModelBuilder builder;
    builder.entity("categories", 300, "title:string:20").link("categories [0,1,1] 1:N categories [0,4,50] name=tree");
    builder.model.relationships.last().tree = true;
    builder.model.relationships.last().placement = placement;
    if (hasPattern)
        builder.use("tree", "tree", {{QStringLiteral("variant"), QStringLiteral("childReferences")}});
    const design::Design design = patterns::buildDesign(builder.model);
    const design::Collection &categories = design.collections.first();
    const SampleGenerator generator(design, categories);
    QHash<QString, QString> above, named;
    QStringList ids;
    for (quint64 n = 0; n < 300; ++n) {
        const QJsonObject document = jsonOf(generator.document(n));
        ids << document[QStringLiteral("_id")][QStringLiteral("$oid")].toString();
        for (const QJsonValue field : document) {
            for (const QJsonValue child : field.toArray()) {
                const QString id = child[QStringLiteral("$oid")].toString();
                QVERIFY2(!above.contains(id), "a document has two parents");
                above.insert(id, ids.last());
            }
        }
        if (document.contains(QStringLiteral("parent_id")))
            named.insert(ids.last(), document[QStringLiteral("parent_id")][QStringLiteral("$oid")].toString());
    }
    QCOMPARE(above.size(), 299);
    for (const QString &id : std::as_const(ids)) {
        int depth = 0;
        for (QString at = id; above.contains(at); at = above.value(at))
            QVERIFY2(++depth < 10, "a document is below itself");
        if (named.contains(id) && above.contains(id))
            QCOMPARE(named.value(id), above.value(id));
    }
    QCOMPARE(!named.isEmpty(), placement == schema::Placement::TwoWayReference);
}

/// Documents of three kinds in one collection, and one in another: each link leads to a document of the kind that is
/// meant.
void TestSampleLinks::linksKindsInOneCollection()
{
    const auto to = [](const char *name, const char *kind) {
        Node node = referenceNode(name, "library", FieldType::Int32);
        node.reference->kind = QString::fromLatin1(kind);
        return node;
    };
    const auto composed = [](const char *above) {
        Node node = fieldNode("sc_id", FieldType::String);
        node.derivation =
            design::Derivation{design::Derivation::Kind::Text, QLatin1String(*above ? "{from:sc_id}/{_id}" : "{_id}")};
        if (*above)
            node.derivation->from = design::Reference{
                QStringLiteral("library"), schema::RelationshipId(QLatin1String("r-") + QLatin1String(above)),
                QLatin1String(above)};
        return node;
    };
    Node itself = to("", "book");
    itself.derivation = design::Derivation{design::Derivation::Kind::MinOf, QStringLiteral("_id")};
    design::Collection library =
        collectionOf("library", {idNode(FieldType::Int32), fieldNode("kind", FieldType::String)}, 600);
    library.root.discriminator = QStringLiteral("kind");
    const auto array = [](const char *name, const Node &item, double most) {
        return design::makeArray(QString::fromLatin1(name), item, {1, 1, most, false});
    };
    library.root.variants = {{QStringLiteral("book"), 100, {array("to", itself, 1), composed("")}},
                             {QStringLiteral("chapter"), 200, {array("to", to("", "book"), 1), composed("book")}},
                             {QStringLiteral("note"), 300, {array("to", to("", "book"), 4), composed("chapter")}}};
    design::Design design;
    design.collections << library << collectionOf("loans", {idNode(FieldType::ObjectId), to("book_id", "book")}, 50);
    const SampleGenerator generator(design, design.collections.first());
    QHash<int, QString> kinds, paths;
    QHash<int, QJsonArray> links;
    for (quint64 n = 0; n < 600; ++n) {
        const QJsonObject document = jsonOf(generator.document(n));
        const int id = document[QStringLiteral("_id")].toInt();
        kinds.insert(id, document[QStringLiteral("kind")].toString());
        paths.insert(id, document[QStringLiteral("sc_id")].toString());
        links.insert(id, document[QStringLiteral("to")].toArray());
    }
    QCOMPARE(kinds.size(), 600);
    QCOMPARE(kinds.values().count(QStringLiteral("book")), 100);
    QCOMPARE(kinds.values().count(QStringLiteral("chapter")), 200);
    QHash<QString, int> chapters;
    for (auto it = kinds.cbegin(); it != kinds.cend(); ++it) {
        const QJsonArray ids = links.value(it.key());
        QVERIFY(!ids.isEmpty());
        for (const QJsonValue id : ids)
            QCOMPARE(kinds.value(id.toInt()), QStringLiteral("book"));
        const QStringList parts = paths.value(it.key()).split(QLatin1Char('/'));
        QCOMPARE(parts.size(), it.value() == QLatin1String("book")      ? 1
                               : it.value() == QLatin1String("chapter") ? 2
                                                                        : 3);
        QCOMPARE(parts.last().toInt(), it.key());
        QCOMPARE(kinds.value(parts.first().toInt()), QStringLiteral("book"));
        if (parts.size() == 1)
            QCOMPARE(ids.first().toInt(), it.key());
        else
            QCOMPARE(paths.value(parts.at(parts.size() - 2).toInt()),
                     parts.mid(0, parts.size() - 1).join(QLatin1Char('/')));
        if (parts.size() == 2)
            ++chapters[parts.first()];
    }
    QCOMPARE(chapters.size(), 100); // two for each book
    const SampleGenerator loans(design, design.collections.last());
    for (quint64 n = 0; n < 50; ++n)
        QCOMPARE(kinds.value(jsonOf(loans.document(n))[QStringLiteral("book_id")].toInt()), QStringLiteral("book"));
}

QTEST_GUILESS_MAIN(TestSampleLinks)
#include "tst_samplelinks.moc"
