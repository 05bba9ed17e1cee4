// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/nudge.h"

#include "models/diagram/routing/router.h"
#include "models/diagram/scene/ports.h"

#include <QSet>

#include <cmath>
#include <queue>

namespace sw::diagram
{

namespace
{

/// What two lines end to end on one channel keep between them.
constexpr double endGap = 10;
/// Two pieces nearer than this would look like one.
constexpr double tooNear = 5;
/// How far an end may leave the middle of its row, so that lines of two cards whose rows are level do not meet.
constexpr double rowSlack = 6;
/// Lines are never put nearer than this to each other; where there is no room, they share a channel.
constexpr double narrowest = 3;

/// A piece next to this one, where the line goes on.
struct Arm
{
    double at = 0;  ///< along the piece
    double tip = 0; ///< how far it leads, across
};

struct Piece
{
    qsizetype line = -1;
    qsizetype index = 0; ///< of its first point
    double position = 0;
    Span span; ///< along
    Span room; ///< where position may be
    bool fixed = true;
    Arm arms[2];
    double gap = lineGap;
};

/// One pass over all pieces along one axis. Coordinates are "across" (what moves) and "along".
class Nudger
{
public:
    Nudger(Scene &scene, Axis axis) : m_scene(scene), m_obstacles(scene), m_axis(axis), m_grid(256) {}

    bool run(const QList<qsizetype> &lines)
    {
        collect(lines);
        collectOthers(QSet<qsizetype>(lines.begin(), lines.end()));
        findConflicts();
        sort();
        while (!bounds()) {
        }
        return place();
    }

private:
    double across(const QPointF &point) const { return m_axis == Axis::Vertical ? point.x() : point.y(); }
    double along(const QPointF &point) const { return m_axis == Axis::Vertical ? point.y() : point.x(); }

    bool isAlongAxis(const QPointF &from, const QPointF &to) const
    {
        return std::abs(across(from) - across(to)) < 0.01 && std::abs(along(from) - along(to)) > 0.01;
    }

    QRectF rectOf(const Span &acrossSpan, const Span &alongSpan) const
    {
        if (m_axis == Axis::Vertical)
            return {QPointF(acrossSpan.low, alongSpan.low), QPointF(acrossSpan.high, alongSpan.high)};
        return {QPointF(alongSpan.low, acrossSpan.low), QPointF(alongSpan.high, acrossSpan.high)};
    }

    Piece pieceAt(qsizetype lineIndex, qsizetype i) const
    {
        const QList<QPointF> &points = m_scene.lines.at(lineIndex).points;
        Piece piece;
        piece.line = lineIndex;
        piece.index = i;
        piece.position = across(points.at(i));
        piece.span = {std::min(along(points.at(i)), along(points.at(i + 1))),
                      std::max(along(points.at(i)), along(points.at(i + 1)))};
        piece.room = {piece.position, piece.position};
        piece.arms[0] = {along(points.at(i)), i > 0 ? across(points.at(i - 1)) : piece.position};
        piece.arms[1] = {along(points.at(i + 1)), i + 2 < points.size() ? across(points.at(i + 2)) : piece.position};
        return piece;
    }

    /// Where the piece may go: between the cards, and not so near to its own card that the foot has no room.
    Span roomOf(const Piece &piece) const
    {
        const QList<QPointF> &points = m_scene.lines.at(piece.line).points;
        Span room = m_axis == Axis::Vertical ? m_obstacles.columnAround(piece.position, piece.span)
                                             : m_obstacles.rowAround(piece.position, piece.span);
        if (m_axis == Axis::Horizontal)
            return room;
        const auto keepStub = [&](const QPointF &port) {
            const double now = piece.position - port.x();
            const double stub = std::min(stubLength, std::abs(now));
            if (now >= 0)
                room.low = std::max(room.low, port.x() + stub);
            else
                room.high = std::min(room.high, port.x() - stub);
        };
        if (piece.index == 1)
            keepStub(points.first());
        if (piece.index == points.size() - 3)
            keepStub(points.last());
        return room;
    }

    /// A piece at a card: its end stays in its row.
    Span roomAtEnd(const Piece &piece) const
    {
        const Line &line = m_scene.lines.at(piece.line);
        Span room = m_obstacles.rowAround(piece.position, piece.span, line.a.card, line.b.card);
        const auto keepIn = [&](const LineEnd &end) {
            const double middle = portPoint(m_scene, end).y();
            const bool inRow = std::abs(piece.position - middle) <= rowSlack;
            const double slack = std::min(inRow ? rowSlack : 0, distanceToNextEnd(piece.line, end) / 2 - 1);
            const double from = slack >= rowSlack ? middle : piece.position;
            room.low = std::max(room.low, from - slack);
            room.high = std::min(room.high, from + slack);
        };
        if (piece.index == 0)
            keepIn(line.a);
        if (piece.index + 2 == line.points.size())
            keepIn(line.b);
        return room;
    }

