// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldlines/fieldlinehints.h"

#include <QtTest>

using namespace sw;

/// What is offered while a field's line is typed.
class TestFieldLineHints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offer_data();
    void offer();
};

void TestFieldLineHints::offer_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("ghost");
    QTest::addColumn<int>("from");
    const auto add = [](const char *text, const char *first, const char *ghost, int from) {
        QTest::addRow("%s", text) << QString::fromUtf8(text) << QString::fromUtf8(first) << QString::fromUtf8(ghost)
                                  << from;
    };
    add("email! str", "string", "ing", 7);
    add("email! STR", "string", "ing", 7);
    add("email! string u", "unique", "nique", 14);
    add("email: str", "string", "ing", 7);
    add("status enu", "enum(", "m(", 7);
    add("owner → Us", "User", "er", 8);
    add("owner -> us", "User", "er", 9);
    add("home Addr", "Address", "ess", 5);
    add("phases [{from da", "date", "te", 14);
    add("phases [{from date, to da", "date", "te", 23);
    add("status enum(dr", "", "", 14);
    add("status enum(", "", "draft, running)", 12);
    add("email", "", " type", 5);
    add("", "", "", 0);
    add("id object", "", "", 3);
    add("id objectI", "objectId", "d", 3);
    add("tags string[] uni", "unique", "que", 14);
}

void TestFieldLineHints::offer()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    QFETCH(QString, ghost);
    QFETCH(int, from);
    const schema::KnownNames names{
        {QStringLiteral("User"), QStringLiteral("Order")}, {QStringLiteral("Address")}, true};
    const schema::FieldLineHints hints = schema::fieldLineHints(text, names);
    QCOMPARE(hints.completions.value(0), first);
    QCOMPARE(hints.ghost, ghost);
    QCOMPARE(hints.from, from);
}

QTEST_GUILESS_MAIN(TestFieldLineHints)
#include "tst_fieldlinehints.moc"
