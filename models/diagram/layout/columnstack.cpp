// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/columnstack.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sw::diagram
{

namespace
{

/// Between lines in an alley, and what the feet and labels at both of its sides need.
constexpr double channel = 12;
constexpr double feet = 72;
constexpr double widestAlley = 420;
/// Among many boxes, lines that go far need ways that no box is in: one street for each so much height.
constexpr double blockHeight = 1500;
constexpr qsizetype boxesForStreets = 150;
constexpr double widestStreet = 220;
/// Places are on this grid, as those of cards that are dropped.
constexpr double columnSnap = 10;
/// A unit down counts less than one across: rows are nearer to each other than columns.
constexpr double downWeight = 0.8;

double snappedUp(double value)
{
    return std::ceil(value / columnSnap - 1e-6) * columnSnap;
}

double average(const QList<QSizeF> &sizes)
{
    double sum = 0;
    for (const QSizeF &size : sizes)
        sum += size.width();
    return sizes.isEmpty() ? 0 : sum / static_cast<double>(sizes.size());
}

/// Turned so that the points spread most along x.
QList<QPointF> turned(const QList<QPointF> &points)
{
    QPointF middle;
    for (const QPointF &point : points)
        middle += point / static_cast<double>(points.size());
    double xx = 0;
    double yy = 0;
    double xy = 0;
    for (const QPointF &point : points) {
        const QPointF d = point - middle;
        xx += d.x() * d.x();
        yy += d.y() * d.y();
        xy += d.x() * d.y();
    }
    const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
    QList<QPointF> result;
    result.reserve(points.size());
    for (const QPointF &point : points) {
        const QPointF d = point - middle;
        result.append(
            {d.x() * std::cos(angle) + d.y() * std::sin(angle), d.y() * std::cos(angle) - d.x() * std::sin(angle)});
    }
    return result;
}

} // namespace

ColumnStack::ColumnStack(const QList<QSizeF> &sizes, const QList<LayoutLink> &links, const Gaps &gaps)
    : m_sizes(sizes),
      m_links(links),
      m_neighbours(sizes.size()),
      m_gaps(gaps),
      m_places(sizes.size()),
      m_pitch(average(sizes) + gaps.column)
{
    for (const auto &[a, b] : links) {
        if (a == b)
            continue;
        m_neighbours[a].append(b);
        m_neighbours[b].append(a);
    }
}

void ColumnStack::fill(const QList<QPointF> &centres, double aspect)
{
    double height = 0;
    for (const QSizeF &size : m_sizes)
        height += size.height() + m_gaps.row;
    const double count = std::sqrt(aspect * height / m_pitch);
    const QList<QPointF> spread = turned(centres);
    QList<qsizetype> sorted(m_sizes.size());
    std::iota(sorted.begin(), sorted.end(), 0);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](qsizetype a, qsizetype b) { return spread.at(a).x() < spread.at(b).x(); });
    cut(sorted, std::clamp<qsizetype>(std::llround(count), 1, m_sizes.size()));
    for (QList<qsizetype> &column : m_columns)
        std::stable_sort(column.begin(), column.end(),
                         [&](qsizetype a, qsizetype b) { return spread.at(a).y() < spread.at(b).y(); });
    stackAll();
}

/// Columns of about the same height.
void ColumnStack::cut(const QList<qsizetype> &sorted, qsizetype count)
{
    double whole = 0;
    for (const qsizetype box : sorted)
        whole += m_sizes.at(box).height() + m_gaps.row;
    m_columns = QList<QList<qsizetype>>(count);
    double done = 0;
    for (const qsizetype box : sorted) {
        const double height = m_sizes.at(box).height() + m_gaps.row;
        const auto column = static_cast<qsizetype>((done + height / 2) * static_cast<double>(count) / whole);
        m_columns[std::clamp<qsizetype>(column, 0, count - 1)].append(box);
        done += height;
    }
    m_columns.removeIf([](const QList<qsizetype> &column) { return column.isEmpty(); });
}

