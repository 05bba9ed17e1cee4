// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/rerouting.h"

#include "models/diagram/routing/router.h"

#include <QSet>

#include <algorithm>

namespace sw::diagram
{

namespace
{

using LineName = std::pair<QString, int>;

LineName nameOf(const Line &line)
{
    return {line.key, static_cast<int>(line.style)};
}

bool isSameEnd(const Scene &scene, const LineEnd &end, const Scene &former, const LineEnd &old)
{
    const Card &card = scene.cards.at(end.card);
    const Card &before = former.cards.at(old.card);
    return card.key == before.key && card.rect == before.rect && card.rowsTop == before.rowsTop &&
           card.collapsed == before.collapsed && card.rows.size() == before.rows.size() && end.row == old.row &&
           end.glyph == old.glyph && end.label == old.label && end.labelRect.size() == old.labelRect.size();
}

bool isSameLine(const Scene &scene, const Line &line, const Scene &former, const Line &old)
{
    return isSameEnd(scene, line.a, former, old.a) && isSameEnd(scene, line.b, former, old.b) &&
           line.bend == old.bend && line.caption == old.caption &&
           (old.captionRect.isEmpty() || line.captionRect.size() == old.captionRect.size()) &&
           line.attributesRect.size() == old.attributesRect.size() && old.points.size() > 1 && !old.sketched;
}

void keepWay(Line &line, const Line &old)
{
    for (const auto &[end, before] : {std::pair(&line.a, &old.a), std::pair(&line.b, &old.b)}) {
        end->side = before->side;
        end->point = before->point;
        end->labelRect = before->labelRect;
    }
    line.points = old.points;
    line.captionRect = old.captionRect;
    line.attributesRect = old.attributesRect;
    line.bent = old.bent;
}

/// Cards that are new or elsewhere, with their room.
QList<QRectF> changedPlaces(const Scene &scene, const Scene &former)
{
    QList<QRectF> places;
    for (const Card &card : scene.cards) {
        const Card *old = former.card(card.key);
        if (!old || old->rect != card.rect)
            places.append(card.rect.adjusted(-lineRoom, -lineRoom, lineRoom, lineRoom));
    }
    return places;
}

} // namespace

bool runsThrough(const Line &line, const QRectF &rect)
{
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const QRectF piece = QRectF(line.points.at(i - 1), line.points.at(i)).normalized();
        if (piece.left() < rect.right() && piece.right() > rect.left() && piece.top() < rect.bottom() &&
            piece.bottom() > rect.top())
            return true;
    }
    return false;
}

QList<qsizetype> keepWays(Scene &scene, const Scene &former)
{
    QHash<LineName, qsizetype> known;
    for (qsizetype i = 0; i < former.lines.size(); ++i)
        known.insert(nameOf(former.lines.at(i)), i);
    QSet<qsizetype> changed;
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        const qsizetype old = known.value(nameOf(scene.lines.at(i)), -1);
        if (old < 0 || !isSameLine(scene, scene.lines.at(i), former, former.lines.at(old))) {
            changed.insert(i);
            continue;
        }
        removeLine(scene, i);
        keepWay(scene.lines[i], former.lines.at(old));
        insertLine(scene, i);
    }
    const bool all = changed.size() == scene.lines.size();
    const QList<QRectF> places = all ? QList<QRectF>() : changedPlaces(scene, former);
    for (const QRectF &place : places) {
        for (const qsizetype line : scene.lineGrid.query(place)) {
            if (runsThrough(scene.lines.at(line), place))
                changed.insert(line);
        }
    }
    if (changed.size() * 2 > scene.lines.size()) {
        for (qsizetype i = 0; i < scene.lines.size(); ++i)
            changed.insert(i);
    }
    QList<qsizetype> sorted(changed.cbegin(), changed.cend());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

QList<qsizetype> routeChanged(Scene &scene, const Scene &former)
{
    const QList<qsizetype> changed = keepWays(scene, former);
    routeLines(scene, changed);
    return changed;
}

} // namespace sw::diagram
