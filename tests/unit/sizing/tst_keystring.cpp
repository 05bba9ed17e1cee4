// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/keystring.h"
#include "models/sizing/keys/prefixcompression.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

using namespace sw::sizing;
using sw::design::KeyKind;
using sw::design::makeNode;
using sw::design::Node;
using sw::schema::FieldType;

namespace
{

/// A record id as it ends a key: the number of middle bytes in the first and last three bits, the id in between.
std::string recordId(quint64 id)
{
    const int middle = static_cast<int>(recordIdKeyBytes(static_cast<double>(id))) - 2;
    std::string bytes(static_cast<size_t>(middle) + 2, '\0');
    bytes.back() = static_cast<char>(((id & 0x1f) << 3) | static_cast<quint64>(middle));
    id >>= 5;
    for (int i = middle; i > 0; --i, id >>= 8)
        bytes[static_cast<size_t>(i)] = static_cast<char>(id & 0xff);
    bytes.front() = static_cast<char>((static_cast<quint64>(middle) << 5) | id);
    return bytes;
}

std::string bigEndian(quint64 value, int bytes)
{
    std::string out;
    for (int i = bytes - 1; i >= 0; --i)
        out += static_cast<char>((value >> (8 * i)) & 0xff);
    return out;
}

struct Built
{
    double entryBytes;
    double leaves;
};

/// As unsigned bytes. The C library's sort is as fast where this program is compiled for debugging.
std::vector<const std::string *> sorted(const std::vector<std::string> &keys)
{
    using Key = const std::string *;
    std::vector<Key> places;
    places.reserve(keys.size());
    for (const std::string &key : keys)
        places.push_back(&key);
    std::qsort(places.data(), places.size(), sizeof(Key), [](const void *a, const void *b) {
        return (*static_cast<const Key *>(a))->compare(**static_cast<const Key *>(b));
    });
    return places;
}

/// Builds leaf pages exactly by the engine's rules.
Built buildPages(const std::vector<std::string> &unsorted, double valueBytes)
{
    const std::vector<const std::string *> keys = sorted(unsorted);
    double sum = 0;
    double page = 40;
    double leaves = 1;
    size_t previous = 0;
    for (size_t i = 0; i < keys.size(); ++i) {
        size_t shared = 0;
        const std::string &key = *keys[i];
        if (i > 0 && page > 40) {
            const std::string &before = *keys[i - 1];
            const size_t limit = std::min({key.size(), before.size(), size_t(255)});
            while (shared < limit && key[shared] == before[shared])
                ++shared;
            if (shared < 4)
                shared = 0;
            else if (previous > 0 && previous < shared && shared < previous + 10)
                shared = previous;
        }
        const auto size = [&](size_t prefix) {
            return (prefix > 0 ? 2.0 : 1.0) + static_cast<double>(key.size() - prefix) + valueBytes;
        };
        if (page + size(shared) > 14745) {
            ++leaves;
            page = 40;
            shared = 0;
        }
        page += size(shared);
        sum += size(shared);
        previous = shared;
    }
    return {sum / static_cast<double>(keys.size()), leaves};
}

} // namespace

class TestKeyString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lengths_data();
    void lengths();
    void numbers();
    void recordIds();
    void typeBits();
    void missingFieldsAreNulls();
    void prefixesFollowTheEngine_data();
    void prefixesFollowTheEngine();
    void stickyPrefix();
};

void TestKeyString::lengths_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<double>("bytes");
    QTest::newRow("bool") << static_cast<int>(FieldType::Bool) << 1.0;
    QTest::newRow("date") << static_cast<int>(FieldType::Date) << 9.0;
    QTest::newRow("timestamp") << static_cast<int>(FieldType::Timestamp) << 9.0;
    QTest::newRow("objectId") << static_cast<int>(FieldType::ObjectId) << 13.0;
    QTest::newRow("uuid") << static_cast<int>(FieldType::Uuid) << 19.0;
    QTest::newRow("double") << static_cast<int>(FieldType::Double) << 9.0;
    QTest::newRow("decimal") << static_cast<int>(FieldType::Decimal128) << 9.0;
    QTest::newRow("string of 16") << static_cast<int>(FieldType::String) << 18.0;
    QTest::newRow("binary of 16") << static_cast<int>(FieldType::Binary) << 19.0;
}

