// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/widgets/style/appearance.h"
#include "views/window/commands/commandmenus.h"

#include <QSettings>

namespace sw::views
{

namespace
{

const QString themeSetting = QStringLiteral("view/theme");

WindowCommand themeCommand(const char *id, const QString &text, const char *key, ThemeChoice choice)
{
    const auto choose = [choice](MainWindow &) {
        QSettings().setValue(themeSetting, static_cast<int>(choice));
        applyTheme(choice);
    };
    return WindowCommand(id, text, {key}, choose).inGroup("theme").checkedWhen([choice](MainWindow &) {
        return QSettings().value(themeSetting, 0).toInt() == static_cast<int>(choice);
    });
}

QList<WindowCommand> themeCommands()
{
    return {themeCommand("theme.system", Text::tr("&System"), "Ctrl+Alt+Shift+S", ThemeChoice::System),
            themeCommand("theme.light", Text::tr("&Light"), "Ctrl+Alt+Shift+L", ThemeChoice::Light),
            themeCommand("theme.dark", Text::tr("&Dark"), "Ctrl+Alt+Shift+D", ThemeChoice::Dark),
            themeCommand("theme.contrast", Text::tr("&High contrast, light"), "Ctrl+Alt+Shift+H",
                         ThemeChoice::HighContrast),
            themeCommand("theme.contrastDark", Text::tr("High &contrast, dark"), "Ctrl+Alt+Shift+C",
                         ThemeChoice::HighContrastDark)};
}

} // namespace

const CommandMenu &themeMenu()
{
    static constexpr CommandMenu menu{"theme", QT_TRANSLATE_NOOP("Text", "&Theme"), "view.history", themeCommands};
    return menu;
}

} // namespace sw::views
