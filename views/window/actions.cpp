// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/actions.h"

#include "views/widgets/style/icons.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/ownkeys.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace sw::views
{

namespace
{

bool isOf(const WindowCommand &command, const CommandMenu &menu)
{
    return command.id.section(QLatin1Char('.'), 0, 0) == QLatin1String(menu.id);
}

bool standsBehind(const CommandMenu &menu, const WindowCommand &command)
{
    return menu.behind != nullptr && command.id == QLatin1String(menu.behind);
}

} // namespace

Actions::Actions(QWidget *window) : QObject(window), m_window(window)
{
    QHash<QString, QActionGroup *> groups;
    for (const CommandMenu *menu : commandMenus())
        m_commands += menu->commands();
    for (const WindowCommand &command : std::as_const(m_commands)) {
        QAction *action = makeAction(command);
        if (command.group.isEmpty())
            continue;
        QActionGroup *&group = groups[command.group];
        if (group == nullptr)
            group = new QActionGroup(this);
        group->addAction(action);
    }
    applyKeys();
}

QAction *Actions::makeAction(const WindowCommand &command)
{
    auto *action = new QAction(command.text, m_window);
    action->setObjectName(command.id);
    if (!command.icon.isEmpty())
        action->setIcon(icon(command.icon));
    action->setCheckable(command.checked != nullptr);
    if (command.canvasOnly)
        action->setShortcutContext(Qt::WidgetShortcut);
    else
        m_window->addAction(action);
    m_actions.insert(command.id, action);
    return action;
}

QString Actions::fullName(const WindowCommand &command) const
{
    const QList<const CommandMenu *> &menus = commandMenus();
    const auto menu = std::find_if(menus.cbegin(), menus.cend(),
                                   [&command](const CommandMenu *each) { return isOf(command, *each); });
    return QString((*menu)->title() + QStringLiteral(": ") + command.text).remove(QLatin1Char('&'));
}

void Actions::fillMenuBar(QMenuBar *bar)
{
    for (const CommandMenu *menu : commandMenus()) {
        if (menu->behind == nullptr && !menu->keysOnly)
            fill(bar->addMenu(menu->title()), *menu);
    }
}

void Actions::fill(QMenu *menu, const CommandMenu &row)
{
    m_menus.insert(QLatin1String(row.id), menu);
    QHash<QString, QMenu *> inside; // by title
    const auto innerMenu = [menu, &inside](const QString &title) {
        QMenu *&found = inside[title];
        if (found == nullptr)
            found = menu->addMenu(title);
        return found;
    };
    for (const WindowCommand &command : std::as_const(m_commands)) {
        if (!isOf(command, row))
            continue;
        const bool goesInside = inside.contains(command.inner);
        if (command.separatorBefore && !goesInside)
            menu->addSeparator();
        QMenu *place = command.inner.isEmpty() ? menu : innerMenu(command.inner);
        if (command.separatorBefore && goesInside)
            place->addSeparator();
        place->addAction(action(command.id));
        for (const CommandMenu *inner : commandMenus()) {
            if (standsBehind(*inner, command))
                fill(innerMenu(inner->title()), *inner);
        }
    }
    for (const char *guest : row.guests)
        menu->addAction(action(QLatin1String(guest)));
}

void Actions::addCanvas(QWidget *canvas)
{
    for (const WindowCommand &command : std::as_const(m_commands)) {
        if (command.canvasOnly)
            canvas->addAction(action(command.id));
    }
}

void Actions::connectTo(MainWindow &window)
{
    for (const WindowCommand &command : std::as_const(m_commands)) {
        connect(action(command.id), &QAction::triggered, this, [this, run = command.run, &window] {
            run(window);
            update(window);
        });
    }
}

void Actions::update(MainWindow &window)
{
    for (const WindowCommand &command : std::as_const(m_commands)) {
        QAction *target = action(command.id);
        if (command.enabled)
            target->setEnabled(command.enabled(window));
        if (command.checked)
            target->setChecked(command.checked(window));
        if (command.title)
            target->setText(command.title(window));
    }
}

void Actions::applyKeys()
{
    const OwnKeys own;
    for (const WindowCommand &command : std::as_const(m_commands)) {
        const QList<QKeySequence> keys =
            own.contains(command.id) ? own.of(command.id) : QList<QKeySequence>(command.keys);
        QAction *target = action(command.id);
        target->setShortcuts(keys);
        const QString plain = command.help.isEmpty() ? QString(command.text).remove(QLatin1Char('&')) : command.help;
        const QString shown =
            keys.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keys.first().toString(QKeySequence::NativeText));
        target->setToolTip(plain + shown);
        target->setStatusTip(plain);
    }
}

QList<QKeySequence> Actions::keysOf(const QString &id) const
{
    const QAction *known = action(id);
    return known == nullptr ? QList<QKeySequence>() : known->shortcuts();
}

void Actions::setKeys(const QString &id, const QList<QKeySequence> &keys)
{
    OwnKeys().set(id, keys);
    applyKeys();
}

void Actions::resetKeys(const QString &id)
{
    OwnKeys().remove(id);
    applyKeys();
}

bool Actions::hasOwnKeys(const QString &id) const
{
    return OwnKeys().contains(id);
}

QStringList Actions::conflictsOf(const QString &id) const
{
    const QList<QKeySequence> own = keysOf(id);
    QStringList others;
    for (const WindowCommand &command : m_commands) {
        const QList<QKeySequence> keys = keysOf(command.id);
        if (command.id != id &&
            std::any_of(keys.cbegin(), keys.cend(), [&own](const QKeySequence &key) { return own.contains(key); }))
            others << command.id;
    }
    return others;
}

} // namespace sw::views
