// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace sw::diagram
{

/// Fonts and lengths of the canvas in canvas units (1 unit = 1 pixel at 100 %), all from the system's font, so that the
/// picture grows with it.
class Metrics
{
public:
    /// \p base the system's interface font, \p fixed its fixed-pitch one.
    Metrics(const QFont &base, const QFont &fixed);
    /// From the application's fonts; needs a QGuiApplication.
    Metrics();

    QFont name;  ///< titles of cards
    QFont row;
    QFont strong; ///< rows that hold other rows
    QFont link;  ///< rows that relationships own
    QFont type;  ///< fixed pitch
    QFont label; ///< at lines, footers

    double header = 26;
    double rowHeight = 18;
    double footer = 20;
    double markX = 12;   ///< centre of a row's mark
    double nameX = 22;
    double indent = 14;
    double minimumWidth = 166;
    double maximumWidth = 420;
    double badgeWidth = 34;
    double badgeHeight = 16;

    static double width(const QFont &font, const QString &text);
    /// \p text shortened with "…" to \p width.
    static QString elided(const QFont &font, const QString &text, double width);
};

} // namespace sw::diagram
