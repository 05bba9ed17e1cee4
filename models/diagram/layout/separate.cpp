// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/separate.h"

#include <QSet>

#include <cmath>

namespace sw::diagram
{

namespace
{

/// Nearer than this, lines look like one.
constexpr double together = 2;
/// As near as lines are put to each other, and to cards; less where even that has no room.
constexpr double apart = 2.5;
constexpr double leastApart = 1.3;
constexpr double shortestStub = 12;
constexpr double fromCorner = 4;
constexpr double farthestMove = 60;
/// Pieces that touch for less are not seen as one.
constexpr double touch = 2;

struct Segment
{
    qsizetype line = -1;
    qsizetype index = 0; ///< of its first point
    bool upright = false;
    double at = 0;
    Span span;
};

class Separator
{
public:
    Separator(Scene &scene, const QList<qsizetype> &lines)
        : m_scene(scene), m_lines(lines), m_own(lines.begin(), lines.end())
    {}

    void run()
    {
        constexpr int rounds = 3;
        for (int round = 0; round < rounds; ++round) {
            collect();
            bool moved = false;
            for (const qsizetype line : m_lines) {
                const qsizetype pieces = m_scene.lines.at(line).points.size() - 1;
                for (qsizetype i = 0; i < pieces; ++i) {
                    const Segment segment = segmentAt(line, i);
                    if (sharesChannel(segment, together))
                        moved = moveAside(segment) || moved;
                }
            }
            if (!moved)
                return;
        }
    }

private:
    Segment segmentAt(qsizetype line, qsizetype i) const
    {
        const QPointF &from = m_scene.lines.at(line).points.at(i);
        const QPointF &to = m_scene.lines.at(line).points.at(i + 1);
        const bool upright = std::abs(from.x() - to.x()) < 0.01;
        const double a = upright ? from.y() : from.x();
        const double b = upright ? to.y() : to.x();
        return {line, i, upright, upright ? from.x() : from.y(), {std::min(a, b), std::max(a, b)}};
    }

    static QRectF rectOf(const Segment &segment, double room)
    {
        const QRectF rect = segment.upright
                                ? QRectF(QPointF(segment.at, segment.span.low), QPointF(segment.at, segment.span.high))
                                : QRectF(QPointF(segment.span.low, segment.at), QPointF(segment.span.high, segment.at));
        return rect.adjusted(-room, -room, room, room);
    }

    /// Lines by place: those that stay are found in the scene's own look-up.
    void collect()
    {
        m_grid.clear();
        for (const qsizetype line : m_lines)
            enter(line, true);
    }

    void enter(qsizetype line, bool add)
    {
        const qsizetype pieces = m_scene.lines.at(line).points.size() - 1;
        for (qsizetype i = 0; i < pieces; ++i) {
            const QRectF rect = rectOf(segmentAt(line, i), 1);
            if (add)
                m_grid.insert(line, rect);
            else
                m_grid.remove(line, rect);
        }
    }

    bool sharesChannel(const Segment &segment, double distance) const
    {
        const QRectF around = rectOf(segment, distance + 1);
        const QList<qsizetype> own = m_grid.query(around);
        const QList<qsizetype> others =
            m_own.size() == m_scene.lines.size() ? QList<qsizetype>() : m_scene.lineGrid.query(around);
        const auto meets = [&](qsizetype line) {
            if (line == segment.line)
                return false;
            const qsizetype pieces = m_scene.lines.at(line).points.size() - 1;
            for (qsizetype i = 0; i < pieces; ++i) {
                const Segment other = segmentAt(line, i);
                if (other.upright == segment.upright && std::abs(other.at - segment.at) < distance &&
                    std::min(other.span.high, segment.span.high) - std::max(other.span.low, segment.span.low) > touch)
                    return true;
            }
            return false;
        };
        return std::any_of(own.begin(), own.end(), meets) || std::any_of(others.begin(), others.end(), meets);
    }

