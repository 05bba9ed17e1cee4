// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/linkedits.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

using diagram::Hit;

namespace
{

/// Takes an end of a line to another card; the numbers at both ends stay.
class Reconnect : public Gesture
{
public:
    Reconnect(CanvasView &view, const Press &press)
        : Gesture(view, press), m_line(view.scene().lines.at(press.hit.line)), m_atA(press.hit.atA)
    {}
    void move(const Pointer &pointer) override;
    void finish(const Pointer &pointer) override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    diagram::Line m_line;
    bool m_atA;
};

void Reconnect::move(const Pointer &pointer)
{
    if (!isDrag(pointer))
        return;
    const Hit target = diagram::hitTest(m_view.scene(), pointer.scene, m_view.camera().zoom);
    m_view.state().pendingLine = {m_atA ? m_line.b.point : m_line.a.point, pointer.scene};
    m_view.state().dropTarget =
        target.isCard() ? diagram::RowRef{m_view.scene().cards.at(target.card).key, -1} : diagram::RowRef();
}

void Reconnect::finish(const Pointer &pointer)
{
    const Hit target = diagram::hitTest(m_view.scene(), pointer.scene, m_view.camera().zoom);
    const qsizetype former = m_atA ? m_line.a.card : m_line.b.card;
    if (!isDrag(pointer) || !target.isCard() || target.card == former)
        return;
    m_view.document().endBurst();
    const auto moved =
        document::reconnectEnd(m_view.document(), m_line.relationship, m_atA ? document::End::A : document::End::B,
                               m_view.scene().cards.at(target.card).entity);
    if (!moved)
        m_view.report(moved.error());
}

} // namespace

std::unique_ptr<Gesture> startReconnect(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || view.mode() != CanvasMode::Model || view.tool() != CanvasTool::Select ||
        press.hit.part != Hit::Part::LineEnd || isToggle(press.modifiers) ||
        view.scene().lines.at(press.hit.line).relationship.isEmpty())
        return nullptr;
    auto gesture = std::make_unique<Reconnect>(view, press);
    selectHit(view, press.hit, press.modifiers);
    return gesture;
}

} // namespace sw::views
