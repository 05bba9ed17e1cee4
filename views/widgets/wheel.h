// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QWidget>

namespace sw::views
{

/// For event filters: turned over a long page, the wheel must not change values on its way. True when \p event was such
/// a turn over \p watched, a widget, which has no focus; it then goes on to what is below.
inline bool passesOn(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace sw::views
