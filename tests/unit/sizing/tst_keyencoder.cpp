// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/sizing/keys/keyencoder.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <compare>
#include <random>

using namespace sw;
using base::Bson;
using sizing::KeyEncoder;

namespace
{

/// The encoder with the value of \p document's only field in it.
KeyEncoder encoded(const Bson &document, KeyEncoder::Order order = KeyEncoder::Order::Ascending)
{
    bson_t view;
    bson_iter_t field;
    KeyEncoder out;
    if (document.view(&view) && bson_iter_init(&field, &view) && bson_iter_next(&field))
        out.append(field, order);
    return out;
}

std::string keyOf(const Bson &document)
{
    return encoded(document).key();
}

QByteArray hex(const std::string &bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex();
}

QByteArray typeBitsOf(const KeyEncoder &encoder)
{
    std::string out;
    encoder.storeTypeBits(out);
    return hex(out);
}

Bson json(const QByteArray &text)
{
    const auto read = Bson::fromJson(text);
    if (!read)
        qFatal("%s", qPrintable(read.error().text()));
    return *read;
}

std::string recordId(quint64 id)
{
    KeyEncoder encoder;
    encoder.appendRecordId(id);
    return encoder.key();
}

/// A number of a random type, and its worth.
struct Number
{
    Bson document;
    long double worth;
};

Number randomNumber(std::mt19937_64 &random)
{
    base::BsonBuilder out;
    const QString name = QStringLiteral("v");
    const int scale = static_cast<int>(random() % 40);
    const auto whole = static_cast<qint64>(random()) >> (random() % 63);
    switch (random() % 4) {
    case 0: {
        const auto value = static_cast<qint32>(whole);
        return {out.int32(name, value).finish(), static_cast<long double>(value)};
    }
    case 1:
        return {out.int64(name, whole).finish(), static_cast<long double>(whole)};
    case 2: {
        const double value = std::ldexp(static_cast<double>(whole), -scale * 4);
        return {out.real(name, value).finish(), static_cast<long double>(value)};
    }
    default: {
        // Dyadic fractions with few digits are the same in all types and in the reference.
        const qint64 value = whole % 100000;
        const QByteArray digits = QByteArray::number(static_cast<double>(value) / 4, 'f', 2);
        return {out.decimal(name, digits).finish(), static_cast<long double>(value) / 4};
    }
    }
}

} // namespace

class TestKeyEncoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytes_data();
    void bytes();
    void wholeKeys();
    void recordIds();
    void typesSort();
    void numbersSort();
    void decimalsSort();
    void textsSort();
    void descendingIsInverted();
    void typeBitsOfManyValues();
};

