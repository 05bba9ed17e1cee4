// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/lattice.h"

#include "models/diagram/routing/pathfinder.h"

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// Between a card and the line of the net above or below it.
constexpr double rowOffset = 18;
/// Lines of the net nearer than this are one.
constexpr double merge = 9;
constexpr float bend = 40;
/// How much longer a way counts for each line on it.
constexpr float crowd = 0.03f;
/// Between two rows of cards there is room for about as many lines; each further one makes the way much longer.
constexpr int roomy = 4;
constexpr float full = 0.35f;
constexpr int maximumUse = 15;
/// The way left counts more than the way done: searches run towards the goal instead of over all ways of equal length,
/// ten times as fast for ways that are a fiftieth longer.
constexpr float greed = 1.8f;
constexpr quint8 blockedRight = 1;
constexpr quint8 blockedDown = 2;

/// Sorted, without those that are too near to the one before.
QList<double> merged(QList<double> lines)
{
    std::sort(lines.begin(), lines.end());
    QList<double> result;
    for (const double line : std::as_const(lines)) {
        if (result.isEmpty() || line - result.last() >= merge)
            result.append(line);
    }
    return result;
}

/// Number of the first line that is not before \p at.
int firstFrom(const QList<double> &lines, double at)
{
    return static_cast<int>(std::lower_bound(lines.begin(), lines.end(), at) - lines.begin());
}

int nearest(const QList<double> &lines, double at)
{
    const int next = firstFrom(lines, at);
    if (next == 0)
        return 0;
    return next == lines.size() || at - lines.at(next - 1) < lines.at(next) - at ? next - 1 : next;
}

} // namespace

struct Lattice::Step
{
    float estimate;
    qint32 state;
    /// For a heap with the least estimate on top.
    friend bool operator<(const Step &a, const Step &b)
    {
        return a.estimate != b.estimate ? a.estimate > b.estimate : a.state > b.state;
    }
};

Lattice::Lattice(const Scene &scene, const QRectF &area)
{
    const QList<qsizetype> cards = scene.cardGrid.query(area);
    addLines(scene, cards, area);
    const size_t points = static_cast<size_t>(m_xs.size()) * static_cast<size_t>(m_ys.size());
    m_blocked.assign(points, 0);
    m_used.assign(points, 0);
    m_states.assign(points * 2, {0, -1, 0});
    for (const qsizetype card : cards)
        block(scene.cards.at(card).rect.adjusted(-clearance, -clearance, clearance, clearance));
}

void Lattice::addLines(const Scene &scene, const QList<qsizetype> &cards, const QRectF &area)
{
    QList<double> xs{area.left(), area.right()};
    QList<double> ys{area.top(), area.bottom()};
    for (const qsizetype index : cards) {
        const QRectF &rect = scene.cards.at(index).rect;
        xs << rect.left() - stubLength << rect.right() + stubLength;
        ys << rect.top() - rowOffset << rect.bottom() + rowOffset;
        const QList<qsizetype> near = scene.cardGrid.query(rect.adjusted(0, 0, 2 * stubLength, 2 * rowOffset));
        for (const qsizetype other : near) {
            const QRectF &next = scene.cards.at(other).rect;
            const double right = next.left() - rect.right();
            const double below = next.top() - rect.bottom();
            if (right > 0 && right < 2 * stubLength)
                xs << rect.right() + right / 2;
            if (below > 0 && below < 2 * rowOffset)
                ys << rect.bottom() + below / 2;
        }
    }
    m_xs = merged(xs);
    m_ys = merged(ys);
}

/// Takes the ways that cross \p rect out of the net; touching it is allowed.
void Lattice::block(const QRectF &rect)
{
    constexpr double slack = 0.01;
    const int left = firstFrom(m_xs, rect.left() + slack);
    const int right = firstFrom(m_xs, rect.right() - slack);
    const int top = firstFrom(m_ys, rect.top() + slack);
    const int bottom = firstFrom(m_ys, rect.bottom() - slack);
    for (int row = top; row < bottom; ++row) {
        for (int column = std::max(left - 1, 0); column < std::min(right, static_cast<int>(m_xs.size())); ++column)
            m_blocked[number(column, row)] |= blockedRight;
    }
    for (int row = std::max(top - 1, 0); row < std::min(bottom, static_cast<int>(m_ys.size())); ++row) {
        for (int column = left; column < right; ++column)
            m_blocked[number(column, row)] |= blockedDown;
    }
}

Lattice::Node Lattice::nodeOf(qint32 state) const
{
    const auto columns = static_cast<qint32>(m_xs.size());
    return {state / 2 % columns, state / 2 / columns};
}

/// The point of the net in front of the port, where a line may turn.
std::optional<Lattice::Node> Lattice::entry(const Obstacles &obstacles, const Port &port) const
{
    const double x = port.point.x() + port.direction() * stubLength;
    const int column = port.side == Side::Right ? firstFrom(m_xs, x - 0.01) : firstFrom(m_xs, x + 0.01) - 1;
    if (column < 0 || column >= m_xs.size() ||
        !obstacles.isFree(port.point, {m_xs.at(column), port.point.y()}, port.card))
        return std::nullopt;
    const int row = nearest(m_ys, port.point.y());
    for (const int shift : {0, 1, -1, 2, -2}) {
        const int at = row + shift;
        if (at < 0 || at >= m_ys.size())
            continue;
        if (obstacles.isFree({m_xs.at(column), port.point.y()}, {m_xs.at(column), m_ys.at(at)}))
            return Node{column, at};
    }
    return std::nullopt;
}

