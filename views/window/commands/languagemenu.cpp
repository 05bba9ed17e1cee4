// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/base/translation.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

#include <QLocale>
#include <QSettings>

namespace sw::views
{

namespace
{

const QString languageSetting = QStringLiteral("view/language"); // which the program reads when it starts

/// \p code empty: the system's. \p number: the place in the menu, which the key has.
WindowCommand languageCommand(const QString &code, const QString &text, qsizetype number)
{
    const auto choose = [code, text](MainWindow &window) {
        if (QSettings().value(languageSetting).toString() == code)
            return;
        QSettings().setValue(languageSetting, code);
        window.area().notices().put({QStringLiteral("restart"),
                                     Status::Info,
                                     Text::tr("Language %1: takes effect when the program is started again.")
                                         .arg(QString(text).remove(QLatin1Char('&'))),
                                     {{Text::tr("Restart now"),
                                       [&window] {
                                           window.restart();
                                       }}},
                                     Text::tr("Later")});
    };
    const QByteArray id = "language." + (code.isEmpty() ? QByteArray("system") : code.toLatin1());
    return WindowCommand(id, text, CommandKeys(QStringLiteral("Alt+Shift+%1").arg(number)), choose,
                         Text::tr("Takes effect when the program is started again"))
        .inGroup("language")
        .checkedWhen([code](MainWindow &) { return QSettings().value(languageSetting).toString() == code; });
}

/// Each language by its own name, so that those find it who read no other.
QList<WindowCommand> languageCommands()
{
    QList<WindowCommand> commands{languageCommand({}, Text::tr("&System"), 0)};
    for (const QString &code : base::languages())
        commands << languageCommand(code,
                                    QLatin1Char('&') + (code == QLatin1String("en")
                                                            ? QStringLiteral("English")
                                                            : QLocale(code).nativeLanguageName()),
                                    commands.size());
    return commands;
}

} // namespace

const CommandMenu &languageMenu()
{
    static constexpr CommandMenu menu{"language", QT_TRANSLATE_NOOP("Text", "&Language"), "view.history",
                                      languageCommands};
    return menu;
}

} // namespace sw::views
