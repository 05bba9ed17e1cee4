// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

#include <array>
#include <memory>

namespace sw::diagram
{

/// What a text on the canvas is.
enum class FontRole {
    Name, ///< titles of cards
    Row,
    Strong, ///< rows that hold other rows
    Link,   ///< rows that relationships own
    Type,   ///< fixed pitch
    Label,  ///< at lines, footers
    Letters ///< of badges
};
inline constexpr size_t fontRoleCount = static_cast<size_t>(FontRole::Letters) + 1;

/// Fonts and lengths of the canvas in canvas units (1 unit = 1 pixel at 100 %), all from the system's font, so that the
/// picture grows with it. Widths of plain Latin text come from a table, because thousands of texts are measured at
/// once. Copies share the table: for one thread.
class Metrics
{
public:
    /// \p base the system's interface font, \p fixed its fixed-pitch one.
    Metrics(const QFont &base, const QFont &fixed);
    /// From the application's fonts; needs a QGuiApplication.
    Metrics();

    const QFont &font(FontRole role) const { return m_fonts[static_cast<size_t>(role)]; }
    double width(FontRole role, const QString &text) const;
    /// \p text shortened with "…" to \p width.
    QString elided(FontRole role, const QString &text, double width) const;
    /// Without its middle: names of one model begin alike, and end apart.
    QString elidedMiddle(FontRole role, const QString &text, double width) const;
    /// From the middle of a row down to the text's base line.
    double baseline(FontRole role) const;

    double header = 26;
    double rowHeight = 18;
    double footer = 20;
    double markX = 12; ///< centre of a row's mark
    double nameX = 22;
    double indent = 14;
    double minimumWidth = 166;
    double maximumWidth = 420;
    double badgeWidth = 34;
    double badgeHeight = 16;

private:
    struct Table;
    std::array<QFont, fontRoleCount> m_fonts;
    std::array<std::shared_ptr<const Table>, fontRoleCount> m_tables;
};

} // namespace sw::diagram
