// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintbackground.h"

#include "models/diagram/paint/paintcontext.h"

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

/// Colours of an area: its own, or those of information.
struct AreaColors
{
    QColor tint;
    QColor edge;
};

AreaColors areaColors(const PaintContext &context, const NoteBox &note)
{
    const QColor own(note.color);
    const QColor edge = own.isValid() ? context.theme.readable(own, Token::Canvas) : context.color(Token::InfoText);
    if (context.theme.isHighContrast())
        return {context.color(Token::Canvas), edge};
    QColor tint = edge;
    tint.setAlphaF(context.theme.isDark() ? 0.16f : 0.08f);
    return {tint, edge};
}

/// Behind the tint at block level, so that bundled lines end at the border.
void drawArea(const PaintContext &context, const QRectF &box, const AreaColors &colors)
{
    QPainter &painter = context.painter;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (context.level == Level::Block) {
        painter.setBrush(context.color(Token::Canvas));
        painter.drawRoundedRect(box, areaRadius, areaRadius);
    }
    painter.setPen(QPen(colors.edge, 1));
    painter.setBrush(colors.tint);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), areaRadius, areaRadius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

double titleScale(const PaintContext &context)
{
    return context.forFile ? 1 : std::clamp(context.zoom(), 1.0, 1.5);
}

/// Kept at the size of the screen and inside of the area's width; above the area where cards would cover it.
void drawAreaTitle(const PaintContext &context, const NoteBox &note, const QRectF &box)
{
    const double scale = titleScale(context);
    const QString count = QString::number(note.members.size());
    const double countWidth = context.metrics.width(FontRole::Label, count) * scale;
    const bool inside = titleIsInside(context, note);
    const double y = inside ? std::min(18 * scale, box.height() - 3) : -6 * scale;
    const double margin = inside ? std::min(12 * scale, box.width() / 8) : 2;
    const double room = box.width() - 2 * margin - countWidth - 8;
    const QString title =
        context.metrics.elided(FontRole::Name, note.text.section(QLatin1Char('\n'), 0, 0), std::max(room, 0.0) / scale);
    if (!inside) { // lines between areas pass here
        const double height = context.metrics.header * 0.7 * scale;
        context.fill(QRectF(box.left(), box.top() - height - 1,
                            context.metrics.width(FontRole::Name, title) * scale + 6, height),
                     context.color(Token::Canvas));
    }
    context.text(FontRole::Name, context.color(Token::Text), box.topLeft() + QPointF(margin, y), title, scale);
    if (room > 0)
        context.text(FontRole::Label, context.color(Token::SecondaryText),
                     box.topRight() + QPointF(-margin - countWidth, y), count, scale);
}

} // namespace

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
    const double ratio = context.ratio;
    QPixmap row(qCeil(view.width() * ratio) + 1, qCeil(size * ratio));
    row.setDevicePixelRatio(ratio);
    row.fill(Qt::transparent);
    QPainter onRow(&row);
    for (double x = first.x(); x < view.width(); x += step)
        onRow.fillRect(QRectF(context.onPixel(x), 0, size, size), dot);
    onRow.end();
    for (double y = first.y(); y < view.height(); y += step)
        context.painter.drawPixmap(QPointF(0, context.onPixel(y)), row);
}

bool titleIsInside(const PaintContext &context, const NoteBox &note)
{
    if (context.forFile)
        return true;
    double first = note.rect.bottom();
    for (const qsizetype member : note.members)
        first = std::min(first, context.scene.cards.at(member).rect.top());
    return (first - note.rect.top()) * context.zoom() >= 24 * titleScale(context);
}

void paintAreas(const PaintContext &context)
{
    for (const NoteBox &note : context.scene.notes) {
        if (!note.area || !note.rect.intersects(context.visible))
            continue;
        const QRectF box = context.toView(note.rect);
        drawArea(context, box, areaColors(context, note));
        drawAreaTitle(context, note, box);
    }
}

void paintNotes(const PaintContext &context)
{
    const double before = context.painter.opacity();
    context.painter.setOpacity(context.state.path.isEmpty() ? before : fadedShare); // none is on a path
    for (const NoteBox &note : context.scene.notes) {
        if (note.area || !note.rect.intersects(context.visible))
            continue;
        const QRectF box = context.toView(note.rect);
        const double fold = context.length(foldedCorner);
        const QPointF shape[] = {box.topLeft(), box.topRight(), box.bottomRight() - QPointF(0, fold),
                                 box.bottomRight() - QPointF(fold, 0), box.bottomLeft()};
        context.painter.setRenderHint(QPainter::Antialiasing);
        context.painter.setPen(QPen(context.color(Token::NoteEdge), 1));
        context.painter.setBrush(context.theme.noteGround(note.color));
        context.painter.drawPolygon(shape, 5);
        const QPointF corner[] = {box.bottomRight() - QPointF(0, fold), box.bottomRight() - QPointF(fold, fold),
                                  box.bottomRight() - QPointF(fold, 0)};
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
    context.painter.setOpacity(before);
}

} // namespace sw::diagram
