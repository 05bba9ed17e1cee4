// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/pathtexts.h"

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double smallestScale = 0.8;
constexpr double textHeight = 16; // at 100 %
/// From the card's border to the text and from the line to its nearer edge, in pixels.
constexpr double lead = 5;
constexpr double lift = 7;
/// Of the disc with a card's number.
constexpr double numberRadius = 11;

double common(const QRectF &a, const QRectF &b)
{
    const QRectF both = a.intersected(b);
    return both.isEmpty() ? 0 : both.width() * both.height();
}

class Placer
{
public:
    Placer(const Scene &scene, const ViewState &state, const Metrics &metrics, const Camera &camera)
        : m_scene(scene), m_state(state), m_metrics(metrics), m_camera(camera), m_unit(1 / camera.zoom)
    {
        for (auto it = state.pathNumbers.cbegin(); it != state.pathNumbers.cend(); ++it) {
            if (const Card *card = scene.card(it.key()))
                m_taken.append(around(card->rect.topRight(), numberRadius * m_unit));
        }
    }

    PlacedText place(qsizetype index, const PathText &text)
    {
        Choice best = bestFor(index, text.atA, {text.text});
        const qsizetype comma = text.text.indexOf(QStringLiteral(", "));
        if (best.hidden > 0 && comma > 0) {
            const Choice broken = bestFor(index, text.atA, {text.text.left(comma + 1), text.text.mid(comma + 2)});
            if (broken.hidden < best.hidden)
                best = broken;
        }
        m_taken.append(best.rect);
        return {index, best.lines, best.rect};
    }

private:
    struct Choice
    {
        QStringList lines;
        QRectF rect;
        double hidden = -1;
    };

    Choice bestFor(qsizetype index, bool atA, const QStringList &lines) const
    {
        const Line &line = m_scene.lines.at(index);
        double width = 0;
        for (const QString &each : lines)
            width = std::max(width, m_metrics.width(FontRole::Label, each));
        const QSizeF size =
            QSizeF(width, textHeight * static_cast<double>(lines.size())) * pathTextScale(m_camera.zoom) * m_unit;
        Choice best{lines, {}, -1};
        const QList<QRectF> places = candidates(line, atA ? line.a : line.b, size);
        for (const QRectF &place : places) {
            const double bad = hidden(place, index);
            if (best.hidden >= 0 && bad >= best.hidden)
                continue;
            best.hidden = bad;
            best.rect = place;
            if (bad <= 0)
                break;
        }
        return best;
    }

    static QRectF around(const QPointF &middle, double radius)
    {
        return {middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
    }

    /// Above and below the end, then along the line from its longest piece on.
    QList<QRectF> candidates(const Line &line, const LineEnd &end, const QSizeF &size) const
    {
        QList<QRectF> result;
        for (const double further : {0.0, 16.0}) {
            const double away = (lead + further) * m_unit;
            const double x = end.side == Side::Right ? end.point.x() + away : end.point.x() - away - size.width();
            result.append(QRectF(QPointF(x, end.point.y() - lift * m_unit - size.height()), size));
            result.append(QRectF(QPointF(x, end.point.y() + lift * m_unit), size));
        }
        QList<std::pair<double, qsizetype>> pieces;
        for (qsizetype i = 1; i < line.points.size(); ++i)
            pieces.append({-(line.points.at(i) - line.points.at(i - 1)).manhattanLength(), i});
        std::stable_sort(pieces.begin(), pieces.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        for (const auto &[length, i] : pieces)
            beside(line.points.at(i - 1), line.points.at(i), size, result);
        return result;
    }

    void beside(const QPointF &from, const QPointF &to, const QSizeF &size, QList<QRectF> &result) const
    {
        const bool upright = std::abs(to.x() - from.x()) < 0.01;
        const double gap = 4 * m_unit;
        for (const double share : {0.5, 0.25, 0.75}) {
            QRectF rect(QPointF(), size);
            rect.moveCenter(from + (to - from) * share);
            const QPointF off = upright ? QPointF(size.width() / 2 + gap, 0) : QPointF(0, -size.height() / 2 - gap);
            result.append(rect.translated(off));
            result.append(rect.translated(-off));
        }
    }

    /// What \p rect covers, and what of it is out of sight.
    double hidden(const QRectF &rect, qsizetype own) const
    {
        double sum = rect.width() * rect.height() - common(rect, m_camera.visible());
        const QList<qsizetype> cards = m_scene.cardGrid.query(rect);
        for (const qsizetype card : cards)
            sum += 4 * common(rect, m_scene.cards.at(card).rect);
        for (const QRectF &taken : m_taken)
            sum += 2 * common(rect, taken);
        const QList<qsizetype> lines = m_scene.lineGrid.query(rect);
        for (const qsizetype index : lines)
            sum += covered(rect, index, index == own);
        return sum;
    }

    double covered(const QRectF &rect, qsizetype index, bool own) const
    {
        const Line &line = m_scene.lines.at(index);
        const auto text = m_state.pathTexts.constFind(line.relationship);
        const bool shown = text != m_state.pathTexts.cend();
        double sum = common(rect, line.attributesRect) + common(rect, line.captionRect);
        if (!shown || !text->atA)
            sum += common(rect, line.a.labelRect);
        if (!shown || text->atA)
            sum += common(rect, line.b.labelRect);
        for (qsizetype i = 1; i < line.points.size(); ++i) {
            const QRectF piece = QRectF(line.points.at(i - 1), line.points.at(i)).normalized().adjusted(-1, -1, 1, 1);
            const QRectF both = rect.intersected(piece);
            if (!both.isEmpty())
                sum += (own ? 4 : 2) * std::max(both.width(), both.height());
        }
        return sum;
    }

    const Scene &m_scene;
    const ViewState &m_state;
    const Metrics &m_metrics;
    const Camera &m_camera;
    double m_unit; ///< scene units of a pixel
    QList<QRectF> m_taken;
};

} // namespace

double pathTextScale(double zoom)
{
    return std::max(zoom, smallestScale);
}

QList<PlacedText> placePathTexts(const Scene &scene, const ViewState &state, const Metrics &metrics,
                                 const Camera &camera)
{
    Placer placer(scene, state, metrics, camera);
    QList<qsizetype> lines;
    for (auto it = state.pathTexts.cbegin(); it != state.pathTexts.cend(); ++it)
        lines += scene.byRelationship.value(it.key()).mid(0, 1);
    std::sort(lines.begin(), lines.end()); // the same picture every time
    QList<PlacedText> result;
    for (const qsizetype line : std::as_const(lines))
        result.append(placer.place(line, state.pathTexts.value(scene.lines.at(line).relationship)));
    return result;
}

} // namespace sw::diagram
