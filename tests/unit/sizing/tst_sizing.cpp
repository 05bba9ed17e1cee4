// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/sizing/cost/workingset.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/estimate/topology.h"
#include "models/sizing/files/compression.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <random>

using namespace sw::sizing;
using sw::base::Bytes;
using sw::base::gibibytes;
using sw::design::Collection;
using sw::design::Design;
using sw::design::Index;
using sw::design::KeyKind;
using sw::design::makeNode;
using sw::design::makeObject;
using sw::design::Node;
using sw::schema::FieldType;

namespace
{

Collection shop(const QString &name, double documents)
{
    Node status = makeNode(QStringLiteral("status"), FieldType::String);
    status.constraints.enumValues = {QStringLiteral("active"), QStringLiteral("closed"), QStringLiteral("pending")};
    Node user = makeNode(QStringLiteral("user"), FieldType::String);
    user.averageBytes = 8.8;
    user.distinctValues = 50000;
    user.constraints.pattern = QStringLiteral("^user[0-9]+$");
    Node price = makeNode(QStringLiteral("price"), FieldType::Double);
    price.constraints.minimum = 100;
    price.constraints.maximum = 10000;
    Node key = makeNode(QStringLiteral("key"), FieldType::Uuid);
    key.uniqueValues = true;
    const Node tags = sw::design::makeArray(QStringLiteral("tags"), makeNode({}, FieldType::String), {0, 4, 8, false});
    Node cover = makeNode(QStringLiteral("cover"), FieldType::String);
    cover.presence = 0.25;

    Collection collection;
    collection.name = name;
    collection.documents = {0, documents, documents, false};
    collection.hotDocuments = documents / 5;
    collection.root =
        makeObject({}, {makeNode(QStringLiteral("_id"), FieldType::ObjectId), key, status,
                        makeNode(QStringLiteral("createdAt"), FieldType::Date), price, user, tags, cover});
    const auto index = [](const QList<sw::design::IndexKey> &keys) {
        Index made;
        made.keys = keys;
        made.name = sw::design::defaultIndexName(keys);
        made.reasons = {QStringLiteral("list")};
        return made;
    };
    collection.indexes = {
        index({{QStringLiteral("key"), KeyKind::Ascending}}), index({{QStringLiteral("status"), KeyKind::Ascending}}),
        index({{QStringLiteral("createdAt"), KeyKind::Ascending}}),
        index({{QStringLiteral("price"), KeyKind::Ascending}}),
        index({{QStringLiteral("user"), KeyKind::Ascending}, {QStringLiteral("createdAt"), KeyKind::Descending}})};
    return collection;
}

Design designOf(const QList<Collection> &collections)
{
    Design design;
    design.collections = collections;
    return design;
}

Node nodeOfKind(const QString &name, const QString &kind)
{
    Node node = makeNode(name, FieldType::String);
    bool isLength = false;
    node.averageBytes = kind.toInt(&isLength);
    if (isLength)
        return node;
    if (kind == QLatin1String("enum"))
        node.constraints.enumValues = {QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped"),
                                       QStringLiteral("done")};
    if (kind == QLatin1String("few") || kind == QLatin1String("quantity")) {
        node.types = {FieldType::Int32};
        node.constraints.minimum = 1;
        node.constraints.maximum = 5;
    }
    if (kind == QLatin1String("reference") || kind == QLatin1String("fewreference")) {
        node.types = {FieldType::ObjectId};
        node.reference = sw::design::Reference{QStringLiteral("others"), {}};
        node.distinctValues = kind == QLatin1String("reference") ? 1e6 : 1000;
    }
    if (kind == QLatin1String("lines")) {
        return sw::design::makeArray(
            name,
            makeObject({}, {nodeOfKind(QStringLiteral("book_id"), QStringLiteral("reference")),
                            nodeOfKind(QStringLiteral("quantity"), QStringLiteral("few")),
                            nodeOfKind(QStringLiteral("unit_price"), QStringLiteral("decimal"))}),
            {3, 3, 3, false});
    }
    if (kind == QLatin1String("readings")) {
        return sw::design::makeArray(name,
                                     makeObject({}, {nodeOfKind(QStringLiteral("ts"), QStringLiteral("date")),
                                                     nodeOfKind(QStringLiteral("value"), QStringLiteral("double"))}),
                                     {60, 60, 60, false});
    }
    const QHash<QString, FieldType> plain{{QStringLiteral("date"), FieldType::Date},
                                          {QStringLiteral("decimal"), FieldType::Decimal128},
                                          {QStringLiteral("double"), FieldType::Double},
                                          {QStringLiteral("bool"), FieldType::Bool},
                                          {QStringLiteral("uuid"), FieldType::Uuid}};
    if (plain.contains(kind))
        node.types = {plain.value(kind)};
    return node;
}

const IndexSize &indexNamed(const CollectionSize &size, const QString &name)
{
    for (const IndexSize &index : size.indexes) {
        if (index.name == name)
            return index;
    }
    qFatal("no such index");
}

} // namespace