/// Keys and type bits as a MongoDB 6.0.5 server has written them.
void TestKeyEncoder::bytes_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("typeBits");
    const auto row = [](const char *value, const char *key, const char *typeBits = "") {
        QTest::newRow(value) << QByteArray(value) << QByteArray(key) << QByteArray(typeBits);
    };
    row(R"({"$minKey": 1})", "0a");
    row(R"({"$undefined": true})", "0f");
    row("null", "14");
    row(R"({"$numberInt": "0"})", "29");
    row(R"({"$numberInt": "1"})", "2b02");
    row(R"({"$numberInt": "-1"})", "27fd");
    row(R"({"$numberInt": "127"})", "2bfe");
    row(R"({"$numberInt": "128"})", "2c0100");
    row(R"({"$numberInt": "-128"})", "26feff");
    row(R"({"$numberLong": "5"})", "2b0a", "02");
    row(R"({"$numberLong": "9223372036854775807"})", "32fffffffffffffffe", "02");
    row(R"({"$numberLong": "-9223372036854775808"})", "1ff83fffffffffffff", "02");
    row(R"({"$numberDouble": "NaN"})", "1e", "01");
    row(R"({"$numberDouble": "0.0"})", "29", "01");
    row(R"({"$numberDouble": "-0.0"})", "29", "03");
    row(R"({"$numberDouble": "7.0"})", "2b0e", "01");
    row(R"({"$numberDouble": "5.5"})", "2b0b80000000000000", "01");
    row(R"({"$numberDouble": "-5.5"})", "27f47fffffffffffff", "01");
    row(R"({"$numberDouble": "100.25"})", "2bc940000000000000", "01");
    row(R"({"$numberDouble": "1048577.75"})", "2d200003c000000000", "01");
    row(R"({"$numberDouble": "0.5"})", "2aff80000000000000", "01");
    row(R"({"$numberDouble": "0.1"})", "2afee6666666666668", "01");
    row(R"({"$numberDouble": "-0.5"})", "28007fffffffffffff", "01");
    row(R"({"$numberDouble": "1e-80"})", "2abea5f1582e9ac246", "01");
    row(R"({"$numberDouble": "1e-300"})", "2a634adc3f85f1e6b2", "01");
    row(R"({"$numberDouble": "5e-324"})", "2a59a0000000000000", "01");
    row(R"({"$numberDouble": "9007199254740992.0"})", "3140000000000000", "01");
    row(R"({"$numberDouble": "1e19"})", "3307c2b1c8c1227a00", "01");
    row(R"({"$numberDouble": "1e300"})", "337c6fc8791000eb38", "01");
    row(R"({"$numberDouble": "-Infinity"})", "1f0000000000000000", "01");
    row(R"({"$numberDecimal": "24.90"})", "2b31e6666666666602", "7b");
    row(R"({"$numberDecimal": "24.5"})", "2b3180000000000000", "81fb");
    row(R"({"$numberDecimal": "-24.90"})", "27ce199999999999fd", "7b");
    row(R"({"$numberDecimal": "7"})", "2b0e", "07");
    row(R"({"$numberDecimal": "0"})", "29", "833b0800");
    row(R"({"$numberDecimal": "0.00"})", "29", "833bf000");
    row(R"({"$numberDecimal": "-0"})", "29", "832f0800");
    row(R"("apple")", "3c6170706c6500");
    row(R"("")", "3c00");
    row(R"("a\u0000b")", "3c6100ff6200");
    row(R"({"$symbol": "sy"})", "3c737900", "01");
    row("{}", "4600");
    row(R"({"a": {"$numberInt": "1"}, "b": "x"})", "461e61002b023c62003c780000");
    row(R"([[{"$numberInt": "1"}, "y"]])", "50502b023c79000000");
    row(R"({"$binary": {"base64": "AQID", "subType": "00"}})", "5a0300010203");
    row(R"({"$binary": {"base64": "ABEiM0RVZneImaq7zN3u/w==", "subType": "04"}})",
        "5a100400112233445566778899aabbccddeeff");
    row(R"({"$binary": {"base64": "AQID", "subType": "02"}})", "5a070203000000010203");
    row(R"({"$oid": "0102030405060708090a0b0c"})", "640102030405060708090a0b0c");
    row("false", "6e");
    row("true", "6f");
    row(R"({"$date": {"$numberLong": "0"}})", "788000000000000000");
    row(R"({"$date": {"$numberLong": "-1"}})", "787fffffffffffffff");
    row(R"({"$date": {"$numberLong": "1700000000000"}})", "788000018bcfe56800");
    row(R"({"$timestamp": {"t": 5, "i": 7}})", "820000000500000007");
    row(R"({"$regularExpression": {"pattern": "ab", "options": "i"}})", "8c6162006900");
    row(R"j({"$code": "f()"})j", "a066282900");
    row(R"j({"$code": "f()", "$scope": {"a": {"$numberInt": "1"}}})j", "aa662829001e61002b0200");
    row(R"({"$maxKey": 1})", "f0");
}

void TestKeyEncoder::bytes()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, typeBits);
    const KeyEncoder encoder = encoded(json("{\"v\": " + value + "}"));
    QCOMPARE(hex(encoder.key()), key);
    QCOMPARE(typeBitsOf(encoder), typeBits);
}

