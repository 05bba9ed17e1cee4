// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/widgets/editors/quickpick.h"
#include "views/window/actions.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"
#include "views/window/shortcutsdialog.h"

#include <QMessageBox>

namespace sw::views
{

namespace
{

/// Every command by its name; those that mean nothing for what is selected now are grey.
void openPalette(MainWindow &window)
{
    QList<QuickPick::Item> items;
    for (const WindowCommand &each : window.actions().commands()) {
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
    QuickPick::open(&window, Text::tr("Commands"), Text::tr("What do you want to do?"), items);
}

void showAbout(MainWindow &window)
{
    QMessageBox::about(&window, Text::tr("About Shapewright"),
                       Text::tr("Shapewright %1\n\nDesigns MongoDB schemas before the data exists: draws the model, "
                                "shows what each shape of documents costs, "
                                "says why one is better, and applies it to a server without ever dropping, renaming or "
                                "rewriting anything.\n\n"
                                "Free software under the GNU General Public License, version 3 or later.")
                           .arg(QStringLiteral(SHAPEWRIGHT_VERSION)));
}

QList<WindowCommand> helpCommands()
{
    return {
        {"help.shortcuts",
         Text::tr("&Shortcuts"),
         {"Ctrl+?"},
         [](MainWindow &window) {
             ShortcutsDialog(window.actions(), &window).exec();
         }},
        WindowCommand("help.palette", Text::tr("&Command palette…"), {"Ctrl+Shift+P"}, openPalette,
                      Text::tr("Run any command by its name"))
            .withIcon("search"),
        WindowCommand("help.about", Text::tr("&About Shapewright"), {}, showAbout).afterSeparator(),
    };
}

} // namespace

const CommandMenu &helpMenu()
{
    static constexpr CommandMenu menu{"help", QT_TRANSLATE_NOOP("Text", "&Help"), nullptr, helpCommands};
    return menu;
}

} // namespace sw::views