    /// To the nearest end of another line on the same side of the card.
    double distanceToNextEnd(qsizetype line, const LineEnd &end) const
    {
        double nearest = 1e9;
        const QList<qsizetype> others = m_scene.linesOf.value(end.card);
        for (const qsizetype other : others) {
            for (const LineEnd *each : {&m_scene.lines.at(other).a, &m_scene.lines.at(other).b}) {
                if (each->card == end.card && each->side == end.side && (other != line || each->point != end.point))
                    nearest = std::min(nearest, std::abs(each->point.y() - end.point.y()));
            }
        }
        return std::max(nearest, 2.0);
    }

    void add(const Piece &piece)
    {
        m_grid.insert(m_pieces.size(), rectOf(piece.room, piece.span).adjusted(-lineGap, -lineGap, lineGap, lineGap));
        m_pieces.append(piece);
    }

    void collect(const QList<qsizetype> &lines)
    {
        for (const qsizetype line : lines) {
            const qsizetype count = m_scene.lines.at(line).points.size();
            for (qsizetype i = 0; i + 1 < count; ++i) {
                if (!isAlongAxis(m_scene.lines.at(line).points.at(i), m_scene.lines.at(line).points.at(i + 1)))
                    continue;
                Piece piece = pieceAt(line, i);
                const bool atEnd = i == 0 || i + 2 == count;
                piece.fixed = m_scene.lines.at(line).bent && !atEnd;
                if (!piece.fixed)
                    piece.room = atEnd ? roomAtEnd(piece) : roomOf(piece);
                if (piece.room.isEmpty())
                    piece.room = {piece.position, piece.position};
                add(piece);
            }
        }
    }

    /// Pieces of lines that stay, near those that move.
    void collectOthers(const QSet<qsizetype> &lines)
    {
        if (lines.size() == m_scene.lines.size())
            return;
        QSet<qsizetype> near;
        const qsizetype own = m_pieces.size();
        for (qsizetype i = 0; i < own; ++i) {
            const QList<qsizetype> found = m_scene.lineGrid.query(rectOf(m_pieces.at(i).room, m_pieces.at(i).span));
            for (const qsizetype line : found) {
                if (!lines.contains(line))
                    near.insert(line);
            }
        }
        QList<qsizetype> sorted(near.cbegin(), near.cend());
        std::sort(sorted.begin(), sorted.end());
        for (const qsizetype line : std::as_const(sorted)) {
            const QList<QPointF> &points = m_scene.lines.at(line).points;
            for (qsizetype i = 0; i + 1 < points.size(); ++i) {
                if (isAlongAxis(points.at(i), points.at(i + 1)))
                    add(pieceAt(line, i));
            }
        }
    }

    void findConflicts()
    {
        m_conflicts.resize(m_pieces.size());
        for (qsizetype i = 0; i < m_pieces.size(); ++i) {
            const Piece &piece = m_pieces.at(i);
            if (piece.fixed)
                continue;
            const QList<qsizetype> near =
                m_grid.query(rectOf(piece.room, piece.span).adjusted(-lineGap, -lineGap, lineGap, lineGap));
            for (const qsizetype j : near) {
                const Piece &other = m_pieces.at(j);
                if (j == i || (!other.fixed && j < i))
                    continue;
                if (!piece.span.overlaps(other.span, endGap) || !piece.room.overlaps(other.room, lineGap))
                    continue;
                m_conflicts[i].append(j);
                m_conflicts[j].append(i);
            }
        }
    }

    /// How bad it is when \p low is at the lower coordinate: crossings, and much worse, pieces that would lie on each
    /// other.
    static int badness(const Piece &low, const Piece &high)
    {
        int bad = 0;
        const auto within = [](const Span &span, double at) {
            return at > span.low + 0.01 && at < span.high - 0.01;
        };
        for (const Arm &arm : low.arms) {
            if (arm.tip <= low.position)
                continue;
            bad += within(high.span, arm.at) ? 2 : 0;
            for (const Arm &other : high.arms)
                bad += other.tip < high.position && std::abs(other.at - arm.at) < tooNear ? 20 : 0;
        }
        for (const Arm &arm : high.arms)
            bad += arm.tip < high.position && within(low.span, arm.at) ? 2 : 0;
        return bad;
    }

