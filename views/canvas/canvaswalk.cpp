// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvaswalk.h"

#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/fieldediting.h"

#include <cmath>
#include <limits>

namespace sw::views
{

diagram::RowRef CanvasWalk::current() const
{
    const diagram::ViewState &state = m_view.state();
    if (!state.selectedRow.isNull())
        return state.selectedRow;
    if (const diagram::Card *card = m_view.scene().card(m_at.card);
        card != nullptr && m_at.row >= 0 && m_at.row < card->rows.size()) {
        const schema::RelationshipId relationship = card->rows.at(m_at.row).relationship;
        if (!relationship.isEmpty() && m_view.selection().relationship() == relationship)
            return m_at;
    }
    return state.selected.size() == 1 && state.selectedLines.isEmpty() ? diagram::RowRef{*state.selected.cbegin(), -1}
                                                                       : diagram::RowRef();
}

void CanvasWalk::selectCard(const diagram::Card &card)
{
    const diagram::NodeKey key = card.key;
    if (card.document)
        m_view.selection().selectCollection(key.collection);
    else
        m_view.selection().selectEntity(key.entity);
    m_view.navigation().reveal(key);
}

void CanvasWalk::select(const diagram::RowRef &place)
{
    const diagram::Card *found = m_view.scene().card(place.card);
    if (found == nullptr)
        return;
    if (place.row < 0)
        return selectCard(*found);
    const diagram::Row row = found->rows.at(place.row);
    m_at = place;
    if (found->document)
        m_view.selection().selectCollection(place.card.collection, row.path);
    else if (!row.field.isEmpty())
        m_view.selection().selectField(place.card.entity, row.field);
    else
        m_view.selection().selectRelationship(row.relationship);
    m_view.navigation().reveal(place.card);
}

const diagram::Card *CanvasWalk::nearest(const QPointF &from, int dx, int dy, const diagram::NodeKey &except) const
{
    const diagram::Card *best = nullptr;
    double shortest = std::numeric_limits<double>::max();
    for (const diagram::Card &card : m_view.scene().cards) {
        const QPointF way = card.rect.center() - from;
        const double ahead = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (card.key == except || (ahead <= 0 && (dx != 0 || dy != 0)))
            continue;
        const double distance = dx == 0 && dy == 0 ? std::hypot(way.x(), way.y()) : ahead + 2 * aside;
        if (distance < shortest) {
            shortest = distance;
            best = &card;
        }
    }
    return best;
}

void CanvasWalk::toCard(int dx, int dy)
{
    const diagram::RowRef here = current();
    const diagram::Card *card = m_view.scene().card(here.card);
    const diagram::Card *next = card != nullptr ? nearest(card->rect.center(), dx, dy, here.card)
                                                : nearest(m_view.camera().visible().center(), 0, 0, {});
    if (next != nullptr)
        selectCard(*next);
}

void CanvasWalk::alongRows(int step)
{
    const diagram::RowRef here = current();
    const diagram::Card *card = m_view.scene().card(here.card);
    if (card == nullptr || card->collapsed)
        return;
    for (qsizetype row = here.row + step; row < card->rows.size(); row += step) {
        if (row < 0)
            return select({here.card, -1});
        const diagram::Row &candidate = card->rows.at(row);
        if (card->document || !candidate.field.isEmpty() || !candidate.relationship.isEmpty())
            return select({here.card, row});
    }
}

void CanvasWalk::enter()
{
    const diagram::RowRef here = current();
    const diagram::Card *card = m_view.scene().card(here.card);
    if (card == nullptr)
        return m_view.editing().editSelection();
    if (here.row < 0) {
        const schema::EntityId entity = card->document ? schema::EntityId() : card->entity;
        alongRows(1);
        if (!entity.isEmpty() && current().row < 0 && m_view.selection().entity() == entity)
            m_view.editing().fields().append(entity);
        return;
    }
    const diagram::Row row = card->rows.at(here.row);
    if (row.mark == diagram::Mark::Open || row.mark == diagram::Mark::Closed)
        m_view.toggleFold(here.card, row.path);
    else if (card->document)
        m_view.jumpToSource(here.card.collection, row.path);
    else
        m_view.editing().editSelection();
}

void CanvasWalk::fold(bool open)
{
    const diagram::RowRef here = current();
    const diagram::Card *card = m_view.scene().card(here.card);
    if (card == nullptr || here.row < 0)
        return;
    const diagram::Row row = card->rows.at(here.row);
    const bool isOpen = here.row + 1 < card->rows.size() && card->rows.at(here.row + 1).indent > row.indent;
    const bool folds = row.mark == diagram::Mark::Open || row.mark == diagram::Mark::Closed ||
                       row.type.endsWith(u'▸') || row.type.endsWith(u'▾');
    if (folds && isOpen != open)
        m_view.toggleFold(here.card, row.path);
    else if (!open)
        out();
}

bool CanvasWalk::out()
{
    const diagram::RowRef here = current();
    if (here.row < 0)
        return false;
    select({here.card, -1});
    return true;
}

} // namespace sw::views
