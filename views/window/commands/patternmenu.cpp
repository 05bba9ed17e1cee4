// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/patterns/advicedialog.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

QList<WindowCommand> patternCommands()
{
    return {
        WindowCommand(
            "pattern.advise", Text::tr("&Advise…"), {"Ctrl+Shift+A"},
            [](MainWindow &window) { AdviceDialog(window.document(), &window).exec(); },
            Text::tr("Which patterns help at this goal, and why"))
            .withIcon("idea"),
    };
}

} // namespace

const CommandMenu &patternMenu()
{
    static constexpr CommandMenu menu{"pattern", QT_TRANSLATE_NOOP("Text", "&Pattern"), nullptr, patternCommands};
    return menu;
}

} // namespace sw::views
