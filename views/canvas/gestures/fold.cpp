// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// A click on the arrow of an object or array.
class Fold : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &) override {}
    void finish(const Pointer &) override
    {
        const diagram::Card &card = m_view.scene().cards.at(m_press.hit.card);
        m_view.toggleFold(card.key, card.rows.at(m_press.hit.row).path);
    }
};

} // namespace

std::unique_ptr<Gesture> startFold(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || press.hit.part != diagram::Hit::Part::Fold)
        return nullptr;
    return std::make_unique<Fold>(view, press);
}

} // namespace sw::views