void TestKeyEncoder::wholeKeys()
{
    KeyEncoder encoder = encoded(json(R"({"v": "apple"})"));
    encoder.finish();
    encoder.appendRecordId(1);
    QCOMPARE(hex(encoder.key()), QByteArray("3c6170706c6500040008"));
    encoder.clear();
    encoder.appendString("apple");
    encoder.appendDouble(0.75);
    encoder.finish();
    QCOMPARE(hex(encoder.key()), QByteArray("3c6170706c65002affa000000000000004"));
    QCOMPARE(typeBitsOf(encoder), QByteArray("02")); // one bit of the string before the two of the double
    encoder.clear();
    QVERIFY(encoder.key().empty() && typeBitsOf(encoder).isEmpty());
}

void TestKeyEncoder::recordIds()
{
    QCOMPARE(hex(recordId(1)), QByteArray("0008"));
    QCOMPARE(hex(recordId(69)), QByteArray("0228"));
    QCOMPARE(hex(recordId(1023)), QByteArray("1ff8"));
    for (const auto &[id, bytes] : {std::pair<quint64, size_t>{1023, 2},
                                    {1024, 3},
                                    {(1 << 18) - 1, 3},
                                    {1 << 18, 4},
                                    {(1 << 26) - 1, 4},
                                    {1 << 26, 5},
                                    {quint64(1) << 62, 9}})
        QCOMPARE(recordId(id).size(), bytes);
    for (quint64 id = 1; id < (1 << 20); id += 61)
        QVERIFY(recordId(id) < recordId(id + 1));
}

/// The server's order of types.
void TestKeyEncoder::typesSort()
{
    const QByteArrayList values{R"({"$minKey": 1})",
                                R"({"$undefined": true})",
                                "null",
                                R"({"$numberDouble": "NaN"})",
                                R"({"$numberDouble": "-Infinity"})",
                                R"({"$numberInt": "-3"})",
                                "0",
                                R"({"$numberDecimal": "0.5"})",
                                R"({"$numberDouble": "Infinity"})",
                                R"("")",
                                R"("z")",
                                "{}",
                                R"({"a": 1})",
                                "[]",
                                "[1]",
                                R"({"$binary": {"base64": "/w==", "subType": "00"}})",
                                R"({"$binary": {"base64": "AAA=", "subType": "00"}})",
                                R"({"$oid": "000000000000000000000000"})",
                                "false",
                                "true",
                                R"({"$date": {"$numberLong": "-5"}})",
                                R"({"$date": {"$numberLong": "5"}})",
                                R"({"$timestamp": {"t": 0, "i": 0}})",
                                R"({"$regularExpression": {"pattern": "", "options": ""}})",
                                R"({"$code": ""})",
                                R"({"$maxKey": 1})"};
    for (qsizetype i = 1; i < values.size(); ++i)
        QVERIFY2(keyOf(json("{\"v\":" + values[i - 1] + "}")) < keyOf(json("{\"v\":" + values[i] + "}")),
                 values[i].constData());
}

void TestKeyEncoder::numbersSort()
{
    std::mt19937_64 random(11);
    std::vector<Number> numbers;
    for (int i = 0; i < 3000; ++i)
        numbers.push_back(randomNumber(random));
    std::stable_sort(numbers.begin(), numbers.end(),
                     [](const Number &a, const Number &b) { return a.worth < b.worth; });
    for (size_t i = 1; i < numbers.size(); ++i) {
        const auto order = keyOf(numbers[i - 1].document) <=> keyOf(numbers[i].document);
        const bool fits = numbers[i - 1].worth < numbers[i].worth ? order < 0 : order == 0;
        QVERIFY2(fits,
                 (numbers[i - 1].document.toCanonicalJson() + " " + numbers[i].document.toCanonicalJson()).constData());
    }
}

