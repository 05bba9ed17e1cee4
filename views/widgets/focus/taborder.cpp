// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/focus/taborder.h"

#include <QAbstractButton>
#include <QLayout>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>

namespace sw::views
{

namespace
{

void collect(QWidget *widget, QList<QWidget *> &found);

void collect(QLayout *layout, QList<QWidget *> &found)
{
    for (int i = 0; i < layout->count(); ++i) {
        QLayoutItem *item = layout->itemAt(i);
        if (QWidget *widget = item->widget())
            collect(widget, found);
        else if (QLayout *inner = item->layout())
            collect(inner, found);
    }
}

void collect(QWidget *widget, QList<QWidget *> &found)
{
    // Of buttons in a group it is the chosen one that takes Tab: another one may be next time.
    if ((widget->focusPolicy() & Qt::TabFocus) != 0 || qobject_cast<QAbstractButton *>(widget) != nullptr)
        found << widget;
    if (const auto *area = qobject_cast<QScrollArea *>(widget); area != nullptr && area->widget() != nullptr) {
        collect(area->widget(), found);
    } else if (const auto *splitter = qobject_cast<QSplitter *>(widget); splitter != nullptr) {
        for (int i = 0; i < splitter->count(); ++i)
            collect(splitter->widget(i), found);
    } else if (QLayout *layout = widget->layout()) {
        collect(layout, found);
    }
}

QList<QWidget *> stopsIn(const QList<QWidget *> &parts)
{
    QList<QWidget *> stops;
    for (QWidget *part : parts) {
        if (part != nullptr)
            collect(part, stops);
    }
    return stops;
}

bool takesKeys(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
           qobject_cast<const QScrollArea *>(widget) == nullptr; // which would show nobody where the keys go
}

} // namespace

void setTabOrderAsSeen(const QList<QWidget *> &parts)
{
    const QList<QWidget *> order = stopsIn(parts);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order.at(i - 1), order.at(i));
}

bool takeFocus(QWidget *place)
{
    QList<QWidget *> stops = stopsIn({place});
    for (QWidget *better : {place->focusProxy(), place->focusWidget()}) {
        if (better != nullptr)
            stops.prepend(better);
    }
    const auto found = std::find_if(stops.cbegin(), stops.cend(), takesKeys);
    if (found == stops.cend())
        return false;
    (*found)->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace sw::views
