// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/indexkeys.h"
#include "models/sizing/keys/keystring.h"
#include "models/sizing/keys/spherecell.h"
#include "models/sizing/keys/textterms.h"

#include <QtTest>

using namespace sw;
using base::Bson;
using design::Index;
using design::KeyKind;
using sizing::EntryTable;
using sizing::IndexKeys;

namespace
{

Bson json(const QByteArray &text)
{
    const auto read = Bson::fromJson(text);
    if (!read)
        qFatal("%s", qPrintable(read.error().text()));
    return *read;
}

QByteArray hex(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex();
}

Index index(const QList<design::IndexKey> &keys)
{
    Index out;
    out.keys = keys;
    return out;
}

Index on(const char *path, KeyKind kind = KeyKind::Ascending)
{
    return index({{QString::fromLatin1(path), kind}});
}

/// Sorted entries of \p documents as "key value" in hexadecimal.
QByteArrayList entries(IndexKeys &&keys, const QByteArrayList &documents)
{
    EntryTable table;
    for (qsizetype i = 0; i < documents.size(); ++i)
        keys.add(json(documents[i]), static_cast<quint64>(i) + 1, table);
    keys.finish(table);
    table.sort();
    QByteArrayList out;
    for (size_t i = 0; i < table.size(); ++i)
        out << (hex(table.key(i)) + ' ' + hex(table.value(i))).trimmed();
    return out;
}

const QByteArrayList &arrays()
{
    static const QByteArrayList documents{R"({"_id": 1, "a": [1, 2], "b": 5})",
                                          R"({"_id": 2, "a": [], "b": 5})",
                                          R"({"_id": 3, "b": 5})",
                                          R"({"_id": 4, "a": [{"x": 1}, {"x": 2}, 3, {}], "b": 6})",
                                          R"({"_id": 5, "a": {"x": []}})",
                                          R"({"_id": 6, "a": [{"x": [4, 5]}, {"x": []}]})",
                                          R"({"_id": 7, "a": [[1, 2], []]})"};
    return documents;
}

/// Ids of the documents that \p filter lets into an index.
QByteArray passing(const char *filter, const QByteArrayList &documents)
{
    Index partial = on("_id");
    partial.partialFilter = json(filter);
    IndexKeys keys(partial);
    QByteArray out;
    for (const QByteArray &document : documents) {
        EntryTable table;
        keys.add(json(document), 1, table);
        out += table.isEmpty() ? '-' : '+';
    }
    return out;
}

} // namespace

class TestIndexKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointUnderAnOrdinaryIndex();
    void idIndex();
    void compoundOverArrays();
    void pathsThroughArrays();
    void everyKindHasEntries();
    void sparse();
    void elementsOnce();
    void parallelArrays();
    void partialFilters_data();
    void partialFilters();
    void unknownFilterIsNotExact();
    void hashed();
    void texts();
    void stems_data();
    void stems();
    void places();
    void wildcard();
    void sortingTables();
};

void TestIndexKeys::idIndex()
{
    QCOMPARE(entries(IndexKeys::ofId(), {R"({"_id": 1})", R"({"_id": {"$numberLong": "0"}})"}),
             (QByteArrayList{"2904 001002", "2b0204 0008"}));
}

// The keys of the next tests are those of a MongoDB 6.0.5 server for the same documents.

void TestIndexKeys::compoundOverArrays()
{
    IndexKeys keys(index({{QStringLiteral("a"), KeyKind::Ascending}, {QStringLiteral("b"), KeyKind::Descending}}));
    QCOMPARE(entries(std::move(keys), arrays()),
             (QByteArrayList{"0fd4f5040010", "14d4f5040018", "2b02d4f5040008", "2b04d4f5040008", "2b06d4f3040020",
                             "4600d4f3040020", "461e78002b0200d4f3040020", "461e78002b0400d4f3040020",
                             "46507800500000eb040028", "46507800500000eb040030", "46507800502b082b0a0000eb040030",
                             "5000eb040038", "502b022b0400eb040038"}));
}

