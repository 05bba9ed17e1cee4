// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

namespace sw::views
{

class MainWindow;

/// The keys that a command has by default: "Ctrl+X" and "Shift+Del" each are all of one.
struct CommandKeys : QList<QKeySequence>
{
    CommandKeys() = default;
    CommandKeys(std::initializer_list<const char *> keys);
    CommandKeys(QKeySequence::StandardKey key, std::initializer_list<const char *> more = {});
    explicit CommandKeys(const QString &key) : QList<QKeySequence>({QKeySequence(key)}) {}
};

/// A command of the window: a row that says what it is called and brings its code along. Its id begins with that of
/// its menu: "file.open".
struct WindowCommand
{
    using Run = std::function<void(MainWindow &)>;
    using Condition = std::function<bool(MainWindow &)>;
    using Title = std::function<QString(MainWindow &)>;

    WindowCommand(const QByteArray &name, const QString &text, const CommandKeys &keys, const Run &run,
                  const QString &help = {});

    WindowCommand withIcon(const char *name) const;
    WindowCommand enabledWhen(const Condition &condition) const;
    WindowCommand checkedWhen(const Condition &condition) const;
    /// Of the commands of a group one is checked.
    WindowCommand inGroup(const char *name) const;
    WindowCommand calledBy(const Title &title) const;
    WindowCommand afterSeparator() const;
    /// In its menu it stands in the menu called \p title, which comes where the first of them would.
    WindowCommand under(const QString &title) const;
    WindowCommand onCanvas() const;

    QString id;
    QString text; ///< with mnemonic
    QString icon;
    CommandKeys keys;
    QString help; ///< tool tip and status tip; empty: the text
    Run run;
    Condition enabled; ///< empty: always
    Condition checked; ///< empty: it is not checkable
    Title title;       ///< instead of the text, what it is called now
    QString group;
    QString inner; ///< title of the menu within the menu; empty: it stands in the menu itself
    bool separatorBefore = false;
    bool canvasOnly = false; ///< its keys, plain letters and arrows, mean it while a canvas has the focus only
};

} // namespace sw::views
