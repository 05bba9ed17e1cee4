// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/pathfinder.h"

#include <cmath>
#include <queue>

namespace sw::diagram
{

namespace
{

/// Between the points of the lattice.
constexpr double pitch = 16;
constexpr float bend = 2.5f;   ///< in steps
constexpr float crowd = 0.75f; ///< for each line that uses a point already
/// Searches a little greedily: ways stay near the shortest, with a fraction of the work.
constexpr float greed = 1.15f;

} // namespace

struct Lattice::Step
{
    float estimate;
    qint32 state;
    friend bool operator<(const Step &a, const Step &b) { return a.estimate != b.estimate ? a.estimate > b.estimate : a.state > b.state; }
};

Lattice::Lattice(const Scene &scene, const QRectF &area)
    : m_area(area)
    , m_columns(static_cast<int>(std::ceil(area.width() / pitch)) + 1)
    , m_rows(static_cast<int>(std::ceil(area.height() / pitch)) + 1)
{
    const auto points = static_cast<size_t>(m_columns) * static_cast<size_t>(m_rows);
    m_blocked.assign(points, false);
    m_used.assign(points, 0);
    m_states.assign(points * 2, {0, -1, 0});
    const QList<qsizetype> cards = scene.cardGrid.query(area);
    for (const qsizetype index : cards) {
        const QRectF rect = scene.cards.at(index).rect.adjusted(-clearance, -clearance, clearance, clearance).translated(-area.topLeft());
        const int left = std::max(0, static_cast<int>(std::floor(rect.left() / pitch)) + 1);
        const int top = std::max(0, static_cast<int>(std::floor(rect.top() / pitch)) + 1);
        const int right = std::min(m_columns - 1, static_cast<int>(std::ceil(rect.right() / pitch)) - 1);
        const int bottom = std::min(m_rows - 1, static_cast<int>(std::ceil(rect.bottom() / pitch)) - 1);
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column)
                m_blocked[static_cast<size_t>(row) * static_cast<size_t>(m_columns) + static_cast<size_t>(column)] = true;
        }
    }
}

QPointF Lattice::pointAt(qint32 state) const
{
    const int point = state / 2;
    return m_area.topLeft() + QPointF(point % m_columns, point / m_columns) * pitch;
}

/// The point of the lattice in front of the port, where a line may turn.
std::optional<std::pair<int, int>> Lattice::entry(const Obstacles &obstacles, const Port &port) const
{
    const double x = (port.point.x() + port.direction() * stubLength - m_area.left()) / pitch;
    const int column = port.side == Side::Right ? static_cast<int>(std::ceil(x)) : static_cast<int>(std::floor(x));
    const int row = static_cast<int>(std::lround((port.point.y() - m_area.top()) / pitch));
    if (column < 0 || column >= m_columns)
        return std::nullopt;
    const QPointF turn(m_area.left() + column * pitch, port.point.y());
    if (!obstacles.isFree(port.point, turn, port.card))
        return std::nullopt;
    for (const int shift : {0, 1, -1}) {
        const int at = row + shift;
        if (at >= 0 && at < m_rows && !isBlocked(column, at))
            return std::pair{column, at};
    }
    return std::nullopt;
}

std::optional<Way> Lattice::find(const Obstacles &obstacles, const Port &a, const Port &b)
{
    const auto from = entry(obstacles, a);
    const auto to = entry(obstacles, b);
    if (!from || !to)
        return std::nullopt;
    ++m_stamp;
    const auto estimate = [&](int column, int row) {
        return greed * static_cast<float>(std::abs(column - to->first) + std::abs(row - to->second));
    };
    std::priority_queue<Step> open;
    const auto visit = [&](int column, int row, int turn, float cost, qint32 parent) {
        const qint32 number = (row * m_columns + column) * 2 + turn;
        State &state = m_states[static_cast<size_t>(number)];
        if (state.stamp == m_stamp && state.cost <= cost)
            return;
        state = {cost, parent, m_stamp};
        open.push({cost + estimate(column, row), number});
    };
    visit(from->first, from->second, 0, 0, -1);
    constexpr int directions[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    while (!open.empty()) {
        const Step step = open.top();
        open.pop();
        const int point = step.state / 2;
        const int column = point % m_columns;
        const int row = point / m_columns;
        const State state = m_states[static_cast<size_t>(step.state)];
        if (step.estimate > state.cost + estimate(column, row) + 0.001f)
            continue;
        if (column == to->first && row == to->second) {
            const QList<QPointF> points = pointsOf(step.state, a, b);
            use(points);
            return Way{points, costOf(points)};
        }
        for (int d = 0; d < 4; ++d) {
            const int nextColumn = column + directions[d][0];
            const int nextRow = row + directions[d][1];
            if (nextColumn < 0 || nextRow < 0 || nextColumn >= m_columns || nextRow >= m_rows || isBlocked(nextColumn, nextRow))
                continue;
            const int turn = d < 2 ? 0 : 1;
            const auto used = m_used[static_cast<size_t>(nextRow) * static_cast<size_t>(m_columns) + static_cast<size_t>(nextColumn)];
            const float cost = state.cost + 1 + (turn == step.state % 2 ? 0 : bend) + crowd * static_cast<float>(used);
            visit(nextColumn, nextRow, turn, cost, step.state);
        }
    }
    return std::nullopt;
}

QList<QPointF> Lattice::pointsOf(qint32 goal, const Port &a, const Port &b)
{
    QList<QPointF> reversed;
    for (qint32 state = goal; state >= 0; state = m_states[static_cast<size_t>(state)].parent)
        reversed.append(pointAt(state));
    QList<QPointF> points{a.point, {reversed.last().x(), a.point.y()}};
    for (auto point = reversed.crbegin(); point != reversed.crend(); ++point)
        points.append(*point);
    points.append({reversed.first().x(), b.point.y()});
    points.append(b.point);
    return points;
}

void Lattice::use(const QList<QPointF> &points)
{
    for (const QPointF &point : points) {
        const int column = static_cast<int>(std::lround((point.x() - m_area.left()) / pitch));
        const int row = static_cast<int>(std::lround((point.y() - m_area.top()) / pitch));
        if (column < 0 || row < 0 || column >= m_columns || row >= m_rows)
            continue;
        quint8 &used = m_used[static_cast<size_t>(row) * static_cast<size_t>(m_columns) + static_cast<size_t>(column)];
        used = static_cast<quint8>(std::min(used + 1, 250));
    }
}

} // namespace sw::diagram