    bool moveAside(const Segment &segment)
    {
        for (const double room : {apart, leastApart}) {
            m_apart = room;
            for (double step = room; step <= farthestMove; step += 0.5) {
                for (const double to : {segment.at - step, segment.at + step}) {
                    if (tryAt(segment, to))
                        return true;
                }
            }
        }
        return false;
    }

    bool tryAt(const Segment &segment, double to)
    {
        Segment moved = segment;
        moved.at = to;
        if (!keepsEnds(segment, to) || sharesChannel(moved, m_apart) || !isClear(moved))
            return false;
        Line &line = m_scene.lines[segment.line];
        const QList<QPointF> before = line.points;
        enter(segment.line, false);
        setAt(line, segment, to);
        const auto isBad = [this, &segment](qsizetype i) {
            if (i < 0 || i + 2 > m_scene.lines.at(segment.line).points.size())
                return false;
            const Segment neighbour = segmentAt(segment.line, i);
            return sharesChannel(neighbour, std::min(together, m_apart)) || !isClear(neighbour);
        };
        const bool bad = isBad(segment.index - 1) || isBad(segment.index + 1);
        if (bad)
            line.points = before;
        line.a.point = line.points.first();
        line.b.point = line.points.last();
        enter(segment.line, true);
        return !bad;
    }

    static void setAt(Line &line, const Segment &segment, double to)
    {
        for (const qsizetype i : {segment.index, segment.index + 1}) {
            if (segment.upright)
                line.points[i].setX(to);
            else
                line.points[i].setY(to);
        }
    }

    /// Feet keep their room, ends stay on their cards and off other ends.
    bool keepsEnds(const Segment &segment, double to) const
    {
        const Line &line = m_scene.lines.at(segment.line);
        const qsizetype last = line.points.size() - 2;
        if (line.bent && segment.index > 0 && segment.index < last)
            return false;
        const auto leavesStub = [&](const QPointF &port) {
            const double now = segment.at - port.x();
            return now * (to - port.x()) > 0 && std::abs(to - port.x()) >= std::min(shortestStub, std::abs(now));
        };
        if (segment.upright)
            return (segment.index != 1 || leavesStub(line.points.first())) &&
                   (segment.index + 1 != last || leavesStub(line.points.last()));
        return (segment.index != 0 || isFreeEnd(segment.line, line.a, to)) &&
               (segment.index != last || isFreeEnd(segment.line, line.b, to));
    }

    bool isFreeEnd(qsizetype line, const LineEnd &end, double y) const
    {
        const QRectF &card = m_scene.cards.at(end.card).rect;
        if (y < card.top() + fromCorner || y > card.bottom() - fromCorner)
            return false;
        const QList<qsizetype> others = m_scene.linesOf.value(end.card);
        return std::none_of(others.begin(), others.end(), [&](qsizetype other) {
            for (const LineEnd *each : {&m_scene.lines.at(other).a, &m_scene.lines.at(other).b}) {
                const bool itself = other == line && each->point == end.point;
                if (!itself && each->card == end.card && each->side == end.side &&
                    std::abs(each->point.y() - y) < m_apart)
                    return true;
            }
            return false;
        });
    }

    bool isClear(const Segment &segment) const
    {
        const Line &line = m_scene.lines.at(segment.line);
        const QRectF rect = rectOf(segment, m_apart);
        const QList<qsizetype> cards = m_scene.cardGrid.query(rect);
        return std::none_of(cards.begin(), cards.end(), [&](qsizetype card) {
            const bool own = (segment.index == 0 && card == line.a.card) ||
                             (segment.index + 2 == line.points.size() && card == line.b.card);
            return !own && m_scene.cards.at(card).rect.intersects(rect);
        });
    }

    Scene &m_scene;
    const QList<qsizetype> &m_lines;
    QSet<qsizetype> m_own;
    Grid m_grid{256};
    double m_apart = apart;
};

} // namespace

void separate(Scene &scene, const QList<qsizetype> &lines)
{
    Separator(scene, lines).run();
}

} // namespace sw::diagram
