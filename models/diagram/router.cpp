// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/router.h"

namespace sw::diagram
{

void routeAll(Scene &scene)
{
    QList<qsizetype> all;
    for (qsizetype i = 0; i < scene.lines.size(); ++i)
        all.append(i);
    routeLines(scene, all);
}

void routeLines(Scene &scene, const QList<qsizetype> &lines)
{
    for (const qsizetype index : lines) {
        removeLine(scene, index);
        Line &line = scene.lines[index];
        const Card &a = scene.cards.at(line.a.card);
        const Card &b = scene.cards.at(line.b.card);
        line.a.side = b.rect.center().x() > a.rect.center().x() ? Side::Right : Side::Left;
        line.b.side = line.a.side == Side::Right ? Side::Left : Side::Right;
        const auto port = [&](const Card &card, const LineEnd &end) {
            const QRectF row = card.rowRect(end.row, scene.rowHeight);
            return QPointF(end.side == Side::Right ? row.right() : row.left(), row.center().y());
        };
        line.a.point = port(a, line.a);
        line.b.point = port(b, line.b);
        const double x = (line.a.point.x() + line.b.point.x()) / 2;
        line.points = {line.a.point, {x, line.a.point.y()}, {x, line.b.point.y()}, line.b.point};
        for (LineEnd *end : {&line.a, &line.b}) {
            const double dx = end->side == Side::Right ? 6 : -6 - end->labelRect.width();
            end->labelRect.moveTopLeft(end->point + QPointF(dx, -20));
        }
        line.captionRect.moveCenter((line.points.at(1) + line.points.at(2)) / 2);
        line.attributesRect.moveCenter((line.points.at(1) + line.points.at(2)) / 2);
        insertLine(scene, index);
    }
}

} // namespace sw::diagram