void ColumnStack::keep(const QList<QPointF> &centres)
{
    QList<qsizetype> sorted(m_sizes.size());
    std::iota(sorted.begin(), sorted.end(), 0);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](qsizetype a, qsizetype b) { return centres.at(a).x() < centres.at(b).x(); });
    m_columns.clear();
    double last = 0;
    for (const qsizetype box : std::as_const(sorted)) {
        if (m_columns.isEmpty() || centres.at(box).x() - last > 1)
            m_columns.append(QList<qsizetype>());
        last = centres.at(box).x();
        m_columns.last().append(box);
    }
    for (QList<qsizetype> &column : m_columns)
        std::stable_sort(column.begin(), column.end(),
                         [&](qsizetype a, qsizetype b) { return centres.at(a).y() < centres.at(b).y(); });
    stackAll();
    double top = centres.isEmpty() ? 0 : 1e9;
    for (qsizetype box = 0; box < centres.size(); ++box)
        top = std::min(top, centres.at(box).y() - m_sizes.at(box).height() / 2);
    m_height = 0;
    for (qsizetype box = 0; box < centres.size(); ++box) {
        m_places[box].y = centres.at(box).y() - top;
        m_height = std::max(m_height, m_places.at(box).y + m_sizes.at(box).height() / 2);
    }
}

double ColumnStack::heightOf(const QList<qsizetype> &column) const
{
    double height = -m_gaps.row;
    for (const qsizetype box : column)
        height += m_sizes.at(box).height() + m_gaps.row;
    return height;
}

void ColumnStack::stack(QList<qsizetype> &column)
{
    const auto number = &column - m_columns.data();
    double y = (m_height - m_heights.at(number)) / 2;
    for (const qsizetype box : std::as_const(column)) {
        m_places[box] = {number, y + m_sizes.at(box).height() / 2};
        y += m_sizes.at(box).height() + m_gaps.row;
    }
}

void ColumnStack::stackAll()
{
    m_heights.clear();
    for (const QList<qsizetype> &column : std::as_const(m_columns))
        m_heights.append(heightOf(column));
    m_height = m_heights.isEmpty() ? 0 : *std::max_element(m_heights.cbegin(), m_heights.cend());
    for (QList<qsizetype> &column : m_columns)
        stack(column);
}

/// What the links of \p box cost at \p place, without those to \p other.
double ColumnStack::costAt(qsizetype box, const Place &place, qsizetype other) const
{
    double cost = 0;
    for (const qsizetype neighbour : m_neighbours.at(box)) {
        if (neighbour == other)
            continue;
        const Place &at = m_places.at(neighbour);
        const double columns = std::abs(static_cast<double>(at.column - place.column));
        // In one column a line leaves and comes back at the same side; across several it needs a way between boxes.
        const double across = columns == 0 ? 0.7 : columns + (columns > 1 ? 0.5 : 0);
        cost += across * m_pitch + downWeight * std::abs(at.y - place.y);
    }
    return cost;
}

bool ColumnStack::swapGains(qsizetype a, qsizetype b) const
{
    const Place &atA = m_places.at(a);
    const Place &atB = m_places.at(b);
    double gain = costAt(a, atA, b) + costAt(b, atB, a) - costAt(a, atB, b) - costAt(b, atA, a);
    if (atA.column != atB.column) {
        const double more = m_sizes.at(b).height() - m_sizes.at(a).height();
        const double aim = m_height;
        const auto over = [aim](double height) {
            return (height - aim) * (height - aim) / aim;
        };
        const double columnA = m_heights.at(atA.column);
        const double columnB = m_heights.at(atB.column);
        gain -= over(columnA + more) + over(columnB - more) - over(columnA) - over(columnB);
        gain -= std::max(0.0, std::max(columnA + more, columnB - more) - m_height) * 2;
    }
    return gain > 1;
}

