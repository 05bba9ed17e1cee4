// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/grid.h"

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

template <typename Visit>
void Grid::forEachCell(const QRectF &rect, const Visit &visit) const
{
    const auto cellOf = [this](double at) { return static_cast<qint32>(std::floor(std::clamp(at, -1e9, 1e9) / m_cell)); };
    const qint32 right = cellOf(rect.right());
    const qint32 bottom = cellOf(rect.bottom());
    for (qint32 y = cellOf(rect.top()); y <= bottom; ++y) {
        for (qint32 x = cellOf(rect.left()); x <= right; ++x)
            visit((quint64(quint32(y)) << 32) | quint32(x));
    }
}

void Grid::insert(qsizetype item, const QRectF &rect)
{
    forEachCell(rect, [&](quint64 cell) { m_cells[cell].append(item); });
}

void Grid::remove(qsizetype item, const QRectF &rect)
{
    forEachCell(rect, [&](quint64 cell) {
        const auto found = m_cells.find(cell);
        if (found != m_cells.end())
            found->removeAll(item);
    });
}

QList<qsizetype> Grid::query(const QRectF &rect) const
{
    QList<qsizetype> result;
    const double cells = (rect.width() / m_cell + 1) * (rect.height() / m_cell + 1);
    if (cells > static_cast<double>(m_cells.size())) {
        for (const QList<qsizetype> &items : m_cells)
            result += items;
    } else {
        forEachCell(rect, [&](quint64 cell) {
            const auto found = m_cells.constFind(cell);
            if (found != m_cells.cend())
                result += *found;
        });
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace sw::diagram
