// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/safefile.h"
#include "models/base/texts.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/patterns/rules/stagedrules.h"
#include "views/deploy/exportdialog.h"
#include "views/sizes/sizetools.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

#include <QFileDialog>
#include <QInputDialog>

namespace sw::views
{

namespace
{

void exportToServer(MainWindow &window)
{
    ExportDialog(window.connectToServer(), window.document().model(), window.derived().design(), &window).exec();
}

/// The collection that is selected, or the one that a person picks; empty: none.
QString collectionForRules(MainWindow &window)
{
    const QString selected = window.selection().objects().collection;
    if (!selected.isEmpty())
        return selected;
    QStringList names;
    for (const design::Collection &collection : window.derived().design().collections)
        names << collection.name;
    bool picked = false;
    const QString name = QInputDialog::getItem(&window, Text::tr("Stage validation rules"), Text::tr("Collection"),
                                               names, 0, false, &picked);
    return picked ? name : QString();
}

void stageRules(MainWindow &window)
{
    const QString name = collectionForRules(window);
    if (name.isEmpty())
        return;
    const auto script = patterns::stagedRulesScript(window.document().model(), window.derived().design(), name);
    if (!script)
        return window.showError(script.error());
    const QString path =
        QFileDialog::getSaveFileName(&window, Text::tr("Save the script that stages the rules"),
                                     QStringLiteral("rules.js"), Text::tr("MongoDB shell script (*.js)"));
    if (path.isEmpty())
        return;
    if (const auto written = base::writeFileSafely(path, script->toUtf8()); !written)
        return window.showError(written.error());
    window.say(Text::tr("Written: %1").arg(path));
}

QList<WindowCommand> serverCommands()
{
    return {
        WindowCommand("server.export", Text::tr("&Export to server…"), {"Ctrl+Shift+E"}, exportToServer,
                      Text::tr("Create collections, validators and indexes on a MongoDB server"))
            .withIcon("export"),
        WindowCommand("server.stageRules", Text::tr("&Stage validation rules…"), {"Ctrl+Alt+S"}, stageRules,
                      Text::tr("Save a script with which the rules of a collection first warn, and refuse only once no "
                               "document breaks them")),
        WindowCommand(
            "server.calibrate", Text::tr("&Calibrate sizes…"), {"Ctrl+Shift+K"},
            [](MainWindow &window) { window.panel<SizeTools>().calibrate(); },
            Text::tr("Load synthetic documents into a scratch database on a server and correct the estimates by what "
                     "is measured"))
            .enabledWhen([](MainWindow &window) { return window.panel<SizeTools>().canMeasure(); }),
    };
}

} // namespace

const CommandMenu &serverMenu()
{
    static constexpr CommandMenu menu{"server", QT_TRANSLATE_NOOP("Text", "&Server"), nullptr, serverCommands};
    return menu;
}

} // namespace sw::views
