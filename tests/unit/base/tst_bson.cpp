// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"

#include <QtTest>

using sw::base::Bson;
using sw::base::BsonBuilder;

class TestBson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndTypes();
    void readsExtendedJson();
    void refusesBrokenJson_data();
    void refusesBrokenJson();
    void refusesBrokenBytes();
    void refusesDeepNesting();
    void countsArrayKeyDigits_data();
    void countsArrayKeyDigits();
};

void TestBson::keepsOrderAndTypes()
{
    BsonBuilder builder;
    builder.int32(QStringLiteral("b"), 1).real(QStringLiteral("1"), 1.0).int64(QStringLiteral("a"), 5);
    builder.beginArray(QStringLiteral("list"));
    builder.string(builder.nextIndex(), QStringLiteral("x"))
        .beginDocument(builder.nextIndex())
        .boolean(QStringLiteral("t"), true)
        .end();
    const Bson document = builder.finish();
    QCOMPARE(document.toCanonicalJson(),
             QByteArray("{\"b\":{\"$numberInt\":\"1\"},\"1\":{\"$numberDouble\":\"1.0\"},\"a\":{\"$numberLong\":\"5\"},"
                        "\"list\":[\"x\",{\"t\":true}]}"));
    const auto again = Bson::fromJson(document.toCanonicalJson());
    QVERIFY(again.has_value());
    QVERIFY(*again == document);
    const auto fromBytes = Bson::fromBytes(document.bytes());
    QVERIFY(fromBytes.has_value());
}

void TestBson::readsExtendedJson()
{
    const auto document = Bson::fromJson("{\"_id\":{\"$oid\":\"65a1c7e0f1f2f3f4f5f6f7f8\"}}");
    QVERIFY(document.has_value());
    QCOMPARE(document->bytes().size(), 22); // 5 + 1 + "_id" + 1 + 12
}

void TestBson::refusesBrokenJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("{\"a\":");
    QTest::newRow("bad oid") << QByteArray("{\"a\":{\"$oid\":\"zz\"}}");
    QTest::newRow("deep") << QByteArray(100000, '[');
}

void TestBson::refusesBrokenJson()
{
    QFETCH(QByteArray, json);
    const auto document = Bson::fromJson(json);
    QVERIFY(!document.has_value());
    QVERIFY(!document.error().message.isEmpty());
}

void TestBson::refusesBrokenBytes()
{
    const Bson document =
        BsonBuilder().string(QStringLiteral("name"), QStringLiteral("Ada")).int32(QStringLiteral("n"), 7).finish();
    for (qsizetype cut = 0; cut < document.bytes().size(); ++cut)
        QVERIFY(!Bson::fromBytes(document.bytes().left(cut)).has_value());
    int refused = 0;
    for (qsizetype at = 0; at < document.bytes().size(); ++at) {
        QByteArray changed = document.bytes();
        changed[at] = static_cast<char>(changed[at] ^ 0x55);
        refused += !Bson::fromBytes(changed).has_value();
    }
    QVERIFY(refused > 8);
}

void TestBson::refusesDeepNesting()
{
    QByteArray bytes("\x05\x00\x00\x00\x00", 5);
    for (int level = 0; level < 10000; ++level) {
        const qint32 length = qToLittleEndian(static_cast<qint32>(bytes.size() + 8));
        bytes = QByteArray(reinterpret_cast<const char *>(&length), 4) +
                QByteArray("\x03"
                           "a\x00",
                           3) +
                bytes + QByteArray(1, '\0');
        if (level == 150)
            QVERIFY(Bson::fromBytes(bytes).has_value());
    }
    QVERIFY(!Bson::fromBytes(bytes).has_value());
}

void TestBson::countsArrayKeyDigits_data()
{
    QTest::addColumn<double>("count");
    QTest::addColumn<double>("digits");
    for (const int count : {0, 1, 10, 11, 100, 1000, 1001, 3600, 10000}) {
        double digits = 0;
        for (int i = 0; i < count; ++i)
            digits += static_cast<double>(QString::number(i).size());
        QTest::addRow("%d", count) << static_cast<double>(count) << digits;
    }
}

void TestBson::countsArrayKeyDigits()
{
    QFETCH(double, count);
    QFETCH(double, digits);
    QCOMPARE(sw::base::arrayKeyDigits(count), digits);
}

QTEST_GUILESS_MAIN(TestBson)
#include "tst_bson.moc"
