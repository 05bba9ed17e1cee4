// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/painticons.h"

#include <QFile>
#include <QPainterPath>
#include <QSvgRenderer>

namespace sw::diagram
{

namespace
{

QString fileOf(Icon icon, const QString &pattern)
{
    switch (icon) {
    case Icon::Key:
        return QStringLiteral(":/icons/key.svg");
    case Icon::Link:
        return QStringLiteral(":/icons/link.svg");
    case Icon::Entity:
        return QStringLiteral(":/icons/entity.svg");
    case Icon::Document:
        return QStringLiteral(":/icons/document.svg");
    case Icon::Index:
        return QStringLiteral(":/icons/index.svg");
    case Icon::Pattern:
        return QStringLiteral(":/icons/patterns/%1.svg").arg(pattern);
    default:
        return {};
    }
}

/// Marks that are drawn by hand, because they are tiny and come by the thousand.
bool drawSimple(QPainter &painter, Icon icon, const QColor &color, const QRectF &box)
{
    const QPointF middle = box.center();
    const double unit = box.width() / 16;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (icon) {
    case Icon::Dot:
        painter.drawEllipse(middle, 3 * unit, 3 * unit);
        return true;
    case Icon::Ring:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.5 * unit));
        painter.drawEllipse(middle, 2.6 * unit, 2.6 * unit);
        return true;
    case Icon::Unique: {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, std::max(1.0, unit)));
        painter.drawRoundedRect(box.adjusted(unit, unit, -unit, -unit), 3 * unit, 3 * unit);
        // The letter U, as a line: it has to stay clear at any size.
        painter.setPen(QPen(color, 1.6 * unit, Qt::SolidLine, Qt::RoundCap));
        QPainterPath letter(middle + QPointF(-2.4 * unit, -3.4 * unit));
        letter.lineTo(middle + QPointF(-2.4 * unit, 1 * unit));
        letter.arcTo(QRectF(middle + QPointF(-2.4 * unit, -1.4 * unit), QSizeF(4.8 * unit, 4.8 * unit)), 180, 180);
        letter.lineTo(middle + QPointF(2.4 * unit, -3.4 * unit));
        painter.drawPath(letter);
        return true;
    }
    case Icon::Open:
    case Icon::Closed: {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const double a = 4 * unit;
        const double b = 2 * unit;
        const QPointF open[] = {middle + QPointF(-a, -b), middle + QPointF(0, b), middle + QPointF(a, -b)};
        const QPointF closed[] = {middle + QPointF(-b, -a), middle + QPointF(b, 0), middle + QPointF(-b, a)};
        painter.drawPolyline(icon == Icon::Open ? open : closed, 3);
        return true;
    }
    case Icon::Nested:
        painter.drawRoundedRect(QRectF(middle.x() - 2.5 * unit, middle.y() - 2.5 * unit, 5 * unit, 5 * unit), unit,
                                unit);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.5 * unit));
        painter.drawRoundedRect(box.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit), 3 * unit, 3 * unit);
        return true;
    case Icon::Copied: { // a sheet before another one
        painter.drawRoundedRect(QRectF(box.left() + 2 * unit, box.top() + 6 * unit, 8 * unit, 8 * unit), unit, unit);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.5 * unit));
        const QPointF behind[] = {QPointF(6, 3), QPointF(13, 3), QPointF(13, 10)};
        painter.drawPolyline(QPolygonF(
            {box.topLeft() + behind[0] * unit, box.topLeft() + behind[1] * unit, box.topLeft() + behind[2] * unit}));
        return true;
    }
    case Icon::Locked:
        painter.drawRoundedRect(QRectF(middle.x() - 4 * unit, middle.y() - unit, 8 * unit, 6 * unit), unit, unit);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.5 * unit));
        painter.drawArc(QRectF(middle.x() - 2.5 * unit, middle.y() - 5 * unit, 5 * unit, 7 * unit), 0, 180 * 16);
        return true;
    default:
        return false;
    }
}

} // namespace

void drawIcon(QPainter &painter, Icon icon, const QString &pattern, const QColor &color, const QRectF &box)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!drawSimple(painter, icon, color, box)) {
        QFile file(fileOf(icon, pattern));
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(file.readAll().replace("currentColor", color.name().toLatin1()));
            renderer.render(&painter, box);
        }
    }
    painter.restore();
}

} // namespace sw::diagram
