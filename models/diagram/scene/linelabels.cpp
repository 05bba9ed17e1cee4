// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/linelabels.h"

#include "models/diagram/routing/obstacles.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// From the border to a label.
constexpr double labelLead = 7;
/// From the line to the nearer edge of a label.
constexpr double labelLift = 4;
/// What of a box that is put to one side of its line stays on the other.
constexpr double boxHold = 10;
/// A hidden piece of a line counts as much as so broad a piece of a label.
constexpr double hiddenLine = 3;
/// A caption beside its line that hides a corner of it misleads less than one that hides another line.
constexpr double cornerShare = 0.1;

class LabelPlacer
{
public:
    explicit LabelPlacer(Scene &scene) : m_scene(scene) {}

    void placeEnds(Line &line)
    {
        for (LineEnd *end : {&line.a, &line.b}) {
            if (end->label.isEmpty())
                continue;
            const QList<QRectF> candidates = endCandidates(*end);
            end->labelRect = best(candidates);
            take(end->labelRect);
        }
    }

    void placeCaption(qsizetype index)
    {
        Line &line = m_scene.lines[index];
        if (line.caption.isEmpty())
            return;
        if (line.style == LineStyle::Relation) { // on the line itself or beside it: its ends have numbers
            const QSizeF size = line.captionRect.size();
            const QList<QRectF> onLine = alongLine(line, size, Where::On);
            const QList<QRectF> beside = alongLine(line, size, Where::Beside) + alongLine(line, size, Where::Across);
            line.captionRect = best(onLine + beside, [&](const QRectF &rect) {
                return crossed(rect, index, onLine.contains(rect) ? 0 : cornerShare);
            });
            if (covered(line.captionRect) > 0) // the row says it too
                line.captionRect = {};
            return take(line.captionRect);
        }
        QList<QRectF> candidates = endCandidates(line.b, line.captionRect.size());
        candidates += alongLine(line, line.captionRect.size(), Where::Beside);
        candidates += endCandidates(line.a, line.captionRect.size());
        line.captionRect = best(candidates);
        take(line.captionRect);
    }

    void placeAttributes(qsizetype index)
    {
        Line &line = m_scene.lines[index];
        if (line.attributesRect.isEmpty())
            return;
        const QSizeF size = line.attributesRect.size();
        QList<QRectF> candidates = alongLine(line, size, Where::On);
        if (line.diamond.isEmpty())
            candidates += alongLine(line, size, Where::Before) + alongLine(line, size, Where::Behind);
        line.attributesRect = best(candidates, [&](const QRectF &rect) { return crossed(rect, index); });
        take(line.attributesRect);
    }

    /// Keeps attribute boxes off the ways of other lines.
    void blockWays(qsizetype index)
    {
        const Line &line = m_scene.lines.at(index);
        for (qsizetype i = 1; i < line.points.size(); ++i) {
            const QRectF way = wayBetween(line.points.at(i - 1), line.points.at(i));
            m_ways.insert(m_pieces.size(), way);
            m_pieces.append({index, way});
        }
    }

    /// Keeps later ones off the feet of all lines.
    void blockEnds(const Line &line)
    {
        for (const LineEnd *end : {&line.a, &line.b}) {
            const double sign = end->side == Side::Right ? 1 : -1;
            const QRectF foot =
                QRectF(end->point + QPointF(0, -2), end->point + QPointF(sign * stubLength, 2)).normalized();
            take(foot);
        }
    }

private:
    void take(const QRectF &rect)
    {
        m_taken.insert(m_rects.size(), rect);
        m_rects.append(rect);
    }

    static QList<QRectF> endCandidates(const LineEnd &end) { return endCandidates(end, end.labelRect.size()); }

    /// Above, below, then further out.
    static QList<QRectF> endCandidates(const LineEnd &end, const QSizeF &size)
    {
        QList<QRectF> result;
        for (const double lead : {labelLead, labelLead + 22}) {
            const double x = end.side == Side::Right ? end.point.x() + lead : end.point.x() - lead - size.width();
            result.append(QRectF(QPointF(x, end.point.y() - labelLift - size.height()), size));
            result.append(QRectF(QPointF(x, end.point.y() + labelLift), size));
        }
        return result;
    }

    static QRectF wayBetween(const QPointF &from, const QPointF &to)
    {
        return QRectF(from, to).normalized().adjusted(-1, -1, 1, 1);
    }

    /// How a box is put to a line: in its middle, next to it (right or above, across: left or below), or on it with
    /// nearly all to its left and above, or right and below.
    enum class Where { On, Beside, Across, Before, Behind };
    static QPointF shiftTo(Where where, const QSizeF &size, bool vertical)
    {
        const double across = (vertical ? size.width() : size.height()) / 2;
        double shift = 0;
        if (where == Where::Beside || where == Where::Across)
            shift = (across + labelLift) * (vertical == (where == Where::Beside) ? 1 : -1);
        else if (where != Where::On)
            shift = std::max(0.0, across - boxHold) * (where == Where::Before ? -1 : 1);
        return vertical ? QPointF(shift, 0) : QPointF(0, shift);
    }

