// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/router.h"

#include "models/diagram/layout/separate.h"
#include "models/diagram/layout/straighten.h"
#include "models/diagram/routing/bends.h"
#include "models/diagram/routing/lattice.h"
#include "models/diagram/routing/nudge.h"
#include "models/diagram/routing/pathfinder.h"
#include "models/diagram/scene/linelabels.h"
#include "models/diagram/scene/ports.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sw::diagram
{

namespace
{

/// Around the cards of a line that is searched for alone, in scene units.
constexpr double searchRoom = 240;
constexpr double sceneRoom = 120;

struct Sides
{
    Side a;
    Side b;
};

/// All four, the likeliest first.
QList<Sides> sidesFor(const Scene &scene, const Line &line)
{
    const QRectF &a = scene.cards.at(line.a.card).rect;
    const QRectF &b = scene.cards.at(line.b.card).rect;
    constexpr Sides facing{Side::Right, Side::Left};
    constexpr Sides opposite{Side::Left, Side::Right};
    constexpr Sides right{Side::Right, Side::Right};
    constexpr Sides left{Side::Left, Side::Left};
    const double need = 2 * clearance;
    if (a.right() + need <= b.left())
        return {facing, right, left, opposite};
    if (b.right() + need <= a.left())
        return {opposite, right, left, facing};
    const double outRight = std::abs(a.right() - b.right());
    const double outLeft = std::abs(a.left() - b.left());
    if (outRight <= outLeft)
        return {right, left, facing, opposite};
    return {left, right, opposite, facing};
}

/// Routes a set of lines of one scene.
class Router
{
public:
    Router(Scene &scene, const QList<qsizetype> &lines, const base::Progress &progress)
        : m_scene(scene), m_progress(progress), m_obstacles(scene), m_lines(lines), m_whole(lines.size() > 40)
    {}

    void run()
    {
        for (const qsizetype line : m_lines)
            removeLine(m_scene, line);
        for (const qsizetype line : m_lines) {
            m_scene.lines[line].bent = takeBend(m_scene, m_obstacles, m_scene.lines[line]);
            if (!m_scene.lines.at(line).bent)
                chooseSides(m_scene.lines[line]);
        }
        spreadPorts(m_scene, m_lines);
        QList<qsizetype> order = m_lines;
        std::stable_sort(order.begin(), order.end(),
                         [this](qsizetype a, qsizetype b) { return spanOf(a) < spanOf(b); });
        for (const qsizetype line : std::as_const(order)) {
            if (m_progress.isCancelled())
                return;
            route(m_scene.lines[line]);
        }
        arrange();
    }

    void sketch()
    {
        for (const qsizetype line : m_lines)
            removeLine(m_scene, line);
        for (const qsizetype line : m_lines)
            setSides(m_scene.lines[line], sidesFor(m_scene, m_scene.lines.at(line)).first());
        spreadPorts(m_scene, m_lines);
        for (const qsizetype line : m_lines) {
            Line &each = m_scene.lines[line];
            each.points = overTheMiddle(each);
            each.sketched = true;
        }
        placeLabels(m_scene, m_lines);
        for (const qsizetype line : m_lines)
            insertLine(m_scene, line);
    }

private:
    /// What has its way gets its channel and its texts.
    void arrange()
    {
        // Moving one way changes what lies beside what the other way; twice is enough in practice.
        for (int round = 0; round < 2; ++round) {
            nudge(m_scene, m_lines, Axis::Vertical);
            if (!nudge(m_scene, m_lines, Axis::Horizontal))
                break;
        }
        for (const qsizetype line : m_lines) {
            m_scene.lines[line].points = simplified(m_scene.lines.at(line).points);
            m_scene.lines[line].sketched = false;
        }
        separate(m_scene, m_lines);
        placeLabels(m_scene, m_lines);
        for (const qsizetype line : m_lines)
            insertLine(m_scene, line);
    }

    double spanOf(qsizetype line) const
    {
        return (m_scene.lines.at(line).a.point - m_scene.lines.at(line).b.point).manhattanLength();
    }

    static Port portOf(const LineEnd &end) { return {end.card, end.side, end.point}; }

    void setSides(Line &line, const Sides &sides) const
    {
        line.a.side = sides.a;
        line.b.side = sides.b;
        line.a.point = portPoint(m_scene, line.a);
        line.b.point = portPoint(m_scene, line.b);
    }

    /// The first sides that a simple way connects; of two ways around, the cheaper one.
    void chooseSides(Line &line) const
    {
        const QList<Sides> candidates = sidesFor(m_scene, line);
        std::optional<double> least;
        Sides best = candidates.first();
        for (qsizetype i = 0; i < candidates.size(); ++i) {
            setSides(line, candidates.at(i));
            const std::optional<Way> way = simpleWay(m_obstacles, portOf(line.a), portOf(line.b));
            const bool facing = candidates.at(i).a != candidates.at(i).b;
            if (way && (!least || way->cost < *least)) {
                least = way->cost;
                best = candidates.at(i);
            }
            if (way && facing)
                break;
        }
        setSides(line, best);
    }

    void route(Line &line)
    {
        if (line.bent) {
            line.points = bentPoints(line);
            return;
        }
        const Port a = portOf(line.a);
        const Port b = portOf(line.b);
        if (const std::optional<Way> way = simpleWay(m_obstacles, a, b)) {
            line.points = simplified(way->points);
            return;
        }
        if (const std::optional<Way> way = search(a, b)) {
            line.points = straightened(m_obstacles, way->points, a.card, b.card);
            return;
        }
        if (searchOtherSides(line))
            return;
        line.points = forced(a, b);
    }

    bool searchOtherSides(Line &line)
    {
        const QPointF pointA = line.a.point;
        const QPointF pointB = line.b.point;
        const Sides sides{line.a.side, line.b.side};
        const QList<Sides> candidates = sidesFor(m_scene, line);
        for (const Sides &other : candidates) {
            setSides(line, other);
            const std::optional<Way> way = search(portOf(line.a), portOf(line.b));
            if (!way)
                continue;
            line.points = straightened(m_obstacles, way->points, line.a.card, line.b.card);
            return true;
        }
        line.a.side = sides.a;
        line.b.side = sides.b;
        line.a.point = pointA;
        line.b.point = pointB;
        return false;
    }

    std::optional<Way> search(const Port &a, const Port &b)
    {
        if (!m_lattice) {
            const QRectF common = m_whole ? sceneArea() : commonArea();
            if (!common.isNull())
                m_lattice.emplace(m_scene, common);
        }
        if (m_lattice)
            return m_lattice->find(m_obstacles, a, b);
        Lattice near(m_scene, around(a.card, b.card));
        return near.find(m_obstacles, a, b);
    }

    QRectF around(qsizetype a, qsizetype b) const
    {
        const QRectF both = m_scene.cards.at(a).rect | m_scene.cards.at(b).rect;
        return both.adjusted(-searchRoom, -searchRoom, searchRoom, searchRoom);
    }

    /// Where the lines run when one lattice for all of them is smaller than one for each; else null.
    QRectF commonArea() const
    {
        QRectF all;
        double sum = 0;
        for (const qsizetype line : m_lines) {
            const QRectF own = around(m_scene.lines.at(line).a.card, m_scene.lines.at(line).b.card);
            sum += own.width() * own.height();
            all |= own;
        }
        return m_lines.size() > 2 && 2 * all.width() * all.height() < sum ? all : QRectF();
    }

    QRectF sceneArea() const
    {
        QRectF area;
        for (const Card &card : m_scene.cards)
            area |= card.rect;
        return area.adjusted(-sceneRoom, -sceneRoom, sceneRoom, sceneRoom);
    }

    /// Through whatever is there: cards lie on each other, or a card is walled in.
    static QList<QPointF> forced(const Port &a, const Port &b)
    {
        const QPointF outA = a.point + QPointF(a.direction() * stubLength, 0);
        const QPointF outB = b.point + QPointF(b.direction() * stubLength, 0);
        const double middle = (outA.y() + outB.y()) / 2;
        return simplified({a.point, outA, {outA.x(), middle}, {outB.x(), middle}, outB, b.point});
    }

    /// Level, upright, level.
    static QList<QPointF> overTheMiddle(const Line &line)
    {
        const QPointF a = line.a.point;
        const QPointF b = line.b.point;
        double x = (a.x() + b.x()) / 2;
        if (line.a.side == line.b.side)
            x = line.a.side == Side::Right ? std::max(a.x(), b.x()) + stubLength : std::min(a.x(), b.x()) - stubLength;
        return {a, {x, a.y()}, {x, b.y()}, b};
    }

    Scene &m_scene;
    const base::Progress &m_progress;
    Obstacles m_obstacles;
    QList<qsizetype> m_lines;
    bool m_whole; ///< one lattice of the whole scene is cheaper than one for each line
    std::optional<Lattice> m_lattice;
};

} // namespace

void routeAll(Scene &scene)
{
    QList<qsizetype> all(scene.lines.size());
    std::iota(all.begin(), all.end(), 0);
    routeLines(scene, all);
}

void routeLines(Scene &scene, const QList<qsizetype> &lines, const base::Progress &progress)
{
    if (!lines.isEmpty())
        Router(scene, lines, progress).run();
}

void sketchLines(Scene &scene, const QList<qsizetype> &lines)
{
    if (!lines.isEmpty())
        Router(scene, lines, {}).sketch();
}

} // namespace sw::diagram
