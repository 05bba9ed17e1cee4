// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "views/deploy/exportdialog.h"
#include "views/sizes/sizetools.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

void exportToServer(MainWindow &window)
{
    ExportDialog(window.connectToServer(), window.document().model(), window.derived().design(), &window).exec();
}

QList<WindowCommand> serverCommands()
{
    return {
        WindowCommand("server.export", Text::tr("&Export to server…"), {"Ctrl+Shift+E"}, exportToServer,
                      Text::tr("Create collections, validators and indexes on a MongoDB server"))
            .withIcon("export"),
        WindowCommand(
            "server.calibrate", Text::tr("&Calibrate sizes…"), {"Ctrl+Shift+K"},
            [](MainWindow &window) { window.panel<SizeTools>().calibrate(); },
            Text::tr("Load synthetic documents into a scratch database on a server, and correct the estimates by what "
                     "they weigh"))
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
