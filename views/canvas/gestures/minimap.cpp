// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// Looks at where the pointer is in the overview.
class Minimap : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &pointer) override { m_view.navigation().lookAtMinimap(pointer.view); }
    void finish(const Pointer &) override {}
};

} // namespace

std::unique_ptr<Gesture> startMinimap(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || !view.navigation().minimapRect().contains(press.view))
        return nullptr;
    view.navigation().lookAtMinimap(press.view);
    return std::make_unique<Minimap>(view, press);
}

} // namespace sw::views
