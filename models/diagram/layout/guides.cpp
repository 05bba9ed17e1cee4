// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/guides.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sw::diagram
{

namespace
{

/// A box seen along one axis, so that both are treated alike.
struct BoxSpan
{
    double from = 0;
    double to = 0;
    double across = 0; ///< where it begins on the other axis
    double acrossEnd = 0;

    double middle() const { return (from + to) / 2; }
    bool facesAcross(const BoxSpan &other) const { return across < other.acrossEnd && other.across < acrossEnd; }
};

BoxSpan spanOf(const QRectF &rect, Qt::Orientation axis)
{
    return axis == Qt::Horizontal ? BoxSpan{rect.left(), rect.right(), rect.top(), rect.bottom()}
                                  : BoxSpan{rect.top(), rect.bottom(), rect.left(), rect.right()};
}

QLineF lineAt(double along, double acrossFrom, double acrossTo, Qt::Orientation axis)
{
    return axis == Qt::Horizontal ? QLineF(along, acrossFrom, along, acrossTo)
                                  : QLineF(acrossFrom, along, acrossTo, along);
}

QLineF lineAlong(double from, double to, double across, Qt::Orientation axis)
{
    return axis == Qt::Horizontal ? QLineF(from, across, to, across) : QLineF(across, from, across, to);
}

struct Candidate
{
    double shift = 0;
    QList<Guide> guides;
};

/// The smallest shift that puts an edge or the middle of \p box on one of the others.
std::optional<Candidate> alignment(const BoxSpan &box, const QList<BoxSpan> &others, double reach, Qt::Orientation axis)
{
    std::optional<Candidate> best;
    for (const BoxSpan &other : others) {
        for (const auto &[own, theirs] :
             {std::pair(box.from, other.from), std::pair(box.middle(), other.middle()), std::pair(box.to, other.to)}) {
            const double shift = theirs - own;
            if (std::abs(shift) > reach || (best && std::abs(shift) >= std::abs(best->shift)))
                continue;
            const double from = std::min(box.across, other.across);
            const double to = std::max(box.acrossEnd, other.acrossEnd);
            const double gap = std::max(other.across - box.acrossEnd, box.across - other.acrossEnd);
            best = Candidate{
                shift, {{lineAt(theirs, from, to, axis), gap > 0 ? QString::number(std::round(gap)) : QString()}}};
        }
    }
    return best;
}

/// Gaps between neighbours that face each other, as pairs of their spans.
QList<std::pair<BoxSpan, BoxSpan>> gapsBetween(QList<BoxSpan> spans)
{
    std::sort(spans.begin(), spans.end(), [](const BoxSpan &a, const BoxSpan &b) { return a.from < b.from; });
    QList<std::pair<BoxSpan, BoxSpan>> gaps;
    for (qsizetype i = 1; i < spans.size(); ++i) {
        if (spans.at(i).from > spans.at(i - 1).to && spans.at(i).facesAcross(spans.at(i - 1)))
            gaps.append({spans.at(i - 1), spans.at(i)});
    }
    return gaps;
}

/// The shift that makes the distance to the nearest neighbour equal to a gap that is there already.
std::optional<Candidate> spacing(const BoxSpan &box, const QList<BoxSpan> &others, double reach, Qt::Orientation axis)
{
    std::optional<Candidate> best;
    QList<BoxSpan> facing;
    std::copy_if(others.cbegin(), others.cend(), std::back_inserter(facing),
                 [&box](const BoxSpan &each) { return each.facesAcross(box); });
    const auto offer = [&](const BoxSpan &neighbour, double gap, bool after, const std::pair<BoxSpan, BoxSpan> &like) {
        const double place = after ? neighbour.to + gap : neighbour.from - gap - (box.to - box.from);
        const double shift = place - box.from;
        if (std::abs(shift) > reach || (best && std::abs(shift) >= std::abs(best->shift)))
            return;
        const QString text = QString::number(std::round(gap));
        const double across =
            (std::max(box.across, neighbour.across) + std::min(box.acrossEnd, neighbour.acrossEnd)) / 2;
        const double likeAcross =
            (std::max(like.first.across, like.second.across) + std::min(like.first.acrossEnd, like.second.acrossEnd)) /
            2;
        const QLineF own = after ? lineAlong(neighbour.to, place, across, axis)
                                 : lineAlong(place + box.to - box.from, neighbour.from, across, axis);
        best = Candidate{shift, {{own, text}, {lineAlong(like.first.to, like.second.from, likeAcross, axis), text}}};
    };
    for (const auto &gap : gapsBetween(facing)) {
        for (const BoxSpan &neighbour : std::as_const(facing)) {
            offer(neighbour, gap.second.from - gap.first.to, true, gap);
            offer(neighbour, gap.second.from - gap.first.to, false, gap);
        }
    }
    return best;
}

/// How far to go along \p axis, with the guides for it.
Candidate along(const QRectF &box, const QList<QRectF> &others, double reach, double grid, Qt::Orientation axis)
{
    const BoxSpan own = spanOf(box, axis);
    QList<BoxSpan> spans;
    for (const QRectF &other : others)
        spans.append(spanOf(other, axis));
    if (const auto found = alignment(own, spans, reach, axis))
        return *found;
    if (const auto found = spacing(own, spans, reach, axis))
        return *found;
    return {grid > 0 ? std::round(own.from / grid) * grid - own.from : 0, {}};
}

} // namespace

Snap snapBox(const QRectF &box, const QList<QRectF> &others, double reach, double grid)
{
    const Candidate x = along(box, others, reach, grid, Qt::Horizontal);
    const QRectF moved = box.translated(x.shift, 0);
    const Candidate y = along(moved, others, reach, grid, Qt::Vertical);
    // The guides of the first axis end at the box, which the second one moves.
    const Candidate settled = along(box.translated(0, y.shift), others, reach, grid, Qt::Horizontal);
    return {box.topLeft() + QPointF(settled.shift, y.shift), settled.guides + y.guides};
}

} // namespace sw::diagram
