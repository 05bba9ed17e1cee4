// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/ports.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// Between ends that share a row, and the least that many along a side keep.
constexpr double rowSpread = 6;
/// As many ends fit into one row.
constexpr qsizetype perRow = 3;
/// From the corners of a card.
constexpr double cornerRoom = 9;

struct EndRef
{
    qsizetype line = -1;
    bool isA = true;
};

qsizetype sideKey(const LineEnd &end)
{
    return end.card * 2 + (end.side == Side::Right ? 1 : 0);
}

LineEnd &endOf(Scene &scene, const EndRef &ref)
{
    Line &line = scene.lines[ref.line];
    return ref.isA ? line.a : line.b;
}

const LineEnd &otherEnd(const Scene &scene, const EndRef &ref)
{
    const Line &line = scene.lines.at(ref.line);
    return ref.isA ? line.b : line.a;
}

/// The ends of one side, sorted by where they lead, so that they do not cross at once.
class SideSpreader
{
public:
    /// \p used: where lines that stay end on this side.
    SideSpreader(Scene &scene, const QList<EndRef> &ends, const QList<double> &used)
        : m_scene(scene), m_ends(ends), m_used(used)
    {}

    void spread()
    {
        QHash<qsizetype, QList<EndRef>> byRow;
        for (const EndRef &ref : m_ends)
            byRow[endOf(m_scene, ref).row].append(ref);
        QList<qsizetype> rows = byRow.keys();
        std::sort(rows.begin(), rows.end());
        QList<EndRef> crowd;
        for (const qsizetype row : std::as_const(rows)) {
            QList<EndRef> ends = byRow.value(row);
            sortByTarget(ends);
            if (ends.size() > perRow) {
                crowd += ends;
                continue;
            }
            const double first = -static_cast<double>(ends.size() - 1) * rowSpread / 2;
            for (qsizetype i = 0; i < ends.size(); ++i)
                put(ends.at(i),
                    portPoint(m_scene, endOf(m_scene, ends.at(i))).y() + first + static_cast<double>(i) * rowSpread);
        }
        if (!crowd.isEmpty())
            spreadCrowd(crowd);
    }

private:
    void sortByTarget(QList<EndRef> &ends) const
    {
        std::stable_sort(ends.begin(), ends.end(), [this](const EndRef &a, const EndRef &b) {
            return portPoint(m_scene, otherEnd(m_scene, a)).y() < portPoint(m_scene, otherEnd(m_scene, b)).y();
        });
    }

    bool isTaken(double y, double room) const
    {
        return std::any_of(m_used.begin(), m_used.end(), [&](double used) { return std::abs(used - y) < room - 0.01; });
    }

    void put(const EndRef &ref, double wanted)
    {
        double y = wanted;
        for (const double shift : {0.0, rowSpread, -rowSpread, 2 * rowSpread, -2 * rowSpread}) {
            y = wanted + shift;
            if (!isTaken(y, rowSpread))
                break;
        }
        LineEnd &end = endOf(m_scene, ref);
        end.point = {portPoint(m_scene, end).x(), y};
        m_used.append(y);
    }

    /// Along the whole side, between what has its place.
    void spreadCrowd(const QList<EndRef> &ends)
    {
        const QRectF &rect = m_scene.cards.at(endOf(m_scene, ends.first()).card).rect;
        const double top = rect.top() + cornerRoom;
        const double height = std::max(rect.height() - 2 * cornerRoom, 1.0);
        for (double step = 12;; step /= 2) {
            QList<double> free;
            for (double y = top; y <= top + height; y += step) {
                if (!isTaken(y, std::min(step, rowSpread)))
                    free.append(y);
            }
            if (free.size() < ends.size() && step > 1)
                continue;
            const double share =
                static_cast<double>(std::max<qsizetype>(free.size(), 1)) / static_cast<double>(ends.size());
            for (qsizetype i = 0; i < ends.size(); ++i)
                put(ends.at(i),
                    free.isEmpty() ? rect.center().y()
                                   : free.at(std::min(free.size() - 1,
                                                      static_cast<qsizetype>((static_cast<double>(i) + 0.5) * share))));
            return;
        }
    }

    Scene &m_scene;
    QList<EndRef> m_ends;
    QList<double> m_used;
};

} // namespace

QPointF portPoint(const Scene &scene, const LineEnd &end)
{
    const Card &card = scene.cards.at(end.card);
    const double x = end.side == Side::Right ? card.rect.right() : card.rect.left();
    if (end.row >= 0 && (end.row >= card.rows.size() || card.collapsed))
        return {x, card.rect.bottom() - scene.footerHeight / 2};
    return {x, card.rowRect(end.row, scene.rowHeight).center().y()};
}

void spreadPorts(Scene &scene, const QList<qsizetype> &lines)
{
    QHash<qsizetype, QList<EndRef>> sides;
    QList<qsizetype> order;
    for (const qsizetype index : lines) {
        for (const bool isA : {true, false}) {
            const EndRef ref{index, isA};
            const qsizetype key = sideKey(endOf(scene, ref));
            if (!sides.contains(key))
                order.append(key);
            sides[key].append(ref);
        }
    }
    const bool whole = lines.size() == scene.lines.size();
    const QSet<qsizetype> moving(lines.begin(), lines.end());
    for (const qsizetype key : std::as_const(order)) {
        QList<double> used;
        const QList<qsizetype> others = whole ? QList<qsizetype>() : scene.linesOf.value(key / 2);
        for (const qsizetype index : others) {
            const Line &line = scene.lines.at(index);
            for (const LineEnd *end : {&line.a, &line.b}) {
                if (!moving.contains(index) && sideKey(*end) == key)
                    used.append(end->point.y());
            }
        }
        SideSpreader(scene, sides.value(key), used).spread();
    }
}

} // namespace sw::diagram