void ColumnStack::exchange(qsizetype a, qsizetype b)
{
    const Place atA = m_places.at(a);
    const Place atB = m_places.at(b);
    QList<qsizetype> &columnA = m_columns[atA.column];
    QList<qsizetype> &columnB = m_columns[atB.column];
    const qsizetype indexA = columnA.indexOf(a);
    const qsizetype indexB = columnB.indexOf(b);
    columnA[indexA] = b;
    columnB[indexB] = a;
    m_heights[atA.column] = heightOf(columnA);
    m_heights[atB.column] = heightOf(columnB);
    stack(columnA);
    if (&columnA != &columnB)
        stack(columnB);
}

/// Tries the boxes around the place where \p box would like to be.
bool ColumnStack::trySwaps(qsizetype box)
{
    if (m_neighbours.at(box).isEmpty())
        return false;
    double column = 0;
    for (const qsizetype neighbour : m_neighbours.at(box))
        column += static_cast<double>(m_places.at(neighbour).column);
    column /= static_cast<double>(m_neighbours.at(box).size());
    const double y = wantedY(box);
    for (const qsizetype shift : {0, 1, -1}) {
        const qsizetype at = std::llround(column) + shift;
        if (at < 0 || at >= m_columns.size())
            continue;
        const QList<qsizetype> &boxes = m_columns.at(at);
        const auto below = std::lower_bound(boxes.begin(), boxes.end(), y, [this](qsizetype each, double value) {
            return m_places.at(each).y < value;
        });
        const qsizetype middle = below - boxes.begin();
        for (const qsizetype step : {0, -1, 1, -2}) {
            const qsizetype index = middle + step;
            if (index < 0 || index >= boxes.size() || boxes.at(index) == box || !swapGains(box, boxes.at(index)))
                continue;
            exchange(box, boxes.at(index));
            return true;
        }
    }
    return false;
}

void ColumnStack::improve(int rounds)
{
    for (int round = 0; round < rounds; ++round) {
        int swaps = 0;
        for (qsizetype box = 0; box < m_sizes.size(); ++box)
            swaps += trySwaps(box) ? 1 : 0;
        stackAll();
        if (swaps * 200 < m_sizes.size())
            return;
    }
}

/// The middle one of its neighbours' places.
double ColumnStack::wantedY(qsizetype box) const
{
    QList<double> ys;
    for (const qsizetype neighbour : m_neighbours.at(box))
        ys.append(m_places.at(neighbour).y);
    if (ys.isEmpty())
        return m_places.at(box).y;
    std::sort(ys.begin(), ys.end());
    const qsizetype middle = ys.size() / 2;
    return ys.size() % 2 == 1 ? ys.at(middle) : (ys.at(middle - 1) + ys.at(middle)) / 2;
}

/// The order stays; the mean of pushing down and pushing up keeps boxes as near as there is room to where they want to
/// be.
void ColumnStack::relaxColumn(const QList<qsizetype> &column)
{
    QList<double> down;
    QList<double> up(column.size());
    double from = 0;
    for (const qsizetype box : column) {
        const double half = m_sizes.at(box).height() / 2;
        down.append(std::max(from + half, wantedY(box)));
        from = down.last() + half + m_gaps.row;
    }
    double to = m_height;
    for (qsizetype i = column.size() - 1; i >= 0; --i) {
        const double half = m_sizes.at(column.at(i)).height() / 2;
        down[i] = std::min(down.at(i), to - half);
        up[i] = std::min(to - half, wantedY(column.at(i)));
        to = std::min(up.at(i), down.at(i)) - half - m_gaps.row;
    }
    // Both orders keep the gaps, and so does every mean of the two once "up" is kept within the column as well.
    from = 0;
    for (qsizetype i = 0; i < column.size(); ++i) {
        const double half = m_sizes.at(column.at(i)).height() / 2;
        const double y = std::max(from + half, (down.at(i) + up.at(i)) / 2);
        m_places[column.at(i)].y = y;
        from = y + half + m_gaps.row;
    }
}

