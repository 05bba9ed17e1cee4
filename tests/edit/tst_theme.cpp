// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/theme.h"

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
    void disabledIsToldApart();
    void accentStandsOut();
    void highContrastHasNoTints();
    void chosenColorsStandOut();
    void knownRatios();
};

namespace
{

const Theme &themeOf(bool dark)
{
    return dark ? Theme::dark() : Theme::light();
}

struct NamedTheme
{
    const char *name;
    Theme theme;
};

const QList<NamedTheme> &allThemes()
{
    static const QList<NamedTheme> themes{{"light", Theme::light()},
                                          {"dark", Theme::dark()},
                                          {"contrast", Theme::highContrast(Theme::highContrastPalette(false))},
                                          {"contrast dark", Theme::highContrast(Theme::highContrastPalette(true))}};
    return themes;
}

} // namespace

void TestTheme::contrasts_data()
{
    QTest::addColumn<int>("theme");
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
        {Text, Window, 12},
        {Text, Base, 14},
        {Text, Alternate, 12},
        {Text, Selection, 8.5},
        {Text, Card, 12},
        {Text, Header, 10},
        {Text, Canvas, 12},
        {Text, Button, 10},
        {Text, NoteTint, 10},
        {Text, InfoTint, 10},
        {Text, OkTint, 10},
        {Text, WarnTint, 10},
        {Text, BadTint, 10},
        {SecondaryText, Window, 5.9},
        {SecondaryText, Base, 6},
        {SecondaryText, Alternate, 6},
        {SecondaryText, Header, 5.8},
        {SecondaryText, Selection, 4.7},
        {SecondaryText, Card, 6},
        {SecondaryText, Canvas, 6},
        {SecondaryText, Button, 5.5},
        {DisabledText, Base, 4.2},
        {DisabledText, Window, 3.7},
        {DisabledText, Button, 3.8},
        {Link, Card, 6},
        {Link, Selection, 4.6},
        {Link, Canvas, 6},
        {Link, Window, 5.5},
        {Link, Base, 6},
        {OnAccent, Accent, 6},
        {TooltipText, TooltipBase, 10},
        {OkText, OkTint, 5},
        {WarnText, WarnTint, 5.3},
        {BadText, BadTint, 5.3},
        {InfoText, InfoTint, 5},
        {OkText, Window, 4.9},
        {WarnText, Window, 4.9},
        {BadText, Window, 4.9},
        {InfoText, Window, 4.9},
        {OkText, Base, 5},
        {WarnText, Base, 5},
        {BadText, Base, 5},
        {InfoText, Base, 5},
        {OkText, Selection, 4.5},
        {WarnText, Selection, 4.5},
        {BadText, Selection, 4.5},
        {InfoText, Selection, 4.5},
        {NoteText, NoteTint, 10},
        {Key, Card, 4.5},
        {Key, Selection, 4.5},
        // Graphics
        {ControlEdge, Window, 3.1},
        {ControlEdge, Base, 3.1},
        {CardLine, Canvas, 3.4},
        {CardLine, Card, 3.4},
        {Relation, Canvas, 5.9},
        {Accent, Canvas, 3},
        {Accent, Card, 3},
        {Accent, Window, 3},
        {Accent, Base, 3},
        {NoteEdge, Canvas, 3},
        {OkFill, Base, 3.6},
        {WarnFill, Base, 3.5},
        {BadFill, Base, 3.6},
        {OkFill, Window, 3.2},
        {WarnFill, Window, 3},
        {BadFill, Window, 3.2},
    };
    for (qsizetype theme = 0; theme < allThemes().size(); ++theme) {
        for (const Pair &pair : pairs) {
            const double least = theme >= 2 ? std::max(pair.least, 7.0) : pair.least;
            QTest::addRow("%s %d on %d", allThemes().at(theme).name, int(pair.front), int(pair.ground))
                << int(theme) << int(pair.front) << int(pair.ground) << (theme >= 2 && pair.least > 7 ? 7.0 : least);
        }
    }
}

void TestTheme::contrasts()
{
    QFETCH(int, theme);
    QFETCH(int, front);
    QFETCH(int, ground);
    QFETCH(double, least);
    const Theme &tested = allThemes().at(theme).theme;
    const bool onSelection =
        theme >= 2 && Token(ground) == Token::Selection; // a tint is left: rows must show that they are chosen
    const double ratio = contrast(tested.color(Token(front)), tested.color(Token(ground)));
    QVERIFY2(ratio >= (onSelection ? 4.5 : least), qPrintable(QString::number(ratio)));
}

void TestTheme::highContrastHasNoTints()
{
    for (const bool dark : {false, true}) {
        const QPalette palette = Theme::highContrastPalette(dark);
        const Theme theme = Theme::forPalette(palette); // found by the palette alone
        QVERIFY(theme.isHighContrast());
        QCOMPARE(theme.isDark(), dark);
        for (const Token token :
             {Token::Canvas, Token::Card, Token::Header, Token::OkTint, Token::BadTint, Token::NoteTint})
            QCOMPARE(theme.color(token), palette.color(QPalette::Base));
        for (int family = 0; family < 6; ++family)
            QCOMPARE(theme.family(patterns::Family(family)).tint, palette.color(QPalette::Base));
        QVERIFY(!Theme::forPalette(themeOf(dark).palette()).isHighContrast());
    }
}

void TestTheme::chosenColorsStandOut()
{
    for (const NamedTheme &named : allThemes()) {
        for (const char *own : {"#ffffff", "#000000", "#ffff00", "#808080", "#1b1d20", "#f8f9fa", "#0000ff"}) {
            const QColor color{QLatin1String(own)};
            QVERIFY(contrast(named.theme.readable(color, Token::Card), named.theme.color(Token::Card)) >= 3);
            QVERIFY(contrast(named.theme.noteGround(QLatin1String(own)), named.theme.color(Token::NoteText)) >= 4.5);
        }
        QCOMPARE(named.theme.noteGround(QString()), named.theme.color(Token::NoteTint));
        QCOMPARE(named.theme.noteGround(QStringLiteral("no colour")), named.theme.color(Token::NoteTint));
    }
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
    QVERIFY2(contrast(colors.bar, theme.color(Token::Canvas)) >= 3.15,
             qPrintable(QString::number(contrast(colors.bar, theme.color(Token::Canvas)))));
    QVERIFY(contrast(theme.color(Token::Text), colors.tint) >= 7); // rows in the family's tint
    QVERIFY(contrast(theme.color(Token::SecondaryText), colors.tint) >= 4.5);
}

void TestTheme::disabledIsToldApart()
{
    for (const NamedTheme &each : allThemes()) {
        const Theme &theme = each.theme;
        QVERIFY2(contrast(theme.color(Token::Text), theme.color(Token::DisabledText)) >= 2, each.name);
        const QPalette palette = theme.palette();
        QVERIFY2(palette.color(QPalette::Disabled, QPalette::Highlight) != palette.color(QPalette::Highlight),
                 each.name);
    }
}

void TestTheme::accentStandsOut()
{
    for (const QColor &highlight :
         {QColor(Qt::yellow), QColor(0xffe0e0), QColor(0x101010), QColor(0x308cc6), QColor(Qt::white)}) {
        for (const QColor &base : {QColor(Qt::white), QColor(0x1b1d20)}) {
            QPalette palette;
            palette.setColor(QPalette::Base, base);
            palette.setColor(QPalette::Highlight, highlight);
            palette.setColor(QPalette::Window, QColor(0x808080));
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
