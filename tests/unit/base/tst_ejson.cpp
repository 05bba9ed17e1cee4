// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/base/bson/extendedjsonwriter.h"

#include <QJsonDocument>
#include <QtTest>

#include <bson/bson.h>

#include <limits>

using namespace sw::base;

namespace
{

Bson everyType()
{
    BsonBuilder b;
    b.real(QStringLiteral("double"), 0.1).real(QStringLiteral("whole"), 3).real(QStringLiteral("minus"), -0.0);
    b.real(QStringLiteral("huge"), 1e300).real(QStringLiteral("nan"), std::numeric_limits<double>::quiet_NaN());
    b.real(QStringLiteral("inf"), -std::numeric_limits<double>::infinity());
    b.string(QStringLiteral("text"), QStringLiteral("tab\t \"quote\" \\ ä 漢 😀")).boolean(QStringLiteral("yes"), true);
    b.null(QStringLiteral("none")).minKey(QStringLiteral("min")).maxKey(QStringLiteral("max"));
    b.date(QStringLiteral("date"), 1700000000123).date(QStringLiteral("old"), -1).timestamp(QStringLiteral("ts"), 7, 8);
    b.objectId(QStringLiteral("id"), QByteArray(12, '\x41')).binary(QStringLiteral("bin"), 4, QByteArray(16, '\x01'));
    b.regex(QStringLiteral("re"), QStringLiteral("^a/\"b"), QStringLiteral("im"))
        .decimal(QStringLiteral("dec"), "24.90");
    b.int32(QStringLiteral("i"), -5).int64(QStringLiteral("l"), std::numeric_limits<qint64>::min());
    b.beginDocument(QStringLiteral("empty")).end().beginArray(QStringLiteral("list")).int32(b.nextIndex(), 1);
    b.beginDocument(b.nextIndex()).string(QStringLiteral("a"), QString()).end().beginArray(b.nextIndex()).end().end();
    return b.finish();
}

} // namespace

class TestEjson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void canonicalReadsBack();
    void relaxedIsForPeople();
    void writesDates();
    void writesRareTypes();
    void survivesDeepNesting();
    void escapes_data();
    void escapes();
    void breaksLines();
};

void TestEjson::canonicalReadsBack()
{
    const Bson document = everyType();
    const QByteArray json = toExtendedJson(document, EjsonForm::Canonical);
    const auto again = Bson::fromJson(json);
    QVERIFY2(again.has_value(), json.constData());
    QCOMPARE(again->bytes().toHex(), document.bytes().toHex());
    QVERIFY(!json.contains('\n'));
    const auto broken = Bson::fromJson(brokenIntoLines(json, 40));
    QVERIFY(broken.has_value());
    QVERIFY(*broken == document);
}

void TestEjson::relaxedIsForPeople()
{
    const QByteArray json = toExtendedJson(everyType(), EjsonForm::Relaxed);
    QVERIFY2(json.startsWith(
                 "{\"double\":0.1,\"whole\":3.0,\"minus\":-0.0,\"huge\":1e+300,\"nan\":{\"$numberDouble\":\"NaN\"},"
                 "\"inf\":{\"$numberDouble\":\"-Infinity\"}"),
             json.constData());
    QVERIFY(json.contains(
        "\"date\":{\"$date\":\"2023-11-14T22:13:20.123Z\"},\"old\":{\"$date\":{\"$numberLong\":\"-1\"}}"));
    QVERIFY(json.contains("\"dec\":{\"$numberDecimal\":\"24.90\"},\"i\":-5,\"l\":-9223372036854775808"));
    QVERIFY(json.contains("\"list\":[1,{\"a\":\"\"},[]]"));
    QVERIFY(Bson::fromJson(json).has_value());
}

void TestEjson::writesDates()
{
    for (qint64 milliseconds = 0; milliseconds < 253402300800000; milliseconds += 123456789012) {
        const Bson document = BsonBuilder().date(QStringLiteral("d"), milliseconds).finish();
        const QString text = QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC)
                                 .toString(milliseconds % 1000 ? Qt::ISODateWithMs : Qt::ISODate);
        QCOMPARE(toExtendedJson(document, EjsonForm::Relaxed), "{\"d\":{\"$date\":\"" + text.toLatin1() + "\"}}");
    }
}

void TestEjson::writesRareTypes()
{
    bson_t *scope = BCON_NEW("x", BCON_INT32(1));
    bson_t document = BSON_INITIALIZER;
    bson_oid_t id;
    bson_oid_init_from_string(&id, "0102030405060708090a0b0c");
    bson_append_code(&document, "c", 1, "f()");
    bson_append_code_with_scope(&document, "s", 1, "g()", scope);
    bson_append_symbol(&document, "y", 1, "sym", 3);
    bson_append_undefined(&document, "u", 1);
    bson_append_dbpointer(&document, "p", 1, "coll", &id);
    const QByteArray json = toExtendedJson(Bson(&document), EjsonForm::Canonical);
    bson_destroy(&document);
    bson_destroy(scope);
    QCOMPARE(json, QByteArray(
                       "{\"c\":{\"$code\":\"f()\"},\"s\":{\"$code\":\"g()\",\"$scope\":{\"x\":{\"$numberInt\":\"1\"}}},"
                       "\"y\":{\"$symbol\":\"sym\"},\"u\":{\"$undefined\":true},"
                       "\"p\":{\"$dbPointer\":{\"$ref\":\"coll\",\"$id\":{\"$oid\":\"0102030405060708090a0b0c\"}}}}"));
}

