// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arrange.h"

#include <algorithm>
#include <numeric>

namespace sw::diagram
{

namespace
{

QRectF around(const QList<QRectF> &boxes)
{
    QRectF all;
    for (const QRectF &box : boxes)
        all |= box;
    return all;
}

} // namespace

QList<QPointF> aligned(const QList<QRectF> &boxes, Alignment alignment)
{
    const QRectF all = around(boxes);
    QList<QPointF> corners;
    for (QRectF box : boxes) {
        switch (alignment) {
        case Alignment::Left:
            box.moveLeft(all.left());
            break;
        case Alignment::Right:
            box.moveRight(all.right());
            break;
        case Alignment::Top:
            box.moveTop(all.top());
            break;
        case Alignment::Bottom:
            box.moveBottom(all.bottom());
            break;
        case Alignment::Centre:
            box.moveCenter({all.center().x(), box.center().y()});
            break;
        case Alignment::Middle:
            box.moveCenter({box.center().x(), all.center().y()});
            break;
        }
        corners.append(box.topLeft());
    }
    return corners;
}

QList<QPointF> distributed(const QList<QRectF> &boxes, Qt::Orientation along)
{
    QList<QPointF> corners;
    for (const QRectF &box : boxes)
        corners.append(box.topLeft());
    if (boxes.size() < 3)
        return corners;
    const auto from = [along](const QRectF &box) {
        return along == Qt::Horizontal ? box.left() : box.top();
    };
    const auto length = [along](const QRectF &box) {
        return along == Qt::Horizontal ? box.width() : box.height();
    };
    QList<qsizetype> order(boxes.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        return from(boxes.at(a)) + length(boxes.at(a)) / 2 < from(boxes.at(b)) + length(boxes.at(b)) / 2;
    });
    const QRectF &first = boxes.at(order.first());
    const QRectF &last = boxes.at(order.last());
    double filled = 0;
    for (const QRectF &box : boxes)
        filled += length(box);
    const double gap = (from(last) + length(last) - from(first) - filled) / static_cast<double>(boxes.size() - 1);
    double place = from(first);
    for (const qsizetype index : std::as_const(order)) {
        (along == Qt::Horizontal ? corners[index].rx() : corners[index].ry()) = place;
        place += length(boxes.at(index)) + gap;
    }
    return corners;
}

} // namespace sw::diagram
