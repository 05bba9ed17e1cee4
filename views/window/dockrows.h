// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <span>

class QDockWidget;
class QWidget;

namespace sw::views
{

class MainWindow;

/// A panel that can be moved, closed and floated.
struct DockRow
{
    const char *id;    ///< its name in the settings; "panel." and it are the id of the command that shows it
    const char *title; ///< not yet translated
    const char *key;
    Qt::DockWidgetArea area; ///< those at the bottom share one place, as do those at the right
    QWidget *(*make)(MainWindow &window, QDockWidget &dock);
    bool shown = true;                           ///< in the default arrangement
    void (*enter)(MainWindow &window) = nullptr; ///< gives it the focus, for what is used by keys from the first
    bool staysOnPages = false;                   ///< beside a page that has all the room otherwise
};

/// All panels, in the order of their menu and tabs.
std::span<const DockRow> dockRows();

} // namespace sw::views
