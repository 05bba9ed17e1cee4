// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace sw::diagram
{

/// Every colour that is painted by us, by what it means. Frame colours (Window … Tooltip) are for palettes of our own
/// (screenshots, tests, dark Fusion); a running program takes those from its live palette.
enum class Token {
    Window,
    Base,
    Alternate,
    Text,
    SecondaryText,
    DisabledText,
    Button,
    Separator,
    ControlEdge,
    Accent,
    OnAccent,
    Selection,
    Link,
    TooltipBase,
    TooltipText,
    Canvas,
    Dot,
    Card,
    Header,
    CardLine,
    Relation,
    Key,
    OkText,
    OkTint,
    OkFill,
    WarnText,
    WarnTint,
    WarnFill,
    BadText,
    BadTint,
    BadFill,
    InfoText,
    InfoTint,
    NoteTint,
    NoteText,
    NoteEdge
};
inline constexpr int tokenCount = static_cast<int>(Token::NoteEdge) + 1;

/// Colours of a family of patterns.
struct FamilyColors
{
    QColor text;
    QColor tint;
    QColor bar;
};

/// The colours of one appearance: a table, no logic. Chosen by the lightness of the palette's Base.
class Theme
{
public:
    static const Theme &light();
    static const Theme &dark();
    /// High contrast when text and ground of \p palette are as far apart as they can be and windows have no colour of
    /// their own. Else light or dark by the lightness of \p palette's Base; its Highlight becomes the accent, darkened
    /// or lightened until it stands out 3:1 from the canvas.
    static Theme forPalette(const QPalette &palette);
    /// Cards in Base, all lines in Text, no tints: for systems in high contrast.
    static Theme highContrast(const QPalette &palette);

    /// The one that is used with \p palette where a person or the system asks for high contrast.
    static QPalette highContrastPalette(bool dark);

    bool isDark() const { return m_dark; }
    bool isHighContrast() const { return m_highContrast; }
    /// A colour that a person chose, darkened or lightened until it stands out 3:1 from \p ground.
    QColor readable(const QColor &own, Token ground) const;
    /// What text of a note stands on when its colour is \p own ("#rrggbb" or empty): at least 4.5:1 from the text.
    QColor noteGround(const QString &own) const;
    QColor color(Token token) const { return m_colors[static_cast<size_t>(token)]; }
    const FamilyColors &family(patterns::Family family) const { return m_families[static_cast<size_t>(family)]; }
    /// Colours of the family of the pattern with \p id; those of Info when the registry does not know it.
    FamilyColors pattern(const QString &id) const;
    /// A palette of these colours, for pictures and tests.
    QPalette palette() const;

private:
    explicit Theme(bool dark);
    static bool isHighContrast(const QPalette &palette);
    static Theme plain(const QPalette &palette);

    std::array<QColor, tokenCount> m_colors;
    std::array<FamilyColors, 6> m_families;
    bool m_dark = false;
    bool m_highContrast = false;
};

/// Contrast of two opaque colours by WCAG 2.1, 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace sw::diagram
