// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// Selects what a rectangle touches; with Shift or Ctrl in addition.
class RubberBand : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &pointer) override
    {
        m_view.state().rubberBand = QRectF(m_press.scene, pointer.scene).normalized();
    }
    void finish(const Pointer &pointer) override;
};

void RubberBand::finish(const Pointer &pointer)
{
    const QRectF band = QRectF(m_press.scene, pointer.scene).normalized();
    if (band.isEmpty() || m_view.mode() != CanvasMode::Model)
        return;
    items::SelectedObjects objects =
        isToggle(m_press.modifiers) ? m_view.selection().objects() : items::SelectedObjects();
    objects.field = {};
    for (const diagram::NodeKey &key : diagram::cardsIn(m_view.scene(), band))
        objects.entities.insert(key.entity);
    for (const diagram::NoteBox &note : m_view.scene().notes) {
        if (note.area ? band.contains(note.rect) : band.intersects(note.rect))
            objects.notes.insert(note.id);
    }
    m_view.selection().set(objects);
}

} // namespace

std::unique_ptr<Gesture> startRubberBand(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || press.hit.part != diagram::Hit::Part::Nothing)
        return nullptr;
    if (!isToggle(press.modifiers))
        view.selection().clear();
    return std::make_unique<RubberBand>(view, press);
}

} // namespace sw::views
