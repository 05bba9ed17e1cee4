// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/commands/commandmenus.h"

#include "models/base/texts.h"

// One row for each menu; its commands are in the file of the same name in lower case.
#define SW_MENUS(row)                                                                                                  \
    row(fileMenu) row(editMenu) row(viewMenu) row(modelMenu) row(patternMenu) row(serverMenu) row(learnMenu)           \
        row(helpMenu) row(arrangeMenu) row(colorMenu) row(diagramMenu) row(panelMenu) row(languageMenu) row(themeMenu) \
            row(toolMenu) row(fieldMenu) row(linkMenu) row(indexMenu) row(canvasMenu)

namespace sw::views
{

#define SW_DECLARE(name) const CommandMenu &name();
SW_MENUS(SW_DECLARE)
#undef SW_DECLARE

const QList<const CommandMenu *> &commandMenus()
{
#define SW_ADDRESS(name) &name(),
    static const QList<const CommandMenu *> menus{SW_MENUS(SW_ADDRESS)};
#undef SW_ADDRESS
    return menus;
}

QString CommandMenu::title() const
{
    return Text::tr(text);
}

} // namespace sw::views
