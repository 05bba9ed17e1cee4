// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintbundles.h"

#include "models/diagram/paint/paintbackground.h"
#include "models/diagram/paint/paintcontext.h"

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

struct Bundle
{
    QList<QPointF> points; ///< in view pixels
    QRectF tag;            ///< where its number stands
    int lines = 0;
};

/// From the middle of what both share, or around two corners; \p lane keeps those apart that run in the same gap.
QList<QPointF> wayBetween(const QRectF &a, const QRectF &b, int lane)
{
    const double left = std::max(a.left(), b.left());
    const double right = std::min(a.right(), b.right());
    if (right - left > 8) {
        const double x = (left + right) / 2;
        return a.top() < b.top() ? QList<QPointF>{{x, a.bottom()}, {x, b.top()}}
                                 : QList<QPointF>{{x, a.top()}, {x, b.bottom()}};
    }
    const double top = std::max(a.top(), b.top());
    const double bottom = std::min(a.bottom(), b.bottom());
    if (bottom - top > 8) {
        const double y = (top + bottom) / 2;
        return a.left() < b.left() ? QList<QPointF>{{a.right(), y}, {b.left(), y}}
                                   : QList<QPointF>{{a.left(), y}, {b.right(), y}};
    }
    // Down from the upper one, along the gap between the rows, and into the other.
    const QRectF &upper = a.top() < b.top() ? a : b;
    const QRectF &lower = a.top() < b.top() ? b : a;
    const bool toRight = lower.center().x() > upper.center().x();
    const double y =
        (upper.bottom() + lower.top()) / 2 + (lane % 5 - 2) * std::min(6.0, (lower.top() - upper.bottom()) / 6);
    const double from = toRight ? upper.right() - upper.width() / 6 : upper.left() + upper.width() / 6;
    const double to = toRight ? lower.left() + lower.width() / 6 : lower.right() - lower.width() / 6;
    return {{from, upper.bottom()}, {from, y}, {to, y}, {to, lower.top()}};
}

/// Places for a number on the longest piece that no area covers, its middle first; none when all of it is behind areas.
QList<QPointF> openPlaces(const QList<QPointF> &points, const QList<QRectF> &areas)
{
    QPointF from;
    QPointF to;
    double longest = 6;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF start = points.at(i - 1);
        const QPointF way = points.at(i) - start;
        const double length = std::hypot(way.x(), way.y());
        const int steps = std::clamp(static_cast<int>(length / 4), 1, 400);
        int first = -1;
        for (int step = 0; step <= steps + 1; ++step) {
            const QPointF at = start + way * (double(step) / steps);
            const bool open = step <= steps && std::none_of(areas.begin(), areas.end(),
                                                            [&](const QRectF &area) { return area.contains(at); });
            if (open && first < 0)
                first = step;
            if (open || first < 0)
                continue;
            if (const double gap = (step - 1 - first) * length / steps; gap > longest) {
                longest = gap;
                from = start + way * (double(first) / steps);
                to = start + way * (double(step - 1) / steps);
            }
            first = -1;
        }
    }
    QList<QPointF> places;
    for (const double share : {0.5, 0.35, 0.65, 0.2, 0.8})
        places.append(from + (to - from) * share);
    return longest > 6 ? places : QList<QPointF>();
}

QRectF tagAt(const PaintContext &context, const QPointF &middle, int lines)
{
    const double width = context.metrics.width(FontRole::Label, QString::number(lines)) + 12;
    const double height = context.metrics.rowHeight;
    return {std::round(middle.x() - width / 2), std::round(middle.y() - height / 2), std::round(width), height};
}

QList<Bundle> bundlesOf(const PaintContext &context)
{
    QHash<std::pair<qsizetype, qsizetype>, int> counts;
    for (const Line &line : context.scene.lines) {
        const qsizetype a = context.scene.cards.at(line.a.card).area;
        const qsizetype b = context.scene.cards.at(line.b.card).area;
        if (a >= 0 && b >= 0 && a != b)
            ++counts[{std::min(a, b), std::max(a, b)}];
    }
    if (counts.isEmpty())
        return {};
    QList<QRectF> areas;
    for (const NoteBox &note : context.scene.notes) {
        if (note.area)
            areas.append(context.toView(note.rect).adjusted(
                -2, titleIsInside(context, note) ? -2 : -context.metrics.header, 2, 2));
    }
    QList<std::pair<qsizetype, qsizetype>> pairs = counts.keys();
    std::sort(pairs.begin(), pairs.end()); // the same places in each frame
    QList<Bundle> bundles;
    QList<QRectF> taken;
    int lane = 0;
    for (const auto &pair : std::as_const(pairs)) {
        Bundle bundle;
        bundle.lines = counts.value(pair);
        bundle.points = wayBetween(context.toView(context.scene.notes.at(pair.first).rect),
                                   context.toView(context.scene.notes.at(pair.second).rect), lane);
        lane += bundle.points.size() > 2;
        const QList<QPointF> places = openPlaces(bundle.points, areas);
        if (places.isEmpty())
            continue;
        bundle.tag = tagAt(context, places.first(), bundle.lines);
        for (const QPointF &place : places) {
            const QRectF tag = tagAt(context, place, bundle.lines);
            if (std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(tag); })) {
                bundle.tag = tag;
                break;
            }
        }
        taken.append(bundle.tag.adjusted(-2, -2, 2, 2));
        bundles.append(bundle);
    }
    std::stable_sort(bundles.begin(), bundles.end(),
                     [](const Bundle &a, const Bundle &b) { return a.lines < b.lines; });
    return bundles;
}

} // namespace

void paintBundles(const PaintContext &context)
{
    const QList<Bundle> bundles = bundlesOf(context);
    for (const Bundle &bundle : bundles) {
        const double width = std::clamp(std::round(1 + bundle.lines / 4.0), 1.0, 5.0);
        context.painter.setPen(QPen(context.color(Token::Relation), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        context.painter.drawPolyline(bundle.points.constData(), static_cast<int>(bundle.points.size()));
    }
}

void paintBundleCounts(const PaintContext &context)
{
    const QList<Bundle> bundles = bundlesOf(context);
    for (const Bundle &bundle : bundles) {
        const QString text = QString::number(bundle.lines);
        const QRectF &tag = bundle.tag;
        context.painter.setRenderHint(QPainter::Antialiasing);
        context.painter.setPen(context.color(Token::CardLine));
        context.painter.setBrush(context.color(Token::Card));
        context.painter.drawRoundedRect(tag.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        context.painter.setRenderHint(QPainter::Antialiasing, false);
        context.text(FontRole::Label, context.color(Token::Text),
                     {tag.left() + 6, tag.center().y() + context.metrics.baseline(FontRole::Label)}, text, 1);
    }
}

} // namespace sw::diagram
