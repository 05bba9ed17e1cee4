// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/names.h"

#include <QtTest>

using namespace sw::schema;

class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsOfAName_data();
    void formsOfAName();
    void snake_data();
    void snake();
};

void TestNames::formsOfAName_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("many");
    const char *const rows[][2] = {{"book", "books"},
                                   {"category", "categories"},
                                   {"movie", "movies"},
                                   {"address", "addresses"},
                                   {"box", "boxes"},
                                   {"bus", "buses"},
                                   {"status", "statuses"},
                                   {"house", "houses"},
                                   {"course", "courses"},
                                   {"person", "people"},
                                   {"series", "series"},
                                   {"analysis", "analyses"},
                                   {"order_line", "order_lines"},
                                   {"day", "days"},
                                   {"branch", "branches"},
                                   {"use", "uses"}};
    for (const auto &row : rows)
        QTest::newRow(row[0]) << QString::fromLatin1(row[0]) << QString::fromLatin1(row[1]);
}

void TestNames::formsOfAName()
{
    QFETCH(QString, one);
    QFETCH(QString, many);
    QCOMPARE(pluralName(one), many);
    QCOMPARE(pluralName(many), many);
    QCOMPARE(singularName(many), one);
    QCOMPARE(singularName(one), one);
}

void TestNames::snake_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("words") << QStringLiteral("Order line") << QStringLiteral("order_line");
    QTest::newRow("camel") << QStringLiteral("orderLine") << QStringLiteral("order_line");
    QTest::newRow("acronym") << QStringLiteral("HTMLPage") << QStringLiteral("html_page");
    QTest::newRow("dash") << QStringLiteral(" a--b ") << QStringLiteral("a_b");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("umlaut") << QStringLiteral("Größe") << QStringLiteral("größe");
}

void TestNames::snake()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QCOMPARE(snakeCase(name), expected);
}

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
