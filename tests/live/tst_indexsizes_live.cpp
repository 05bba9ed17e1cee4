// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/samplegenerator.h"
#include "models/sizing/indexfile.h"
#include "models/sizing/indexkeys.h"
#include "tests/live/deploytesting.h"

#include <map>

using namespace sw;
using namespace sw::deploytesting;
using design::Collection;
using design::Index;
using design::IndexKey;
using design::KeyKind;
using design::makeNode;
using design::Node;
using schema::FieldType;

namespace
{

Node node(const char *name, FieldType type, double averageBytes = 0)
{
    Node out = makeNode(QString::fromLatin1(name), type);
    out.averageBytes = averageBytes;
    return out;
}

Node number(const char *name, FieldType type, double minimum, double maximum)
{
    Node out = node(name, type);
    out.constraints.minimum = minimum;
    out.constraints.maximum = maximum;
    return out;
}

Node choice(const char *name, const QStringList &values)
{
    Node out = node(name, FieldType::String);
    out.constraints.enumValues = values;
    return out;
}

Node optional(Node node, double presence)
{
    node.presence = presence;
    return node;
}

Node uniqueNode(Node node)
{
    node.uniqueValues = true;
    return node;
}

/// "at:-1 customer" with a name that no path needs dots for.
Index index(const char *name, const char *keys)
{
    static const QHash<QString, KeyKind> kinds{{QStringLiteral("1"), KeyKind::Ascending}, {QStringLiteral("-1"), KeyKind::Descending},
                                               {QStringLiteral("text"), KeyKind::Text}, {QStringLiteral("hashed"), KeyKind::Hashed},
                                               {QStringLiteral("2dsphere"), KeyKind::Geo2dSphere}};
    Index out;
    out.name = QString::fromLatin1(name);
    for (const QString &key : QString::fromLatin1(keys).split(QLatin1Char(' ')))
        out.keys << IndexKey{key.section(QLatin1Char(':'), 0, 0), kinds.value(key.section(QLatin1Char(':'), 1), KeyKind::Ascending)};
    return out;
}

Index partial(Index index, const char *filter)
{
    index.partialFilter = *base::Bson::fromJson(QByteArray(filter));
    return index;
}

Index sparse(Index index)
{
    index.sparse = true;
    return index;
}

Index uniqueIndex(Index index)
{
    index.unique = true;
    return index;
}

Collection collection(const char *name, double documents, const QList<Node> &fields, const QList<Index> &indexes)
{
    Collection out;
    out.name = QString::fromLatin1(name);
    out.root = design::makeObject({}, QList<Node>{makeNode(design::idName, FieldType::ObjectId)} + fields);
    out.documents = {documents, documents, documents, false};
    out.indexes = indexes;
    return out;
}

/// Values of every type, alone, together, descending, hashed, unique and with an expiry.
Collection values(double documents)
{
    Index expiring = index("ttl", "expires");
    expiring.expireAfterSeconds = 2147483647;
    return collection(
        "values", documents,
        {number("i32", FieldType::Int32, 0, 1e6), number("stars", FieldType::Int32, 1, 5), number("i64", FieldType::Int64, -1e12, 1e12),
         number("real", FieldType::Double, 0, 10000), number("price", FieldType::Decimal128, 0, 1000), node("flag", FieldType::Bool), node("at", FieldType::Date),
         node("expires", FieldType::Date), node("stamp", FieldType::Timestamp), node("other", FieldType::ObjectId), uniqueNode(node("key", FieldType::Uuid)),
         node("bytes", FieldType::Binary, 24), node("name", FieldType::String, 14), node("url", FieldType::String, 60),
         design::makeObject(QStringLiteral("box"), {number("width", FieldType::Int32, 1, 300), node("colour", FieldType::String, 6)})},
        {index("int32", "i32"), index("int32_desc", "i32:-1"), index("few", "stars"), index("int64", "i64"), index("double", "real"), index("decimal", "price"),
         index("bool", "flag"), index("date", "at"), index("date_desc", "at:-1"), expiring, index("timestamp", "stamp"), index("objectid", "other"),
         uniqueIndex(index("uuid_unique", "key")), index("binary", "bytes"), index("string", "name"), index("long_string", "url"), index("object", "box"),
         index("nested", "box.width"), index("hashed_id", "other:hashed"), index("hashed_int", "i32:hashed"), index("compound2", "stars at:-1"),
         index("compound3", "name real:-1 flag")});
}

/// Arrays, optional fields, filters, texts and places.
Collection orders(double documents)
{
    const Node line = design::makeObject({}, {node("sku", FieldType::String, 8), number("quantity", FieldType::Int32, 1, 9)});
    return collection(
        "orders", documents,
        {choice("status", {QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped")}), number("customer", FieldType::Int32, 1, 5000),
         node("at", FieldType::Date), number("total", FieldType::Double, 1, 500), optional(node("cover", FieldType::String, 20), 0.25),
         node("place", FieldType::GeoPoint), node("comment", FieldType::String, 60), node("title", FieldType::String, 30),
         design::makeArray(QStringLiteral("tags"), node("", FieldType::String, 7), {0, 3, 8, false}),
         design::makeArray(QStringLiteral("lines"), line, {0, 2, 5, false})},
        {index("low_cardinality", "status"), index("customer_at", "customer at:-1"), index("multikey", "tags"), index("multikey_nested", "lines.sku"),
         index("multikey_compound", "lines.quantity lines.sku at"), index("optional", "cover"), sparse(index("sparse", "cover:-1")),
         partial(index("partial_equal", "customer"), R"({"status": "new"})"), partial(index("partial_range", "at"), R"({"total": {"$gte": 100, "$lt": 200}})"),
         partial(index("partial_exists", "title"), R"({"$and": [{"cover": {"$exists": true}}, {"status": {"$in": ["new", "paid"]}}]})"),
         index("text", "comment:text"), index("sphere", "place:2dsphere"), index("status_sphere", "status place:2dsphere")});
}

/// A wildcard, and keys that are too long for a page.
Collection things(double documents)
{
    const Node size = design::makeObject(QStringLiteral("size"), {number("width", FieldType::Int32, 1, 300), number("height", FieldType::Double, 1, 300)});
    Node story = node("story", FieldType::String, 1500);
    story.constraints.minLength = 20;
    story.constraints.maxLength = 6000;
    return collection("things", documents,
                      {node("name", FieldType::String, 14), number("weight", FieldType::Int64, 0, 1e6), node("made", FieldType::Date), size, story,
                       design::makeArray(QStringLiteral("parts"), node("", FieldType::String, 9), {0, 3, 6, false})},
                      {index("wildcard", "size.$**"), index("overflow", "story"), index("text_two", "name:text story:text")});
}

struct Figure
{
    double live = 0; ///< bytes of the file less what is free in it
    double free = 0;
};

struct Load
{
    Collection design;
    QString name;
    std::vector<base::Bson> documents;
    sizing::IndexBuild build = sizing::IndexBuild::AtOnce;
    QHash<QString, Figure> measured;
    QHash<QString, sizing::IndexFile> predicted;
};

} // namespace

/// Index files of a real server against those that are made up from the same documents.
class TestIndexSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void builtAtOnce_data();
    void builtAtOnce();
    void grownWithTheDocuments_data();
    void grownWithTheDocuments();

private:
    void prepare(const Collection &design, sizing::IndexBuild build);
    void insertAll(const Load &load);
    void createIndexes(const Load &load);
    void measure(Load &load);
    void rows(sizing::IndexBuild build);
    void compare(double tolerance);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_client;
    std::map<QString, Load> m_loads;
};

void TestIndexSizes::prepare(const Collection &design, sizing::IndexBuild build)
{
    Load load;
    load.design = design;
    load.build = build;
    load.name = design.name + (build == sizing::IndexBuild::AtOnce ? QString() : QStringLiteral("_grown"));
    const samples::SampleGenerator generator(designOf({design}), design, 7);
    QVERIFY(generator.check());
    const auto count = static_cast<quint64>(design.documents.likely);
    load.documents.reserve(count);
    for (quint64 i = 0; i < count; ++i)
        load.documents.push_back(generator.document(i));
    if (build == sizing::IndexBuild::WithTheDocuments)
        createIndexes(load);
    insertAll(load);
    if (build == sizing::IndexBuild::AtOnce)
        createIndexes(load);
    sizing::IndexFileOptions options;
    options.build = build;
    const auto files = sizing::indexFiles([&](quint64 n) { return load.documents[n]; }, count, design, options);
    QVERIFY(files);
    for (const sizing::IndexFile &file : *files)
        load.predicted.insert(file.name, file);
    m_loads.emplace(load.name, std::move(load));
}

void TestIndexSizes::insertAll(const Load &load)
{
    constexpr size_t batch = 2000;
    for (size_t start = 0; start < load.documents.size(); start += batch) {
        base::BsonBuilder command;
        command.string(QStringLiteral("insert"), load.name).beginArray(QStringLiteral("documents"));
        for (size_t i = start; i < std::min(start + batch, load.documents.size()); ++i)
            command.document(command.nextIndex(), load.documents[i]);
        const base::Bson reply = m_client->run(QStringLiteral("sizes"), command.finish());
        QVERIFY2(deploy::truthAt(reply, "ok") && !deploy::contains(reply, "writeErrors"), reply.toRelaxedJson().left(500).constData());
    }
}

void TestIndexSizes::createIndexes(const Load &load)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("createIndexes"), load.name).beginArray(QStringLiteral("indexes"));
    for (const Index &index : load.design.indexes)
        command.document(command.nextIndex(), design::indexSpecification(index));
    const base::Bson reply = m_client->run(QStringLiteral("sizes"), command.finish());
    QVERIFY2(deploy::truthAt(reply, "ok"), reply.toRelaxedJson().constData());
}

