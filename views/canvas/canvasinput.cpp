// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"

#include "models/document/edits/projectedits.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasgesture.h"
#include "views/canvas/canvaswalk.h"
#include "models/items/selection.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWheelEvent>

#include <cmath>

// Mouse, keyboard and the edits they lead to.
namespace sw::views
{

void CanvasView::mousePressEvent(QMouseEvent *event)
{
    setFocus();
    m_gesture->press(event);
}

void CanvasView::mouseMoveEvent(QMouseEvent *event)
{
    m_gesture->move(event);
}

void CanvasView::mouseReleaseEvent(QMouseEvent *event)
{
    m_gesture->release(event);
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_gesture->doubleClick(event);
}

void CanvasView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_gesture->leave();
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    const QPoint pixels = event->pixelDelta();
    const QPoint degrees = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier) ||
        (pixels.isNull() && !event->modifiers().testFlag(Qt::ShiftModifier))) {
        zoomTo(m_camera.zoom * std::pow(1.0015, degrees.y()), event->position());
    } else if (!pixels.isNull()) {
        panBy(pixels);
    } else {
        panBy(QPointF(degrees.y(), degrees.x()) / 2);
    }
    event->accept();
}

void CanvasView::keyPressEvent(QKeyEvent *event)
{
    // Most keys are commands of the window's table; here are those that hold or cancel.
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            m_gesture->setSpaceHeld(true);
        return;
    case Qt::Key_Escape:
        if (m_gesture->cancel() || m_tool != CanvasTool::Select)
            return setTool(CanvasTool::Select);
        if (isPathShown()) {
            clearPath();
            Q_EMIT pathClosed();
            return;
        }
        if (!m_walk->out())
            m_selection.clear();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CanvasView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        m_gesture->setSpaceHeld(false);
    else
        QWidget::keyReleaseEvent(event);
}

bool CanvasView::focusNextPrevChild(bool next)
{
    // Tab walks through the cards; at the end the focus goes on to the next panel.
    if (m_scene.cards.isEmpty())
        return QWidget::focusNextPrevChild(next);
    const qsizetype current = m_state.selected.size() == 1 ? m_scene.indexOf(*m_state.selected.constBegin()) : -1;
    const qsizetype wanted = next ? current + 1 : (current < 0 ? m_scene.cards.size() - 1 : current - 1);
    if (wanted < 0 || wanted >= m_scene.cards.size())
        return QWidget::focusNextPrevChild(next);
    const diagram::Card &card = m_scene.cards.at(wanted);
    if (card.document)
        m_selection.selectCollection(card.key.collection);
    else
        m_selection.selectEntity(card.entity);
    reveal(card.key);
    return true;
}

void CanvasView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse)
        Q_EMIT menuRequested(event->globalPos());
    else
        requestMenu();
}

void CanvasView::requestMenu()
{
    const QList<const diagram::Card *> cards = selectedCards();
    QPointF place = m_camera.visible().center();
    if (!cards.isEmpty())
        place = m_state.selectedRow.isNull()
                    ? cards.first()->rect.topLeft() + QPointF(20, 20)
                    : cards.first()->rowRect(m_state.selectedRow.row, m_scene.rowHeight).center();
    const QPoint inside = m_camera.toView(place).toPoint();
    Q_EMIT menuRequested(mapToGlobal(QPoint(qBound(0, inside.x(), width() - 1), qBound(0, inside.y(), height() - 1))));
}

void CanvasView::report(const base::Error &error)
{
    Q_EMIT problem(error.text());
}

void CanvasView::jumpToSource(const QString &collection, const QString &path)
{
    Q_EMIT pathClicked(collection, path);
}

void CanvasView::lookAtMinimap(const QPointF &viewPoint)
{
    const QRectF target = minimapRect();
    const QRectF bounds = m_scene.bounds().united(m_camera.visible());
    if (target.isNull())
        return;
    const double scale = std::min(target.width() / bounds.width(), target.height() / bounds.height());
    lookAt(bounds.center() + (viewPoint - target.center()) / scale);
}

} // namespace sw::views
