// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/theme.h"

#include <QtTest>

using namespace sw;
using namespace sw::diagram;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrasts_data();
    void contrasts();
    void families_data();
    void families();
    void accentStandsOut();
    void knownRatios();
};

namespace
{

const Theme &themeOf(bool dark)
{
    return dark ? Theme::dark() : Theme::light();
}

} // namespace

void TestTheme::contrasts_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("front");
    QTest::addColumn<int>("ground");
    QTest::addColumn<double>("least");
    struct Pair
    {
        Token front;
        Token ground;
        double least;
    };
    using enum Token;
    const Pair pairs[] = {
        {Text, Window, 12}, {Text, Base, 14}, {Text, Alternate, 12}, {Text, Selection, 8.5}, {Text, Card, 12}, {Text, Header, 10}, {Text, Canvas, 12},
        {SecondaryText, Window, 5.9}, {SecondaryText, Header, 5.8}, {SecondaryText, Selection, 4.7}, {SecondaryText, Card, 6},
        {SecondaryText, Canvas, 6}, {DisabledText, Base, 4.2}, {Link, Card, 6}, {Link, Selection, 4.6}, {Link, Canvas, 6}, {OnAccent, Accent, 6},
        {TooltipText, TooltipBase, 10}, {OkText, OkTint, 5}, {WarnText, WarnTint, 5.3}, {BadText, BadTint, 5.3}, {InfoText, InfoTint, 5},
        {OkText, Selection, 4.5}, {WarnText, Selection, 4.5}, {BadText, Selection, 4.5}, {NoteText, NoteTint, 10}, {Key, Card, 4.5},
        {ControlEdge, Window, 3.1}, {CardLine, Canvas, 3.4}, {Relation, Canvas, 5.9}, {Accent, Canvas, 3}, {Accent, Card, 3}, {NoteEdge, Canvas, 3},
        {OkFill, Base, 3.6}, {WarnFill, Base, 3.5}, {BadFill, Base, 3.6},
    };
    for (const bool dark : {false, true}) {
        for (const Pair &pair : pairs) {
            QTest::addRow("%s %d on %d", dark ? "dark" : "light", int(pair.front), int(pair.ground))
                << dark << int(pair.front) << int(pair.ground) << pair.least;
        }
    }
}

void TestTheme::contrasts()
{
    QFETCH(bool, dark);
    QFETCH(int, front);
    QFETCH(int, ground);
    QFETCH(double, least);
    const double ratio = contrast(themeOf(dark).color(Token(front)), themeOf(dark).color(Token(ground)));
    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio)));
}

void TestTheme::families_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("family");
    for (const bool dark : {false, true}) {
        for (int family = 0; family < 6; ++family)
            QTest::addRow("%s %d", dark ? "dark" : "light", family) << dark << family;
    }
}

void TestTheme::families()
{
    QFETCH(bool, dark);
    QFETCH(int, family);
    const Theme &theme = themeOf(dark);
    const FamilyColors &colors = theme.family(patterns::Family(family));
    QVERIFY(contrast(colors.text, colors.tint) >= 5.4);
    QVERIFY2(contrast(colors.bar, theme.color(Token::Canvas)) >= 3.15, qPrintable(QString::number(contrast(colors.bar, theme.color(Token::Canvas)))));
    QVERIFY(contrast(theme.color(Token::Text), colors.tint) >= 7); // rows in the family's tint
    QVERIFY(contrast(theme.color(Token::SecondaryText), colors.tint) >= 4.5);
}

void TestTheme::accentStandsOut()
{
    for (const QColor &highlight : {QColor(Qt::yellow), QColor(0xffe0e0), QColor(0x101010), QColor(0x308cc6), QColor(Qt::white)}) {
        for (const QColor &base : {QColor(Qt::white), QColor(0x1b1d20)}) {
            QPalette palette;
            palette.setColor(QPalette::Base, base);
            palette.setColor(QPalette::Highlight, highlight);
            const Theme theme = Theme::forPalette(palette);
            QVERIFY(contrast(theme.color(Token::Accent), theme.color(Token::Canvas)) >= 3);
            QCOMPARE(theme.isDark(), base != QColor(Qt::white));
        }
    }
    const Theme high = Theme::highContrast(Theme::light().palette());
    QCOMPARE(high.color(Token::CardLine), Theme::light().color(Token::Text));
}

void TestTheme::knownRatios()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    QVERIFY(qAbs(contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
