// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/localkeys.h"

#include <QKeyEvent>
#include <QWidget>

namespace sw::views
{

LocalKeys::LocalKeys(QWidget *widget) : QObject(widget)
{
    widget->installEventFilter(this);
}

void LocalKeys::add(const QList<QKeySequence> &keys, const std::function<void()> &action)
{
    for (const QKeySequence &key : keys)
        m_actions.append({key, action});
}

bool LocalKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const QKeySequence pressed(static_cast<QKeyEvent *>(event)->keyCombination());
    for (const auto &[key, action] : std::as_const(m_actions)) {
        if (key != pressed)
            continue;
        event->accept();
        if (event->type() == QEvent::KeyPress)
            action();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sw::views
