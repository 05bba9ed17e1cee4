// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/indexes/indexnotation.h"
#include "models/schema/indexes/indexrules.h"

#include <QJsonDocument>
#include <QtTest>

using namespace sw;
using namespace sw::schema;

/// Notation of keys and times, and what MongoDB 6.0.5 was seen to refuse.
class TestIndexRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysAreReadAndWritten_data();
    void keysAreReadAndWritten();
    void wrongKeys_data();
    void wrongKeys();
    void times();
    void rules_data();
    void rules();
};

void TestIndexRules::keysAreReadAndWritten_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *typed, const char *written, const char *name) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(written) << QString::fromUtf8(name);
    };
    row("title", "title", "title_1");
    row("title 1 , year -1", "title, year -1", "title_1_year_-1");
    row("title text(10), summary text", "title text(10), summary text", "title_text_summary_text");
    row("place 2dsphere,kind", "place 2dsphere, kind", "place_2dsphere_kind_1");
    row("_id hashed", "_id hashed", "_id_hashed");
    row("$**", "$**", "$**_1");
    row("attributes.$**", "attributes.$**", "attributes.$**_1");
    row("\"first name\" -1, \"a,b\", \"say \\\"x\\\"\"", "\"first name\" -1, \"a,b\", \"say \\\"x\\\"\"",
        "first name_-1_a,b_1_say \"x\"_1");
}

void TestIndexRules::keysAreReadAndWritten()
{
    QFETCH(QString, typed);
    QFETCH(QString, written);
    QFETCH(QString, name);
    const auto keys = parseIndexKeys(typed);
    QVERIFY2(keys, keys ? "" : qPrintable(keys.error().text()));
    QCOMPARE(indexKeysText(*keys), written);
    QCOMPARE(defaultIndexName(*keys), name);
    const auto again = parseIndexKeys(written);
    QVERIFY(again && *again == *keys);
}

void TestIndexRules::wrongKeys_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"", "title,", "title txt", "title text(", "title 1(5)", "title text(99999999999)",
                              "first name", "\"open", "title text 10"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

void TestIndexRules::wrongKeys()
{
    QFETCH(QString, typed);
    const auto keys = parseIndexKeys(typed);
    QVERIFY(!keys);
    QVERIFY(!keys.error().message.isEmpty());
    QVERIFY(!keys.error().wayOut.isEmpty());
}

void TestIndexRules::times()
{
    const std::pair<const char *, int> known[] = {
        {"0", 0}, {"45", 45}, {"45s", 45}, {"90min", 5400}, {"12 h", 43200}, {"30d", 2592000}, {"24855 d", 2147472000}};
    for (const auto &[text, seconds] : known) {
        const auto read = parseExpiry(QString::fromUtf8(text));
        QVERIFY2(read && *read == seconds, text);
        const auto again = parseExpiry(expiryText(seconds));
        QVERIFY2(again && *again == seconds, text);
    }
    for (const char *text : {"", "-1", "30 days", "1.5h", "24856 d", "99999999999"})
        QVERIFY2(!parseExpiry(QString::fromUtf8(text)), text);
    QCOMPARE(expiryText(2592000), QStringLiteral("30 d"));
    QCOMPARE(expiryText(0), QStringLiteral("0"));
}

