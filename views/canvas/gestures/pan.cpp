// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// Shifts the view with the middle button, the hand, or Space held.
class Pan : public Gesture
{
public:
    Pan(CanvasView &view, const Press &press) : Gesture(view, press), m_last(press.view) {}
    void move(const Pointer &pointer) override
    {
        m_view.navigation().panBy(pointer.view - m_last);
        m_last = pointer.view;
    }
    void finish(const Pointer &) override {}
    Qt::CursorShape cursor() const override { return Qt::ClosedHandCursor; }

private:
    QPointF m_last;
};

} // namespace

std::unique_ptr<Gesture> startPan(CanvasView &view, const Press &press)
{
    const bool byHand = press.button == Qt::LeftButton && (press.spaceHeld || view.tool() == CanvasTool::Hand);
    if (press.button != Qt::MiddleButton && !byHand)
        return nullptr;
    return std::make_unique<Pan>(view, press);
}

} // namespace sw::views