class TestSizing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cacheOfMemory_data();
    void cacheOfMemory();
    void idsOfUnknownAge();
    void indexTable_data();
    void indexTable();
    void smallestFiles();
    void entriesOfKinds();
    void entriesOfBuckets();
    void plainCollectionFile();
    void ratiosOfKinds_data();
    void ratiosOfKinds();
    void pagesNotDocuments();
    void newestByValue_data();
    void newestByValue();
    void timesInBuckets();
    void freeSpace();
    void indexHeat();
    void fetchFactor();
    void whatIf();
    void rangesAreOrdered();
    void changedPagesAreBounded();
    void fits();
    void thousandCollections();
    void topologyOfTheProject();
};

void TestSizing::cacheOfMemory_data()
{
    QTest::addColumn<double>("ram");
    QTest::addColumn<double>("cache");
    QTest::newRow("1") << 1.0 << 0.25;
    QTest::newRow("2") << 2.0 << 0.5;
    QTest::newRow("8") << 8.0 << 3.5;
    QTest::newRow("16") << 16.0 << 7.5;
    QTest::newRow("64") << 64.0 << 31.5;
    QTest::newRow("half") << 0.5 << 0.25;
}

void TestSizing::cacheOfMemory()
{
    QFETCH(double, ram);
    QFETCH(double, cache);
    QCOMPARE(defaultCacheBytes(ram), gibibytes(cache));
    QCOMPARE(defaultCacheBytes(1e9), sw::base::mebibytes(1e7));
}

void TestSizing::indexTable_data()
{
    // Bytes per entry of files built at one go over a million documents, and of the cache after a scan.
    QTest::addColumn<QString>("index");
    QTest::addColumn<double>("file");
    QTest::addColumn<double>("cache");
    QTest::newRow("_id") << QStringLiteral("_id_") << 12.4 << 20.4;
    QTest::newRow("uuid") << QStringLiteral("key_1") << 24.3 << 32.7;
    QTest::newRow("three values") << QStringLiteral("status_1") << 5.0 << 13.4;
    QTest::newRow("date") << QStringLiteral("createdAt_1") << 11.8 << 20.1;
    QTest::newRow("double") << QStringLiteral("price_1") << 14.8 << 23.3;
    QTest::newRow("compound") << QStringLiteral("user_1_createdAt_-1") << 20.6 << 28.8;
}

/// Ids that were made over years share less with their neighbours than those of a load; either may be true.
void TestSizing::idsOfUnknownAge()
{
    constexpr double loaded = 12.4; // bytes of an entry, of those of indexTable()
    const SizeReport report = estimate(designOf({shop(QStringLiteral("items"), 1e6)}), {});
    const IndexSize &size = indexNamed(report.collections.first(), QStringLiteral("_id_"));
    QVERIFY(size.file.likely.value() / size.entries > 1.2 * loaded);
    QVERIFY2(size.file.low.value() / size.entries < loaded, qPrintable(QString::number(size.file.low.value())));
}

