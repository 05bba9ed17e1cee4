// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/theme.h"

#include "models/patterns/patternregistry.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

struct TokenRow
{
    Token token;
    QRgb light;
    QRgb dark;
};

constexpr TokenRow tokenRows[] = {
    {Token::Window, 0xF1F2F4, 0x26292D},        {Token::Base, 0xFFFFFF, 0x1B1D20},
    {Token::Alternate, 0xF6F7F9, 0x212427},     {Token::Text, 0x1B1F24, 0xE8EAED},
    {Token::SecondaryText, 0x555D67, 0xABB2BA}, {Token::DisabledText, 0x737B85, 0x8B929B},
    {Token::Button, 0xFBFBFC, 0x31353A},        {Token::Separator, 0xD3D7DC, 0x3B4046},
    {Token::ControlEdge, 0x7F8791, 0x757D87},   {Token::Accent, 0x0F62B8, 0x6AADF4},
    {Token::OnAccent, 0xFFFFFF, 0x0A1622},      {Token::Selection, 0xD3E5F9, 0x1F4266},
    {Token::Link, 0x0B5CAD, 0x7FBAF8},          {Token::TooltipBase, 0x2A2F36, 0xE9EBEE},
    {Token::TooltipText, 0xF4F5F7, 0x1B1D20},   {Token::Canvas, 0xF8F9FA, 0x17191B},
    {Token::Dot, 0xDDE1E6, 0x2B2F33},           {Token::Card, 0xFFFFFF, 0x23262A},
    {Token::Header, 0xEDF0F3, 0x2D3136},        {Token::CardLine, 0x7E8791, 0x78818B},
    {Token::Relation, 0x56616D, 0x9AA3AD},      {Token::Key, 0x8A5500, 0xEFB84D},
    {Token::OkText, 0x17733F, 0x6FD39B},        {Token::OkTint, 0xDDF2E5, 0x1B3427},
    {Token::OkFill, 0x23905A, 0x3FA772},        {Token::WarnText, 0x8A5500, 0xEFB84D},
    {Token::WarnTint, 0xFCEFCF, 0x3A2E14},      {Token::WarnFill, 0xB97A00, 0xD39A2C},
    {Token::BadText, 0xB3261E, 0xFF9087},       {Token::BadTint, 0xFCE4E1, 0x43211F},
    {Token::BadFill, 0xCF3A30, 0xE5645A},       {Token::InfoText, 0x0B5CAD, 0x7FBAF8},
    {Token::InfoTint, 0xE1EEFB, 0x1A3049},      {Token::NoteTint, 0xF6EDCB, 0x393213},
    {Token::NoteText, 0x1B1F24, 0xE8EAED},      {Token::NoteEdge, 0x8F7B2E, 0x9C8B45},
};
static_assert(std::size(tokenRows) == tokenCount);

struct FamilyRow
{
    QRgb light[3];
    QRgb dark[3];
};

/// In the order of patterns::Family: text, tint, bar.
constexpr FamilyRow familyRows[] = {
    {{0x0B5CAD, 0xDFECFA, 0x3B8DE0}, {0x8EC3FB, 0x1C3248, 0x3E8FE4}},
    {{0x9C3D00, 0xFBE6D8, 0xDB5F0D}, {0xFFAB78, 0x3C2618, 0xE8702A}},
    {{0x00604A, 0xD8F0E7, 0x00654D}, {0x6FE0BF, 0x14372D, 0x63DDB8}},
    {{0x5E2A9E, 0xECE4F8, 0x5A2A99}, {0xD6C1FA, 0x33274A, 0xD2BCFB}},
    {{0x5C4B00, 0xF6EDCB, 0x5F4E00}, {0xF0DC82, 0x393213, 0xF1DC7C}},
    {{0x9B1B5A, 0xFAE0EC, 0xDF5F98}, {0xF7A0C7, 0x44203A, 0xDD5C98}},
};

double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// \p color made darker or lighter until it stands out \p ratio to 1 from \p ground.
QColor standingOut(QColor color, const QColor &ground, double ratio)
{
    const bool lighten = luminance(ground) < 0.18; // where white and black stand out equally
    for (int step = 0; step < 20 && contrast(color, ground) < ratio; ++step) {
        const QColor end = lighten ? Qt::white : Qt::black;
        color =
            QColor::fromRgbF(color.redF() * 0.85f + end.redF() * 0.15f, color.greenF() * 0.85f + end.greenF() * 0.15f,
                             color.blueF() * 0.85f + end.blueF() * 0.15f);
    }
    return color;
}

