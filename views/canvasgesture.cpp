// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvasgesture.h"

#include "models/diagram/scenebuilder.h"
#include "models/document/entityedits.h"
#include "models/document/linkedits.h"
#include "models/document/projectedits.h"
#include "views/canvasview.h"
#include "views/inlineeditor.h"
#include "views/selection.h"

#include <QApplication>

#include <cmath>

namespace sw::views
{

using diagram::Hit;

namespace
{

constexpr double snap = 10; // scene units

QPointF snapped(const QPointF &point, Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::AltModifier))
        return point;
    return {std::round(point.x() / snap) * snap, std::round(point.y() / snap) * snap};
}

bool isToggle(Qt::KeyboardModifiers modifiers)
{
    return (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
}

} // namespace

CanvasGesture::CanvasGesture(CanvasView &view)
    : m_view(view)
{
}

QCursor CanvasGesture::cursor() const
{
    if (m_kind == Kind::Pan)
        return Qt::ClosedHandCursor;
    if (m_spaceHeld || m_view.tool() == CanvasTool::Hand)
        return Qt::OpenHandCursor;
    if (m_view.tool() != CanvasTool::Select || m_kind == Kind::Connect)
        return Qt::CrossCursor;
    switch (m_view.state().hover.part) {
    case Hit::Part::Border: return m_view.mode() == CanvasMode::Model ? Qt::CrossCursor : Qt::ArrowCursor;
    case Hit::Part::NoteCorner: return Qt::SizeFDiagCursor;
    case Hit::Part::Line:
    case Hit::Part::LineEnd:
    case Hit::Part::LineLabel:
    case Hit::Part::Fold: return Qt::PointingHandCursor;
    default: return Qt::ArrowCursor;
    }
}

void CanvasGesture::press(QMouseEvent *event)
{
    m_view.inlineEditor().dismiss();
    m_pressView = m_last = event->position();
    m_pressScene = m_view.toScene(m_pressView);
    m_pressed = diagram::hitTest(m_view.scene(), m_pressScene, m_view.camera().zoom);
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && (m_spaceHeld || m_view.tool() == CanvasTool::Hand));
    if (pans)
        m_kind = Kind::Pan;
    else if (event->button() == Qt::RightButton && m_pressed.part != Hit::Part::Nothing)
        selectHit(m_pressed, Qt::NoModifier);
    else if (event->button() == Qt::LeftButton && m_view.minimapRect().contains(m_pressView))
        m_kind = Kind::Minimap;
    else if (event->button() == Qt::LeftButton && m_view.tool() != CanvasTool::Select)
        pressTool(m_pressScene, m_pressed);
    else if (event->button() == Qt::LeftButton)
        pressSelect(event, m_pressed);
    if (m_kind == Kind::Minimap)
        m_view.lookAtMinimap(m_pressView);
    m_view.updateCursor();
    m_view.update();
}

void CanvasGesture::pressTool(const QPointF &scenePoint, const Hit &hit)
{
    if (m_view.mode() != CanvasMode::Model)
        return;
    switch (m_view.tool()) {
    case CanvasTool::Entity:
        m_view.setTool(CanvasTool::Select);
        m_view.createEntity(snapped(scenePoint, Qt::NoModifier));
        break;
    case CanvasTool::Relationship:
        if (hit.isCard()) {
            m_kind = Kind::Connect;
            m_connectFrom = m_view.scene().cards.at(hit.card).key;
        }
        break;
    case CanvasTool::Note:
    case CanvasTool::Area:
        m_kind = Kind::DrawBox;
        break;
    default:
        break;
    }
}

void CanvasGesture::pressSelect(QMouseEvent *event, const Hit &hit)
{
    switch (hit.part) {
    case Hit::Part::Nothing:
        if (!isToggle(event->modifiers()))
            m_view.selection().clear();
        m_kind = Kind::RubberBand;
        return;
    case Hit::Part::Fold: {
        const diagram::Card &card = m_view.scene().cards.at(hit.card);
        m_view.toggleFold(card.key, card.rows.at(hit.row).path);
        return;
    }
    case Hit::Part::Border:
        if (m_view.mode() == CanvasMode::Model) {
            m_kind = Kind::Connect;
            m_connectFrom = m_view.scene().cards.at(hit.card).key;
            return;
        }
        break;
    case Hit::Part::NoteCorner:
        selectHit(hit, event->modifiers());
        m_noteStart = m_view.scene().notes.at(hit.note).rect;
        m_kind = Kind::ResizeNote;
        return;
    default:
        break;
    }
    selectHit(hit, event->modifiers());
    m_kind = Kind::Pressed;
}

