// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/index.h"

#include <QtTest>

using namespace sw::design;
using sw::base::Bson;

namespace
{

/// "a b- c:text" with "!unique", "!ttl", "!sparse", "!partial", "!hidden" or "!collation" after it.
Index parsed(const QString &text)
{
    Index index;
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (word == QLatin1String("!unique"))
            index.unique = true;
        else if (word == QLatin1String("!ttl"))
            index.expireAfterSeconds = 60;
        else if (word == QLatin1String("!sparse"))
            index.sparse = true;
        else if (word == QLatin1String("!hidden"))
            index.hidden = true;
        else if (word == QLatin1String("!partial"))
            index.partialFilter = *Bson::fromJson("{\"a\":1}");
        else if (word == QLatin1String("!collation"))
            index.collation = *Bson::fromJson("{\"locale\":\"en\"}");
        else if (word.endsWith(QLatin1String(":text")))
            index.keys << IndexKey{word.chopped(5), KeyKind::Text};
        else if (word.endsWith(QLatin1Char('-')))
            index.keys << IndexKey{word.chopped(1), KeyKind::Descending};
        else
            index.keys << IndexKey{word, KeyKind::Ascending};
    }
    return index;
}

} // namespace

class TestIndexes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redundancy_data();
    void redundancy();
    void specification();
    void names();
};

void TestIndexes::redundancy_data()
{
    QTest::addColumn<QString>("narrow");
    QTest::addColumn<QString>("wide");
    QTest::addColumn<bool>("redundant");
    const auto row = [](const char *narrow, const char *wide, bool redundant) {
        QTest::addRow("%s | %s", narrow, wide) << QString::fromLatin1(narrow) << QString::fromLatin1(wide) << redundant;
    };
    row("a", "a b", true);
    row("b", "a b", false);
    row("a-", "a b", true);
    row("a b-", "a b c", false);
    row("a b-", "a- b c", true);
    row("a b", "a b", true);
    row("a b", "a", false);
    row("a !unique", "a b", false);
    row("a !ttl", "a b", false);
    row("a !partial", "a b", false);
    row("a", "a b !partial", false);
    row("a !partial", "a b !partial", true);
    row("a", "a b !unique", true);
    row("a", "a !ttl", true);
    row("a !sparse", "a b", false);
    row("a", "a b !sparse", false);
    row("a !collation", "a b", false);
    row("a", "a b !hidden", false);
    row("a:text", "a:text b:text", false);
    row("a:text", "a:text", true);
}

void TestIndexes::redundancy()
{
    QFETCH(QString, narrow);
    QFETCH(QString, wide);
    QFETCH(bool, redundant);
    QCOMPARE(isRedundant(parsed(narrow), parsed(wide)), redundant);
}

void TestIndexes::specification()
{
    Index index = parsed(QStringLiteral("b a- !unique !partial"));
    index.name = QStringLiteral("mine");
    QCOMPARE(
        indexSpecification(index).toRelaxedJson(),
        QByteArray(
            "{\"key\":{\"b\":1,\"a\":-1},\"name\":\"mine\",\"unique\":true,\"partialFilterExpression\":{\"a\":1}}"));
    QCOMPARE(indexKeyDocument(parsed(QStringLiteral("t:text"))).toRelaxedJson(), QByteArray("{\"t\":\"text\"}"));
}

void TestIndexes::names()
{
    QCOMPARE(defaultIndexName(parsed(QStringLiteral("isbn title-")).keys), QStringLiteral("isbn_1_title_-1"));
    QCOMPARE(defaultIndexName({{QStringLiteral("place"), KeyKind::Geo2dSphere}}), QStringLiteral("place_2dsphere"));
}

QTEST_APPLESS_MAIN(TestIndexes)
#include "tst_indexes.moc"
