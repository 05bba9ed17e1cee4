// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QMenu;

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class MainWindow;

/// The commands that the menu of the canvas offers for what is selected; an empty one is a separator, "arrange" and the
/// like are menus within it. All of them are in the window's menus too.
QStringList contextCommands(const MainWindow &window);
/// The menu with them; the caller deletes it.
QMenu *makeContextMenu(MainWindow &window);

} // namespace sw::views
