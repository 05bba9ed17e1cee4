// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasmorph.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr int milliseconds = 240;
/// More cards than these cannot be moved every few milliseconds.
constexpr qsizetype mostCards = 1500;

QPointF between(const QPointF &from, const QPointF &to, double share)
{
    return from + (to - from) * share;
}

QRectF between(const QRectF &from, const QRectF &to, double share)
{
    return {between(from.topLeft(), to.topLeft(), share),
            QSizeF(from.width() + (to.width() - from.width()) * share,
                   from.height() + (to.height() - from.height()) * share)};
}

/// Both with the same number of points: the shorter one repeats its last bend.
void match(QList<QPointF> &a, QList<QPointF> &b)
{
    for (QList<QPointF> *points : {&a, &b}) {
        const qsizetype wanted = std::max(a.size(), b.size());
        while (points->size() < wanted && points->size() >= 2)
            points->insert(points->size() - 1, points->at(points->size() - 2));
    }
}

QString nameOf(const diagram::Line &line)
{
    return line.key + QLatin1Char('\n') + QString::number(static_cast<int>(line.style));
}

/// The things of \p to, where they were in \p from; what is new does not move.
diagram::Scene inOrderOf(const diagram::Scene &to, const diagram::Scene &from)
{
    diagram::Scene result = to;
    for (diagram::Card &card : result.cards) {
        if (const diagram::Card *old = from.card(card.key))
            card.rect = QRectF(old->rect.topLeft(), card.rect.size());
    }
    QHash<QString, qsizetype> lines;
    for (qsizetype i = 0; i < from.lines.size(); ++i)
        lines.insert(nameOf(from.lines.at(i)), i);
    for (diagram::Line &line : result.lines) {
        const qsizetype old = lines.value(nameOf(line), -1);
        if (old >= 0)
            line = from.lines.at(old);
    }
    for (diagram::NoteBox &note : result.notes) {
        for (const diagram::NoteBox &old : from.notes) {
            if (old.id == note.id)
                note.rect = old.rect;
        }
    }
    return result;
}

} // namespace

CanvasMorph::CanvasMorph(QWidget *view) : QVariantAnimation(view), m_view(view)
{
    setStartValue(0.0);
    setEndValue(1.0);
    setDuration(milliseconds);
    setEasingCurve(QEasingCurve::OutCubic);
    connect(this, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) { show(value.toDouble()); });
    connect(this, &QVariantAnimation::finished, this, [this] {
        m_shown = m_from = m_to = diagram::Scene();
        m_view->update();
    });
}

void CanvasMorph::begin(const diagram::Scene &from, const diagram::Scene &to)
{
    const bool animated = m_view->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_view) > 0;
    if (!animated || !m_view->isVisible() || to.cards.size() > mostCards)
        return;
    const auto moved = std::count_if(to.cards.begin(), to.cards.end(), [&from](const diagram::Card &card) {
        const diagram::Card *old = from.card(card.key);
        return old && (old->rect.topLeft() - card.rect.topLeft()).manhattanLength() > 1;
    });
    if (moved < 2)
        return;
    stop();
    m_from = inOrderOf(to, from);
    m_to = to;
    for (qsizetype i = 0; i < m_to.lines.size(); ++i)
        match(m_from.lines[i].points, m_to.lines[i].points);
    m_shown = m_to;
    start();
}

void CanvasMorph::show(double share)
{
    if (m_shown.cards.isEmpty())
        return;
    m_shown.cardGrid.clear();
    m_shown.lineGrid.clear();
    for (qsizetype i = 0; i < m_shown.cards.size(); ++i) {
        m_shown.cards[i].rect = between(m_from.cards.at(i).rect, m_to.cards.at(i).rect, share);
        m_shown.cardGrid.insert(i, m_shown.cards.at(i).rect);
    }
    for (qsizetype i = 0; i < m_shown.lines.size(); ++i) {
        diagram::Line &line = m_shown.lines[i];
        const diagram::Line &from = m_from.lines.at(i);
        const diagram::Line &to = m_to.lines.at(i);
        for (qsizetype p = 0; p < line.points.size() && p < from.points.size(); ++p)
            line.points[p] = between(from.points.at(p), to.points.at(p), share);
        line.a.point = line.points.isEmpty() ? QPointF() : line.points.first();
        line.b.point = line.points.isEmpty() ? QPointF() : line.points.last();
        line.a.labelRect = between(from.a.labelRect, to.a.labelRect, share);
        line.b.labelRect = between(from.b.labelRect, to.b.labelRect, share);
        line.captionRect = between(from.captionRect, to.captionRect, share);
        line.attributesRect = between(from.attributesRect, to.attributesRect, share);
        diagram::insertLine(m_shown, i);
    }
    for (qsizetype i = 0; i < m_shown.notes.size(); ++i)
        m_shown.notes[i].rect = between(m_from.notes.at(i).rect, m_to.notes.at(i).rect, share);
    m_view->update();
}

} // namespace sw::views
