// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/straighten.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double same = 0.01;

bool isHorizontal(const QPointF &from, const QPointF &to)
{
    return std::abs(from.y() - to.y()) < same;
}

/// The points with piece \p i (from point i to i + 1) moved so that it continues piece \p i - 2; the piece between them
/// goes.
QList<QPointF> merged(const QList<QPointF> &points, qsizetype i)
{
    QList<QPointF> result = points;
    const bool horizontal = isHorizontal(points.at(i), points.at(i + 1));
    if (horizontal)
        result[i + 1].setY(points.at(i - 1).y());
    else
        result[i + 1].setX(points.at(i - 1).x());
    result.remove(i - 1, 2);
    return result;
}

bool isFree(const Obstacles &obstacles, const QList<QPointF> &points, qsizetype cardA, qsizetype cardB)
{
    for (qsizetype i = 0; i < points.size() - 1; ++i) {
        const qsizetype skip = i == 0 ? cardA : -1;
        const qsizetype skipToo = i == points.size() - 2 ? cardB : -1;
        if (!obstacles.isFree(points.at(i), points.at(i + 1), skip, skipToo))
            return false;
    }
    return true;
}

/// A way must leave its card straight for the length of its foot.
bool keepsStubs(const QList<QPointF> &points)
{
    if (points.size() < 4)
        return true;
    return std::abs(points.at(1).x() - points.first().x()) >= stubLength - same &&
           std::abs(points.at(points.size() - 2).x() - points.last().x()) >= stubLength - same;
}

} // namespace

QList<QPointF> simplified(const QList<QPointF> &points)
{
    QList<QPointF> result;
    for (const QPointF &point : points) {
        if (!result.isEmpty() && (point - result.last()).manhattanLength() < same)
            continue;
        while (result.size() >= 2) {
            const QPointF &before = result.at(result.size() - 2);
            const QPointF &last = result.last();
            const bool inLine = (std::abs(before.x() - last.x()) < same && std::abs(last.x() - point.x()) < same) ||
                                (std::abs(before.y() - last.y()) < same && std::abs(last.y() - point.y()) < same);
            if (!inLine)
                break;
            result.removeLast();
        }
        result.append(point);
    }
    return result;
}

QList<QPointF> straightened(const Obstacles &obstacles, const QList<QPointF> &points, qsizetype cardA, qsizetype cardB)
{
    QList<QPointF> best = simplified(points);
    bool changed = true;
    while (changed && best.size() > 3) {
        changed = false;
        // Forth: piece i + 2 in line with piece i; back: piece i in line with piece i + 2.
        for (qsizetype i = 0; i + 3 < best.size() && !changed; ++i) {
            for (const bool forth : {true, false}) {
                QList<QPointF> candidate = best;
                if (forth && i + 4 < best.size()) {
                    candidate = merged(best, i + 2);
                } else if (!forth && i > 0) {
                    std::reverse(candidate.begin(), candidate.end());
                    candidate = merged(candidate, best.size() - 2 - i);
                    std::reverse(candidate.begin(), candidate.end());
                } else {
                    continue;
                }
                candidate = simplified(candidate);
                if (candidate.size() < best.size() && keepsStubs(candidate) &&
                    isFree(obstacles, candidate, cardA, cardB)) {
                    best = candidate;
                    changed = true;
                    break;
                }
            }
        }
    }
    return best;
}

} // namespace sw::diagram