void CanvasGesture::selectHit(const Hit &hit, Qt::KeyboardModifiers modifiers)
{
    SelectedObjects objects = m_view.selection().objects();
    const bool toggle = isToggle(modifiers);
    const auto change = [toggle](auto &set, const auto &id) {
        if (toggle && set.contains(id))
            set.remove(id);
        else
            set.insert(id);
    };
    if (hit.isCard()) {
        const diagram::Card &card = m_view.scene().cards.at(hit.card);
        const diagram::Row *row = hit.row >= 0 ? &card.rows.at(hit.row) : nullptr;
        if (card.document) {
            m_view.selection().selectCollection(card.key.collection, row != nullptr ? row->path : QString());
            return;
        }
        const bool keeps = toggle || (objects.entities.contains(card.entity) && objects.entities.size() > 1);
        if (!keeps)
            objects = {};
        change(objects.entities, card.entity);
        objects.field = row != nullptr && objects.entities.size() == 1 ? row->field : schema::FieldId();
        if (keeps && !toggle)
            objects.entities.insert(card.entity);
    } else if (hit.note >= 0) {
        if (!toggle)
            objects = {};
        change(objects.notes, m_view.scene().notes.at(hit.note).id);
    } else if (hit.line >= 0) {
        if (!toggle)
            objects = {};
        change(objects.relationships, m_view.scene().lines.at(hit.line).relationship);
    }
    m_view.selection().set(objects);
}

void CanvasGesture::move(QMouseEvent *event)
{
    const QPointF point = event->position();
    const QPointF scenePoint = m_view.toScene(point);
    switch (m_kind) {
    case Kind::None:
        hover(point);
        break;
    case Kind::Pan:
        m_view.panBy(point - m_last);
        break;
    case Kind::Minimap:
        m_view.lookAtMinimap(point);
        break;
    case Kind::RubberBand:
    case Kind::DrawBox:
        m_view.state().rubberBand = QRectF(m_pressScene, scenePoint).normalized();
        break;
    case Kind::Pressed:
        if ((point - m_pressView).manhattanLength() >= QApplication::startDragDistance())
            startMove(event->modifiers());
        break;
    case Kind::MoveCards:
        moveCards(scenePoint, event->modifiers());
        break;
    case Kind::MoveNote:
    case Kind::ResizeNote:
        moveNote(scenePoint);
        break;
    case Kind::Connect:
        connectTo(scenePoint);
        break;
    }
    m_last = point;
    if (m_kind != Kind::None)
        m_view.update();
}

void CanvasGesture::hover(const QPointF &viewPoint)
{
    const Hit hit = diagram::hitTest(m_view.scene(), m_view.toScene(viewPoint), m_view.camera().zoom);
    if (hit == m_view.state().hover)
        return;
    m_view.state().hover = hit;
    m_view.updateCursor();
    m_view.update();
}

void CanvasGesture::startMove(Qt::KeyboardModifiers modifiers)
{
    m_start.clear();
    if (m_pressed.note >= 0 && m_view.scene().notes.at(m_pressed.note).area == false) {
        m_noteStart = m_view.scene().notes.at(m_pressed.note).rect;
        m_kind = Kind::MoveNote;
        return;
    }
    if (m_pressed.note >= 0) { // an area carries the cards in it
        m_noteStart = m_view.scene().notes.at(m_pressed.note).rect;
        for (const diagram::NodeKey &key : diagram::cardsIn(m_view.scene(), m_noteStart)) {
            const diagram::Card *card = m_view.scene().card(key);
            if (m_noteStart.contains(card->rect))
                m_start.insert(key, card->rect.topLeft());
        }
        m_kind = Kind::MoveNote;
        return;
    }
    for (const diagram::NodeKey &key : std::as_const(m_view.state().selected)) {
        const diagram::Card *card = m_view.scene().card(key);
        if (card != nullptr && !card->locked)
            m_start.insert(key, card->rect.topLeft());
    }
    m_kind = m_start.isEmpty() ? Kind::None : Kind::MoveCards;
    if (m_kind == Kind::MoveCards)
        moveCards(m_view.toScene(m_last), modifiers);
}