    bool isBefore(qsizetype i, qsizetype j) const
    {
        const Piece &a = m_pieces.at(i);
        const Piece &b = m_pieces.at(j);
        const bool forthFits = a.room.low + narrowest <= b.room.high;
        const bool backFits = b.room.low + narrowest <= a.room.high;
        if (forthFits != backFits)
            return forthFits;
        const bool anchored = a.fixed || b.fixed;
        if (!anchored || std::abs(a.position - b.position) < 0.5) {
            const int forth = badness(a, b);
            const int back = badness(b, a);
            if (forth != back)
                return forth < back;
        }
        if (a.position != b.position)
            return a.position < b.position;
        return i < j;
    }

    /// An order that keeps as much of isBefore() as can be kept: where it runs in circles, the lowest goes first.
    void sort()
    {
        const qsizetype count = m_pieces.size();
        QList<QList<qsizetype>> after(count);
        QList<int> waits(count, 0);
        for (qsizetype i = 0; i < count; ++i) {
            for (const qsizetype j : std::as_const(m_conflicts[i])) {
                if (isBefore(i, j)) {
                    after[i].append(j);
                    ++waits[j];
                }
            }
        }
        using Entry = std::pair<double, qsizetype>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> rest;
        for (qsizetype i = 0; i < count; ++i)
            (waits.at(i) == 0 ? ready : rest).push({m_pieces.at(i).position, i});
        m_rank.fill(-1, count);
        while (m_order.size() < count) {
            auto &queue = ready.empty() ? rest : ready;
            const qsizetype next = queue.top().second;
            queue.pop();
            if (m_rank.at(next) >= 0)
                continue;
            m_rank[next] = m_order.size();
            m_order.append(next);
            for (const qsizetype j : std::as_const(after[next])) {
                if (--waits[j] == 0 && m_rank.at(j) < 0)
                    ready.push({m_pieces.at(j).position, j});
            }
        }
    }

    double gap(qsizetype i, qsizetype j) const { return std::min(m_pieces.at(i).gap, m_pieces.at(j).gap); }

    /// The lowest and the highest places that the order leaves to each piece. False: some had none, and gaps were
    /// narrowed.
    bool bounds()
    {
        const qsizetype count = m_pieces.size();
        m_low.resize(count);
        m_high.resize(count);
        for (const qsizetype i : std::as_const(m_order)) {
            m_low[i] = m_pieces.at(i).room.low;
            for (const qsizetype j : std::as_const(m_conflicts[i]))
                m_low[i] = m_rank.at(j) < m_rank.at(i) && !m_pieces.at(i).fixed
                               ? std::max(m_low.at(i), m_low.at(j) + gap(i, j))
                               : m_low.at(i);
        }
        for (auto it = m_order.crbegin(); it != m_order.crend(); ++it) {
            m_high[*it] = m_pieces.at(*it).room.high;
            for (const qsizetype j : std::as_const(m_conflicts[*it]))
                m_high[*it] = m_rank.at(j) > m_rank.at(*it) && !m_pieces.at(*it).fixed
                                  ? std::min(m_high.at(*it), m_high.at(j) - gap(*it, j))
                                  : m_high.at(*it);
        }
        bool possible = true;
        QList<qsizetype> tight;
        for (qsizetype i = 0; i < count; ++i) {
            if (m_low.at(i) > m_high.at(i) + 0.01)
                tight.append(i);
        }
        for (const qsizetype i : std::as_const(tight)) {
            if (m_pieces.at(i).gap <= narrowest)
                continue;
            possible = false;
            m_pieces[i].gap = std::max(m_pieces.at(i).gap * 0.7, narrowest);
            for (const qsizetype j : std::as_const(m_conflicts[i]))
                m_pieces[j].gap = std::min(m_pieces.at(j).gap, m_pieces.at(i).gap);
        }
        return possible;
    }

