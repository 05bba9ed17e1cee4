// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/layout.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sw::diagram
{

namespace
{

/// Between columns: room for glyphs, labels and channels of lines.
constexpr double columnGap = 140;
constexpr double rowGap = 36;
/// Between parts that have nothing to do with each other.
constexpr double shelfGap = 60;
/// Width to height of the whole.
constexpr double aspect = 1.6;

using Links = QList<QList<qsizetype>>;

/// Boxes of one connected part in columns around its most connected box.
class Part
{
public:
    Part(const QList<LayoutBox> &boxes, const Links &links, const QList<qsizetype> &members)
        : m_boxes(boxes), m_links(links), m_members(members), m_height(maximumHeight())
    {}

    /// Writes the corners, relative to the part's own; returns its size.
    QSizeF place(QList<QPointF> &corners)
    {
        assignColumns();
        sortColumns();
        return stack(corners);
    }

private:
    double maximumHeight() const
    {
        double area = 0;
        double tallest = 0;
        for (const qsizetype box : m_members) {
            const QSizeF size = m_boxes.at(box).size;
            area += (size.width() + columnGap) * (size.height() + rowGap);
            tallest = std::max(tallest, size.height());
        }
        return std::max({700.0, tallest, std::sqrt(area / aspect)});
    }

    qsizetype hub() const
    {
        return *std::max_element(m_members.begin(), m_members.end(), [this](qsizetype a, qsizetype b) {
            return m_links.at(a).size() != m_links.at(b).size() ? m_links.at(a).size() < m_links.at(b).size() : a > b;
        });
    }

    double heightOf(qsizetype box) const { return m_boxes.at(box).size.height() + rowGap; }

    /// Puts \p box into the first column from \p column outwards that has room.
    void put(qsizetype box, int column, int direction)
    {
        while (m_heights.value(column) > 0 && m_heights.value(column) + heightOf(box) > m_height)
            column += direction;
        m_heights[column] += heightOf(box);
        m_columns[column].append(box);
        m_columnOf.insert(box, column);
    }

    /// Breadth first from the hub; its neighbours go left and right of it by turns, and theirs further out on that
    /// side.
    void assignColumns()
    {
        QList<qsizetype> queue{hub()};
        put(queue.first(), 0, 1);
        for (qsizetype next = 0; next < queue.size(); ++next) {
            const qsizetype box = queue.at(next);
            const int column = m_columnOf.value(box);
            for (const qsizetype other : m_links.at(box)) {
                if (m_columnOf.contains(other))
                    continue;
                const bool left = column < 0 || (column == 0 && sideHeight(-1) <= sideHeight(1));
                const int direction = left ? -1 : 1;
                put(other, column == 0 ? direction : column + direction, direction);
                queue.append(other);
            }
        }
    }

    double sideHeight(int direction) const
    {
        double height = 0;
        for (auto it = m_heights.cbegin(); it != m_heights.cend(); ++it)
            height += it.key() * direction > 0 ? it.value() : 0;
        return height;
    }

    /// Orders each column by where its neighbours are in the columns before it, from the middle outwards.
    void sortColumns()
    {
        QHash<qsizetype, double> centre;
        QList<int> columns = m_columns.keys();
        std::sort(columns.begin(), columns.end(),
                  [](int a, int b) { return std::abs(a) != std::abs(b) ? std::abs(a) < std::abs(b) : a < b; });
        for (const int column : columns) {
            QList<std::pair<double, qsizetype>> keyed;
            for (const qsizetype box : m_columns.value(column)) {
                double sum = 0;
                int count = 0;
                for (const qsizetype other : m_links.at(box)) {
                    if (centre.contains(other)) {
                        sum += centre.value(other);
                        ++count;
                    }
                }
                keyed.append({count > 0 ? sum / count : 0, box});
            }
            std::stable_sort(keyed.begin(), keyed.end(),
                             [](const auto &a, const auto &b) { return a.first < b.first; });
            double y = -m_heights.value(column) / 2;
            QList<qsizetype> sorted;
            for (const auto &[key, box] : keyed) {
                centre.insert(box, y + heightOf(box) / 2);
                y += heightOf(box);
                sorted.append(box);
            }
            m_columns[column] = sorted;
        }
    }

    QSizeF stack(QList<QPointF> &corners) const
    {
        QList<int> columns = m_columns.keys();
        std::sort(columns.begin(), columns.end());
        const double height = *std::max_element(m_heights.cbegin(), m_heights.cend()) - rowGap;
        double x = 0;
        for (const int column : columns) {
            double width = 0;
            double y = std::floor((height - (m_heights.value(column) - rowGap)) / 2);
            for (const qsizetype box : m_columns.value(column)) {
                corners[box] = {x, y};
                y += heightOf(box);
                width = std::max(width, m_boxes.at(box).size.width());
            }
            x += width + columnGap;
        }
        return {x - columnGap, height};
    }

    const QList<LayoutBox> &m_boxes;
    const Links &m_links;
    const QList<qsizetype> &m_members;
    double m_height;
    QHash<int, QList<qsizetype>> m_columns;
    QHash<int, double> m_heights;
    QHash<qsizetype, int> m_columnOf;
};

/// Connected parts of the boxes without a place, larger ones first.
QList<QList<qsizetype>> partsOf(const QList<LayoutBox> &boxes, const Links &links)
{
    QList<QList<qsizetype>> parts;
    QList<bool> seen(boxes.size(), false);
    for (qsizetype start = 0; start < boxes.size(); ++start) {
        if (seen.at(start) || boxes.at(start).topLeft)
            continue;
        QList<qsizetype> part{start};
        seen[start] = true;
        for (qsizetype next = 0; next < part.size(); ++next) {
            for (const qsizetype other : links.at(part.at(next))) {
                if (seen.at(other))
                    continue;
                seen[other] = true;
                part.append(other);
            }
        }
        std::sort(part.begin(), part.end());
        parts.append(part);
    }
    std::stable_sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.size() > b.size(); });
    return parts;
}

