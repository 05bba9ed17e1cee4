// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/spokenfocus.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QDockWidget>

namespace sw::views
{

namespace
{

QAccessible::UpdateHandler handlerBefore = nullptr;

void tell(QAccessibleEvent *event)
{
    if (!isTrueFocus(*event))
        return;
    if (handlerBefore != nullptr)
        return handlerBefore(event);
    QAccessible::installUpdateHandler(nullptr); // the way to the platform
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(tell);
}

} // namespace

bool isTrueFocus(const QAccessibleEvent &event)
{
    const auto *view = event.type() == QAccessible::Focus ? qobject_cast<QAbstractItemView *>(event.object()) : nullptr;
    if (view == nullptr || view->hasFocus())
        return true;
    for (const QWidget *each = view; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<const QDockWidget *>(each) != nullptr)
            return false;
    }
    return true;
}

void installSpokenFocus()
{
    static const bool installed = [] {
        handlerBefore = QAccessible::installUpdateHandler(tell);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace sw::views