void ColumnStack::relax()
{
    constexpr int rounds = 6;
    for (int round = 0; round < rounds; ++round) {
        for (qsizetype i = 0; i < m_columns.size(); ++i)
            relaxColumn(m_columns.at(round % 2 == 0 ? i : m_columns.size() - 1 - i));
    }
}

void ColumnStack::alignTops()
{
    for (const QList<qsizetype> &column : std::as_const(m_columns)) {
        double y = 0;
        for (const qsizetype box : column) {
            m_places[box].y = y + m_sizes.at(box).height() / 2;
            y += m_sizes.at(box).height() + m_gaps.row;
        }
    }
}

double ColumnStack::widthOf(const QList<qsizetype> &column) const
{
    double width = 0;
    for (const qsizetype box : column)
        width = std::max(width, m_sizes.at(box).width());
    return width;
}

/// Between \p column and the next one: by the most lines that run up and down beside each other there.
double ColumnStack::alley(qsizetype column) const
{
    if (!m_gaps.widens)
        return m_gaps.column;
    QList<std::pair<double, int>> ends;
    for (const qsizetype box : m_columns.at(column)) {
        for (const qsizetype neighbour : m_neighbours.at(box)) {
            const Place &to = m_places.at(neighbour);
            const Place &from = m_places.at(box);
            if (to.column < column || (to.column == column && neighbour < box))
                continue;
            ends.append({std::min(from.y, to.y), -1});
            ends.append({std::max(from.y, to.y), 1});
        }
    }
    std::sort(ends.begin(), ends.end());
    int most = 0;
    int now = 0;
    for (const auto &[y, step] : std::as_const(ends)) {
        now -= step;
        most = std::max(most, now);
    }
    return std::max(std::clamp(feet + channel * most, m_gaps.column, widestAlley),
                    widestLink(column) + feet + 2 * channel);
}

/// What is drawn on lines between \p column and the next one, where lines to further columns begin, too.
double ColumnStack::widestLink(qsizetype column) const
{
    double width = 0;
    for (qsizetype i = 0; i < m_widths.size(); ++i) {
        const auto &[a, b] = m_links.at(i);
        if (std::min(m_places.at(a).column, m_places.at(b).column) == column)
            width = std::max(width, m_widths.at(i));
    }
    return width;
}

/// How wide the ways across all columns are; 0: there are none.
double ColumnStack::street() const
{
    if (!m_gaps.widens || m_sizes.size() < boxesForStreets || m_height < 1.5 * blockHeight)
        return 0;
    return snappedUp(std::min(60 + static_cast<double>(m_sizes.size()) * 0.15, widestStreet));
}

QList<QPointF> ColumnStack::corners() const
{
    QList<QPointF> result(m_sizes.size());
    const double wide = street();
    const double last = snappedUp(m_height - blockHeight / 2);
    double x = 0;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        double free = 0;
        for (const qsizetype box : m_columns.at(i)) {
            double y = std::max(0.0, std::round((m_places.at(box).y - m_sizes.at(box).height() / 2) / columnSnap) *
                                         columnSnap);
            y = std::max(free, y + (wide > 0 ? std::floor(std::min(y, last) / blockHeight) * wide : 0));
            if (wide > 0) {
                // The first street that the box has not passed; a box that would stand in it goes below.
                const double period = blockHeight + wide;
                const double next = std::floor(y / period) * period + blockHeight;
                if (next < last + wide && y + m_sizes.at(box).height() > next)
                    y = std::max(y, next + wide);
            }
            result[box] = {x, y};
            free = snappedUp(y + m_sizes.at(box).height() + m_gaps.row - columnSnap);
        }
        x = snappedUp(x + widthOf(m_columns.at(i)) + alley(i));
    }
    return result;
}

QSizeF ColumnStack::size() const
{
    QRectF all;
    const QList<QPointF> places = corners();
    for (qsizetype i = 0; i < places.size(); ++i)
        all |= QRectF(places.at(i), m_sizes.at(i));
    return {all.right(), all.bottom()};
}

} // namespace sw::diagram
