// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/bends.h"

#include "models/diagram/paint/painter.h"
#include "models/diagram/scene/ports.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

/// A jog smaller than this was a slip of the hand.
constexpr double slip = 7;
/// The least that a foot needs before the first bend.
constexpr double shortestStub = 18;

QPointF outOf(const LineEnd &end, double length)
{
    return end.point + QPointF(end.side == Side::Right ? length : -length, 0);
}

bool leavesRoom(const LineEnd &end, double x)
{
    return (end.side == Side::Right ? x - end.point.x() : end.point.x() - x) >= shortestStub - 0.01;
}

/// The side of the card that \p x lies on, the stored one where both would do.
bool chooseSide(const Scene &scene, LineEnd &end, bool right, double x)
{
    for (const bool other : {false, true}) {
        end.side = right != other ? Side::Right : Side::Left;
        end.point = portPoint(scene, end);
        if (leavesRoom(end, x))
            return true;
    }
    return false;
}

bool isFree(const Obstacles &obstacles, const Line &line)
{
    const QList<QPointF> points = bentPoints(line);
    const qsizetype last = points.size() - 2;
    for (qsizetype i = 0; i <= last; ++i) {
        if (!obstacles.isFree(points.at(i), points.at(i + 1), i == 0 ? line.a.card : -1, i == last ? line.b.card : -1))
            return false;
    }
    return true;
}

} // namespace

bool takeBend(const Scene &scene, const Obstacles &obstacles, Line &line)
{
    if (!line.bend || line.bend->at.isEmpty() || line.bend->at.size() % 2 == 0)
        return false;
    Line tried = line;
    const schema::LineWay &way = *line.bend;
    if (!chooseSide(scene, tried.a, way.rightOfA, way.at.first()) ||
        !chooseSide(scene, tried.b, way.rightOfB, way.at.last()) || !isFree(obstacles, tried))
        return false;
    line.a = tried.a;
    line.b = tried.b;
    return true;
}

QList<QPointF> bentPoints(const Line &line)
{
    QList<QPointF> points{line.a.point};
    const QList<double> &at = line.bend->at;
    double y = line.a.point.y();
    for (qsizetype i = 0; i < at.size(); i += 2) {
        points.append({at.at(i), y});
        y = i + 1 < at.size() ? at.at(i + 1) : line.b.point.y();
        points.append({at.at(i), y});
    }
    points.append(line.b.point);
    return points;
}

schema::LineWay bendOf(const Line &line, qsizetype piece, double to)
{
    schema::LineWay way{line.a.side == Side::Right, line.b.side == Side::Right, {}};
    const qsizetype pieces = line.points.size() - 1;
    for (qsizetype i = 1; i + 1 < pieces; ++i)
        way.at.append(i % 2 == 1 ? line.points.at(i).x() : line.points.at(i).y());
    if (piece > 0 && piece + 1 < pieces) {
        way.at[piece - 1] = to;
        return way;
    }
    const double outA = outOf(line.a, stubLength).x();
    const double outB = outOf(line.b, stubLength).x();
    if (pieces == 1)
        way.at = {outA, to, outB};
    else if (piece == 0)
        way.at = QList<double>{outA, to} + way.at;
    else
        way.at += {to, outB};
    return way;
}

schema::LineWay tidied(const schema::LineWay &way)
{
    schema::LineWay result = way;
    for (qsizetype i = 0; i + 2 < result.at.size();) {
        if (std::abs(result.at.at(i) - result.at.at(i + 2)) >= slip) {
            ++i;
            continue;
        }
        result.at.remove(i + 1, 2);
        i = 0;
    }
    for (double &at : result.at)
        at = std::round(at);
    return result;
}

bool isUpright(const Line &line, qsizetype piece)
{
    return std::abs(line.points.at(piece).x() - line.points.at(piece + 1).x()) < 0.01;
}

qsizetype middlePiece(const Line &line, bool upright)
{
    const qsizetype pieces = line.points.size() - 1;
    qsizetype best = -1;
    for (qsizetype i = 0; i < pieces; ++i) {
        if (isUpright(line, i) == upright &&
            (best < 0 || std::abs(2 * i - pieces + 1) < std::abs(2 * best - pieces + 1)))
            best = i;
    }
    return best;
}

qsizetype pieceAt(const Line &line, const QPointF &point)
{
    qsizetype best = -1;
    double least = 0;
    for (qsizetype i = 0; i + 1 < line.points.size(); ++i) {
        const QRectF box = QRectF(line.points.at(i), line.points.at(i + 1)).normalized();
        const double dx = std::max({0.0, box.left() - point.x(), point.x() - box.right()});
        const double dy = std::max({0.0, box.top() - point.y(), point.y() - box.bottom()});
        if (best < 0 || dx + dy < least) {
            best = i;
            least = dx + dy;
        }
    }
    return best;
}

bool canBend(const Scene &scene, const Hit &hit, double zoom)
{
    return hit.part == Hit::Part::Line && hit.line < scene.lines.size() && hit.piece >= 0 &&
           levelAt(zoom) != Level::Block && hit.piece + 1 < scene.lines.at(hit.line).points.size() &&
           !scene.lines.at(hit.line).key.isEmpty();
}

} // namespace sw::diagram