void TestSizing::indexTable()
{
    QFETCH(QString, index);
    QFETCH(double, file);
    QFETCH(double, cache);
    Collection items = shop(QStringLiteral("items"), 1e6);
    items.sampled.idsPerSecond = 2000; // they were loaded in one go
    const SizeReport report = estimate(designOf({items}), {});
    const IndexSize &size = indexNamed(report.collections.first(), index);
    const double fileEach = size.fresh.value() / size.entries;
    const double cacheEach = size.cache.value() / size.entries;
    QVERIFY2(std::abs(fileEach / file - 1) < 0.10,
             qPrintable(QStringLiteral("file %1, measured %2").arg(fileEach).arg(file)));
    QVERIFY2(std::abs(cacheEach / cache - 1) < 0.10,
             qPrintable(QStringLiteral("cache %1, measured %2").arg(cacheEach).arg(cache)));
}

void TestSizing::smallestFiles()
{
    const SizeReport empty = estimate(designOf({shop(QStringLiteral("items"), 0)}), {});
    QCOMPARE(empty.collections.first().storage.likely, Bytes(4096));
    QCOMPARE(indexNamed(empty.collections.first(), QStringLiteral("_id_")).file.likely, Bytes(4096));
    QCOMPARE(empty.workingSet.likely, Bytes(0));
    const SizeReport few = estimate(designOf({shop(QStringLiteral("items"), 10)}), {});
    QCOMPARE(few.collections.first().storage.low, Bytes(20480));
    QCOMPARE(indexNamed(few.collections.first(), QStringLiteral("status_1")).fresh, Bytes(20480));
}

void TestSizing::entriesOfKinds()
{
    const Collection collection = shop(QStringLiteral("items"), 1e6);
    const auto entries = [&](const QString &path, bool sparse, KeyKind kind = KeyKind::Ascending) {
        Index index;
        index.keys = {{path, kind}};
        index.sparse = sparse;
        return entriesPerDocument(collection, index);
    };
    QCOMPARE(entries(QStringLiteral("status"), false), 1.0);
    QCOMPARE(entries(QStringLiteral("cover"), false), 1.0);
    QCOMPARE(entries(QStringLiteral("cover"), true), 0.25);
    // Between none and eight: a few are empty, and have an entry as well.
    QVERIFY(std::abs(entries(QStringLiteral("tags"), false) - 4.03) < 0.01);
    Collection short_ = collection;
    short_.root.field(QStringLiteral("tags"))->count = {0, 1, 5, false};
    Index ofShort;
    ofShort.keys = {{QStringLiteral("tags"), KeyKind::Ascending}};
    // Of four in five u² below 1, rounded at random, a third is 0; the others have 1 and more.
    QVERIFY(std::abs(entriesPerDocument(short_, ofShort) - (1 + 0.8 / 3)) < 0.01);
    short_.root.field(QStringLiteral("tags"))->count = {1, 1, 5, false};
    QCOMPARE(entriesPerDocument(short_, ofShort), 1.0);

    Index partial;
    partial.keys = {{QStringLiteral("status"), KeyKind::Ascending}};
    sw::base::BsonBuilder filter;
    filter.beginDocument(QStringLiteral("cover")).boolean(QStringLiteral("$exists"), true).end();
    partial.partialFilter = filter.finish();
    QCOMPARE(entriesPerDocument(collection, partial), 0.25);

    // Of the covers that are there six in ten are null: they exist, but are no text and not larger than anything.
    Collection nulls = collection;
    Node &cover = *nulls.root.field(QStringLiteral("cover"));
    cover.nullable = true;
    cover.nullShare = 0.6;
    QCOMPARE(entriesPerDocument(nulls, partial), 0.25);
    for (const char *condition :
         {R"({"cover": {"$type": "string"}})", R"({"cover": {"$gt": ""}})", R"({"cover": {"$gte": ""}})"}) {
        partial.partialFilter = *sw::base::Bson::fromJson(condition);
        QVERIFY2(std::abs(entriesPerDocument(nulls, partial) - 0.1) < 1e-9, condition);
    }

    Collection few = collection;
    few.root.field(QStringLiteral("tags"))->item().distinctValues = 2;
    Index tags;
    tags.keys = {{QStringLiteral("tags"), KeyKind::Ascending}};
    QVERIFY(entriesPerDocument(few, tags) < 2);

    // All tags that were counted are in the one document there is.
    Collection one = collection;
    one.documents = {1, 1, 1, false};
    Node &list = *one.root.field(QStringLiteral("tags"));
    list.count = {1000, 1000, 1000, false};
    list.item().distinctValues = 800;
    QVERIFY(std::abs(entriesPerDocument(one, tags) - 800) < 8);
}