void TestIndexSizes::measure(Load &load)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("aggregate"), load.name).beginArray(QStringLiteral("pipeline")).beginDocument(QStringLiteral("0"));
    command.document(QStringLiteral("$collStats"), *base::Bson::fromJson(R"({"storageStats": {}})")).end().end();
    command.beginDocument(QStringLiteral("cursor")).end();
    const base::Bson reply = m_client->run(QStringLiteral("sizes"), command.finish());
    const QList<base::Bson> found = deploy::documentsAt(reply, "cursor.firstBatch");
    QVERIFY(!found.isEmpty());
    const base::Bson details = deploy::documentAt(found.first(), "storageStats.indexDetails");
    for (const QString &name : deploy::fieldNames(details)) {
        const base::Bson index = deploy::documentAt(details, name.toUtf8().constData());
        const double file = deploy::numberAt(index, "block-manager.file size in bytes").value_or(0);
        const double free = deploy::numberAt(index, "block-manager.file bytes available for reuse").value_or(0);
        load.measured.insert(name, {file - free, free});
    }
}

void TestIndexSizes::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_client = std::make_unique<RawClient>(m_server.uri());
    // What is compared are pages that are written at the end, once. Servers also write some at times of their own: when the cache
    // is small, when much in it is new (a twentieth, and updates half of that), and at the checkpoint of every minute.
    for (const char *setting : {R"({"setParameter": 1, "wiredTigerEngineRuntimeConfig": "cache_size=2GB,eviction_dirty_trigger=90,eviction_dirty_target=80,eviction_updates_trigger=90,eviction_updates_target=80"})",
                                R"({"setParameter": 1, "syncdelay": 0})"})
        QVERIFY(deploy::truthAt(m_client->run(QStringLiteral("admin"), setting), "ok"));
    prepare(values(60000), sizing::IndexBuild::AtOnce);
    prepare(orders(60000), sizing::IndexBuild::AtOnce);
    prepare(things(8000), sizing::IndexBuild::AtOnce);
    Collection grown = orders(60000);
    grown.indexes = {index("customer_at", "customer at:-1"), index("low_cardinality", "status"), index("date", "at"), index("multikey", "tags")};
    prepare(grown, sizing::IndexBuild::WithTheDocuments);
    QVERIFY(deploy::truthAt(m_client->run(QStringLiteral("admin"), R"({"fsync": 1})"), "ok"));
    for (auto &[name, load] : m_loads)
        measure(load);
}

