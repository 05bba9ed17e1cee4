// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/gestures/gesture.h"

#include <QCursor>
#include <QMouseEvent>

namespace sw::views
{

/// Hands the mouse to the gesture that its press begins, and says what is under the pointer between gestures.
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

    /// While it is, the scene stays as it is: the gesture knows things by their numbers in it.
    bool isActive() const { return m_gesture != nullptr; }
    QCursor cursor() const;

private:
    Pointer pointerAt(const QMouseEvent *event) const;
    void hover(const QPointF &viewPoint);
    void open(const diagram::Hit &hit, const QPointF &scenePoint);
    void openCard(const diagram::Hit &hit);
    void reset();

    CanvasView &m_view;
    std::unique_ptr<Gesture> m_gesture;
    bool m_onMinimap = false; ///< the pointer is
    bool m_spaceHeld = false;
};

} // namespace sw::views
