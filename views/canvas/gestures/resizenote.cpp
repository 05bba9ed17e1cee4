// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/projectedits.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

namespace
{

/// Drags the bottom right corner of a note or an area.
class ResizeNote : public Gesture
{
public:
    ResizeNote(CanvasView &view, const Press &press)
        : Gesture(view, press), m_box(view.scene().notes.at(press.hit.note)), m_rect(m_box.rect)
    {}
    void move(const Pointer &pointer) override
    {
        if (!isDrag(pointer) && m_rect == m_box.rect)
            return;
        m_rect.setBottomRight(snapped(m_box.rect.bottomRight() + pointer.scene - m_press.scene, pointer.modifiers));
        m_rect.setWidth(qMax(60.0, m_rect.width()));
        m_rect.setHeight(qMax(30.0, m_rect.height()));
        diagram::moveNote(m_view.mutableScene(), m_box.id, m_rect);
    }
    void finish(const Pointer &) override
    {
        const auto done = document::changeNote(
            m_view.document(), m_view.currentDiagram().id, m_box.id,
            m_box.area ? CanvasView::tr("Resize area") : CanvasView::tr("Resize note"), [this](schema::Note &note) {
                note.width = m_rect.width();
                note.height = m_rect.height();
            });
        if (!done)
            m_view.report(done.error());
    }
    bool changesScene() const override { return true; }
    Qt::CursorShape cursor() const override { return Qt::SizeFDiagCursor; }

private:
    diagram::NoteBox m_box;
    QRectF m_rect;
};

} // namespace

std::unique_ptr<Gesture> startResizeNote(CanvasView &view, const Press &press)
{
    if (press.button != Qt::LeftButton || press.hit.part != diagram::Hit::Part::NoteCorner)
        return nullptr;
    auto gesture = std::make_unique<ResizeNote>(view, press);
    selectHit(view, press.hit, press.modifiers);
    return gesture;
}

} // namespace sw::views