/// The indexes of a time-series collection are on its buckets.
void TestSizing::entriesOfBuckets()
{
    Collection readings = shop(QStringLiteral("readings"), 1e8);
    Index index;
    index.keys = {{QStringLiteral("status"), KeyKind::Ascending}};
    const auto perDocument = [&](double sources, const char *granularity) {
        readings.timeSeries = sw::design::TimeSeriesOptions{QStringLiteral("created"), QStringLiteral("status"),
                                                            QLatin1String(granularity)};
        readings.root.field(QStringLiteral("status"))->distinctValues = sources;
        return entriesPerDocument(readings, index);
    };
    readings.growthPerDay = 24000;
    QCOMPARE(perDocument(100, "minutes"), 1.0 / 240);
    QCOMPARE(perDocument(100, "seconds"), 1.0 / 10);
    QVERIFY(perDocument(100, "hours") >= 1.0 / 1000); // of at most 1,000 values and 125 KB
    QCOMPARE(perDocument(1e6, "seconds"), 1.0);
    readings.growthPerDay = 0;
    QCOMPARE(perDocument(100, "minutes"), 1.0);
}

void TestSizing::plainCollectionFile()
{
    // A server's file of 100,000 documents of 274.61 bytes without compression: 28,405,760 bytes.
    const double predicted = uncompressedFile(pageEntryBytes(274.61, 1e5), 1e5).value();
    QVERIFY2(std::abs(predicted / 28405760 - 1) < 0.002, qPrintable(QString::number(predicted)));
    // The same with snappy at a ratio of 2.69.
    const double packed = compressedFile(pageEntryBytes(274.61, 1e5), 1e5, {2.8, 2.8, 0, false}).value();
    QVERIFY2(std::abs(packed / (28405760 / 2.69) - 1) < 0.08, qPrintable(QString::number(packed)));
}

void TestSizing::ratiosOfKinds_data()
{
    // Ratios of snappy on pages of 28 and 116 KiB of 20,000 synthetic documents of these shapes, averaged.
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("measured");
    QTest::newRow("reviews") << QStringLiteral("book_id:reference stars:few title:40 body:600 created:date") << 1.83;
    QTest::newRow("orders") << QStringLiteral(
                                   "number:10 placed:date status:enum total:decimal customer_id:reference lines:lines")
                            << 2.74;
    QTest::newRow("users") << QStringLiteral("email:24 name:18 joined:date") << 2.0;
    QTest::newRow("readings") << QStringLiteral("sensor_id:fewreference ts:date value:double") << 2.14;
    QTest::newRow("prose") << QStringLiteral("text:2000") << 1.82;
    QTest::newRow("enums") << QStringLiteral("state:enum kind:enum count:few flag:bool country:enum") << 3.86;
    QTest::newRow("bucket") << QStringLiteral("sensor_id:fewreference count:few readings:readings") << 2.35;
    QTest::newRow("uuids") << QStringLiteral("a:uuid b:uuid c:uuid") << 1.38;
}

void TestSizing::ratiosOfKinds()
{
    QFETCH(QString, kind);
    QFETCH(double, measured);
    QList<Node> fields;
    if (!kind.startsWith(QLatin1String("a:uuid")))
        fields << makeNode(QStringLiteral("_id"), FieldType::ObjectId);
    for (const QString &field : kind.split(QLatin1Char(' ')))
        fields << nodeOfKind(field.section(QLatin1Char(':'), 0, 0), field.section(QLatin1Char(':'), 1));
    const CompressionRatio ratio = snappyRatio(makeObject({}, fields));
    QVERIFY(ratio.deviation > 0);
    QVERIFY2(std::abs(ratio.likely / measured - 1) < 0.15, qPrintable(QString::number(ratio.likely)));
}

