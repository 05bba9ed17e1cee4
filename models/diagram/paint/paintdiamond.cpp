// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintdiamond.h"

#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/scene/lineglyphs.h"

namespace sw::diagram
{

namespace
{

void drawRhombus(const PaintContext &context, const QRectF &box)
{
    const QPointF middle = box.center();
    const QPointF corners[] = {
        {box.left(), middle.y()}, {middle.x(), box.top()}, {box.right(), middle.y()}, {middle.x(), box.bottom()}};
    context.painter.drawPolygon(corners, 4);
}

void drawOval(const PaintContext &context, const Row &row, const QPointF &middle, const QPointF &diamond)
{
    const double zoom = context.zoom();
    const double width = (context.metrics.width(FontRole::Row, row.fullName) + 26) * zoom;
    const double height = (context.metrics.rowHeight + 2) * zoom;
    const QRectF box(middle.x() - width / 2, middle.y() - height / 2, width, height);
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.drawLine(diamond, middle);
    context.painter.drawEllipse(box);
    context.painter.setRenderHint(QPainter::Antialiasing, false);
    const double text = context.metrics.width(FontRole::Row, row.fullName) * zoom;
    const QPointF baseline(middle.x() - text / 2, middle.y() + context.metrics.baseline(FontRole::Row) * zoom);
    const QPen pen = context.painter.pen();
    context.text(FontRole::Row, context.color(Token::Text), baseline, row.fullName, zoom);
    context.painter.setPen(pen);
}

} // namespace

void paintDiamond(const PaintContext &context, const Line &line, const QColor &color)
{
    if (line.diamond.isEmpty() || !line.attributesRect.intersects(context.visible))
        return;
    const QRectF all = context.toView(line.attributesRect);
    const double zoom = context.zoom();
    const double height = context.length(chenDiamondHeight(line, context.metrics));
    const bool named = line.diamond.size() > 1;
    const double across = named ? (context.metrics.width(FontRole::Label, line.diamond) * 1.4 + 24) * zoom
                                : 2.4 * context.metrics.rowHeight * zoom;
    const QRectF box(all.center().x() - across / 2, all.center().y() - height / 2, across, height);
    context.painter.setPen(QPen(color, context.length(1.5, 1)));
    context.painter.setBrush(context.color(Token::Card));
    // Attributes in turns above and below, so that the diamond stays on the line.
    for (qsizetype i = 0; i < line.attributes.size(); ++i) {
        const double step = (static_cast<double>(i / 2) + 0.5) * (context.metrics.rowHeight + 6) * zoom;
        const QPointF middle(box.center().x(), i % 2 == 0 ? box.bottom() + step : box.top() - step);
        drawOval(context, line.attributes.at(i), middle, box.center());
    }
    context.painter.setRenderHint(QPainter::Antialiasing);
    drawRhombus(context, box);
    if (line.identifying)
        drawRhombus(context, box.marginsRemoved(QMarginsF(across / 8, height / 8, across / 8, height / 8)));
    context.painter.setRenderHint(QPainter::Antialiasing, false);
    const double width = context.metrics.width(FontRole::Label, line.diamond) * zoom;
    context.text(FontRole::Label, context.color(Token::Text),
                 {box.center().x() - width / 2, box.center().y() + context.metrics.baseline(FontRole::Label) * zoom},
                 line.diamond, zoom);
}

} // namespace sw::diagram