    /// In the middle of the pieces, longest first.
    static QList<QRectF> alongLine(const Line &line, const QSizeF &size, Where where)
    {
        QList<std::pair<double, qsizetype>> pieces;
        for (qsizetype i = 1; i < line.points.size(); ++i)
            pieces.append({-(line.points.at(i) - line.points.at(i - 1)).manhattanLength(), i});
        std::stable_sort(pieces.begin(), pieces.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        QList<QRectF> result;
        for (const auto &[length, i] : pieces) {
            const QPointF from = line.points.at(i - 1);
            const QPointF way = line.points.at(i) - from;
            const bool vertical = std::abs(way.x()) < 0.01;
            for (const double share : {0.5, 0.3, 0.7}) {
                QRectF rect(QPointF(), size);
                rect.moveCenter(from + way * share);
                rect.translate(shiftTo(where, size, vertical));
                result.append(rect);
            }
        }
        return result;
    }

    double covered(const QRectF &rect) const
    {
        const auto area = [&rect](const QRectF &other) {
            const QRectF both = rect.intersected(other);
            return both.isEmpty() ? 0.0 : both.width() * both.height();
        };
        double sum = 0;
        const QList<qsizetype> cards = m_scene.cardGrid.query(rect);
        for (const qsizetype card : cards)
            sum += 4 * area(m_scene.cards.at(card).rect);
        const QList<qsizetype> taken = m_taken.query(rect);
        for (const qsizetype other : taken)
            sum += area(m_rects.at(other));
        return sum;
    }

    /// What of lines \p rect would hide, as an area; of number \p own so large a share.
    double crossed(const QRectF &rect, qsizetype own, double share = 0) const
    {
        double sum = 0;
        const QList<qsizetype> pieces = m_ways.query(rect);
        for (const qsizetype piece : pieces) {
            const auto &[line, way] = m_pieces.at(piece);
            const QRectF hidden = rect.intersected(way);
            if (!hidden.isEmpty())
                sum += (line == own ? share : 1) * hiddenLine * std::max(hidden.width(), hidden.height());
        }
        return sum;
    }

    QRectF best(const QList<QRectF> &candidates) const
    {
        return best(candidates, [](const QRectF &) { return 0.0; });
    }

    template <typename Cost>
    QRectF best(const QList<QRectF> &candidates, const Cost &more) const
    {
        QRectF result = candidates.value(0);
        double least = -1;
        for (const QRectF &candidate : candidates) {
            const double bad = covered(candidate) + more(candidate);
            if (bad <= 0)
                return candidate;
            if (least < 0 || bad < least) {
                least = bad;
                result = candidate;
            }
        }
        return result;
    }

    Scene &m_scene;
    Grid m_taken{128};
    QList<QRectF> m_rects;
    Grid m_ways{128};
    QList<std::pair<qsizetype, QRectF>> m_pieces; ///< of lines, with their numbers
};

/// The lines that boxes and captions on \p lines could hide: none when there are no such.
QList<qsizetype> waysAround(const Scene &scene, const QList<qsizetype> &lines)
{
    QRectF around;
    for (const qsizetype index : lines) {
        const Line &line = scene.lines.at(index);
        const bool hasCaption = line.style == LineStyle::Relation && !line.caption.isEmpty();
        const QSizeF box = line.attributesRect.size().expandedTo(hasCaption ? line.captionRect.size() : QSizeF());
        if (!box.isEmpty())
            around |=
                QPolygonF(line.points).boundingRect().adjusted(-box.width(), -box.height(), box.width(), box.height());
    }
    QList<qsizetype> ways = around.isEmpty() ? QList<qsizetype>() : lines;
    if (around.isEmpty() || lines.size() == scene.lines.size())
        return ways;
    const QList<qsizetype> resting = scene.lineGrid.query(around);
    for (const qsizetype index : resting) {
        if (!lines.contains(index))
            ways.append(index);
    }
    return ways;
}

} // namespace

void placeLabels(Scene &scene, const QList<qsizetype> &lines)
{
    LabelPlacer placer(scene);
    for (const qsizetype index : lines)
        placer.blockEnds(scene.lines.at(index));
    for (const qsizetype index : lines)
        placer.placeEnds(scene.lines[index]);
    for (const qsizetype index : waysAround(scene, lines))
        placer.blockWays(index);
    for (const qsizetype index : lines)
        placer.placeAttributes(index);
    for (const qsizetype index : lines)
        placer.placeCaption(index);
}

} // namespace sw::diagram