void TestSizing::pagesNotDocuments()
{
    const auto anywhere = [](double hot, double perPage) {
        return hotPageShare({Heat::Place::Anywhere, hot, 1e6}, perPage);
    };
    QVERIFY(std::abs(anywhere(0.01, 126) - 0.72) < 0.01);
    QVERIFY(std::abs(anywhere(0.01, 143) - 0.76) < 0.01);
    QVERIFY(anywhere(0.05, 143) > 0.99);
    QVERIFY(anywhere(0.001, 126) > 0.11 && anywhere(0.001, 126) < 0.18);
    QCOMPARE(hotPageShare({Heat::Place::Side, 0.01, 1e6}, 126), 0.01);
    QCOMPARE(anywhere(0.2, 1), 0.2);
    QCOMPARE(anywhere(0, 100), 0.0);
    QCOMPARE(anywhere(1, 100), 1.0);

    Collection scattered = shop(QStringLiteral("items"), 1e6);
    scattered.hotDocuments = 1e4;
    Collection newest = scattered;
    newest.name = QStringLiteral("newest");
    newest.hotByRecency = true;
    const SizeReport report = estimate(designOf({scattered, newest}), {});
    QVERIFY(report.collections.at(0).hot.likely > report.collections.at(1).hot.likely * 50);
}

void TestSizing::newestByValue_data()
{
    QTest::addColumn<int>("values");
    QTest::addColumn<double>("hot");
    QTest::newRow("a few of each") << 2000 << 0.05;
    QTest::newRow("less than one of each") << 20000 << 0.01;
    QTest::newRow("many of each") << 20 << 0.02;
}

/// Which leaves of an index by user and time hold an entry of the newest documents, counted one by one.
void TestSizing::newestByValue()
{
    QFETCH(const int, values);
    QFETCH(const double, hot);
    constexpr int documents = 200000;
    Collection collection = shop(QStringLiteral("items"), documents);
    collection.hotDocuments = hot * documents;
    collection.hotByRecency = true;
    collection.root.field(QStringLiteral("user"))->distinctValues = values;
    const SizeReport report = estimate(designOf({collection}), {});
    const IndexSize index = indexNamed(report.collections.first(), QStringLiteral("user_1_createdAt_-1"));

    std::mt19937 chance(7);
    std::uniform_real_distribution<double> any(0, 1);
    std::vector<std::pair<int, int>> entries; // user, and how many came later
    for (int later = 0; later < documents; ++later)
        entries.emplace_back(static_cast<int>(values * std::pow(any(chance), 2)), later); // some users have more
    std::sort(entries.begin(), entries.end());
    constexpr int perLeaf = 650;
    int leaves = 0;
    int touched = 0;
    for (int first = 0; first < documents; first += perLeaf, ++leaves) {
        const auto begin = entries.cbegin() + first;
        touched += std::any_of(begin, begin + std::min(perLeaf, documents - first),
                               [&](const auto &entry) { return entry.second < hot * documents; })
                       ? 1
                       : 0;
    }
    const double estimated = index.inUse.likely / index.cache;
    const double counted = static_cast<double>(touched) / leaves;
    QVERIFY2(std::abs(estimated - counted) < 0.15, qPrintable(QStringLiteral("%1 %2").arg(estimated).arg(counted)));
}

/// Items that came one by one are in the order of time, wherever they lie; those that belong to something else are not.
void TestSizing::timesInBuckets()
{
    Collection buckets = shop(QStringLiteral("pages"), 1e5);
    buckets.root.source.entity = sw::schema::EntityId(QStringLiteral("trades"));
    Node item = makeObject({}, {makeNode(QStringLiteral("at"), FieldType::Date)});
    item.source = buckets.root.source;
    buckets.root.fields << sw::design::makeArray(QStringLiteral("history"), item, {1, 10, 10, false});
    const QList<sw::design::IndexKey> byTime{{QStringLiteral("history.at"), KeyKind::Ascending}};
    QVERIFY(isAscending(buckets, byTime));
    buckets.root.fields.last().item().source.entity = sw::schema::EntityId(QStringLiteral("others"));
    QVERIFY(!isAscending(buckets, byTime));
}

