// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/taborder.h"

#include <QAbstractButton>
#include <QLayout>
#include <QScrollArea>

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
    const auto *area = qobject_cast<QScrollArea *>(widget);
    if (area != nullptr && area->widget() != nullptr)
        collect(area->widget(), found);
    else if (QLayout *layout = widget->layout())
        collect(layout, found);
}

} // namespace

void setTabOrderAsSeen(const QList<QWidget *> &parts)
{
    QList<QWidget *> order;
    for (QWidget *part : parts) {
        if (part != nullptr)
            collect(part, order);
    }
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order.at(i - 1), order.at(i));
}

} // namespace sw::views