void TestEjson::survivesDeepNesting()
{
    BsonBuilder b;
    for (int i = 0; i < 199; ++i)
        b.beginDocument(QStringLiteral("a"));
    const QByteArray json = toExtendedJson(b.finish(), EjsonForm::Canonical);
    QCOMPARE(json.count('{'), 200);
    QCOMPARE(json.count('}'), 200);

    bson_t *scope = bson_new();
    for (int i = 0; i < 2000; ++i) {
        bson_t *outer = bson_new();
        bson_append_code_with_scope(outer, "c", 1, "f", scope);
        bson_destroy(scope);
        scope = outer;
    }
    QCOMPARE(toExtendedJson(Bson(scope), EjsonForm::Canonical).count("$scope"), Bson::deepest);
    bson_destroy(scope);
}

void TestEjson::escapes_data()
{
    QTest::addColumn<QByteArray>("utf8");
    QTest::addColumn<QByteArray>("required");
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("plain") << QByteArray("books") << QByteArray("\"books\"") << QByteArray("\"books\"");
    QTest::newRow("quotes") << QByteArray("a'b\"c\\") << QByteArray("\"a'b\\\"c\\\\\"")
                            << QByteArray("\"a\\u0027b\\\"c\\\\\"");
    QTest::newRow("markup") << QByteArray("</script>&") << QByteArray("\"</script>&\"")
                            << QByteArray("\"\\u003c/script\\u003e\\u0026\"");
    QTest::newRow("separators") << QByteArray("\xe2\x80\xa8\xe2\x80\xa9") << QByteArray("\"\xe2\x80\xa8\xe2\x80\xa9\"")
                                << QByteArray("\"\\u2028\\u2029\"");
    QTest::newRow("direction") << QByteArray("a\xe2\x80\xae"
                                             "b")
                               << QByteArray("\"a\xe2\x80\xae"
                                             "b\"")
                               << QByteArray("\"a\\u202eb\"");
    QTest::newRow("tag plane") << QByteArray("\xf3\xa0\x80\x81") << QByteArray("\"\xf3\xa0\x80\x81\"")
                               << QByteArray("\"\\udb40\\udc01\"");
    QTest::newRow("control") << QByteArray("\0\n\x1f\x7f", 4) << QByteArray("\"\\u0000\\n\\u001f\x7f\"")
                             << QByteArray("\"\\u0000\\n\\u001f\\u007f\"");
    QTest::newRow("letters") << QByteArray("äß漢😀") << QByteArray("\"äß漢😀\"") << QByteArray("\"äß漢😀\"");
    QTest::newRow("broken") << QByteArray("a\xff\xc3") << QByteArray("\"a\\ufffd\\ufffd\"")
                            << QByteArray("\"a\\ufffd\\ufffd\"");
    QTest::newRow("overlong") << QByteArray("\xc0\xaf\xe0\x80\xaf")
                              << QByteArray("\"\\ufffd\\ufffd\\ufffd\\ufffd\\ufffd\"")
                              << QByteArray("\"\\ufffd\\ufffd\\ufffd\\ufffd\\ufffd\"");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("\"\\ufffd\\ufffd\\ufffd\"")
                               << QByteArray("\"\\ufffd\\ufffd\\ufffd\"");
}

void TestEjson::escapes()
{
    QFETCH(QByteArray, utf8);
    QFETCH(QByteArray, required);
    QFETCH(QByteArray, script);
    QByteArray out;
    appendJsonString(out, utf8, JsonEscapes::Required);
    QCOMPARE(out, required);
    out.clear();
    appendJsonString(out, utf8, JsonEscapes::Script);
    QCOMPARE(out, script);
    QVERIFY(!QJsonDocument::fromJson('[' + out + ']').isNull());
}

void TestEjson::breaksLines()
{
    QCOMPARE(brokenIntoLines("{\"a\":[1,2],\"b\":{\"c\":\"x,{\\\"y\"},\"d\":{}}", 20),
             QByteArray("{\n  \"a\": [1, 2],\n  \"b\": {\"c\": \"x,{\\\"y\"},\n  \"d\": {}\n}"));
    QCOMPARE(brokenIntoLines("{\"a\":[1,2]}", 40), QByteArray("{\"a\": [1, 2]}"));
}

QTEST_GUILESS_MAIN(TestEjson)
#include "tst_ejson.moc"