void TestIndexKeys::pathsThroughArrays()
{
    QCOMPARE(entries(IndexKeys(on("a.x")), arrays()),
             (QByteArrayList{"0f040028", "0f040030", "14040008", "14040010", "14040018", "14040020", "14040038",
                             "2b02040020", "2b04040020", "2b08040030", "2b0a040030"}));
    QCOMPARE(entries(IndexKeys(on("a.0")), arrays()),
             (QByteArrayList{"14040010", "14040018", "14040028", "2b02040008", "461e78002b0200040020",
                             "46507800502b082b0a0000040030", "502b022b0400040038"}));
}

/// A kind that is in one table has its row in the others too.
void TestIndexKeys::everyKindHasEntries()
{
    const QByteArrayList documents{R"({"_id": 1, "at": [2.35, 48.86], "place": "Paris in France"})",
                                   R"({"_id": 2, "at": "Paris", "place": {"type": "Point", "coordinates": [2, 48]}})"};
    for (size_t i = 0; i < schema::indexKindCount; ++i) {
        const auto kind = static_cast<KeyKind>(i);
        const schema::IndexKindTraits &traits = schema::traitsOf(kind);
        const Index both = index({{QStringLiteral("at"), kind}, {QStringLiteral("place"), kind}});
        const qsizetype found = entries(IndexKeys(both), documents).size();
        QVERIFY2(found >= (traits.givesSeveral ? 1 : 2), traits.word);
    }
}

void TestIndexKeys::sparse()
{
    Index both = index({{QStringLiteral("a.x"), KeyKind::Ascending}, {QStringLiteral("z"), KeyKind::Ascending}});
    both.sparse = true;
    QCOMPARE(entries(IndexKeys(both), arrays()), (QByteArrayList{"0f14040028", "0f14040030", "2b0214040020",
                                                                 "2b0414040020", "2b0814040030", "2b0a14040030"}));
    Index one = on("a");
    one.sparse = true;
    QCOMPARE(entries(IndexKeys(one), {R"({"b": 1})", R"({"a": null})"}), QByteArrayList{"14040010"});
}

void TestIndexKeys::elementsOnce()
{
    QCOMPARE(entries(IndexKeys(on("a")), {R"({"a": [3, "x", 3, {"$numberDouble": "3.0"}, "x"]})"}).size(), 2);
}

void TestIndexKeys::parallelArrays()
{
    IndexKeys keys(index({{QStringLiteral("a"), KeyKind::Ascending}, {QStringLiteral("b"), KeyKind::Ascending}}));
    EntryTable table;
    keys.add(json(R"({"a": [1], "b": [2]})"), 1, table);
    QVERIFY(table.isEmpty());
    keys.add(json(R"({"a": [1, 2], "b": 2})"), 2, table);
    QCOMPARE(table.size(), size_t(2));
    IndexKeys lines(index({{QStringLiteral("l.a"), KeyKind::Ascending}, {QStringLiteral("l.b"), KeyKind::Ascending}}));
    QCOMPARE(entries(std::move(lines), {R"({"l": [{"a": 1, "b": 2}, {"a": 3}]})"}),
             (QByteArrayList{"2b022b04040008", "2b0614040008"}));
}

void TestIndexKeys::partialFilters_data()
{
    QTest::addColumn<QByteArray>("filter");
    QTest::addColumn<QByteArray>("passes");
    const auto row = [](const char *filter, const char *passes) {
        QTest::newRow(filter) << QByteArray(filter) << QByteArray(passes);
    };
    // 0: n 5, s "a"   1: n 5.5, list of 1, 9   2: nothing   3: n null, deep.x 3   4: n "5", true
    row(R"({"n": 5})", "+----");
    row(R"({"n": {"$eq": 5.5}})", "-+---");
    row(R"({"n": {"$gt": 5}})", "-+---");
    row(R"({"n": {"$gte": 5, "$lt": 5.5}})", "+----");
    row(R"({"n": {"$lte": {"$numberDecimal": "5.50"}}})", "++---");
    row(R"({"n": {"$gt": ""}})", "----+");
    row(R"({"n": null})", "--++-");
    row(R"({"n": {"$exists": true}})", "++-++");
    row(R"({"n": {"$exists": false}})", "--+--");
    row(R"({"n": {"$type": "number"}})", "++---");
    row(R"({"n": {"$type": "null"}})", "---+-");
    row(R"({"n": {"$in": [5, "5"]}})", "+---+");
    row(R"({"list": {"$gt": 8}})", "-+---");
    row(R"({"list": 1})", "-+---");
    row(R"({"deep.x": {"$lt": 4}})", "---+-");
    row(R"({"$and": [{"n": {"$exists": true}}, {"flag": true}]})", "----+");
    row(R"({"$or": [{"s": "a"}, {"deep": {"x": 3}}]})", "+--+-");
    row(R"({"s": {"$gte": "a"}, "n": 5})", "+----");
}

