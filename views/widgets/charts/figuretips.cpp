// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/charts/figuretips.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

namespace sw::views
{

FigureTips::FigureTips(QWidget *widget, const TipAt &tip) : QObject(widget), m_tip(tip)
{
    widget->installEventFilter(this);
}

void FigureTips::install(QWidget *widget, const TipAt &tip)
{
    new FigureTips(widget, tip);
}

void FigureTips::install(QAbstractItemView *view, const TipOf &tip)
{
    new FigureTips(view->viewport(), [view, tip](const QPoint &at) {
        const QModelIndex index = view->indexAt(at);
        return index.isValid() ? tip(index) : QString();
    });
}

void FigureTips::install(QWidget *widget, const std::function<sizing::Figure()> &figure)
{
    new FigureTips(widget, [figure](const QPoint &) {
        const sizing::Figure shown = figure();
        return shown.title.isEmpty() ? QString() : sizing::toolTip(shown);
    });
}

bool FigureTips::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = m_tip(help->pos());
    if (tip.isEmpty())
        return QObject::eventFilter(watched, event);
    QToolTip::showText(help->globalPos(), tip, qobject_cast<QWidget *>(watched));
    return true;
}

} // namespace sw::views
