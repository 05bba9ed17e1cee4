// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/appearance.h"

#include "models/diagram/paint/theme.h"
#include "views/widgets/style/indicatorstyle.h"

#include <QApplication>
#include <QCoreApplication>
#include <QStyle>
#include <QWidget>

#include <optional>

namespace sw::views
{

namespace
{

struct StatusTokens
{
    diagram::Token text, tint, fill;
    const char *icon;
};

const StatusTokens &tokens(Status status)
{
    using diagram::Token;
    static const StatusTokens table[] = {
        {Token::OkText, Token::OkTint, Token::OkFill, "ok"},
        {Token::WarnText, Token::WarnTint, Token::WarnFill, "warning"},
        {Token::BadText, Token::BadTint, Token::BadFill, "error"},
        {Token::InfoText, Token::InfoTint, Token::Accent, "info"},
    };
    return table[static_cast<size_t>(status)];
}

/// Selected rows of lists and tables have a tint, so that what is chosen does not outshine what it says.
void useTheme(const diagram::Theme &theme)
{
    QPalette palette = theme.palette();
    QApplication::setPalette(palette);
    palette.setColor(QPalette::Highlight, theme.color(diagram::Token::Selection));
    palette.setColor(QPalette::HighlightedText, theme.color(diagram::Token::Text));
    QApplication::setPalette(palette, "QAbstractItemView");
}

} // namespace

void applyTheme(ThemeChoice choice)
{
    static const QPalette desktop = QApplication::palette();
    static const bool mended = [] { // once, and only where the style needs it
        if (QApplication::style()->name().compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0)
            return false;
        QApplication::setStyle(new IndicatorStyle(QStringLiteral("fusion")));
        return true;
    }();
    Q_UNUSED(mended)
    switch (choice) {
    case ThemeChoice::System:
        return QApplication::setPalette(desktop);
    case ThemeChoice::Light:
        return useTheme(diagram::Theme::light());
    case ThemeChoice::Dark:
        return useTheme(diagram::Theme::dark());
    case ThemeChoice::HighContrast:
        return QApplication::setPalette(diagram::Theme::highContrastPalette(false));
    case ThemeChoice::HighContrastDark:
        return QApplication::setPalette(diagram::Theme::highContrastPalette(true));
    }
}

const diagram::Theme &theme()
{
    static std::optional<QPalette> madeFor;
    static diagram::Theme current = diagram::Theme::light();
    const QPalette palette = QApplication::palette();
    if (!madeFor || *madeFor != palette) {
        current = diagram::Theme::forPalette(palette);
        madeFor = palette;
    }
    return current;
}

QColor statusText(Status status)
{
    return theme().color(tokens(status).text);
}

QColor statusTint(Status status)
{
    return theme().color(tokens(status).tint);
}

QColor statusFill(Status status)
{
    return theme().color(tokens(status).fill);
}

QString statusIcon(Status status)
{
    return QLatin1String(tokens(status).icon);
}

QColor secondaryText()
{
    return theme().color(diagram::Token::SecondaryText);
}

QColor familyText(patterns::Family family)
{
    return theme().family(family).text;
}

QColor familyTint(patterns::Family family)
{
    return theme().family(family).tint;
}

QColor familyBar(patterns::Family family)
{
    return theme().family(family).bar;
}

void setTitleFont(QWidget *widget)
{
    QFont font = widget->font();
    font.setWeight(QFont::DemiBold);
    widget->setFont(font);
}

void setSmallFont(QWidget *widget)
{
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    widget->setFont(font);
}

} // namespace sw::views