void TestKeyString::lengths()
{
    QFETCH(int, type);
    QFETCH(double, bytes);
    QCOMPARE(keyBytes(makeNode(QStringLiteral("f"), static_cast<FieldType>(type))), bytes);
}

void TestKeyString::numbers()
{
    QCOMPARE(wholeNumberKeyBytes(0), 1.0);
    QCOMPARE(wholeNumberKeyBytes(127), 2.0);
    QCOMPARE(wholeNumberKeyBytes(128), 3.0);
    QCOMPARE(wholeNumberKeyBytes(-32767), 3.0);
    QCOMPARE(wholeNumberKeyBytes(32768), 4.0);
    QCOMPARE(wholeNumberKeyBytes(8388607), 4.0);
    QCOMPARE(wholeNumberKeyBytes(2147483647), 5.0);
    QCOMPARE(wholeNumberKeyBytes(9e18), 9.0);
    Node stars = makeNode(QStringLiteral("stars"), FieldType::Int32);
    stars.constraints.minimum = 1;
    stars.constraints.maximum = 5;
    QCOMPARE(keyBytes(stars), 2.0);
    Node object =
        sw::design::makeObject(QStringLiteral("_id"), {stars, makeNode(QStringLiteral("at"), FieldType::Date)});
    QCOMPARE(keyBytes(object), 1.0 + (1 + 5 + 1 + 2) + (1 + 2 + 1 + 9) + 1);
}

void TestKeyString::recordIds()
{
    QCOMPARE(recordIdKeyBytes(1023), 2.0);
    QCOMPARE(recordIdKeyBytes(1024), 3.0);
    QCOMPARE(recordIdKeyBytes((1 << 18) - 1), 3.0);
    QCOMPARE(recordIdKeyBytes(1 << 18), 4.0);
    QCOMPARE(recordIdKeyBytes(1 << 26), 5.0);
    QVERIFY(std::abs(meanRecordIdKeyBytes(1e6) - 3.74) < 0.01);
    QCOMPARE(recordId(1023).size(), size_t(2));
    QCOMPARE(recordId(1024).size(), size_t(3));
}

void TestKeyString::typeBits()
{
    const KeyContext context;
    KeyShape shape = keyShape(makeNode(QStringLiteral("s"), FieldType::String), context);
    shape.append(keyShape(makeNode(QStringLiteral("i"), FieldType::Int32), context));
    QCOMPARE(shape.typeBytes(), 0.0);
    shape.append(keyShape(makeNode(QStringLiteral("d"), FieldType::Double), context));
    QCOMPARE(shape.typeBits, 5);
    QCOMPARE(shape.typeBytes(), 1.0);
    shape.append(keyShape(makeNode(QStringLiteral("m"), FieldType::Decimal128), context));
    QCOMPARE(shape.typeBytes(), 3.0);
}

void TestKeyString::missingFieldsAreNulls()
{
    Node date = makeNode(QStringLiteral("at"), FieldType::Date);
    date.presence = 0.25;
    QCOMPARE(keyBytes(date), 0.25 * 9 + 0.75);
}

void TestKeyString::prefixesFollowTheEngine_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("entries");
    for (const int entries : {3000, 60000, 300000}) {
        for (const char *kind : {"uuid", "status", "date", "int", "user+date"})
            QTest::addRow("%s %d", kind, entries) << QString::fromLatin1(kind) << entries;
    }
}

