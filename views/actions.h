// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace sw::views
{

/// One command of the window: where it stands, what it is called, its icon and keys.
struct ActionSpec
{
    QString id;   ///< "file.open"; the part before the dot is its menu
    QString text; ///< with mnemonic, translated
    QString icon;
    QList<QKeySequence> keys;
    QString help; ///< tool tip and status tip; empty: the text
    bool checkable = false;
    bool separatorBefore = false;
};

/// All commands of the window from one table: menus, tool bar, shortcut list and tests enumerate it.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget *window);

    QAction *action(const QString &id) const { return m_actions.value(id); }
    const QList<ActionSpec> &specs() const { return m_specs; }
    /// Calls \p receiver's \p slot when the action is triggered.
    template <typename Receiver, typename Slot>
    void on(const QString &id, Receiver *receiver, Slot slot);
    void fillMenuBar(QMenuBar *bar);
    QMenu *menu(const QString &name) const { return m_menus.value(name); }
    /// Texts in the language in use now.
    void retranslate();

private:
    static QList<ActionSpec> makeSpecs();
    static QString menuTitle(const QString &name);

    QWidget *m_window;
    QList<ActionSpec> m_specs;
    QHash<QString, QAction *> m_actions;
    QHash<QString, QMenu *> m_menus;
};

} // namespace sw::views

#include <QAction>

template <typename Receiver, typename Slot>
void sw::views::Actions::on(const QString &id, Receiver *receiver, Slot slot)
{
    connect(action(id), &QAction::triggered, receiver, slot);
}
