// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/items/selection.h"
#include "views/bench/patternbench.h"
#include "views/panels/helppanel.h"
#include "views/widgets/editors/quickpick.h"
#include "views/window/actions.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/goalbar.h"
#include "views/window/mainwindow.h"
#include "views/window/shortcutsdialog.h"

#include <QDockWidget>
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

/// The page about what has the focus.
QString topicOf(MainWindow &window)
{
    static const QHash<QString, QString> ofPanels{{QStringLiteral("outline"), QStringLiteral("drawing")},
                                                  {QStringLiteral("preview"), QStringLiteral("sizes")},
                                                  {QStringLiteral("sizes"), QStringLiteral("sizes")},
                                                  {QStringLiteral("workload"), QStringLiteral("workload")},
                                                  {QStringLiteral("problems"), QStringLiteral("sizes")},
                                                  {QStringLiteral("history"), QStringLiteral("keys")}};
    const items::SelectedObjects &objects = window.selection().objects();
    for (QWidget *each = window.focusWidget(); each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<PatternBench *>(each))
            return QStringLiteral("patterns");
        if (qobject_cast<GoalBar *>(each))
            return QStringLiteral("goals");
        if (qobject_cast<QDockWidget *>(each) && ofPanels.contains(each->objectName()))
            return ofPanels.value(each->objectName());
        if (each->objectName() == QLatin1String("properties"))
            break;
    }
    return !window.selection().relationship().isEmpty() ? QStringLiteral("cardinalities")
           : !objects.operation.isEmpty()               ? QStringLiteral("workload")
           : !objects.pattern.isEmpty()                 ? QStringLiteral("patterns")
           : !objects.collection.isEmpty()              ? QStringLiteral("sizes")
                                                        : QStringLiteral("drawing");
}

QList<WindowCommand> helpCommands()
{
    return {
        WindowCommand(
            "help.topic", Text::tr("&Help"), {"F1"},
            [](MainWindow &window) {
                const QString topic = topicOf(window);
                window.showPanel(QStringLiteral("help"));
                window.panel<HelpPanel>().open(topic);
            },
            Text::tr("What there is to know about what has the focus"))
            .withIcon("help"),
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
