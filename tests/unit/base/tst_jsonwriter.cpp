// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>

using sw::base::JsonWriter;

class TestJsonWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrder();
    void indents();
    void putsOnOneLine();
    void escapes_data();
    void escapes();
    void everyCharacterSurvives();
    void numbers_data();
    void numbers();
    void everyDoubleSurvives();
    void anyValue();
    void raw();
};

void TestJsonWriter::keepsOrder()
{
    JsonWriter out(JsonWriter::Style::Compact);
    out.beginObject()
        .member(QStringLiteral("b"), 1)
        .member(QStringLiteral("a"), true)
        .key(QStringLiteral("1"))
        .beginArray()
        .null()
        .value(2.5)
        .end();
    out.member(QStringLiteral("0"), QStringLiteral("x")).end();
    QCOMPARE(out.result(), QByteArray(R"({"b":1,"a":true,"1":[null,2.5],"0":"x"})"));
}

void TestJsonWriter::indents()
{
    JsonWriter out;
    out.beginObject()
        .key(QStringLiteral("list"))
        .beginArray()
        .beginObject()
        .member(QStringLiteral("a"), 1)
        .member(QStringLiteral("b"), false)
        .end()
        .value(3)
        .end();
    out.key(QStringLiteral("empty")).beginObject().end().key(QStringLiteral("none")).beginArray().end().end();
    QCOMPARE(out.result(), QByteArray(R"({
  "list": [
    {
      "a": 1,
      "b": false
    },
    3
  ],
  "empty": {},
  "none": []
}
)"));
}

void TestJsonWriter::putsOnOneLine()
{
    JsonWriter out;
    out.beginArray();
    out.inlineNext()
        .beginArray()
        .value(1)
        .beginObject()
        .member(QStringLiteral("a"), 2)
        .member(QStringLiteral("b"), 3)
        .end()
        .end();
    out.beginArray().value(4).end().end();
    QCOMPARE(out.result(), QByteArray("[\n  [1, {\"a\": 2, \"b\": 3}],\n  [\n    4\n  ]\n]\n"));
}

void TestJsonWriter::escapes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QString() << QByteArray("\"\"");
    QTest::newRow("plain") << QStringLiteral("a b~") << QByteArray("\"a b~\"");
    QTest::newRow("quote") << QStringLiteral("\"") << QByteArray(R"("\"")");
    QTest::newRow("backslash") << QStringLiteral("\\") << QByteArray(R"("\\")");
    QTest::newRow("short forms") << QStringLiteral("\n\r\t") << QByteArray(R"("\n\r\t")");
    QTest::newRow("control") << QStringLiteral("\x01\x1f") << QByteArray(R"("\u0001\u001f")");
    QTest::newRow("NUL") << QString(QChar(0)) << QByteArray(R"("\u0000")");
    QTest::newRow("delete") << QStringLiteral("\x7f") << QByteArray("\"\x7f\"");
    QTest::newRow("two bytes") << QStringLiteral("ä") << QByteArray("\"ä\"");
    QTest::newRow("four bytes") << QStringLiteral("😀") << QByteArray("\"😀\"");
    QTest::newRow("slash") << QStringLiteral("</script>") << QByteArray("\"</script>\"");
}

void TestJsonWriter::escapes()
{
    QFETCH(QString, text);
    QTEST(JsonWriter::quoted(text), "json");
    JsonWriter key(JsonWriter::Style::Compact);
    key.beginObject().member(text, text).end();
    QFETCH(QByteArray, json);
    QCOMPARE(key.result(), "{" + json + ":" + json + "}");
}

void TestJsonWriter::everyCharacterSurvives()
{
    for (char32_t c = 0; c <= 0x10ffff; c += c < 0x3000 ? 1 : 251) {
        if (c >= 0xd800 && c < 0xe000)
            continue;
        const QString text = QStringLiteral("a") + QString::fromUcs4(&c, 1);
        QCOMPARE(QJsonDocument::fromJson("[" + JsonWriter::quoted(text) + "]").array().at(0).toString(), text);
    }
}

void TestJsonWriter::numbers_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("whole") << 8. << QByteArray("8");
    QTest::newRow("broken") << 0.1 << QByteArray("0.1");
    QTest::newRow("negative") << -2.5 << QByteArray("-2.5");
    QTest::newRow("minus nothing") << -0. << QByteArray("0");
    QTest::newRow("large whole") << 9007199254740991. << QByteArray("9007199254740991");
    QTest::newRow("larger") << 1e20 << QByteArray("1e+20");
    QTest::newRow("small") << 1e-7 << QByteArray("1e-07");
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << QByteArray("null");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QByteArray("null");
}

void TestJsonWriter::numbers()
{
    QFETCH(double, number);
    JsonWriter out(JsonWriter::Style::Compact);
    out.value(number);
    QTEST(out.result(), "json");
}

void TestJsonWriter::everyDoubleSurvives()
{
    double value = 1e-300;
    for (int i = 0; i < 20000; ++i, value *= 1.0719) {
        JsonWriter out(JsonWriter::Style::Compact);
        out.beginArray().value(value).value(-std::floor(value)).end();
        if (!std::isfinite(value))
            break;
        const QJsonArray back = QJsonDocument::fromJson(out.result()).array();
        QCOMPARE(back.at(0).toDouble(), value);
        QCOMPARE(back.at(1).toDouble(), -std::floor(value));
    }
}

void TestJsonWriter::anyValue()
{
    const QByteArray json =
        R"({"a":[1,2.5,"x",null,true,{"b":{}}],"big":9007199254740993,"c":false,"low":-9223372036854775807})";
    JsonWriter out(JsonWriter::Style::Compact);
    out.value(QJsonValue(QJsonDocument::fromJson(json).object()));
    QCOMPARE(out.result(), json);
}

void TestJsonWriter::raw()
{
    JsonWriter out(JsonWriter::Style::Compact);
    out.beginArray().raw("{\"x\":1}").raw("2").end();
    QCOMPARE(out.result(), QByteArray("[{\"x\":1},2]"));
}

QTEST_GUILESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
