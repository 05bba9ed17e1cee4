// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/linelabels.h"

#include "models/diagram/obstacles.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

/// From the border to a label.
constexpr double labelLead = 7;
/// From the line to the nearer edge of a label.
constexpr double labelLift = 4;

class LabelPlacer
{
public:
    explicit LabelPlacer(Scene &scene)
        : m_scene(scene)
    {
    }

    void placeEnds(Line &line)
    {
        for (LineEnd *end : {&line.a, &line.b}) {
            if (end->label.isEmpty())
                continue;
            const QList<QRectF> candidates = endCandidates(*end);
            end->labelRect = best(candidates);
            m_taken.insert(m_rects.size(), end->labelRect);
            m_rects.append(end->labelRect);
        }
    }

    void placeCaption(Line &line)
    {
        if (line.caption.isEmpty())
            return;
        QList<QRectF> candidates = endCandidates(line.b, line.captionRect.size());
        candidates += alongLine(line, line.captionRect.size(), true);
        candidates += endCandidates(line.a, line.captionRect.size());
        line.captionRect = best(candidates);
        m_taken.insert(m_rects.size(), line.captionRect);
        m_rects.append(line.captionRect);
    }

    void placeAttributes(Line &line)
    {
        if (line.attributesRect.isEmpty())
            return;
        line.attributesRect = best(alongLine(line, line.attributesRect.size(), false));
        m_taken.insert(m_rects.size(), line.attributesRect);
        m_rects.append(line.attributesRect);
    }

    /// Keeps later ones off the feet of all lines.
    void blockEnds(const Line &line)
    {
        for (const LineEnd *end : {&line.a, &line.b}) {
            const double sign = end->side == Side::Right ? 1 : -1;
            const QRectF foot = QRectF(end->point + QPointF(0, -2), end->point + QPointF(sign * stubLength, 2)).normalized();
            m_taken.insert(m_rects.size(), foot);
            m_rects.append(foot);
        }
    }

private:
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

    /// In the middle of the pieces, longest first; \p beside: next to the line instead of on it.
    static QList<QRectF> alongLine(const Line &line, const QSizeF &size, bool beside)
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
                if (beside)
                    rect.translate(vertical ? QPointF(size.width() / 2 + labelLift, 0) : QPointF(0, -size.height() / 2 - labelLift));
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

    QRectF best(const QList<QRectF> &candidates) const
    {
        QRectF result = candidates.value(0);
        double least = -1;
        for (const QRectF &candidate : candidates) {
            const double bad = covered(candidate);
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
};

} // namespace

void placeLabels(Scene &scene, const QList<qsizetype> &lines)
{
    LabelPlacer placer(scene);
    for (const qsizetype index : lines)
        placer.blockEnds(scene.lines.at(index));
    for (const qsizetype index : lines)
        placer.placeEnds(scene.lines[index]);
    for (const qsizetype index : lines)
        placer.placeAttributes(scene.lines[index]);
    for (const qsizetype index : lines)
        placer.placeCaption(scene.lines[index]);
}

} // namespace sw::diagram
