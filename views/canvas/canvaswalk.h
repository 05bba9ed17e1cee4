// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/viewstate.h"

namespace sw::views
{

class CanvasView;

/// The way over the canvas by keyboard: from card to card, into the rows of one and out again. What it comes to is
/// selected.
class CanvasWalk
{
public:
    explicit CanvasWalk(CanvasView &view) : m_view(view) {}

    /// The row or card (row -1) where it stands; null while nothing or several things are selected.
    diagram::RowRef current() const;
    /// To the nearest card in that direction; from nowhere to the one nearest the middle of the view.
    void toCard(int dx, int dy);
    /// Up or down the rows of the card; from its first row up to the card itself.
    void alongRows(int step);
    /// From the card to its first row; a row is edited, followed to its relationship, or opened.
    void enter();
    /// Opens or folds the object in the row; folding what is no open object leads out to the card.
    void fold(bool open);
    /// From a row back to its card. False when there was no row.
    bool out();

private:
    void select(const diagram::RowRef &place);
    void selectCard(const diagram::Card &card);
    const diagram::Card *nearest(const QPointF &from, int dx, int dy, const diagram::NodeKey &except) const;

    CanvasView &m_view;
    diagram::RowRef m_at; ///< of a row that the selection does not name: one of a relationship
};

} // namespace sw::views