void TestIndexRules::rules_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("reason"); // empty: a server takes it
    const auto row = [](const char *keys, const char *options, const char *reason = "") {
        QTest::addRow("%s %s", keys, options)
            << QString::fromUtf8(keys) << QByteArray(options) << QString::fromUtf8(reason);
    };
    row("a, b -1", "{}");
    row("a", R"({"unique": true, "hidden": true})");
    row("a", R"({"expire": 0, "sparse": true, "hidden": true})");
    row("a", R"({"expire": 5, "unique": true})");
    row("a, b", R"({"expire": 5})", "has 2 keys");
    row("_id", R"({"expire": 5})", "on _id cannot expire");
    row("_id", "{}", "index on _id already");
    row("_id -1", "{}", "index on _id already");
    row("_id hashed", "{}");
    row("_id, a", "{}");
    row("a hashed", R"({"sparse": true})");
    row("a hashed", R"({"unique": true})", "hashed index cannot be unique");
    row("a hashed, b hashed", "{}", "2 of its keys are hashed");
    row("a hashed", R"({"expire": 5})", "plain index");
    row("a text, b 2dsphere", "{}", "Only one of text");
    row("a hashed, b 2dsphere", "{}", "Only one of text");
    row("a text, b, c text", "{}", "side by side");
    row("x, a text(3), c text", R"({"language": "german", "override": "lang"})");
    row("a text", R"({"language": "klingon"})", "not a language of text indexes");
    row("a text", R"({"language": "de"})");
    row("a text", R"({"override": "a.b"})", "cannot tell");
    row("a", R"({"language": "german"})", "no text key");
    row("a text(0)", "{}", "can be 1 to");
    row("a text(100000)", "{}", "can be 1 to");
    row("a text(99999)", "{}");
    row("a text", R"({"collation": {"locale": "en"}})", "no collation");
    row("$** text", "{}");
    row("a.$** text", "{}", "whole document");
    row("a 2dsphere", R"({"sparse": true, "unique": true, "collation": {"locale": "en"}})");
    row("a", R"({"partial": {"b": 1}, "sparse": true})", "both sparse and partial");
    for (const char *filter :
         {R"({"b": {"$in": [1]}})", R"({"$or": [{"b": 1}, {"c": 2}]})", R"({"b": {"$exists": true}})",
          R"({"b": {"$type": "string"}})", R"({"$and": [{"b": {"$gt": 1, "$lte": 3}}]})", R"({"b": null})",
          R"({"b": {"$all": [1]}})", R"({"b": {"$date": "2026-01-01T00:00:00Z"}})"})
        row("a", (QByteArray("{\"partial\": ") + filter + '}').constData());
    for (const char *filter :
         {R"({"b": {"$ne": 1}})", R"({"b": {"$nin": [1]}})", R"({"$nor": [{"b": 1}]})", R"({"b": {"$regex": "x"}})",
          R"({"$expr": {"$eq": ["$b", 1]}})", R"({"b": {"$size": 1}})", R"({"b": {"$not": {"$gt": 1}}})",
          R"({"b": {"$elemMatch": {"c": 1}}})"})
        row("a", (QByteArray("{\"partial\": ") + filter + '}').constData(), "cannot have");
    row("a", R"({"partial": {"b": {"$exists": false}}})", "does not exist");
    row("$**", R"({"hidden": true, "partial": {"b": 1}, "collation": {"locale": "en"}})");
    row("$**", R"({"unique": true})", "cannot be unique");
    row("$**", R"({"sparse": true})", "cannot be sparse");
    row("$**", R"({"expire": 5})", "plain index");
    row("$** -1", "{}", "only be 1 or text");
    row("a, $**", "{}", "no other keys");
    row("a.$**", "{}");
    row("$**", R"({"projection": {"a": 1, "b.c": 1, "_id": 0}})");
    row("$**", R"({"projection": {"a": 1, "b": 0}})", "takes fields in");
    row("a.$**", R"({"projection": {"b": 1}})", "takes a projection");
    row("a", R"({"projection": {"b": 1}})", "takes a projection");
    row("a", R"({"collation": {"strength": 2}})", "no locale");
    row("a", R"({"collation": {"locale": "xx"}})", "No collation has");
    row("a", R"({"collation": {"locale": "en", "strength": 9}})", "strength");
    row("a", R"({"collation": {"locale": "en", "foo": 1}})", "no member");
    row("a", R"({"collation": {"locale": "de@collation=phonebook", "caseLevel": true}})");
    row("a, a -1", "{}", "twice");
    row("a..b", "{}", "empty in part");
    row(".a", "{}", "empty in part");
    row("$a", "{}", "begins with");
    row("a", R"({"name": "*"})", "server's own");
    row("a", R"({"name": "_id_"})", "server's own");
}

void TestIndexRules::rules()
{
    QFETCH(QString, keys);
    QFETCH(QByteArray, options);
    QFETCH(QString, reason);
    const QJsonObject set = QJsonDocument::fromJson(options).object();
    IndexDefinition index;
    index.keys = *parseIndexKeys(keys);
    index.name = set[QLatin1String("name")].toString();
    index.unique = set[QLatin1String("unique")].toBool();
    index.sparse = set[QLatin1String("sparse")].toBool();
    index.hidden = set[QLatin1String("hidden")].toBool();
    index.partialFilter = set[QLatin1String("partial")].toObject();
    index.collation = set[QLatin1String("collation")].toObject();
    index.wildcardProjection = set[QLatin1String("projection")].toObject();
    index.defaultLanguage = set[QLatin1String("language")].toString();
    index.languageOverride = set[QLatin1String("override")].toString();
    if (set.contains(QLatin1String("expire")))
        index.expireAfterSeconds = set[QLatin1String("expire")].toInt();
    const QList<base::Error> faults = indexFaults(index, {6, 0});
    if (reason.isEmpty()) {
        QVERIFY2(faults.isEmpty(), faults.isEmpty() ? "" : qPrintable(faults.first().text()));
        return;
    }
    const bool said = std::any_of(faults.cbegin(), faults.cend(), [&](const base::Error &fault) {
        return fault.message.contains(reason) && !fault.wayOut.isEmpty() && fault.where.contains(indexNameOf(index));
    });
    QVERIFY2(said, faults.isEmpty() ? "nothing" : qPrintable(faults.first().text()));
}

QTEST_APPLESS_MAIN(TestIndexRules)
#include "tst_indexrules.moc"