    /// As near as possible to where each was found: once pushing up, once pushing down, and the mean of both.
    bool place()
    {
        const qsizetype count = m_pieces.size();
        QList<double> up(count);
        QList<double> down(count);
        const auto bounded = [this](qsizetype i, double at) {
            return m_low.at(i) <= m_high.at(i) ? std::clamp(at, m_low.at(i), m_high.at(i))
                                               : m_pieces.at(i).room.clamp((m_low.at(i) + m_high.at(i)) / 2);
        };
        for (const qsizetype i : std::as_const(m_order)) {
            double at = m_pieces.at(i).position;
            for (const qsizetype j : std::as_const(m_conflicts[i]))
                at = m_rank.at(j) < m_rank.at(i) ? std::max(at, up.at(j) + gap(i, j)) : at;
            up[i] = m_pieces.at(i).fixed ? m_pieces.at(i).position : bounded(i, at);
        }
        for (auto it = m_order.crbegin(); it != m_order.crend(); ++it) {
            double at = m_pieces.at(*it).position;
            for (const qsizetype j : std::as_const(m_conflicts[*it]))
                at = m_rank.at(j) > m_rank.at(*it) ? std::min(at, down.at(j) - gap(*it, j)) : at;
            down[*it] = m_pieces.at(*it).fixed ? m_pieces.at(*it).position : bounded(*it, at);
        }
        m_places.resize(count);
        for (qsizetype i = 0; i < count; ++i)
            m_places[i] = m_pieces.at(i).fixed ? m_pieces.at(i).position : std::round(up.at(i) + down.at(i)) / 2;
        loosen();
        bool moved = false;
        for (const qsizetype i : std::as_const(m_order)) {
            if (m_pieces.at(i).fixed)
                continue;
            if (distanceAt(i, m_places.at(i)) < narrowest - 0.5)
                m_places[i] = emptiest(i);
            moved = move(m_pieces.at(i), m_places.at(i)) || moved;
        }
        return moved;
    }

    /// Spreads what was put close together into the room that is left beside it: gaps were narrowed for all where one
    /// was tight.
    void loosen()
    {
        constexpr int rounds = 4;
        for (int round = 0; round < rounds; ++round) {
            const bool forth = round % 2 == 0;
            for (qsizetype n = 0; n < m_order.size(); ++n) {
                const qsizetype i = m_order.at(forth ? n : m_order.size() - 1 - n);
                if (!m_pieces.at(i).fixed && !m_conflicts.at(i).isEmpty())
                    m_places[i] = loosened(i);
            }
        }
    }

    double loosened(qsizetype i) const
    {
        const double now = m_places.at(i);
        double below = now - 2 * lineGap;
        double above = now + 2 * lineGap;
        for (const qsizetype j : m_conflicts.at(i)) {
            if (m_rank.at(j) < m_rank.at(i))
                below = std::max(below, m_places.at(j));
            else
                above = std::min(above, m_places.at(j));
        }
        if (now - below >= lineGap && above - now >= lineGap)
            return now;
        const double wanted =
            above - below >= 2 * lineGap ? std::clamp(now, below + lineGap, above - lineGap) : (below + above) / 2;
        const double to = m_pieces.at(i).room.clamp(std::round(2 * wanted) / 2);
        return std::min(to - below, above - to) > std::min(now - below, above - now) ? to : now;
    }

    /// From the nearest other piece beside it, if piece \p i were at \p place.
    double distanceAt(qsizetype i, double place) const
    {
        double nearest = lineGap;
        for (const qsizetype j : m_conflicts.at(i))
            nearest = std::min(nearest, std::abs(m_places.at(j) - place));
        return nearest;
    }

    /// Where the order leaves no room: the place with the most room, whatever that crosses.
    double emptiest(qsizetype i) const
    {
        const Span &room = m_pieces.at(i).room;
        double best = m_places.at(i);
        double most = distanceAt(i, best);
        for (double place = room.low; place <= room.high; place += 1.5) {
            const double distance = distanceAt(i, place);
            const bool nearer = std::abs(place - m_pieces.at(i).position) < std::abs(best - m_pieces.at(i).position);
            if (distance > most + 0.01 || (distance > most - 0.01 && nearer)) {
                best = place;
                most = distance;
            }
        }
        return best;
    }

    bool move(const Piece &piece, double to)
    {
        Line &line = m_scene.lines[piece.line];
        QList<QPointF> &points = line.points;
        if (std::abs(across(points.at(piece.index)) - to) < 0.01)
            return false;
        for (const qsizetype i : {piece.index, piece.index + 1}) {
            if (m_axis == Axis::Vertical)
                points[i].setX(to);
            else
                points[i].setY(to);
        }
        line.a.point = points.first();
        line.b.point = points.last();
        return true;
    }

    Scene &m_scene;
    Obstacles m_obstacles;
    Axis m_axis;
    Grid m_grid;
    QList<Piece> m_pieces;
    QList<QList<qsizetype>> m_conflicts;
    QList<qsizetype> m_order;
    QList<qsizetype> m_rank;
    QList<double> m_low;
    QList<double> m_high;
    QList<double> m_places;
};

} // namespace

bool nudge(Scene &scene, const QList<qsizetype> &lines, Axis axis)
{
    return Nudger(scene, axis).run(lines);
}

} // namespace sw::diagram
