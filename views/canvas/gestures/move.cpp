// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/guides.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"
#include "views/canvas/steadycards.h"

#include <cmath>

namespace sw::views
{

using diagram::Hit;

namespace
{

constexpr double guideReach = 6; // pixels
constexpr double grid = 10;      // scene units

/// Carries the selected cards, notes and areas, and with an area what is in it. A press without a drag is a click,
/// which selects the one thing under it.
class Move : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &pointer) override;
    void finish(const Pointer &pointer) override;
    void cancel() override;
    bool changesScene() const override { return m_moving; }

private:
    void collect();
    void addArea(const diagram::NoteBox &area);
    void add(const diagram::Card &card);
    void findOthers();
    QPointF shiftFor(const Pointer &pointer);
    void moveTo(const QPointF &shift, diagram::Reroute reroute);
    void commit();

    bool m_moving = false;
    QHash<diagram::NodeKey, QPointF> m_cards;
    QHash<schema::NoteId, QRectF> m_notes;
    QRectF m_start;         ///< of everything that moves
    QList<QRectF> m_others; ///< what it may line up with
    QPointF m_shift;
    KeptLines m_kept; ///< of what moves
};

void Move::add(const diagram::Card &card)
{
    if (card.locked)
        return;
    m_cards.insert(card.key, card.rect.topLeft());
    m_start |= card.rect;
    for (const qsizetype line : m_view.scene().linesOf.value(m_view.scene().indexOf(card.key)))
        m_kept.keep(m_view.scene(), line);
}

void Move::addArea(const diagram::NoteBox &area)
{
    for (const diagram::NodeKey &key : diagram::cardsIn(m_view.scene(), area.rect)) {
        const diagram::Card *card = m_view.scene().card(key);
        if (area.rect.contains(card->rect.center()))
            add(*card);
    }
    for (const diagram::NoteBox &note : m_view.scene().notes) {
        if (!note.area && area.rect.contains(note.rect))
            m_notes.insert(note.id, note.rect);
    }
}

void Move::collect()
{
    for (const diagram::NodeKey &key : std::as_const(m_view.state().selected)) {
        if (const diagram::Card *card = m_view.scene().card(key))
            add(*card);
    }
    for (const diagram::NoteBox &note : m_view.scene().notes) {
        if (!m_view.state().selectedNotes.contains(note.id))
            continue;
        m_notes.insert(note.id, note.rect);
        m_start |= note.rect;
        if (note.area)
            addArea(note);
    }
    findOthers();
}

void Move::findOthers()
{
    const QRectF around = m_view.camera().visible();
    for (const diagram::NodeKey &key : diagram::cardsIn(m_view.scene(), around)) {
        if (!m_cards.contains(key))
            m_others.append(m_view.scene().card(key)->rect);
    }
    for (const diagram::NoteBox &note : m_view.scene().notes) {
        if (!note.area && !m_notes.contains(note.id) && note.rect.intersects(around))
            m_others.append(note.rect);
    }
}

QPointF Move::shiftFor(const Pointer &pointer)
{
    QPointF shift = pointer.scene - m_press.scene;
    if (pointer.modifiers.testFlag(Qt::ShiftModifier))
        (std::abs(shift.x()) < std::abs(shift.y()) ? shift.rx() : shift.ry()) = 0;
    if (pointer.modifiers.testFlag(Qt::AltModifier)) {
        m_view.state().guides.clear();
        return shift;
    }
    const diagram::Snap snap =
        diagram::snapBox(m_start.translated(shift), m_others, guideReach / m_view.camera().zoom, grid);
    m_view.state().guides = snap.guides;
    return snap.topLeft - m_start.topLeft();
}

void Move::move(const Pointer &pointer)
{
    if (!m_moving) {
        if (!isDrag(pointer))
            return;
        collect();
        m_moving = !m_cards.isEmpty() || !m_notes.isEmpty();
    }
    if (!m_moving)
        return;
    m_shift = shiftFor(pointer);
    moveTo(m_shift, diagram::Reroute::OwnLines);
}

void Move::moveTo(const QPointF &shift, diagram::Reroute reroute)
{
    QHash<diagram::NodeKey, QPointF> places;
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it)
        places.insert(it.key(), *it + shift);
    for (auto it = m_notes.cbegin(); it != m_notes.cend(); ++it)
        diagram::moveNote(m_view.mutableScene(), it.key(), it->translated(shift));
    if (!places.isEmpty())
        diagram::moveCards(m_view.mutableScene(), places, reroute);
}

void Move::cancel()
{
    if (!m_moving)
        return;
    moveTo({}, diagram::Reroute::OwnLines);
    m_kept.putBack(m_view.mutableScene());
}

void Move::finish(const Pointer &)
{
    if (m_moving)
        return commit();
    const diagram::Scene &scene = m_view.scene();
    const bool onCard = m_press.hit.isCard() && m_press.hit.card < scene.cards.size();
    if (isToggle(m_press.modifiers) || !onCard || m_view.state().selected.size() < 2)
        return;
    m_view.selection().selectEntity(scene.cards.at(m_press.hit.card).entity);
}

void Move::commit()
{
    // What is routed again now is kept as it is when the scene is built from the document.
    moveTo(m_shift, diagram::Reroute::Settle);
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it) {
        if (it.key().entity.isEmpty())
            collections.insert(it.key().collection, *it + m_shift);
        else
            entities.insert(it.key().entity, *it + m_shift);
    }
    document::Document &document = m_view.document();
    const schema::DiagramId diagram = m_view.currentDiagram().id;
    document.endBurst();
    const auto count = static_cast<int>(m_notes.size() + m_cards.size());
    const QString name = CanvasView::tr("Move %n objects", nullptr, count);
    const auto moveCards = [&] {
        document::moveNodes(document, diagram, entities, collections);
        return true; // of what stands there in the scene already
    };
    if (m_notes.isEmpty())
        return editPlaces(m_view, name, moveCards);
    document::Transaction step(document, name);
    for (auto it = m_notes.cbegin(); it != m_notes.cend(); ++it) {
        const auto moved = document::changeNote(document, diagram, it.key(), {}, [&](schema::Note &note) {
            note.x = it->x() + m_shift.x();
            note.y = it->y() + m_shift.y();
        });
        if (!moved)
            return m_view.report(moved.error());
    }
    if (!m_cards.isEmpty())
        editPlaces(m_view, name, moveCards);
    step.commit();
}

} // namespace

std::unique_ptr<Gesture> startMove(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || press.hit.part == Hit::Part::Nothing)
        return nullptr;
    selectHit(view, press.hit, press.modifiers);
    return std::make_unique<Move>(view, press);
}

} // namespace sw::views
