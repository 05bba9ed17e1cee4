// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/quickpick.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

/// Every command by its name; those that mean nothing for what is selected now are grey.
void openPalette(MainWindow &window)
{
    QList<QuickPick::Item> items;
    for (const ActionSpec &each : window.actions().specs()) {
        QAction *action = window.actions().action(each.id);
        if (each.id == QLatin1String("help.palette"))
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        std::function<void()> run;
        if (action->isEnabled())
            run = [action] {
                action->trigger();
            };
        items.append({window.actions().fullName(each), keys, each.icon, run});
    }
    QuickPick::open(&window, ActTexts::tr("Commands"), ActTexts::tr("What do you want to do?"), items);
}

} // namespace

QList<Act> helpActs()
{
    return {{spec("help.palette", ActTexts::tr("&Command palette…"), "search", {QStringLiteral("Ctrl+Shift+P")},
                  ActTexts::tr("Run any command by its name")),
             openPalette,
             {},
             {},
             QStringLiteral("help.shortcuts")},
            {spec("view.history", ActTexts::tr("Histor&y"), "", {QStringLiteral("Ctrl+Alt+Z")},
                  ActTexts::tr("All steps since the project was opened; a click goes there")),
             [](MainWindow &window) { window.showPanel(QStringLiteral("history")); },
             {},
             {},
             {}}};
}

} // namespace sw::views
