// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/status.h"
#include "models/patterns/core/pattern.h"

#include <QColor>

class QWidget;

namespace sw::diagram
{
class Theme;
}

namespace sw::views
{

enum class ThemeChoice { System, Light, Dark, HighContrast, HighContrastDark };
using items::Status;
using items::statusOf;

/// Gives the program the palette of the choice; System keeps the desktop's own. Open windows follow at once.
void applyTheme(ThemeChoice choice);
/// The canvas and status colours that go with the palette in use: dark ones when its Base is dark.
const diagram::Theme &theme();

QColor statusText(Status status); ///< readable on window, base and the status's own tint
QColor statusTint(Status status);
QColor statusFill(Status status); ///< for bars
QString statusIcon(Status status);
QColor secondaryText();
QColor familyText(patterns::Family family);
QColor familyTint(patterns::Family family);
QColor familyBar(patterns::Family family);

/// Semi-bold, as titles of panels are set.
void setTitleFont(QWidget *widget);
/// 0.92 of the system size, for secondary text and headers of tables.
void setSmallFont(QWidget *widget);

} // namespace sw::views