void TestIndexKeys::partialFilters()
{
    QFETCH(QByteArray, filter);
    QFETCH(QByteArray, passes);
    const QByteArrayList documents{R"({"_id": 0, "n": 5, "s": "a"})", R"({"_id": 1, "n": 5.5, "list": [1, 9]})",
                                   R"({"_id": 2})", R"({"_id": 3, "n": null, "deep": {"x": 3}})",
                                   R"({"_id": 4, "n": "5", "flag": true})"};
    QCOMPARE(passing(filter.constData(), documents), passes);
}

void TestIndexKeys::unknownFilterIsNotExact()
{
    Index index = on("a");
    QVERIFY(IndexKeys(index).isExact());
    index.partialFilter = json(R"({"a": {"$near": 1}})");
    QVERIFY(!IndexKeys(index).isExact());
    index.partialFilter = {};
    index.collation = json(R"({"locale": "de"})");
    QVERIFY(!IndexKeys(index).isExact());
    QVERIFY(!IndexKeys(on("a", KeyKind::Text)).isExact());
}

void TestIndexKeys::hashed()
{
    const QByteArrayList found = entries(IndexKeys(on("a", KeyKind::Hashed)),
                                         {R"({"a": 2})", R"({"a": {"$numberDouble": "2.5"}})", R"({"a": "x"})", "{}"});
    QCOMPARE(found.size(), 4);
    QSet<QByteArray> keys;
    for (const QByteArray &entry : found) {
        QVERIFY(entry.endsWith(" 02")); // a 64-bit number
        keys.insert(entry.left(18));
    }
    QCOMPARE(keys.size(), 3); // fractions are cut off
}

void TestIndexKeys::texts()
{
    const QByteArrayList documents{R"({"s": "the quick brown foxes are running running running"})",
                                   R"({"s": "apple"})",
                                   R"({"s": "Don't café it's stations imagination"})",
                                   R"({"s": ["one two", "two three"]})",
                                   R"({"s": 5})",
                                   R"({"s": "it is"})"};
    QCOMPARE(entries(IndexKeys(on("s", KeyKind::Text)), documents),
             (QByteArrayList{"3c6170706c002b02040010 02", "3c62726f776e002aff8aaaaaaaaaaaac040008 02",
                             "3c63616665002aff95555555555554040018 02", "3c666f78002aff8aaaaaaaaaaaac040008 02",
                             "3c696d6167696e002aff95555555555554040018 02", "3c6f6e65002affa0000000000000040020 02",
                             "3c717569636b002aff8aaaaaaaaaaaac040008 02", "3c72756e002b0350000000000000040008 02",
                             "3c73746174696f6e002aff95555555555554040018 02",
                             "3c7468726565002affa0000000000000040020 02", "3c74776f002b0380000000000000040020 02"}));
    QCOMPARE(sizing::storedTerm(std::string(300, 'x')).size(), size_t(256));
    QCOMPARE(sizing::storedTerm(std::string(224, 'x')).size(), size_t(224));
}

void TestIndexKeys::stems_data()
{
    QTest::addColumn<QByteArray>("stem");
    const auto row = [](const char *word, const char *stem) {
        QTest::newRow(word) << QByteArray(stem);
    };
    row("walking", "walk");
    row("hopping", "hop");
    row("hoping", "hope");
    row("stories", "stori");
    row("ties", "tie");
    row("classes", "class");
    row("happy", "happi");
    row("relational", "relat");
    row("carefully", "care");
    row("payment", "payment");
    row("development", "develop");
    row("gas", "gas");
    row("one", "one");
    row("is", "is");
}

