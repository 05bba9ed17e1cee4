// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/gestures/gesture.h"

#include "models/items/selection.h"
#include "views/canvas/canvasview.h"

#include <QApplication>

#include <cmath>

namespace sw::views
{

using diagram::Hit;

namespace
{

constexpr double snap = 10; // scene units

using Start = std::unique_ptr<Gesture> (*)(CanvasView &, const Press &);

/// The first that takes the press has it.
constexpr Start starts[] = {startPan,       startMinimap, startDrawEntity, startDrawBox,
                            startConnect,   startFold,    startResizeNote, startMoveField,
                            startReconnect, startBend,    startMove,       startRubberBand};

} // namespace

std::unique_ptr<Gesture> startGesture(CanvasView &view, const Press &press)
{
    for (const Start start : starts) {
        if (std::unique_ptr<Gesture> gesture = start(view, press))
            return gesture;
    }
    return nullptr;
}

bool Gesture::isDrag(const Pointer &pointer) const
{
    return (pointer.view - m_press.view).manhattanLength() >= QApplication::startDragDistance();
}

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

namespace
{

/// Takes \p id from \p set or adds it; without \p toggle it becomes the only thing selected, unless it is one of
/// several.
template <typename Id>
void choose(items::SelectedObjects &objects, base::OrderedSet<Id> items::SelectedObjects::*set, const Id &id,
            bool toggle)
{
    if (toggle) {
        if (!(objects.*set).remove(id))
            (objects.*set).insert(id);
    } else if (!(objects.*set).contains(id) ||
               objects.entities.size() + objects.notes.size() + objects.relationships.size() < 2) {
        objects = {};
        (objects.*set).insert(id);
    }
}

/// A line of its own kind stands for a relationship; an is-a and a copy stand for what they start at.
void chooseLine(const diagram::Scene &scene, const diagram::Line &line, items::SelectedObjects &objects, bool toggle)
{
    const diagram::Card &from = scene.cards.at(line.a.card);
    if (!line.relationship.isEmpty())
        choose(objects, &items::SelectedObjects::relationships, line.relationship, toggle);
    else if (!from.document)
        choose(objects, &items::SelectedObjects::entities, from.entity, toggle);
    else
        objects = {{}, {}, {}, {}, {}, {}, from.key.collection, {}};
}

} // namespace

void selectHit(CanvasView &view, const Hit &hit, Qt::KeyboardModifiers modifiers)
{
    items::SelectedObjects objects = view.selection().objects();
    const bool toggle = isToggle(modifiers);
    if (hit.isCard()) {
        const diagram::Card &card = view.scene().cards.at(hit.card);
        const diagram::Row *row = hit.row >= 0 ? &card.rows.at(hit.row) : nullptr;
        if (card.document)
            return view.selection().selectCollection(card.key.collection, row != nullptr ? row->path : QString());
        objects.collection.clear();
        choose(objects, &items::SelectedObjects::entities, card.entity, toggle);
        objects.field = row != nullptr && objects.entities.size() == 1 && !toggle ? row->field : schema::FieldId();
    } else if (hit.note >= 0) {
        choose(objects, &items::SelectedObjects::notes, view.scene().notes.at(hit.note).id, toggle);
    } else if (hit.line >= 0) {
        chooseLine(view.scene(), view.scene().lines.at(hit.line), objects, toggle);
    }
    view.selection().set(objects);
}

void KeptLines::putBack(diagram::Scene &scene) const
{
    for (auto it = m_lines.cbegin(); it != m_lines.cend(); ++it) {
        diagram::removeLine(scene, it.key());
        scene.lines[it.key()] = *it;
        diagram::insertLine(scene, it.key());
    }
}

} // namespace sw::views
