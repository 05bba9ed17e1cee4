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
const QString noticeKey = QStringLiteral("restart");

/// \p code empty: the system's. \p number: the place in the menu, which the key has. \p now: the one in use.
WindowCommand languageCommand(const QString &code, const QString &text, qsizetype number, const QString &now)
{
    const auto choose = [code, text, now](MainWindow &window) {
        if (QSettings().value(languageSetting).toString() == code)
            return;
        QSettings().setValue(languageSetting, code);
        if (code == now)
            return window.area().notices().remove(noticeKey);
        window.area().notices().put({noticeKey,
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
    const QString now = QSettings().value(languageSetting).toString();
    QList<WindowCommand> commands{languageCommand({}, Text::tr("&System"), 0, now)};
    for (const QString &code : base::languages())
        commands << languageCommand(code,
                                    QLatin1Char('&') + (code == QLatin1String("en")
                                                            ? QStringLiteral("English")
                                                            : QLocale(code).nativeLanguageName()),
                                    commands.size(), now);
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
