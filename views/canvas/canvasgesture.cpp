// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasgesture.h"

#include "models/diagram/routing/bends.h"
#include "models/document/edits/layoutedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/fieldediting.h"

#include <utility>

namespace sw::views
{

using diagram::Hit;

CanvasGesture::CanvasGesture(CanvasView &view) : m_view(view)
{}

QCursor CanvasGesture::cursor() const
{
    if (m_gesture != nullptr)
        return m_gesture->cursor();
    if (m_spaceHeld || m_view.tool() == CanvasTool::Hand)
        return Qt::OpenHandCursor;
    if (m_view.tool() != CanvasTool::Select)
        return Qt::CrossCursor;
    const Hit &hover = m_view.state().hover;
    if (diagram::canBend(m_view.scene(), hover, m_view.camera().zoom))
        return diagram::isUpright(m_view.scene().lines.at(hover.line), hover.piece) ? Qt::SizeHorCursor
                                                                                    : Qt::SizeVerCursor;
    switch (hover.part) {
    case Hit::Part::Border:
        return m_view.mode() == CanvasMode::Model ? Qt::CrossCursor : Qt::ArrowCursor;
    case Hit::Part::NoteCorner:
        return Qt::SizeFDiagCursor;
    case Hit::Part::Line:
    case Hit::Part::LineEnd:
    case Hit::Part::LineLabel:
    case Hit::Part::Attributes:
    case Hit::Part::Fold:
        return Qt::PointingHandCursor;
    default:
        return Qt::ArrowCursor;
    }
}

Pointer CanvasGesture::pointerAt(const QMouseEvent *event) const
{
    return {event->position(), m_view.toScene(event->position()), event->modifiers()};
}

void CanvasGesture::press(QMouseEvent *event)
{
    m_view.editing().dismiss();
    if (m_gesture != nullptr)
        return; // another button while one is down
    const Pointer pointer = pointerAt(event);
    const Hit hit = diagram::hitTest(m_view.scene(), pointer.scene, m_view.camera().zoom);
    if (event->button() == Qt::RightButton && hit.part != Hit::Part::Nothing)
        selectHit(m_view, hit, Qt::NoModifier);
    else
        m_gesture =
            startGesture(m_view, {pointer.view, pointer.scene, event->button(), pointer.modifiers, hit, m_spaceHeld});
    m_view.updateCursor();
    m_view.update();
}

void CanvasGesture::move(QMouseEvent *event)
{
    if (m_gesture == nullptr)
        return hover(event->position());
    m_gesture->move(pointerAt(event));
    m_view.updateCursor();
    m_view.update();
}

void CanvasGesture::hover(const QPointF &viewPoint)
{
    const Hit hit = diagram::hitTest(m_view.scene(), m_view.toScene(viewPoint), m_view.camera().zoom);
    if (const bool onMinimap = m_view.navigation().minimapRect().contains(viewPoint); onMinimap != m_onMinimap) {
        m_onMinimap = onMinimap;
        m_view.update(); // it is faint where cards are below it
    }
    if (hit == m_view.state().hover)
        return;
    m_view.state().hover = hit;
    m_view.updateCursor();
    m_view.update();
}

void CanvasGesture::release(QMouseEvent *event)
{
    // The gesture is over before it edits, so that the view follows the document at once.
    const std::unique_ptr<Gesture> gesture = std::exchange(m_gesture, nullptr);
    const quint64 scene = m_view.sceneNumber();
    if (gesture != nullptr)
        gesture->finish(pointerAt(event));
    reset();
    if (gesture != nullptr && m_view.sceneNumber() == scene && (gesture->changesScene() || m_view.isRebuildPending()))
        m_view.rebuild();
}

void CanvasGesture::doubleClick(QMouseEvent *event)
{
    const QPointF scenePoint = m_view.toScene(event->position());
    cancel();
    if (event->button() == Qt::LeftButton && !m_view.navigation().minimapRect().contains(event->position()))
        open(diagram::hitTest(m_view.scene(), scenePoint, m_view.camera().zoom), scenePoint);
}

void CanvasGesture::open(const Hit &hit, const QPointF &scenePoint)
{
    CanvasEditing &editing = m_view.editing();
    if (hit.isCard())
        return openCard(hit);
    if (hit.note >= 0)
        return editing.editNote(m_view.scene().notes.at(hit.note).id);
    if (hit.line < 0) {
        if (hit.part == Hit::Part::Nothing && m_view.mode() == CanvasMode::Model)
            editing.createEntity(snapped(scenePoint));
        return;
    }
    const diagram::Line line = m_view.scene().lines.at(hit.line);
    if (hit.part == Hit::Part::LineLabel || hit.part == Hit::Part::LineEnd)
        editing.editLabel(line.relationship, hit.atA);
    else if (hit.part == Hit::Part::Attributes)
        editing.fields().editAttributeAt(hit.line, scenePoint);
    else if (line.bent && hit.piece >= 0)
        document::straightenLines(m_view.document(), m_view.currentDiagram().id, {line.key});
    else
        editing.editCaption(line.relationship);
}

void CanvasGesture::openCard(const Hit &hit)
{
    const diagram::Card card = m_view.scene().cards.at(hit.card);
    const diagram::Row row = hit.row >= 0 ? card.rows.at(hit.row) : diagram::Row();
    if (card.document)
        m_view.jumpToSource(card.key.collection, row.path);
    else if (!row.field.isEmpty())
        m_view.editing().fields().edit(card.entity, row.field);
    else if (!row.relationship.isEmpty())
        m_view.selection().selectRelationship(row.relationship);
    else if (hit.part == Hit::Part::Footer)
        m_view.editing().fields().append(card.entity);
    else
        m_view.editing().editTitle(card.entity);
}

bool CanvasGesture::cancel()
{
    const std::unique_ptr<Gesture> gesture = std::exchange(m_gesture, nullptr);
    if (gesture != nullptr)
        gesture->cancel();
    reset();
    if (gesture != nullptr && (gesture->changesScene() || m_view.isRebuildPending()))
        m_view.rebuild();
    return gesture != nullptr;
}

void CanvasGesture::setSpaceHeld(bool held)
{
    m_spaceHeld = held;
    m_view.updateCursor();
}

void CanvasGesture::sceneReplaced()
{
    m_view.state().hover = {};
    m_view.state().dropTarget = {};
}

void CanvasGesture::leave()
{
    m_view.state().hover = {};
    m_view.update();
}

void CanvasGesture::reset()
{
    m_view.state().rubberBand = {};
    m_view.state().pendingLine.clear();
    m_view.state().dropTarget = {};
    m_view.state().guides.clear();
    m_view.updateCursor();
    m_view.update();
}

} // namespace sw::views
