// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/focusreturn.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QPointer>

namespace sw::views
{

namespace
{

/// Not when another window has the focus by now, which may be another program's.
void activate(QWidget *owner)
{
    const QWidget *modal = QApplication::activeModalWidget();
    if (owner->isVisible() && QApplication::activeWindow() == nullptr && (modal == nullptr || modal == owner))
        owner->activateWindow();
}

} // namespace

FocusReturn::FocusReturn(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool FocusReturn::eventFilter(QObject *watched, QEvent *event)
{
    const bool closes = event->type() == QEvent::Close; // when it is hidden, the focus may have gone already
    if (!closes && (event->type() != QEvent::Hide || event->spontaneous()))
        return QObject::eventFilter(watched, event);
    const auto *dialog = qobject_cast<QDialog *>(watched);
    if (dialog != nullptr && dialog->isActiveWindow() && dialog->parentWidget() != nullptr) {
        const QPointer<QWidget> owner = dialog->parentWidget()->window();
        const auto giveBack = [owner] {
            if (owner != nullptr)
                activate(owner);
        };
        QMetaObject::invokeMethod(this, giveBack, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sw::views