void TestKeyString::prefixesFollowTheEngine()
{
    QFETCH(QString, kind);
    QFETCH(int, entries);
    std::mt19937_64 random(42);
    const auto upTo = [&](quint64 limit) {
        return random() % limit;
    };
    std::vector<std::string> keys;
    const quint64 span = 730ULL * 86400 * 1000;
    for (int i = 0; i < entries; ++i) {
        std::string key;
        if (kind == QLatin1String("uuid"))
            key = "xxx" + bigEndian(random(), 8) + bigEndian(random(), 8);
        else if (kind == QLatin1String("status"))
            key = std::vector<std::string>{"<new", "<paid", "<shipped"}[upTo(3)] + std::string(1, '\0');
        else if (kind == QLatin1String("date"))
            key = "x" + bigEndian(0x8000018000000000ULL + upTo(span), 8);
        else if (kind == QLatin1String("int"))
            key = "x" + bigEndian(2 * (32768 + upTo(1000000)), 3);
        else
            key = "<user" + std::to_string(10000 + upTo(50000)) + std::string(1, '\0') + "x" +
                  bigEndian(0x8000018000000000ULL + upTo(span), 8);
        keys.push_back(key + "\x04" + recordId(static_cast<quint64>(i + 1)));
    }
    const Built built = buildPages(keys, 0);

    Node node = makeNode(QStringLiteral("f"), FieldType::Uuid);
    node.uniqueValues = kind == QLatin1String("uuid");
    KeyContext context{static_cast<double>(entries), 0, nullptr};
    KeyShape shape;
    if (kind == QLatin1String("status")) {
        node.types = {FieldType::String};
        node.constraints.enumValues = {QStringLiteral("new"), QStringLiteral("paid"), QStringLiteral("shipped")};
    } else if (kind == QLatin1String("int")) {
        node.types = {FieldType::Int32};
        node.constraints.minimum = 32768;
        node.constraints.maximum = 1032768;
    } else if (kind == QLatin1String("user+date")) {
        node.types = {FieldType::String};
        node.averageBytes = 9;
        node.distinctValues = 50000;
        node.constraints.pattern = QStringLiteral("^user[0-9]+$");
        shape = keyShape(node, context);
    }
    if (kind == QLatin1String("date") || kind == QLatin1String("user+date")) {
        Node date = makeNode(QStringLiteral("at"), FieldType::Date);
        shape.append(keyShape(date, context));
    } else {
        shape = keyShape(node, context);
    }
    const IndexPages pages = indexPages(shape, entries, entries, IndexRole::Secondary);
    const double error = pages.entryBytes / built.entryBytes - 1;
    QVERIFY2(std::abs(error) < 0.09,
             qPrintable(QStringLiteral("predicted %1, built %2").arg(pages.entryBytes).arg(built.entryBytes)));
    QVERIFY2(std::abs(pages.leaves - built.leaves) <= 1 + 0.08 * built.leaves,
             qPrintable(QStringLiteral("%1 leaves, built %2").arg(pages.leaves).arg(built.leaves)));
}

void TestKeyString::stickyPrefix()
{
    // Ten bytes always alike, an eleventh that changes with every second key: the prefix of ten stays for the whole
    // page.
    QList<KeyByte> prefixes(10, 1.0);
    prefixes.append(500);
    const PrefixExpectation sticky = PrefixModel(prefixes, 1000).onPagesOf(1000);
    QVERIFY(sticky.bytes > 9.9 && sticky.bytes < 10.1);
    // Nothing is shared below four bytes.
    const PrefixExpectation four = PrefixModel({1, 1, 1, 1, 1e18}, 1000).onPagesOf(1000);
    QCOMPARE(four.bytes, 4 * four.share);
    QVERIFY(PrefixModel({1, 1, 1e9, 1e9, 1e9}, 1000).onPagesOf(1000).bytes < 0.01);
}

QTEST_APPLESS_MAIN(TestKeyString)
#include "tst_keystring.moc"