void TestIndexSizes::rows(sizing::IndexBuild build)
{
    QTest::addColumn<QString>("collection");
    QTest::addColumn<QString>("name");
    for (const auto &[name, load] : m_loads) {
        if (build == sizing::IndexBuild::WithTheDocuments)
            QTest::addRow("%s._id_", qPrintable(name)) << name << QStringLiteral("_id_");
        if (build != load.build)
            continue;
        for (const Index &index : load.design.indexes)
            QTest::addRow("%s.%s", qPrintable(name), qPrintable(index.name)) << name << index.name;
    }
}

void TestIndexSizes::compare(double tolerance)
{
    QFETCH(QString, collection);
    QFETCH(QString, name);
    const Load &load = m_loads.at(collection);
    QVERIFY(load.measured.contains(name) && load.predicted.contains(name));
    const double measured = load.measured.value(name).live;
    const sizing::IndexFile file = load.predicted.value(name);
    const double error = file.file.value() / measured - 1;
    qInfo("%-18s %8.0f entries %6.0f leaves, measured %9.0f (free %.0f), predicted %9.0f, %+.2f %%", qPrintable(name), file.entries, file.leaves, measured,
          load.measured.value(name).free, file.file.value(), 100 * error);
    // One block of 4 KiB is all that a few pages more or less may differ by.
    QVERIFY2(std::abs(error) <= tolerance || std::abs(file.file.value() - measured) <= 4096, qPrintable(QStringLiteral("%1 %").arg(100 * error)));
}

void TestIndexSizes::builtAtOnce_data()
{
    rows(sizing::IndexBuild::AtOnce);
}

void TestIndexSizes::builtAtOnce()
{
    compare(0.01);
}

void TestIndexSizes::grownWithTheDocuments_data()
{
    rows(sizing::IndexBuild::WithTheDocuments);
}

void TestIndexSizes::grownWithTheDocuments()
{
    compare(0.05);
}

QTEST_GUILESS_MAIN(TestIndexSizes)
#include "tst_indexsizes_live.moc"
