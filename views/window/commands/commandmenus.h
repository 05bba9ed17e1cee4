// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/window/commands/windowcommand.h"

#include <span>

namespace sw::views
{

/// A menu of the window with its commands.
struct CommandMenu
{
    const char *id;
    const char *text;   ///< not yet translated
    const char *behind; ///< the command that it stands behind in that one's menu; null: it is in the menu bar
    QList<WindowCommand> (*commands)();       ///< in the language in use now
    bool keysOnly = false;                    ///< it is in no menu
    std::span<const char *const> guests = {}; ///< commands of other menus that stand at its end as well

    QString title() const;
};

/// All of them, those of the menu bar in its order. Menus, keys, palette, list of shortcuts and tests enumerate this.
const QList<const CommandMenu *> &commandMenus();

/// Opens the shipped lesson \p id in the window of lessons.
void openLesson(MainWindow &window, const QString &id);

} // namespace sw::views
