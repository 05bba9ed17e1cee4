// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QRectF>

namespace sw::diagram
{

/// Finds what is near a place: a uniform grid of cells with the numbers of the rectangles that touch them. A tree would
/// cost more than it saves for thousands of boxes of similar size.
class Grid
{
public:
    explicit Grid(double cell = 256) : m_cell(cell) {}

    void clear()
    {
        m_cells.clear();
        m_large.clear();
    }
    void insert(qsizetype item, const QRectF &rect);
    /// \p rect must be the one that was inserted.
    void remove(qsizetype item, const QRectF &rect);
    /// Numbers of the items that may touch \p rect, ascending, each once.
    QList<qsizetype> query(const QRectF &rect) const;

private:
    /// Of one item: what covers more is kept apart, so that a card a million units away costs no memory.
    static constexpr double mostCells = 4096;
    double cellsIn(const QRectF &rect) const;
    static QList<qsizetype> inOrder(const QList<qsizetype> &items);
    template <typename Visit>
    void forEachCell(const QRectF &rect, const Visit &visit) const;

    double m_cell;
    QHash<quint64, QList<qsizetype>> m_cells;
    QList<qsizetype> m_large; ///< near every place
};

} // namespace sw::diagram
