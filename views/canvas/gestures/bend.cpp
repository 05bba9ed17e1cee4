// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/bends.h"
#include "models/diagram/routing/router.h"
#include "models/document/document.h"
#include "models/document/edits/layoutedits.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// Drags a piece of a line aside. It stays where it was last possible while a card is in the way.
class Bend : public Gesture
{
public:
    Bend(CanvasView &view, const Press &press)
        : Gesture(view, press),
          m_line(press.hit.line),
          m_start(view.scene().lines.at(press.hit.line)),
          m_upright(diagram::isUpright(m_start, press.hit.piece))
    {
        m_kept.keep(view.scene(), m_line);
    }
    void move(const Pointer &pointer) override;
    void finish(const Pointer &) override;
    void cancel() override;
    bool changesScene() const override { return m_moved; }
    Qt::CursorShape cursor() const override { return m_upright ? Qt::SizeHorCursor : Qt::SizeVerCursor; }

private:
    void take(const schema::LineWay &way);

    qsizetype m_line;
    diagram::Line m_start;
    bool m_upright;
    bool m_moved = false;
    std::optional<schema::LineWay> m_way; ///< the last one that led around all cards
    KeptLines m_kept;
};

void Bend::take(const schema::LineWay &way)
{
    diagram::Scene &scene = m_view.mutableScene();
    scene.lines[m_line].bend = way;
    diagram::routeLines(scene, {m_line});
}

void Bend::move(const Pointer &pointer)
{
    if (!m_moved && !isDrag(pointer))
        return;
    m_moved = true;
    const QPointF at = snapped(pointer.scene, pointer.modifiers);
    const schema::LineWay way = diagram::bendOf(m_start, m_press.hit.piece, m_upright ? at.x() : at.y());
    take(way);
    const diagram::Line &line = m_view.scene().lines.at(m_line);
    if (line.bent)
        m_way = way;
    else if (m_way)
        take(*m_way);
    else
        m_kept.putBack(m_view.mutableScene());
    m_view.state().hover = m_press.hit;
    m_view.state().hover.piece = diagram::pieceAt(line, pointer.scene);
}

void Bend::finish(const Pointer &)
{
    if (!m_way)
        return;
    m_view.document().endBurst();
    document::setLineWay(m_view.document(), m_view.currentDiagram().id, m_start.key, diagram::tidied(*m_way));
}

void Bend::cancel()
{
    if (m_moved)
        m_kept.putBack(m_view.mutableScene());
}

} // namespace

std::unique_ptr<Gesture> startBend(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || view.tool() != CanvasTool::Select || isToggle(press.modifiers) ||
        !diagram::canBend(view.scene(), press.hit, view.camera().zoom))
        return nullptr;
    auto gesture = std::make_unique<Bend>(view, press);
    selectHit(view, press.hit, press.modifiers);
    return gesture;
}

} // namespace sw::views
