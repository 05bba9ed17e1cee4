// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"

// What is selected and what stands out.
namespace sw::views
{

QList<const diagram::Card *> CanvasView::selectedCards() const
{
    QList<const diagram::Card *> cards;
    for (const diagram::Card &card : m_scene.cards) {
        if (m_state.selected.contains(card.key))
            cards.append(&card);
    }
    return cards;
}

void CanvasView::showPath(const QList<schema::EntityId> &entities, const QSet<schema::RelationshipId> &relationships,
                          bool numbered)
{
    clearPath();
    m_state.pathLines = relationships;
    QRectF box;
    for (qsizetype i = 0; i < entities.size(); ++i) {
        const diagram::NodeKey key = diagram::NodeKey::ofEntity(entities.at(i));
        m_state.path.insert(key);
        if (numbered)
            m_state.pathNumbers.insert(key, QString::number(i + 1));
        if (const diagram::Card *card = m_scene.card(key))
            box |= card->rect;
    }
    if (!box.isNull() && !m_camera.visible().contains(box))
        setCamera(diagram::Camera::fitting(box, size(), 48, std::min(1.0, m_camera.zoom)));
    update();
}

void CanvasView::showOperationPath(const diagram::OperationPath &path, bool reveal)
{
    clearPath();
    QRectF box;
    for (qsizetype i = 0; i < path.entities.size(); ++i) {
        const diagram::NodeKey key = diagram::NodeKey::ofEntity(path.entities.at(i));
        const diagram::Card *card = m_scene.card(key);
        if (card == nullptr)
            continue; // not in this diagram
        m_state.path.insert(key);
        m_state.pathNumbers.insert(key, QString::number(i + 1));
        box |= card->rect;
    }
    if (box.isNull())
        return;
    m_state.pathMarked = true;
    m_state.pathLines = path.relationships;
    m_state.pathTexts = path.texts;
    int bottom = height();
    for (const QRect &corner : std::as_const(m_keptClear))
        bottom = corner.isEmpty() ? bottom : std::min(bottom, corner.top());
    const QSizeF clear(width(), bottom);
    if (reveal && isVisible() && !QRectF(m_camera.topLeft, clear / m_camera.zoom).contains(box)) {
        diagram::Camera camera = diagram::Camera::fitting(box, clear, 36, std::min(1.0, m_camera.zoom));
        camera.size = size();
        setCamera(camera);
    }
    update();
}

void CanvasView::clearPath()
{
    m_state.path.clear();
    m_state.pathLines.clear();
    m_state.pathNumbers.clear();
    m_state.pathMarked = false;
    m_state.pathTexts.clear();
    update();
}

void CanvasView::revealSelection()
{
    QRectF box;
    for (const diagram::Card *card : selectedCards())
        box |= card->rect;
    for (const schema::RelationshipId &id : std::as_const(m_state.selectedLines)) {
        for (const qsizetype line : m_scene.byRelationship.value(id))
            box |= m_scene.lines.at(line).bounds();
    }
    for (const diagram::NoteBox &note : m_scene.notes) {
        if (m_state.selectedNotes.contains(note.id))
            box |= note.rect;
    }
    if (!box.isNull())
        revealRect(box);
}

} // namespace sw::views
