// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/metrics.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sw::diagram
{

namespace
{

double pixelsOf(const QFont &font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96.0 / 72.0;
}

/// \p font at \p factor of its size, in whole pixels so that pictures are the same at any resolution.
QFont scaled(const QFont &font, double factor)
{
    QFont result = font;
    result.setPixelSize(std::max(8, static_cast<int>(std::lround(pixelsOf(font) * factor))));
    return result;
}

QFont fixedFont(const QFont &base)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(static_cast<int>(std::lround(pixelsOf(base))));
    return fixed;
}

} // namespace

/// Advances of Latin-1 characters and what else is asked again and again of one font: each is found when it is asked
/// for first, because few of them ever are. A font that nobody asks is never loaded.
struct Metrics::Table
{
    explicit Table(const QFont &font) : metrics(font) { advances.fill(unknown); }

    /// Of a character that stands for itself; nothing for others, which depend on their neighbours.
    std::optional<double> advance(QChar c) const
    {
        size_t place = c.unicode();
        if (place >= latin) {
            const auto sign = std::find(signs.begin(), signs.end(), c.unicode());
            if (sign == signs.end())
                return std::nullopt;
            place = latin + static_cast<size_t>(sign - signs.begin());
        }
        double &known = advances[place];
        if (known == unknown) {
            // Control characters are in no font, so that each would be sought in all fonts of the system; none is ever
            // drawn.
            const bool drawn = c.category() != QChar::Other_Control && c.category() != QChar::Other_Format;
            known = drawn ? metrics.horizontalAdvance(c) : 0;
        }
        return known;
    }

    double middle() const
    {
        if (baseline == unknown)
            baseline = std::round((metrics.capHeight() + metrics.xHeight()) / 4);
        return baseline;
    }

    static constexpr double unknown = -1e9;
    static constexpr size_t latin = 256;
    static constexpr char16_t ellipsis = 0x2026;
    /// In footers, types and ranges of thousands of cards: … ≈ – ∞ ▸ ▾.
    static constexpr std::array<char16_t, 6> signs{ellipsis, 0x2248, 0x2013, 0x221e, 0x25b8, 0x25be};
    QFontMetricsF metrics;
    mutable double baseline = unknown;
    mutable std::array<double, latin + signs.size()> advances;
};

Metrics::Metrics(const QFont &base, const QFont &fixed)
{
    const auto set = [this](FontRole role, const QFont &font) {
        m_fonts[static_cast<size_t>(role)] = font;
    };
    const auto styled = [](QFont font, QFont::Weight weight, bool italic) {
        font.setWeight(weight);
        font.setItalic(italic);
        return font;
    };
    set(FontRole::Name, styled(scaled(base, 0.98), QFont::DemiBold, false));
    set(FontRole::Row, scaled(base, 0.9));
    set(FontRole::Strong, styled(scaled(base, 0.9), QFont::DemiBold, false));
    set(FontRole::Link, styled(scaled(base, 0.9), QFont::Normal, true));
    set(FontRole::Type, scaled(fixed, 0.85));
    set(FontRole::Label, scaled(base, 0.85));
    set(FontRole::Letters, styled(scaled(base, 0.85), QFont::Bold, false));
    for (size_t i = 0; i < fontRoleCount; ++i)
        m_tables[i] = std::make_shared<const Table>(m_fonts[i]);

    const double factor = std::max(1.0, pixelsOf(font(FontRole::Name)) / 13.0);
    for (double *length : {&header, &rowHeight, &footer, &minimumWidth, &maximumWidth, &nameX, &markX, &indent,
                           &badgeWidth, &badgeHeight})
        *length = std::round(*length * factor);
}

Metrics::Metrics() : Metrics(QGuiApplication::font(), fixedFont(QGuiApplication::font()))
{}

double Metrics::width(FontRole role, const QString &text) const
{
    const Table &table = *m_tables[static_cast<size_t>(role)];
    double width = 0;
    for (const QChar c : text) {
        const std::optional<double> advance = table.advance(c);
        if (!advance)
            return table.metrics.horizontalAdvance(text);
        width += *advance;
    }
    return width;
}

QString Metrics::elided(FontRole role, const QString &text, double available) const
{
    if (width(role, text) <= available)
        return text;
    const Table &table = *m_tables[static_cast<size_t>(role)];
    double used = *table.advance(QChar(Table::ellipsis));
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).unicode() >= Table::latin)
            return table.metrics.elidedText(text, Qt::ElideRight, available);
        used += *table.advance(text.at(i));
        if (used > available)
            return i == 0 ? QString() : text.left(i) + QChar(Table::ellipsis);
    }
    return text;
}

QString Metrics::elidedMiddle(FontRole role, const QString &text, double available) const
{
    if (width(role, text) <= available)
        return text;
    return m_tables[static_cast<size_t>(role)]->metrics.elidedText(text, Qt::ElideMiddle, available);
}

double Metrics::baseline(FontRole role) const
{
    return m_tables[static_cast<size_t>(role)]->middle();
}

} // namespace sw::diagram