/// Links between boxes without a place only.
Links freeLinks(const QList<LayoutBox> &boxes, const QList<std::pair<qsizetype, qsizetype>> &links)
{
    Links result(boxes.size());
    for (const auto &[a, b] : links) {
        if (a == b || boxes.at(a).topLeft || boxes.at(b).topLeft)
            continue;
        result[a].append(b);
        result[b].append(a);
    }
    return result;
}

} // namespace

QList<QPointF> layoutMissing(const QList<LayoutBox> &boxes, const QList<std::pair<qsizetype, qsizetype>> &links)
{
    QList<QPointF> corners(boxes.size());
    QRectF fixed;
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        if (!boxes.at(i).topLeft)
            continue;
        corners[i] = *boxes.at(i).topLeft;
        fixed |= QRectF(corners.at(i), boxes.at(i).size);
    }
    const Links free = freeLinks(boxes, links);
    const QList<QList<qsizetype>> parts = partsOf(boxes, free);
    QList<QSizeF> sizes;
    double area = 0;
    double widest = 0;
    for (const QList<qsizetype> &members : parts) {
        sizes.append(Part(boxes, free, members).place(corners));
        area += (sizes.last().width() + shelfGap) * (sizes.last().height() + shelfGap);
        widest = std::max(widest, sizes.last().width());
    }
    // Shelves below what has its place already.
    const double width = std::max(widest, std::sqrt(area * aspect));
    const double left = fixed.isNull() ? 0 : fixed.left();
    QPointF at(left, fixed.isNull() ? 0 : fixed.bottom() + shelfGap);
    double shelf = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (at.x() > left && at.x() + sizes.at(i).width() > left + width) {
            at = {left, at.y() + shelf + shelfGap};
            shelf = 0;
        }
        for (const qsizetype box : parts.at(i))
            corners[box] += at;
        at.rx() += sizes.at(i).width() + shelfGap;
        shelf = std::max(shelf, sizes.at(i).height());
    }
    return corners;
}

} // namespace sw::diagram
