// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/obstacles.h"

#include <algorithm>

namespace sw::diagram
{

namespace
{

/// Touching is not meeting.
bool meets(const QRectF &a, const QRectF &b)
{
    constexpr double slack = 0.01;
    return a.left() < b.right() - slack && b.left() < a.right() - slack && a.top() < b.bottom() - slack &&
           b.top() < a.bottom() - slack;
}

QRectF withClearance(const QPointF &from, const QPointF &to)
{
    return QRectF(from, to).normalized().adjusted(-clearance, -clearance, clearance, clearance);
}

} // namespace

bool Obstacles::isFree(const QPointF &from, const QPointF &to, qsizetype skip, qsizetype skipToo) const
{
    const QRectF piece = withClearance(from, to);
    const QList<qsizetype> cards = m_scene.cardGrid.query(piece);
    return std::none_of(cards.begin(), cards.end(), [&](qsizetype card) {
        return card != skip && card != skipToo && meets(piece, m_scene.cards.at(card).rect);
    });
}

double Obstacles::reach(double y, double x, double limit, qsizetype skip) const
{
    const QRectF strip = withClearance({x, y}, {limit, y}).adjusted(clearance, 0, -clearance, 0);
    double end = limit;
    const QList<qsizetype> cards = m_scene.cardGrid.query(strip);
    for (const qsizetype card : cards) {
        const QRectF &rect = m_scene.cards.at(card).rect;
        if (card == skip || !meets(strip, rect))
            continue;
        end = limit >= x ? std::min(end, rect.left() - clearance) : std::max(end, rect.right() + clearance);
    }
    return end;
}

QList<Span> Obstacles::freeColumns(const Span &range, const Span &ys) const
{
    if (range.isEmpty())
        return {};
    const QRectF box(QPointF(range.low - clearance, ys.low - clearance),
                     QPointF(range.high + clearance, ys.high + clearance));
    QList<Span> blocked;
    const QList<qsizetype> cards = m_scene.cardGrid.query(box);
    for (const qsizetype card : cards) {
        const QRectF &rect = m_scene.cards.at(card).rect;
        if (meets(box, rect))
            blocked.append({rect.left() - clearance, rect.right() + clearance});
    }
    std::sort(blocked.begin(), blocked.end(), [](const Span &a, const Span &b) { return a.low < b.low; });
    QList<Span> free;
    double from = range.low;
    for (const Span &span : std::as_const(blocked)) {
        if (span.low >= from)
            free.append({from, std::min(span.low, range.high)});
        from = std::max(from, span.high);
    }
    if (from <= range.high)
        free.append({from, range.high});
    return free;
}

Span Obstacles::columnAround(double x, const Span &ys) const
{
    Span span{x - nudgeReach, x + nudgeReach};
    const QRectF box(QPointF(span.low, ys.low - clearance), QPointF(span.high, ys.high + clearance));
    const QList<qsizetype> cards = m_scene.cardGrid.query(box);
    for (const qsizetype card : cards) {
        const QRectF &rect = m_scene.cards.at(card).rect;
        if (!meets(box, rect))
            continue;
        if (rect.center().x() < x)
            span.low = std::max(span.low, std::min(x, rect.right() + clearance));
        else
            span.high = std::min(span.high, std::max(x, rect.left() - clearance));
    }
    return span;
}

Span Obstacles::rowAround(double y, const Span &xs, qsizetype skip, qsizetype skipToo) const
{
    Span span{y - nudgeReach, y + nudgeReach};
    const QRectF box(QPointF(xs.low - clearance, span.low), QPointF(xs.high + clearance, span.high));
    const QList<qsizetype> cards = m_scene.cardGrid.query(box);
    for (const qsizetype card : cards) {
        const QRectF &rect = m_scene.cards.at(card).rect;
        if (card == skip || card == skipToo || !meets(box, rect))
            continue;
        if (rect.center().y() < y)
            span.low = std::max(span.low, std::min(y, rect.bottom() + clearance));
        else
            span.high = std::min(span.high, std::max(y, rect.top() - clearance));
    }
    return span;
}

} // namespace sw::diagram
