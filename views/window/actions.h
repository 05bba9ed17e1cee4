// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/window/commands/windowcommand.h"

#include <QAction>
#include <QHash>
#include <QObject>

class QMenu;
class QMenuBar;
class QWidget;

namespace sw::views
{

struct CommandMenu;

/// The actions of the window, one for each command of the table: menus, tool bar, list of shortcuts, palette and tests
/// enumerate them. A person's own keys are kept in the settings; whatever is not there has the keys of the table.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget *window);

    const QList<WindowCommand> &commands() const { return m_commands; }
    QAction *action(const QString &id) const { return m_actions.value(id); }
    QMenu *menu(const QString &id) const { return m_menus.value(id); }
    /// "Arrange: Align left", for lists of commands.
    QString fullName(const WindowCommand &command) const;
    void fillMenuBar(QMenuBar *bar);
    /// Lets the keys that only work on a canvas work on this one.
    void addCanvas(QWidget *canvas);
    /// From now on the actions do what their commands say.
    void connectTo(MainWindow &window);
    /// Enables, checks and names them by what there is now.
    void update(MainWindow &window);

    QList<QKeySequence> keysOf(const QString &id) const;
    /// A person's own keys for a command, instead of those of the table.
    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    void resetKeys(const QString &id);
    bool hasOwnKeys(const QString &id) const;
    /// Other commands that have one of the keys of \p id.
    QStringList conflictsOf(const QString &id) const;

private:
    QAction *makeAction(const WindowCommand &command);
    void fill(QMenu *menu, const CommandMenu &row);
    void applyKeys();

    QWidget *m_window;
    QList<WindowCommand> m_commands;
    QHash<QString, QAction *> m_actions;
    QHash<QString, QMenu *> m_menus;
};

} // namespace sw::views