void TestSizing::freeSpace()
{
    // Measured free shares of files whose pages were updated at random, against the share of pages touched a minute.
    const auto share = [](double touched) {
        return freeShare(-std::log1p(-touched) * 100 / 60, 100);
    };
    QVERIFY(std::abs(share(0.08) - 0.19) < 0.015);
    QVERIFY(std::abs(share(0.44) - 0.59) < 0.015);
    QVERIFY(std::abs(share(0.97) - 0.98) < 0.015);
    QCOMPARE(freeShare(0, 100), 0.0);
}

void TestSizing::indexHeat()
{
    IndexPages pages;
    pages.entries = 1e6;
    pages.leaves = 1000;
    pages.cache = Bytes(1e7);
    const auto inUse = [&](bool read, bool ascending, double hot, double inserts) {
        const Heat::Place place = ascending ? Heat::Place::Side : Heat::Place::Anywhere;
        return indexPagesInUse(pages, {read, ascending, inserts, 1, {place, hot, 1e6}});
    };
    QCOMPARE(inUse(false, false, 0.2, 0), 0.0); // nobody comes to it
    QVERIFY(inUse(false, false, 0.2, 1000) > 0.999);
    QVERIFY(std::abs(inUse(false, false, 0.2, 1) - 0.058) < 0.001); // 60 new keys on 1,000 pages
    QVERIFY(inUse(true, false, 0.0001, 1) > inUse(true, false, 0.0001, 0));
    QVERIFY(std::abs(inUse(true, true, 0.01, 1) - 0.01) < 1e-6);
    QVERIFY(std::abs(inUse(true, true, 0, 1) - 0.002) < 1e-6); // the right edge
    // A look-up by a value that ten entries have touches fewer pages than ten look-ups.
    const Heat hot{Heat::Place::Anywhere, 0.001, 1e6};
    QVERIFY(indexPagesInUse(pages, {true, false, 0, 10, hot}) < 0.3 * indexPagesInUse(pages, {true, false, 0, 1, hot}));

    Collection counted = shop(QStringLiteral("items"), 1e6);
    counted.root.fields.append(makeNode(QStringLiteral("number"), FieldType::Int64));
    const QList<sw::design::IndexKey> byNumber{{QStringLiteral("number"), KeyKind::Ascending}};
    QVERIFY(!isAscending(counted, byNumber));
    counted.root.fields.last().spread.shape = sw::schema::Spread::Sequence;
    QVERIFY(isAscending(counted, byNumber));

    Collection collection = shop(QStringLiteral("items"), 1e6);
    SizeOptions options;
    options.operations = {QStringLiteral("another operation")};
    const SizeReport unused = estimate(designOf({collection}), options);
    QVERIFY(!indexNamed(unused.collections.first(), QStringLiteral("key_1")).used);
    QVERIFY(indexNamed(unused.collections.first(), QStringLiteral("_id_")).used);
    options.operations.insert(QStringLiteral("list"));
    QVERIFY(indexNamed(estimate(designOf({collection}), options).collections.first(), QStringLiteral("key_1")).used);
}

void TestSizing::fetchFactor()
{
    QCOMPARE(fetchCostFactor(gibibytes(1), gibibytes(2)), 1.0);
    QCOMPARE(fetchCostFactor(gibibytes(2), gibibytes(2)), 1.0);
    QCOMPARE(fetchCostFactor(gibibytes(4), gibibytes(2)), 11.0);
}

void TestSizing::whatIf()
{
    SizeOptions options;
    options.documents.insert(QStringLiteral("items"), 2e6);
    const SizeReport one = estimate(designOf({shop(QStringLiteral("items"), 1e6)}), {});
    const SizeReport two = estimate(designOf({shop(QStringLiteral("items"), 1e6)}), options);
    QCOMPARE(two.collections.first().documents.likely, 2e6);
    QCOMPARE(two.data, one.data * 2);
    QCOMPARE(two.collections.first().hotDocuments, 4e5);
}

