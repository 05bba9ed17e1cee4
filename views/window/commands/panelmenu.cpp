// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/dockrows.h"
#include "views/window/docks.h"
#include "views/window/mainwindow.h"

#include <QDockWidget>

namespace sw::views
{

namespace
{

WindowCommand dockCommand(const DockRow &dock)
{
    return WindowCommand(
               QByteArray("panel.") + dock.id, Text::tr(dock.title), {dock.key},
               [&dock](MainWindow &window) { window.docks().toggle(dock); },
               Text::tr("Shows the panel with the focus in it; hides it when the focus is there already"))
        .checkedWhen([&dock](MainWindow &window) { return window.docks().isShown(dock.id); })
        .calledBy([&dock](MainWindow &window) { return window.docks().dock(dock.id)->windowTitle(); });
}

QList<WindowCommand> panelCommands()
{
    QList<WindowCommand> commands;
    for (const DockRow &dock : dockRows())
        commands << dockCommand(dock);
    commands << WindowCommand("panel.default", Text::tr("&Default arrangement"), {"Alt+0"}, [](MainWindow &window) {
                    window.docks().arrange();
                }).afterSeparator();
    return commands;
}

} // namespace

const CommandMenu &panelMenu()
{
    static constexpr CommandMenu menu{"panel", QT_TRANSLATE_NOOP("Text", "&Panels"), "view.history", panelCommands};
    return menu;
}

} // namespace sw::views
