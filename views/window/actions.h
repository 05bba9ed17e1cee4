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

struct Act;
class MainWindow;

/// Where the keys of a command work.
enum class ActionScope {
    Window,
    Canvas ///< while a canvas has the focus only: plain letters and arrows
};

/// One command of the window: where it stands, what it is called, its icon and keys.
struct ActionSpec
{
    QString id;   ///< "file.open"; the part before the dot is its menu
    QString text; ///< with mnemonic, translated
    QString icon;
    QList<QKeySequence> keys; ///< that it has by default
    QString help;             ///< tool tip and status tip; empty: the text
    bool checkable = false;
    bool separatorBefore = false;
    ActionScope scope = ActionScope::Window;
    bool inMenu = true;
};

/// All commands of the window from one table: menus, tool bar, shortcut list, palette and tests enumerate it. A
/// person's own keys are kept in the settings; whatever is not there has the keys of the table.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget *window);
    ~Actions() override;

    QAction *action(const QString &id) const { return m_actions.value(id); }
    const QList<ActionSpec> &specs() const { return m_specs; }
    /// Calls \p receiver's \p slot when the action is triggered.
    template <typename Receiver, typename Slot>
    void on(const QString &id, Receiver *receiver, Slot slot);
    void fillMenuBar(QMenuBar *bar);
    /// Lets the keys that only work on a canvas work on this one.
    void addCanvas(QWidget *canvas);
    /// Connects the commands that bring their own code.
    void connectActs(MainWindow &window);
    /// Enables and checks those by what is selected now.
    void updateActs(MainWindow &window);
    /// "Arrange: Align left", for lists of commands.
    QString fullName(const ActionSpec &spec) const;

    QList<QKeySequence> keysOf(const QString &id) const;
    /// A person's own keys for a command, instead of those of the table.
    void setKeys(const QString &id, const QList<QKeySequence> &keys);
    void resetKeys(const QString &id);
    bool hasOwnKeys(const QString &id) const;
    /// Other commands that have one of the keys of \p id.
    QStringList conflictsOf(const QString &id) const;
    QMenu *menu(const QString &name) const { return m_menus.value(name); }
    /// Texts in the language in use now.
    void retranslate();

private:
    static QList<ActionSpec> makeSpecs();
    static QString menuTitle(const QString &name);
    QMenu *menuFor(const QString &name, QMenuBar *bar);
    void mergeActs();
    void applyKeys(const ActionSpec &spec, const QHash<QString, QStringList> &own);

    QWidget *m_window;
    QList<ActionSpec> m_specs;
    QList<Act> m_acts;
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
