// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paintcontext.h"

#include <QPaintDevice>
#include <QTextOption>

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double gridStep = 20;
/// Radius of the corners of areas, in pixels.
constexpr double areaRadius = 6;
constexpr double foldedCorner = 10;

double onPixel(double value, double ratio)
{
    return std::round(value * ratio) / ratio;
}

/// Colours of an area: its own, or those of information.
struct AreaColors
{
    QColor tint;
    QColor edge;
};

AreaColors areaColors(const PaintContext &context, const NoteBox &note)
{
    const QColor own(note.color);
    const QColor edge = own.isValid() ? own : context.color(Token::InfoText);
    QColor tint = edge;
    tint.setAlphaF(context.theme.isDark() ? 0.16f : 0.08f);
    return {tint, edge};
}

} // namespace

QPointF PaintContext::toView(const QPointF &point) const
{
    return camera.toView(point);
}

QRectF PaintContext::toView(const QRectF &rect) const
{
    const QPointF from = camera.toView(rect.topLeft());
    const QPointF to = camera.toView(rect.bottomRight());
    if (forFile)
        return {from, to};
    const double ratio = painter.device()->devicePixelRatioF();
    return {QPointF(onPixel(from.x(), ratio), onPixel(from.y(), ratio)), QPointF(onPixel(to.x(), ratio), onPixel(to.y(), ratio))};
}

void paintBackground(const PaintContext &context)
{
    const QRectF view(QPointF(0, 0), context.camera.size);
    context.painter.fillRect(view, context.color(Token::Canvas));
    const double zoom = context.zoom();
    if (!context.state.grid || context.forFile || zoom < 0.35)
        return;
    QColor dot = context.color(Token::Dot);
    dot.setAlphaF(static_cast<float>(std::clamp((zoom - 0.35) / 0.15, 0.0, 1.0)));
    const double size = zoom >= 1.5 ? 2 : 1;
    const double step = gridStep * zoom;
    const QPointF first = context.toView(QPointF(std::floor(context.camera.topLeft.x() / gridStep) * gridStep,
                                                 std::floor(context.camera.topLeft.y() / gridStep) * gridStep));
    // One row of dots is made once and drawn for each line.
    QPixmap row(qCeil(view.width()) + 1, static_cast<int>(size));
    row.fill(Qt::transparent);
    QPainter onRow(&row);
    for (double x = first.x(); x < view.width(); x += step)
        onRow.fillRect(QRectF(std::round(x), 0, size, size), dot);
    onRow.end();
    for (double y = first.y(); y < view.height(); y += step)
        context.painter.drawPixmap(QPointF(0, std::round(y)), row);
}

void paintAreas(const PaintContext &context)
{
    for (const NoteBox &note : context.scene.notes) {
        if (!note.area || !note.rect.intersects(context.visible))
            continue;
        const AreaColors colors = areaColors(context, note);
        const QRectF box = context.toView(note.rect);
        context.painter.setRenderHint(QPainter::Antialiasing);
        context.painter.setPen(QPen(colors.edge, 1));
        context.painter.setBrush(colors.tint);
        context.painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), areaRadius, areaRadius);
        context.painter.setRenderHint(QPainter::Antialiasing, false);
        const double scale = context.forFile ? 1 : std::clamp(context.zoom(), 1.0, 1.5);
        context.text(FontRole::Name, context.color(Token::Text), box.topLeft() + QPointF(12, 18) * scale, note.text.section(QLatin1Char('\n'), 0, 0), scale);
        const QString count = QString::number(note.members.size());
        const double width = context.metrics.width(FontRole::Label, count) * scale;
        context.text(FontRole::Label, context.color(Token::SecondaryText), box.topRight() + QPointF(-12 * scale - width, 18 * scale), count, scale);
    }
}

void paintNotes(const PaintContext &context)
{
    for (const NoteBox &note : context.scene.notes) {
        if (note.area || !note.rect.intersects(context.visible))
            continue;
        const QRectF box = context.toView(note.rect);
        const double fold = context.length(foldedCorner);
        const QPointF shape[] = {box.topLeft(), box.topRight(), box.bottomRight() - QPointF(0, fold), box.bottomRight() - QPointF(fold, 0),
                                 box.bottomLeft()};
        context.painter.setRenderHint(QPainter::Antialiasing);
        context.painter.setPen(QPen(context.color(Token::NoteEdge), 1));
        context.painter.setBrush(QColor(note.color).isValid() ? QColor(note.color) : context.color(Token::NoteTint));
        context.painter.drawPolygon(shape, 5);
        const QPointF corner[] = {box.bottomRight() - QPointF(0, fold), box.bottomRight() - QPointF(fold, fold), box.bottomRight() - QPointF(fold, 0)};
        context.painter.drawPolyline(corner, 3);
        context.painter.setRenderHint(QPainter::Antialiasing, false);
        if (context.level != Level::Full)
            continue;
        context.painter.save();
        context.painter.translate(box.topLeft());
        context.painter.scale(context.zoom(), context.zoom());
        context.painter.setFont(context.metrics.font(FontRole::Label));
        context.painter.setPen(context.color(Token::NoteText));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        context.painter.drawText(QRectF(QPointF(8, 5), note.rect.size() - QSizeF(16, 10)), note.text, option);
        context.painter.restore();
    }
}

} // namespace sw::diagram