void TestIndexKeys::stems()
{
    QFETCH(QByteArray, stem);
    QCOMPARE(QByteArray::fromStdString(sizing::stemOf(QTest::currentDataTag())), stem);
}

void TestIndexKeys::places()
{
    const QByteArrayList documents{R"({"l": {"type": "Point", "coordinates": [0.5, 0.5]}})",
                                   R"({"l": {"type": "Point", "coordinates": [-73.97, 40.77]}})",
                                   R"({"l": [120, -80]})", R"({"x": 1})"};
    QCOMPARE(
        entries(IndexKeys(on("l", KeyKind::Geo2dSphere)), documents),
        (QByteArrayList{"201384b1db336fa071040010 02", "205f93b08010f63cf5040018 02", "322000a222027bff82040008 02"}));
    IndexKeys keys(on("l", KeyKind::Geo2dSphere));
    EntryTable table;
    keys.add(json(R"({"l": {"type": "LineString", "coordinates": [[0, 0], [1, 1], [2, 0]]}})"), 1, table);
    QCOMPARE(table.size(), size_t(3));
    QVERIFY(!keys.isExact());
}

void TestIndexKeys::wildcard()
{
    const QByteArrayList documents{
        R"({"_id": 1, "a": 1, "b": {"c": "x", "d": {}}, "e": [1, 2, 2, {"f": 3}, [7, 8]], "g": [], "h": null})",
        R"({"_id": 2, "e": [[]]})"};
    const QByteArrayList found = entries(IndexKeys(on("$**")), documents);
    QCOMPARE(found.mid(2),
             (QByteArrayList{"3c61002b02040008", "3c622e63003c7800040008", "3c622e64004600040008", "3c65002b02040008",
                             "3c65002b04040008", "3c65005000040010", "3c6500502b0e2b1000040008", "3c652e66002b06040008",
                             "3c67000f040008", "3c680014040008"}));
    QVERIFY(found[0].startsWith("2b023c650004") && found[1].startsWith("2b023c670004")); // paths of arrays
    QCOMPARE(found[0].size(), qsizetype(2 * (6 + 9)));
    QCOMPARE(entries(IndexKeys(on("b.$**")), documents),
             (QByteArrayList{"3c622e63003c7800040008", "3c622e64004600040008"}));
}

void TestIndexKeys::sortingTables()
{
    EntryTable table;
    const std::vector<std::string> keys{
        "aab", "aa", std::string("aa\0", 3), "aa\xff", "aabbbbbbbbbbbbbb", "aabbbbbbbbbbbbba", "aab"};
    for (const std::string &key : keys)
        table.add(key, "v" + key);
    table.sort();
    std::vector<std::string> sorted = keys;
    std::sort(sorted.begin(), sorted.end());
    for (size_t i = 0; i < sorted.size(); ++i) {
        QCOMPARE(std::string(table.key(i)), sorted[i]);
        QCOMPARE(std::string(table.value(i)), "v" + sorted[i]);
    }
}

/// A GeoJSON object that an index of the usual kind holds: the whole of it is the key.
void TestIndexKeys::pointUnderAnOrdinaryIndex()
{
    const QByteArrayList made =
        entries(IndexKeys(on("place")), {R"({"place": {"type": "Point", "coordinates": [13.4, 52.5]}})"});
    QCOMPARE(made.size(), 1);
    const double stored = static_cast<double>(made.first().split(' ').first().size()) / 2;
    constexpr double besides = 3; // the end of the key and the record id
    const sizing::KeyShape shape =
        sizing::keyShape(design::makeNode(QStringLiteral("place"), schema::FieldType::GeoPoint), {});
    QCOMPARE(shape.bytes, stored - besides);
    QCOMPARE(static_cast<double>(shape.prefixes.size()), shape.bytes);
}

QTEST_APPLESS_MAIN(TestIndexKeys)
#include "tst_indexkeys.moc"