/// The way left to go, and the bends it takes at least: it leaves and arrives across.
float Lattice::estimate(const Node &node, int turn, const Node &goal) const
{
    const double way =
        std::abs(m_xs.at(node.column) - m_xs.at(goal.column)) + std::abs(m_ys.at(node.row) - m_ys.at(goal.row));
    const int bends = turn == 1 ? 1 : node.row != goal.row ? 2 : 0;
    return greed * static_cast<float>(way) + bend * static_cast<float>(bends);
}

void Lattice::visit(const Node &node, int turn, float cost, qint32 parent, const Node &goal, std::vector<Step> &open)
{
    const auto state = static_cast<qint32>(number(node.column, node.row)) * 2 + turn;
    State &known = m_states[static_cast<size_t>(state)];
    if (known.stamp == m_stamp && known.cost <= cost)
        return;
    known = {cost, parent, m_stamp};
    open.push_back({cost + estimate(node, turn, goal), state});
    std::push_heap(open.begin(), open.end());
}

void Lattice::expand(qint32 state, const Node &goal, std::vector<Step> &open)
{
    const Node node = nodeOf(state);
    const int turn = state % 2;
    const float cost = m_states[static_cast<size_t>(state)].cost;
    const auto go = [&](const Node &next, const Node &owner, bool vertical, double length) {
        const size_t way = number(owner.column, owner.row);
        if (m_blocked[way] & (vertical ? blockedDown : blockedRight))
            return;
        const int lines = vertical ? m_used[way] >> 4 : m_used[way] & maximumUse;
        const float weight =
            1 + crowd * static_cast<float>(lines) + full * static_cast<float>(std::max(0, lines - roomy));
        const float turning = vertical == (turn == 1) ? 0 : bend;
        visit(next, vertical ? 1 : 0, cost + static_cast<float>(length) * weight + turning, state, goal, open);
    };
    if (node.column + 1 < m_xs.size())
        go({node.column + 1, node.row}, node, false, m_xs.at(node.column + 1) - m_xs.at(node.column));
    if (node.column > 0)
        go({node.column - 1, node.row}, {node.column - 1, node.row}, false,
           m_xs.at(node.column) - m_xs.at(node.column - 1));
    if (node.row + 1 < m_ys.size())
        go({node.column, node.row + 1}, node, true, m_ys.at(node.row + 1) - m_ys.at(node.row));
    if (node.row > 0)
        go({node.column, node.row - 1}, {node.column, node.row - 1}, true, m_ys.at(node.row) - m_ys.at(node.row - 1));
}

std::optional<Way> Lattice::find(const Obstacles &obstacles, const Port &a, const Port &b)
{
    const auto from = entry(obstacles, a);
    const auto to = entry(obstacles, b);
    if (!from || !to)
        return std::nullopt;
    ++m_stamp;
    std::vector<Step> open;
    visit(*from, 0, 0, -1, *to, open);
    const auto goal = static_cast<qint32>(number(to->column, to->row)) * 2;
    while (!open.empty()) {
        std::pop_heap(open.begin(), open.end());
        const Step step = open.back();
        open.pop_back();
        const float cost = m_states[static_cast<size_t>(step.state)].cost;
        if (step.estimate > cost + estimate(nodeOf(step.state), step.state % 2, *to) + 0.01f)
            continue; // reached more cheaply meanwhile
        if (step.state == goal) {
            const QList<QPointF> points = pointsOf(goal, a, b);
            return Way{points, costOf(points)};
        }
        if (step.state == goal + 1)
            visit(*to, 0, cost + bend, m_states[static_cast<size_t>(goal + 1)].parent, *to, open);
        expand(step.state, *to, open);
    }
    return std::nullopt;
}

/// The points of the way that was found; it counts as used from now on.
QList<QPointF> Lattice::pointsOf(qint32 goal, const Port &a, const Port &b)
{
    QList<QPointF> reversed;
    for (qint32 state = goal; state >= 0; state = m_states[static_cast<size_t>(state)].parent) {
        const Node node = nodeOf(state);
        reversed.append({m_xs.at(node.column), m_ys.at(node.row)});
        const qint32 parent = m_states[static_cast<size_t>(state)].parent;
        if (parent < 0)
            continue;
        const Node before = nodeOf(parent);
        const bool vertical = before.column == node.column;
        quint8 &used = m_used[number(std::min(before.column, node.column), std::min(before.row, node.row))];
        const int lines = vertical ? used >> 4 : used & maximumUse;
        if (lines < maximumUse)
            used = static_cast<quint8>(used + (vertical ? maximumUse + 1 : 1));
    }
    QList<QPointF> points{a.point, {reversed.last().x(), a.point.y()}};
    for (auto point = reversed.crbegin(); point != reversed.crend(); ++point)
        points.append(*point);
    points.append({reversed.first().x(), b.point.y()});
    points.append(b.point);
    return points;
}

} // namespace sw::diagram