/// Decimals that lie between two doubles, on them, and beyond all of them.
void TestKeyEncoder::decimalsSort()
{
    const QByteArrayList sorted{"-Infinity",
                                "-1E400",
                                "-1E20",
                                "-9223372036854775809.5",
                                "-24.91",
                                "-24.90",
                                "-0.10000000000000000001",
                                "-0.1",
                                "-1E-400",
                                "0",
                                "1E-400",
                                "1E-100",
                                "0.0999999999999999999",
                                "0.1",
                                "0.1000000000000000055",
                                "0.10000000000000000556",
                                "0.3333333333333333",
                                "0.3333333333333333333333333333333333",
                                "1",
                                "1.00000000000000000000000000000001",
                                "1.1",
                                "1234567890.123456789012345",
                                "1234567890.123456789012346",
                                "1234567890.123459",
                                "9007199254740993",
                                "9223372036854775807",
                                "9223372036854775808.5",
                                "12345678901234567890123",
                                "1E300",
                                "1E400",
                                "Infinity"};
    for (qsizetype i = 1; i < sorted.size(); ++i) {
        const auto of = [&](const QByteArray &digits) {
            return keyOf(base::BsonBuilder().decimal(QStringLiteral("v"), digits).finish());
        };
        QVERIFY2(of(sorted[i - 1]) < of(sorted[i]), sorted[i].constData());
    }
    const auto lengthOf = [](const char *digits) {
        return keyOf(base::BsonBuilder().decimal(QStringLiteral("v"), digits).finish()).size();
    };
    QCOMPARE(lengthOf("19.99"), size_t(9));
    QCOMPARE(lengthOf("0.123456789012345"), size_t(9));
    QCOMPARE(lengthOf("0.1234567890123456"), size_t(17));
    // A double and the decimal that is exactly that double are one value, 0.1 and 0.1 are not.
    QCOMPARE(keyOf(json(R"({"v": {"$numberDecimal": "24.50"}})")), keyOf(json(R"({"v": {"$numberDouble": "24.5"}})")));
    QVERIFY(keyOf(json(R"({"v": {"$numberDecimal": "0.1"}})")) < keyOf(json(R"({"v": {"$numberDouble": "0.1"}})")));
}

void TestKeyEncoder::textsSort()
{
    std::mt19937_64 random(5);
    std::vector<std::string> texts;
    for (int i = 0; i < 2000; ++i) {
        std::string text(random() % 6, '\0');
        for (char &c : text)
            c = static_cast<char>(random() % 4); // many zero bytes
        texts.push_back(text);
    }
    std::sort(texts.begin(), texts.end());
    for (size_t i = 1; i < texts.size(); ++i) {
        KeyEncoder a;
        KeyEncoder b;
        a.appendString(texts[i - 1]);
        b.appendString(texts[i]);
        QVERIFY(texts[i - 1] == texts[i] ? a.key() == b.key() : a.key() < b.key());
    }
}

void TestKeyEncoder::descendingIsInverted()
{
    const Bson document = json(R"({"v": {"a": ["x", {"$numberDecimal": "1.5"}]}})");
    const std::string ascending = keyOf(document);
    const std::string descending = encoded(document, KeyEncoder::Order::Descending).key();
    QCOMPARE(descending.size(), ascending.size());
    for (size_t i = 0; i < ascending.size(); ++i)
        QCOMPARE(static_cast<quint8>(descending[i]), static_cast<quint8>(~ascending[i]));
    QCOMPARE(hex(encoded(json(R"({"v": "apple"})"), KeyEncoder::Order::Descending).key()),
             QByteArray("c39e8f8f939aff"));
}

void TestKeyEncoder::typeBitsOfManyValues()
{
    KeyEncoder encoder;
    for (int i = 0; i < 8; ++i)
        encoder.appendString("x");
    QVERIFY(typeBitsOf(encoder).isEmpty()); // all zero
    encoder.appendDouble(1);
    QCOMPARE(typeBitsOf(encoder), QByteArray("820001"));
    encoder.clear();
    for (int i = 0; i < 600; ++i)
        encoder.appendInt64(1);
    QCOMPARE(typeBitsOf(encoder).size(), qsizetype(2 * (5 + 150)));
}

QTEST_APPLESS_MAIN(TestKeyEncoder)
#include "tst_keyencoder.moc"
