// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/linkedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

using diagram::Hit;

namespace
{

/// A relationship from one card to another, or to a new one where there is none.
class Connect : public Gesture
{
public:
    Connect(CanvasView &view, const Press &press)
        : Gesture(view, press), m_from(view.scene().cards.at(press.hit.card).entity)
    {}
    void move(const Pointer &pointer) override;
    void finish(const Pointer &pointer) override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    schema::EntityId m_from;
};

void Connect::move(const Pointer &pointer)
{
    const Hit target = diagram::hitTest(m_view.scene(), pointer.scene, m_view.camera().zoom);
    m_view.state().pendingLine = {m_press.scene, pointer.scene};
    m_view.state().dropTarget =
        target.isCard() ? diagram::RowRef{m_view.scene().cards.at(target.card).key, -1} : diagram::RowRef();
}

void Connect::finish(const Pointer &pointer)
{
    const Hit target = diagram::hitTest(m_view.scene(), pointer.scene, m_view.camera().zoom);
    m_view.setTool(CanvasTool::Select);
    if (!isDrag(pointer))
        return m_view.selection().selectEntity(m_from);
    if (!target.isCard())
        return m_view.editing().createConnectedEntity(m_from, snapped(pointer.scene, pointer.modifiers));
    const auto added =
        document::addRelationship(m_view.document(), m_from, m_view.scene().cards.at(target.card).entity);
    if (!added)
        return m_view.report(added.error());
    m_view.selection().selectRelationship(*added);
}

/// The relationship tool missed: nothing happens until it is released.
class Miss : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &) override {}
    void finish(const Pointer &) override {}
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
};

} // namespace

std::unique_ptr<Gesture> startConnect(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || view.mode() != CanvasMode::Model)
        return nullptr;
    const bool byTool = view.tool() == CanvasTool::Relationship;
    const bool byBorder =
        view.tool() == CanvasTool::Select && press.hit.part == Hit::Part::Border && !isToggle(press.modifiers);
    if (byTool && !press.hit.isCard())
        return std::make_unique<Miss>(view, press);
    if (!press.hit.isCard() || !(byTool || byBorder))
        return nullptr;
    return std::make_unique<Connect>(view, press);
}

} // namespace sw::views
