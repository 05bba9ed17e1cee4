// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/grid.h"

#include <functional>

namespace sw::diagram
{

/// Top left corners for blocks that have nothing to do with each other, \p gap apart, in a rectangle about \p aspect
/// times as wide as high: the highest first, each where the outline of those before it is lowest.
QList<QPointF> packBlocks(const QList<QSizeF> &sizes, double gap, double aspect);

/// Finds free places near wanted ones.
class FreePlaces
{
public:
    explicit FreePlaces(double gap) : m_gap(gap) {}

    void add(const QRectF &rect);
    bool isFree(const QRectF &rect) const;
    /// The corner nearest to \p wanted where a block of \p size keeps its gap from all that was added, and \p accepts
    /// agrees.
    QPointF nearest(const QSizeF &size, const QPointF &wanted,
                    const std::function<bool(const QRectF &)> &accepts = {}) const;

private:
    double m_gap;
    QList<QRectF> m_rects;
    Grid m_grid;
    QRectF m_bounds;
};

} // namespace sw::diagram
