// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/hittest.h"

#include <QCursor>
#include <QHash>
#include <QMouseEvent>

namespace sw::views
{

class CanvasView;

/// What the mouse is doing on the canvas: pan, rubber band, move, connect, draw. Between press and release only the view's
/// state and scene change; the document is edited once, at release, so that a gesture is one step of the history and Escape
/// leaves no trace.
class CanvasGesture
{
public:
    explicit CanvasGesture(CanvasView &view);

    void press(QMouseEvent *event);
    void move(QMouseEvent *event);
    void release(QMouseEvent *event);
    void doubleClick(QMouseEvent *event);
    /// Takes back what is under way. True when there was something.
    bool cancel();
    void setSpaceHeld(bool held);
    void sceneReplaced();
    void leave();

    bool isMovingCards() const { return m_kind == Kind::MoveCards; }
    QCursor cursor() const;

private:
    enum class Kind { None, Pan, Minimap, RubberBand, Pressed, MoveCards, MoveNote, ResizeNote, Connect, DrawBox };

    void pressSelect(QMouseEvent *event, const diagram::Hit &hit);
    void pressTool(const QPointF &scenePoint, const diagram::Hit &hit);
    void selectHit(const diagram::Hit &hit, Qt::KeyboardModifiers modifiers);
    void startMove(Qt::KeyboardModifiers modifiers);
    void moveCards(const QPointF &scenePoint, Qt::KeyboardModifiers modifiers);
    void moveNote(const QPointF &scenePoint);
    void hover(const QPointF &viewPoint);
    void connectTo(const QPointF &scenePoint);
    void finishConnect(const QPointF &scenePoint);
    void finishRubberBand(Qt::KeyboardModifiers modifiers);
    void finishMove();
    void finishNote();
    void finishBox();
    void reset();

    CanvasView &m_view;
    Kind m_kind = Kind::None;
    diagram::Hit m_pressed;
    QPointF m_pressView;
    QPointF m_pressScene;
    QPointF m_last;
    QHash<diagram::NodeKey, QPointF> m_start;
    diagram::NodeKey m_connectFrom;
    QRectF m_noteStart;
    bool m_spaceHeld = false;
};

} // namespace sw::views
