// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/pathfinder.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

/// A bend costs as much as this length.
constexpr double bendCost = 40;
/// From the cards that a line goes around, where there is room: its labels fit in between.
constexpr double aroundLength = 48;
/// How far a line may go around at the side of its cards.
constexpr double sideReach = 400;

QList<QPointF> across(const Port &a, const Port &b, double x)
{
    return {a.point, {x, a.point.y()}, {x, b.point.y()}, b.point};
}

std::optional<Way> straight(const Obstacles &obstacles, const Port &a, const Port &b)
{
    if (std::abs(a.point.y() - b.point.y()) > 0.5 || !obstacles.isFree(a.point, b.point, a.card, b.card))
        return std::nullopt;
    const QList<QPointF> points{a.point, b.point};
    return Way{points, costOf(points)};
}

/// One vertical between cards that face each other; \p left is the port of the left card, facing right.
std::optional<double> facing(const Obstacles &obstacles, const Port &left, const Port &right)
{
    const double gap = right.point.x() - left.point.x();
    const double stub = std::min(stubLength, gap / 2);
    if (gap < 2 * clearance)
        return std::nullopt;
    Span range{left.point.x() + stub, right.point.x() - stub};
    range.high = std::min(range.high, obstacles.reach(left.point.y(), left.point.x(), range.high, left.card));
    range.low = std::max(range.low, obstacles.reach(right.point.y(), right.point.x(), range.low, right.card));
    const Span ys{std::min(left.point.y(), right.point.y()), std::max(left.point.y(), right.point.y())};
    const QList<Span> free = obstacles.freeColumns(range, ys);
    if (free.isEmpty())
        return std::nullopt;
    const double middle = (left.point.x() + right.point.x()) / 2;
    const auto best = std::min_element(free.begin(), free.end(), [middle](const Span &p, const Span &q) {
        return std::abs(p.clamp(middle) - middle) < std::abs(q.clamp(middle) - middle);
    });
    return best->clamp(middle);
}

/// One vertical outside of both cards, on the side that both ports are on.
std::optional<double> around(const Obstacles &obstacles, const Port &a, const Port &b)
{
    const double sign = a.direction();
    const double border = sign > 0 ? std::max(a.point.x(), b.point.x()) : std::min(a.point.x(), b.point.x());
    const double near = border + sign * stubLength;
    double far = border + sign * sideReach;
    for (const Port *port : {&a, &b}) {
        const double end = obstacles.reach(port->point.y(), port->point.x(), far, port->card);
        far = sign > 0 ? std::min(far, end) : std::max(far, end);
    }
    const Span range = sign > 0 ? Span{near, far} : Span{far, near};
    const Span ys{std::min(a.point.y(), b.point.y()), std::max(a.point.y(), b.point.y())};
    const QList<Span> free = obstacles.freeColumns(range, ys);
    if (free.isEmpty())
        return std::nullopt;
    const Span &nearest = sign > 0 ? free.first() : free.last();
    return nearest.clamp(border + sign * aroundLength);
}

} // namespace

double costOf(const QList<QPointF> &points)
{
    double length = 0;
    for (qsizetype i = 1; i < points.size(); ++i)
        length += (points.at(i) - points.at(i - 1)).manhattanLength();
    return length + bendCost * static_cast<double>(std::max<qsizetype>(points.size() - 2, 0));
}

std::optional<Way> simpleWay(const Obstacles &obstacles, const Port &a, const Port &b)
{
    std::optional<double> x;
    if (a.side == b.side) {
        x = around(obstacles, a, b);
    } else {
        if (a.card == b.card)
            return std::nullopt;
        const Port &left = a.side == Side::Right ? a : b;
        const Port &right = a.side == Side::Right ? b : a;
        if (auto way = straight(obstacles, left, right); way && right.point.x() > left.point.x())
            return Way{{a.point, b.point}, way->cost};
        x = facing(obstacles, left, right);
    }
    if (!x)
        return std::nullopt;
    const QList<QPointF> points = across(a, b, *x);
    return Way{points, costOf(points)};
}

} // namespace sw::diagram