QColor mixed(const QColor &a, const QColor &b, float shareOfA)
{
    const float rest = 1 - shareOfA;
    return QColor::fromRgbF(a.redF() * shareOfA + b.redF() * rest, a.greenF() * shareOfA + b.greenF() * rest,
                            a.blueF() * shareOfA + b.blueF() * rest);
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

Theme::Theme(bool dark) : m_dark(dark)
{
    for (const TokenRow &row : tokenRows)
        m_colors[static_cast<size_t>(row.token)] = QColor(dark ? row.dark : row.light);
    for (size_t i = 0; i < m_families.size(); ++i) {
        const QRgb *colors = dark ? familyRows[i].dark : familyRows[i].light;
        m_families[i] = {QColor(colors[0]), QColor(colors[1]), QColor(colors[2])};
    }
}

const Theme &Theme::light()
{
    static const Theme theme(false);
    return theme;
}

const Theme &Theme::dark()
{
    static const Theme theme(true);
    return theme;
}

Theme Theme::forPalette(const QPalette &palette)
{
    return isHighContrast(palette) ? highContrast(palette) : plain(palette);
}

bool Theme::isHighContrast(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    return contrast(palette.color(QPalette::Text), base) >= 18 && palette.color(QPalette::Window) == base;
}

Theme Theme::plain(const QPalette &palette)
{
    Theme theme(luminance(palette.color(QPalette::Base)) < 0.18);
    const QColor accent = standingOut(palette.color(QPalette::Highlight), theme.color(Token::Canvas), 3);
    theme.m_colors[static_cast<size_t>(Token::Accent)] = accent;
    theme.m_colors[static_cast<size_t>(Token::Selection)] =
        mixed(accent, theme.color(Token::Card), theme.m_dark ? 0.35f : 0.18f);
    return theme;
}

Theme Theme::highContrast(const QPalette &palette)
{
    Theme theme = plain(palette);
    theme.m_highContrast = true;
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    for (const Token token :
         {Token::Canvas, Token::Card, Token::Header, Token::Dot, Token::NoteTint, Token::InfoTint, Token::OkTint,
          Token::WarnTint, Token::BadTint, Token::Window, Token::Base, Token::Alternate, Token::Button})
        theme.m_colors[static_cast<size_t>(token)] = base;
    for (const Token token : {Token::Text, Token::SecondaryText, Token::CardLine, Token::Relation, Token::NoteText,
                              Token::NoteEdge, Token::Key, Token::Link, Token::Separator, Token::ControlEdge})
        theme.m_colors[static_cast<size_t>(token)] = text;
    for (const Token token : {Token::OkText, Token::OkFill, Token::WarnText, Token::WarnFill, Token::BadText,
                              Token::BadFill, Token::InfoText})
        theme.m_colors[static_cast<size_t>(token)] = standingOut(theme.color(token), base, 7);
    const auto set = [&theme](Token token, const QColor &color) {
        theme.m_colors[static_cast<size_t>(token)] = color;
    };
    set(Token::Accent, standingOut(theme.color(Token::Accent), base, 7));
    set(Token::DisabledText, mixed(text, base, 0.67f)); // told from what can be used, and 7 : 1 all the same
    set(Token::OnAccent, base);
    set(Token::Selection, mixed(theme.color(Token::Accent), base, theme.m_dark ? 0.3f : 0.2f));
    set(Token::TooltipBase, text);
    set(Token::TooltipText, base);
    for (FamilyColors &family : theme.m_families)
        family = {text, base, text};
    return theme;
}

QPalette Theme::highContrastPalette(bool dark)
{
    const Theme &plain = dark ? Theme::dark() : Theme::light();
    QPalette palette = plain.palette();
    palette.setColor(QPalette::Base, dark ? Qt::black : Qt::white);
    palette.setColor(QPalette::Text, dark ? Qt::white : Qt::black);
    return highContrast(palette).palette();
}

QColor Theme::readable(const QColor &own, Token ground) const
{
    return standingOut(own, color(ground), 3);
}

QColor Theme::noteGround(const QString &own) const
{
    const QColor chosen = own.isEmpty() || m_highContrast ? QColor() : QColor(own);
    return chosen.isValid() ? standingOut(chosen, color(Token::NoteText), 4.5) : color(Token::NoteTint);
}

FamilyColors Theme::pattern(const QString &id) const
{
    if (const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(id))
        return family(pattern->family());
    return {color(Token::InfoText), color(Token::InfoTint), color(Token::InfoText)};
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Light, color(Token::Button).lighter(110));
    palette.setColor(QPalette::Dark, color(Token::ControlEdge).darker(120));
    palette.setColor(QPalette::Shadow, Qt::black);
    const std::pair<QPalette::ColorRole, Token> roles[] = {{QPalette::WindowText, Token::Text},
                                                           {QPalette::Text, Token::Text},
                                                           {QPalette::ButtonText, Token::Text},
                                                           {QPalette::Window, Token::Window},
                                                           {QPalette::Base, Token::Base},
                                                           {QPalette::AlternateBase, Token::Alternate},
                                                           {QPalette::Button, Token::Button},
                                                           {QPalette::Midlight, Token::Separator},
                                                           {QPalette::Mid, Token::ControlEdge},
                                                           {QPalette::Highlight, Token::Accent},
                                                           {QPalette::HighlightedText, Token::OnAccent},
                                                           {QPalette::Link, Token::Link},
                                                           {QPalette::ToolTipBase, Token::TooltipBase},
                                                           {QPalette::ToolTipText, Token::TooltipText},
                                                           {QPalette::PlaceholderText, Token::DisabledText}};
    for (const auto &[role, token] : roles)
        palette.setColor(role, color(token));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Link, QPalette::Highlight})
        palette.setColor(QPalette::Disabled, role, color(Token::DisabledText));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, color(Token::Base));
    return palette;
}

} // namespace sw::diagram