void CanvasGesture::moveCards(const QPointF &scenePoint, Qt::KeyboardModifiers modifiers)
{
    const QPointF delta = scenePoint - m_pressScene;
    const QPointF anchor = m_start.constBegin().value();
    const QPointF shift = snapped(anchor + delta, modifiers) - anchor;
    QHash<diagram::NodeKey, QPointF> places;
    for (auto it = m_start.constBegin(); it != m_start.constEnd(); ++it)
        places.insert(it.key(), it.value() + shift);
    diagram::moveCards(m_view.mutableScene(), places, diagram::Reroute::OwnLines);
}

void CanvasGesture::moveNote(const QPointF &scenePoint)
{
    const QPointF delta = snapped(scenePoint - m_pressScene, Qt::NoModifier);
    QRectF rect = m_noteStart.translated(m_kind == Kind::MoveNote ? delta : QPointF());
    if (m_kind == Kind::ResizeNote)
        rect.setBottomRight(m_noteStart.bottomRight() + delta);
    rect.setWidth(qMax(60.0, rect.width()));
    rect.setHeight(qMax(30.0, rect.height()));
    diagram::moveNote(m_view.mutableScene(), m_view.scene().notes.at(m_pressed.note).id, rect);
    QHash<diagram::NodeKey, QPointF> places;
    for (auto it = m_start.constBegin(); it != m_start.constEnd(); ++it)
        places.insert(it.key(), it.value() + delta);
    if (!places.isEmpty())
        diagram::moveCards(m_view.mutableScene(), places, diagram::Reroute::OwnLines);
}

void CanvasGesture::connectTo(const QPointF &scenePoint)
{
    const Hit target = diagram::hitTest(m_view.scene(), scenePoint, m_view.camera().zoom);
    m_view.state().pendingLine = {m_pressScene, scenePoint};
    m_view.state().dropTarget = target.isCard() ? diagram::RowRef{m_view.scene().cards.at(target.card).key, -1} : diagram::RowRef();
}

void CanvasGesture::release(QMouseEvent *event)
{
    const QPointF scenePoint = m_view.toScene(event->position());
    switch (m_kind) {
    case Kind::RubberBand: finishRubberBand(event->modifiers()); break;
    case Kind::MoveCards: finishMove(); break;
    case Kind::MoveNote:
    case Kind::ResizeNote: finishNote(); break;
    case Kind::Connect: finishConnect(scenePoint); break;
    case Kind::DrawBox: finishBox(); break;
    case Kind::Pressed:
        if (m_pressed.isCard() && !isToggle(event->modifiers()) && m_view.state().selected.size() > 1)
            m_view.selection().selectEntity(m_view.scene().cards.at(m_pressed.card).entity);
        break;
    default: break;
    }
    reset();
}

void CanvasGesture::finishRubberBand(Qt::KeyboardModifiers modifiers)
{
    const QRectF band = m_view.state().rubberBand;
    if (band.isNull() || m_view.mode() != CanvasMode::Model)
        return;
    SelectedObjects objects = isToggle(modifiers) ? m_view.selection().objects() : SelectedObjects();
    for (const diagram::NodeKey &key : diagram::cardsIn(m_view.scene(), band))
        objects.entities.insert(key.entity);
    m_view.selection().set(objects);
}

void CanvasGesture::finishMove()
{
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (auto it = m_start.constBegin(); it != m_start.constEnd(); ++it) {
        const QPointF place = m_view.scene().card(it.key())->rect.topLeft();
        if (it.key().entity.isEmpty())
            collections.insert(it.key().collection, place);
        else
            entities.insert(it.key().entity, place);
    }
    m_kind = Kind::None;
    m_view.document().endBurst();
    document::moveNodes(m_view.document(), m_view.currentDiagram().id, entities, collections);
}

