// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/grid.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace sw::diagram
{

template <typename Visit>
void Grid::forEachCell(const QRectF &rect, const Visit &visit) const
{
    const auto cellOf = [this](double at) {
        return static_cast<qint32>(std::floor(std::clamp(at, -1e9, 1e9) / m_cell));
    };
    const qint32 right = cellOf(rect.right());
    const qint32 bottom = cellOf(rect.bottom());
    for (qint32 y = cellOf(rect.top()); y <= bottom; ++y) {
        for (qint32 x = cellOf(rect.left()); x <= right; ++x)
            visit((quint64(quint32(y)) << 32) | quint32(x));
    }
}

double Grid::cellsIn(const QRectF &rect) const
{
    return (rect.width() / m_cell + 1) * (rect.height() / m_cell + 1);
}

void Grid::insert(qsizetype item, const QRectF &rect)
{
    if (cellsIn(rect) > mostCells) {
        m_large.append(item);
        return;
    }
    forEachCell(rect, [&](quint64 cell) { m_cells[cell].append(item); });
}

void Grid::remove(qsizetype item, const QRectF &rect)
{
    if (cellsIn(rect) > mostCells) {
        m_large.removeAll(item);
        return;
    }
    forEachCell(rect, [&](quint64 cell) {
        const auto found = m_cells.find(cell);
        if (found != m_cells.end())
            found->removeAll(item);
    });
}

QList<qsizetype> Grid::query(const QRectF &rect) const
{
    QList<qsizetype> result = m_large;
    if (cellsIn(rect) > static_cast<double>(m_cells.size())) {
        for (const QList<qsizetype> &items : m_cells)
            result += items;
    } else {
        forEachCell(rect, [&](quint64 cell) {
            const auto found = m_cells.constFind(cell);
            if (found != m_cells.cend())
                result += *found;
        });
    }
    if (result.size() > 256)
        return inOrder(result);
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

/// By a bit for each item: much faster than sorting when there are many.
QList<qsizetype> Grid::inOrder(const QList<qsizetype> &items)
{
    const qsizetype largest = *std::max_element(items.begin(), items.end());
    std::vector<quint64> bits(static_cast<size_t>(largest / 64 + 1));
    for (const qsizetype item : items)
        bits[static_cast<size_t>(item / 64)] |= quint64(1) << (item % 64);
    QList<qsizetype> result;
    result.reserve(items.size());
    for (size_t word = 0; word < bits.size(); ++word) {
        for (quint64 rest = bits[word]; rest != 0; rest &= rest - 1)
            result.append(static_cast<qsizetype>(word) * 64 + std::countr_zero(rest));
    }
    return result;
}

} // namespace sw::diagram
