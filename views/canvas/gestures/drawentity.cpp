// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// A click with the entity tool.
class DrawEntity : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &) override {}
    void finish(const Pointer &pointer) override
    {
        m_view.setTool(CanvasTool::Select);
        m_view.editing().createEntity(snapped(m_press.scene, pointer.modifiers));
    }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
};

} // namespace

std::unique_ptr<Gesture> startDrawEntity(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || view.tool() != CanvasTool::Entity)
        return nullptr;
    return std::make_unique<DrawEntity>(view, press);
}

} // namespace sw::views