void CanvasGesture::finishNote()
{
    const diagram::NoteBox box = m_view.scene().notes.at(m_pressed.note);
    QHash<schema::EntityId, QPointF> entities;
    for (auto it = m_start.constBegin(); it != m_start.constEnd(); ++it)
        entities.insert(it.key().entity, m_view.scene().card(it.key())->rect.topLeft());
    m_kind = Kind::None;
    document::Transaction step(m_view.document(), box.area ? CanvasView::tr("Move area") : CanvasView::tr("Move note"));
    const auto done = document::changeNote(m_view.document(), m_view.currentDiagram().id, box.id, CanvasView::tr("Move note"), [&](schema::Note &note) {
        note.x = box.rect.x();
        note.y = box.rect.y();
        note.width = box.rect.width();
        note.height = box.rect.height();
    });
    if (!done)
        return m_view.report(done.error());
    if (!entities.isEmpty())
        document::moveNodes(m_view.document(), m_view.currentDiagram().id, entities);
    step.commit();
}

void CanvasGesture::finishConnect(const QPointF &scenePoint)
{
    const Hit target = diagram::hitTest(m_view.scene(), scenePoint, m_view.camera().zoom);
    const bool dragged = (scenePoint - m_pressScene).manhattanLength() * m_view.camera().zoom >= QApplication::startDragDistance();
    m_kind = Kind::None;
    m_view.setTool(CanvasTool::Select);
    if (!dragged) {
        m_view.selection().selectEntity(m_connectFrom.entity);
        return;
    }
    if (target.isCard()) {
        const auto added = document::addRelationship(m_view.document(), m_connectFrom.entity, m_view.scene().cards.at(target.card).key.entity);
        if (!added)
            return m_view.report(added.error());
        m_view.selection().selectRelationship(*added);
        return;
    }
    m_view.createConnectedEntity(m_connectFrom.entity, snapped(scenePoint, Qt::NoModifier));
}

void CanvasGesture::finishBox()
{
    QRectF box = m_view.state().rubberBand;
    const bool area = m_view.tool() == CanvasTool::Area;
    if (box.width() < 20 || box.height() < 20)
        box = QRectF(m_pressScene, area ? QSizeF(360, 260) : QSizeF(180, 60));
    m_view.setTool(CanvasTool::Select);
    schema::Note note;
    note.area = area;
    note.text = area ? CanvasView::tr("Area") : CanvasView::tr("Note");
    note.x = box.x();
    note.y = box.y();
    note.width = box.width();
    note.height = box.height();
    const auto added = document::addNote(m_view.document(), m_view.currentDiagram().id, note);
    if (!added)
        return m_view.report(added.error());
    SelectedObjects objects;
    objects.notes.insert(*added);
    m_view.selection().set(objects);
    m_view.editNote(*added);
}

void CanvasGesture::doubleClick(QMouseEvent *event)
{
    const QPointF scenePoint = m_view.toScene(event->position());
    const Hit hit = diagram::hitTest(m_view.scene(), scenePoint, m_view.camera().zoom);
    reset();
    if (event->button() != Qt::LeftButton)
        return;
    if (hit.isCard()) {
        const diagram::Card card = m_view.scene().cards.at(hit.card);
        const diagram::Row row = hit.row >= 0 ? card.rows.at(hit.row) : diagram::Row();
        if (card.document)
            m_view.jumpToSource(card.key.collection, row.path);
        else if (!row.field.isEmpty())
            m_view.editField(card.entity, row.field);
        else if (!row.relationship.isEmpty())
            m_view.selection().selectRelationship(row.relationship);
        else if (hit.part == Hit::Part::Footer)
            m_view.appendField(card.entity);
        else
            m_view.editTitle(card.entity);
    } else if (hit.note >= 0) {
        m_view.editNote(m_view.scene().notes.at(hit.note).id);
    } else if (hit.line >= 0 && (hit.part == Hit::Part::LineLabel || hit.part == Hit::Part::LineEnd)) {
        m_view.editLabel(m_view.scene().lines.at(hit.line).relationship, hit.atA);
    } else if (hit.part == Hit::Part::Nothing && m_view.mode() == CanvasMode::Model) {
        m_view.createEntity(snapped(scenePoint, Qt::NoModifier));
    }
}

bool CanvasGesture::cancel()
{
    const bool active = m_kind != Kind::None;
    const bool moved = m_kind == Kind::MoveCards || m_kind == Kind::MoveNote || m_kind == Kind::ResizeNote;
    reset();
    if (moved)
        m_view.rebuild();
    return active;
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
    m_kind = Kind::None;
    m_view.state().rubberBand = {};
    m_view.state().pendingLine.clear();
    m_view.state().dropTarget = {};
    m_view.state().guides.clear();
    m_view.updateCursor();
    m_view.update();
}

} // namespace sw::views
