// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

constexpr double smallest = 20; // a smaller box is a click

/// A note or an area, drawn from corner to corner or put down at its usual size by a click.
class DrawBox : public Gesture
{
public:
    using Gesture::Gesture;
    void move(const Pointer &pointer) override
    {
        m_view.state().rubberBand = QRectF(m_press.scene, pointer.scene).normalized();
    }
    void finish(const Pointer &pointer) override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
};

void DrawBox::finish(const Pointer &pointer)
{
    const bool area = m_view.tool() == CanvasTool::Area;
    QRectF box = QRectF(m_press.scene, pointer.scene).normalized();
    if (box.width() < smallest || box.height() < smallest)
        box = QRectF(snapped(m_press.scene), area ? QSizeF(360, 260) : QSizeF(180, 60));
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
    items::SelectedObjects objects;
    objects.notes.insert(*added);
    m_view.selection().set(objects);
    m_view.editing().editNote(*added);
}

} // namespace

std::unique_ptr<Gesture> startDrawBox(CanvasView &view, const Press &press)
{
    const bool draws = view.tool() == CanvasTool::Note || view.tool() == CanvasTool::Area;
    if (press.button != Qt::LeftButton || !draws)
        return nullptr;
    return std::make_unique<DrawBox>(view, press);
}

} // namespace sw::views
