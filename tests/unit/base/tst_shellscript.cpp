// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/base/shellscript.h"
#include "tests/support/server/recordingshell.h"

#include <QtTest>

using namespace sw;
using base::Bson;
using base::BsonBuilder;

class TestShellScript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesStrings_data();
    void writesStrings();
    void choosesMaps_data();
    void choosesMaps();
    void keepsDocuments_data();
    void keepsDocuments();
};

void TestShellScript::writesStrings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("plain") << QStringLiteral("books") << QByteArray("\"books\"");
    QTest::newRow("quotes") << QStringLiteral("a\"b'c`${d}") << QByteArray("\"a\\\"b\\u0027c`${d}\"");
    QTest::newRow("markup") << QStringLiteral("</script><!--") << QByteArray("\"\\u003c/script\\u003e\\u003c!--\"");
    QTest::newRow("lines") << QStringLiteral("a\nb\r\u2028\u2029") << QByteArray("\"a\\nb\\r\\u2028\\u2029\"");
    QTest::newRow("hidden") << QStringLiteral("\u202e\u200b\ufeff") << QByteArray("\"\\u202e\\u200b\\ufeff\"");
}

void TestShellScript::writesStrings()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, script);
    QCOMPARE(base::shellString(text), script);
}

void TestShellScript::choosesMaps_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("map");
    for (const char *key : {"1", "007", "__proto__", "$date", "$oid", "$numberInt", "$regex", "$ref"})
        QTest::newRow(key) << QString::fromLatin1(key) << true;
    for (const char *key : {"a", "a1", "-1", "1.5", "$jsonSchema", "$expr", "$gte", "constructor", ""})
        QTest::newRow(qPrintable(QStringLiteral("key ") + QLatin1String(key))) << QString::fromLatin1(key) << false;
}

void TestShellScript::choosesMaps()
{
    QFETCH(QString, key);
    QFETCH(bool, map);
    QCOMPARE(base::shellExpression(BsonBuilder().int32(key, 1).finish(), 0).startsWith("new Map("), map);
    BsonBuilder deep;
    deep.beginArray(QStringLiteral("list")).beginDocument(deep.nextIndex()).int32(key, 1).end().end();
    QCOMPARE(base::shellExpression(deep.finish(), 0).startsWith("new Map("), map);
}

void TestShellScript::keepsDocuments_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("types") << QByteArray("{\"create\":\"x\",\"d\":{\"$numberDouble\":\"1.0\"},\"l\":{\"$numberLong\":"
                                         "\"5\"},\"i\":{\"$numberInt\":\"7\"},\"t\":true,\"n\":null,"
                                         "\"at\":{\"$date\":{\"$numberLong\":\"1700000000000\"}},\"re\":{\"$"
                                         "regularExpression\":{\"pattern\":\"^a\\\\d'\",\"options\":\"\"}}}");
    QTest::newRow("order") << QByteArray("{\"create\":\"x\",\"b\":{\"$numberInt\":\"1\"},\"1\":{\"$numberDouble\":\"2."
                                         "5\"},\"a\":[{\"10\":\"x\",\"2\":[\"y\",true,null]}]}");
    QTest::newRow("prototype") << QByteArray("{\"create\":\"x\",\"properties\":{\"__proto__\":{\"bsonType\":\"string\","
                                             "\"m\":{\"$numberLong\":\"5\"}},\"constructor\":{}}}");
    QTest::newRow("type names") << QByteArray("{\"create\":\"x\",\"properties\":{\"a\":{\"$date2\":\"no\"}}}");
    QTest::newRow("long") << QByteArray("{\"create\":\"x\",\"text\":\"" + QByteArray(300, '\'') +
                                        "\\\\n\\n\\\"<&>{[,:]}\",\"list\":[\"" + QByteArray(200, 'a') + "\",\"b\"]}");
}

void TestShellScript::keepsDocuments()
{
    QFETCH(QByteArray, json);
    if (!testsupport::RecordingShell::available())
        QSKIP(qPrintable(testsupport::RecordingShell::skipReason()));
    const auto document = Bson::fromJson(json);
    QVERIFY(document.has_value());
    const QByteArray script = "const parse = text => EJSON.parse(text, {relaxed: false});\ndb.runCommand(" +
                              base::shellExpression(*document, 2) + ");\n" + "db.runCommand(" +
                              base::shellMap(*document) + ");\n";
    const testsupport::RecordingShell shell(script);
    QCOMPARE(shell.commands(), (QList<QByteArray>{document->toCanonicalJson(), document->toCanonicalJson()}));
    QCOMPARE(shell.end(), QByteArray("done"));
}

QTEST_GUILESS_MAIN(TestShellScript)
#include "tst_shellscript.moc"