void TestSizing::rangesAreOrdered()
{
    Collection busy = shop(QStringLiteral("items"), 1e6);
    busy.growthPerDay = 50000;
    const SizeReport report = estimate(designOf({busy}), {});
    const auto ordered = [](const Range &range) {
        return range.low <= range.likely && range.likely <= range.high;
    };
    QVERIFY(ordered(report.workingSet));
    QVERIFY(ordered(report.collections.first().storage));
    QVERIFY(ordered(report.collections.first().document));
    for (const IndexSize &index : report.collections.first().indexes) {
        QVERIFY2(ordered(index.file), qPrintable(index.name));
        QVERIFY2(index.inUse.likely <= index.cache * 2, qPrintable(index.name));
    }
    QCOMPARE(report.basis, QStringLiteral("formula"));
}

/// What waits to be written is at most all pages of the collections that are written to, however large the cache is.
void TestSizing::changedPagesAreBounded()
{
    const auto most = [](double documents, double growthPerDay) {
        Collection collection = shop(QStringLiteral("items"), documents);
        collection.growthPerDay = growthPerDay;
        const SizeReport report = estimate(designOf({collection}), {});
        sw::base::Bytes all = report.collections.first().hot.high;
        for (const IndexSize &index : report.collections.first().indexes)
            all += index.inUse.high;
        return std::pair(report.workingSet.high - all, report);
    };
    const sw::base::Bytes rounding(0.001);
    QVERIFY2(most(1000, 0).first <= rounding, qPrintable(QString::number(most(1000, 0).first.value())));
    const auto [small, report] = most(1000, 86400);
    QVERIFY(small <= report.data * 3);
    QVERIFY(report.workingSet.high >= report.workingSet.likely);
    const auto [large, whole] = most(5e6, 1e9);
    QVERIFY(large <= whole.cache.bytes * 0.05 + rounding && large > rounding);
}

void TestSizing::fits()
{
    SizeReport report;
    report.cache.bytes = gibibytes(1);
    const auto fit = [&](double share) {
        report.workingSet.likely = gibibytes(share);
        return report.fit();
    };
    QCOMPARE(fit(0.7), Fit::Fits);
    QCOMPARE(fit(0.71), Fit::Tight);
    QCOMPARE(fit(1.0), Fit::Tight);
    QCOMPARE(fit(1.01), Fit::TooLarge);
}

void TestSizing::thousandCollections()
{
    Design design;
    for (int i = 0; i < 1000; ++i)
        design.collections.append(shop(QStringLiteral("items%1").arg(i), 1000 + 977.0 * i));
    const std::clock_t begun = std::clock(); // of this process: others do not make it slower
    const SizeReport report = estimate(design, {});
    const auto milliseconds = static_cast<qint64>(1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    QCOMPARE(report.collections.size(), 1000);
    qInfo("1,000 collections with 6 indexes each: %lld ms", milliseconds);
    QVERIFY2(milliseconds < 2000, "even without optimisation this takes a fraction of a second");
}

/// A replica set unless the project says otherwise; what it says changes the sizes.
void TestSizing::topologyOfTheProject()
{
    sw::schema::Model model;
    QCOMPARE(topologyOf(model), Topology::ReplicaSet);
    QCOMPARE(sizeOptions(model).topology, Topology::ReplicaSet);
    setTopology(model, Topology::Standalone);
    QCOMPARE(sizeOptions(model).topology, Topology::Standalone);
    setTopology(model, Topology::ReplicaSet);
    QVERIFY(model.settings.isEmpty());
    for (const Topology topology : {Topology::ReplicaSet, Topology::Standalone})
        QCOMPARE(topologyNamed(topologyName(topology)), std::optional(topology));
    QVERIFY(!topologyNamed(QStringLiteral("sharded")));
    model.settings.insert(QStringLiteral("sizing.topology"), QStringLiteral("of the future"));
    QCOMPARE(topologyOf(model), Topology::ReplicaSet);
}

QTEST_APPLESS_MAIN(TestSizing)
#include "tst_sizing.moc"
