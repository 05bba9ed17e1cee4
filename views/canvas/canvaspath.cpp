// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvaspath.h"

#include "views/canvas/canvasnavigation.h"
#include "views/canvas/canvasview.h"

namespace sw::views
{

QRectF CanvasPath::mark(const QList<schema::EntityId> &entities, bool numbered)
{
    diagram::ViewState &state = m_view.state();
    QRectF box;
    for (qsizetype i = 0; i < entities.size(); ++i) {
        const diagram::NodeKey key = diagram::NodeKey::ofEntity(entities.at(i));
        const diagram::Card *card = m_view.scene().card(key);
        if (card == nullptr)
            continue;
        state.path.insert(key);
        if (numbered)
            state.pathNumbers.insert(key, QString::number(i + 1));
        box |= card->rect;
    }
    return box;
}

void CanvasPath::show(const QList<schema::EntityId> &entities, const QSet<schema::RelationshipId> &relationships,
                      bool numbered)
{
    clear();
    const QRectF box = mark(entities, numbered);
    if (box.isNull())
        return;
    m_view.state().pathLines = relationships;
    m_view.navigation().revealWhole(box);
    m_view.update();
}

void CanvasPath::show(const diagram::OperationPath &path, bool reveal)
{
    clear();
    const QRectF box = mark(path.entities, true);
    if (box.isNull())
        return;
    diagram::ViewState &state = m_view.state();
    state.pathMarked = true;
    state.pathLines = path.relationships;
    state.pathTexts = path.texts;
    if (reveal && m_view.isVisible())
        m_view.navigation().revealWhole(box);
    m_view.update();
}

void CanvasPath::clear()
{
    diagram::ViewState &state = m_view.state();
    state.path.clear();
    state.pathLines.clear();
    state.pathNumbers.clear();
    state.pathMarked = false;
    state.pathTexts.clear();
    m_view.update();
}

bool CanvasPath::isShown() const
{
    return !m_view.state().path.isEmpty();
}

bool CanvasPath::isOfOperation() const
{
    return m_view.state().pathMarked;
}

} // namespace sw::views
