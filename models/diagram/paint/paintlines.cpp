// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintlines.h"

#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintdiamond.h"
#include "models/diagram/paint/paintways.h"
#include "models/diagram/paint/pixelfills.h"

#include <cmath>

namespace sw::diagram
{

namespace
{

constexpr double lineWidth = 1.5;

QColor colorOf(const PaintContext &context, const Line &line)
{
    if (line.style != LineStyle::Copy)
        return context.color(Token::Relation);
    return line.origin.isEmpty() ? context.color(Token::Link) : context.theme.family(line.origin.pattern->family()).bar;
}

bool isSelected(const PaintContext &context, const Line &line)
{
    return !context.state.selectedLines.isEmpty() && context.state.selectedLines.contains(line.relationship);
}

/// Whether the path of an operation says something else at this end of the line.
bool isReplaced(const PaintContext &context, const Line &line, bool atA)
{
    const auto text = context.state.pathTexts.constFind(line.relationship);
    return text != context.state.pathTexts.cend() && text->atA == atA;
}

/// \p color as if it were painted with \p share on the canvas: opaque, because blending costs more than filling.
QColor onCanvas(const PaintContext &context, const QColor &color, float share)
{
    const QColor ground = context.color(Token::Canvas);
    const auto mix = [share](float a, float b) {
        return a * share + b * (1 - share);
    };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
}

/// Text on the canvas with a halo, so that lines and dots behind it do not disturb.
void drawLabel(const PaintContext &context, const QString &text, const QRectF &rect, const QColor &color)
{
    if (text.isEmpty() || !rect.intersects(context.visible))
        return;
    const QPointF corner = context.toView(rect.topLeft());
    const double zoom = context.zoom();
    QColor halo = context.color(Token::Canvas);
    halo.setAlphaF(0.85f);
    context.fill(
        QRectF(corner.x() - zoom, corner.y() + zoom, rect.width() * zoom + 2 * zoom, (rect.height() - 2) * zoom), halo);
    const double middle = corner.y() + rect.height() * zoom / 2;
    context.text(FontRole::Label, color, {corner.x(), middle + context.metrics.baseline(FontRole::Label) * zoom}, text,
                 zoom);
}

void drawAttributes(const PaintContext &context, const Line &line, const QColor &edge)
{
    if (line.attributes.isEmpty() || !line.attributesRect.intersects(context.visible))
        return;
    const QRectF box = context.toView(line.attributesRect);
    QPen pen(edge, 1, Qt::CustomDashLine);
    pen.setDashPattern({3, 3});
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(pen);
    context.painter.setBrush(context.color(Token::Card));
    context.painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), context.length(4), context.length(4));
    context.painter.setRenderHint(QPainter::Antialiasing, false);
    const double zoom = context.zoom();
    const Metrics &metrics = context.metrics;
    double y = box.top() + (3 + metrics.rowHeight / 2) * zoom;
    for (const Row &row : line.attributes) {
        context.text(FontRole::Row, context.color(Token::Text),
                     {box.left() + 10 * zoom, y + metrics.baseline(FontRole::Row) * zoom}, row.fullName, zoom);
        const double width = metrics.width(FontRole::Type, row.type) * zoom;
        context.text(FontRole::Type, context.color(Token::SecondaryText),
                     {box.right() - 8 * zoom - width, y + metrics.baseline(FontRole::Type) * zoom}, row.type, zoom);
        y += metrics.rowHeight * zoom;
    }
}

/// One pixel wide, without feet.
void addThinLine(const PaintContext &context, const Line &line, const QColor &color, PixelFills &fills)
{
    const double scale = context.zoom() * context.ratio;
    const QPointF corner = context.camera.topLeft;
    const QRectF &visible = context.visible;
    const int thin = qRound(context.hairline() * context.ratio);
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const auto [left, right] = std::minmax({line.points.at(i - 1).x(), line.points.at(i).x()});
        const auto [top, bottom] = std::minmax({line.points.at(i - 1).y(), line.points.at(i).y()});
        if (right < visible.left() || left > visible.right() || bottom < visible.top() || top > visible.bottom())
            continue;
        if (line.points.size() > 2 && (right - left) * scale < 0.5 && (bottom - top) * scale < 0.5)
            continue; // less than a pixel: its neighbours cover it
        const QPoint from(qRound((left - corner.x()) * scale), qRound((top - corner.y()) * scale));
        const QPoint to(qRound((right - corner.x()) * scale), qRound((bottom - corner.y()) * scale));
        fills.add(QRect(from, QSize(to.x() - from.x() + thin, to.y() - from.y() + thin)), color);
    }
}

/// At block level, lines between areas are bundled.
bool isBundled(const PaintContext &context, const Line &line)
{
    const qsizetype a = context.scene.cards.at(line.a.card).area;
    const qsizetype b = context.scene.cards.at(line.b.card).area;
    return a >= 0 && b >= 0 && a != b;
}

/// Whether a text of \p other is crossed by \p line.
bool standsOn(const Line &other, const Line &line)
{
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const QRectF piece = QRectF(line.points.at(i - 1), line.points.at(i)).normalized().adjusted(-2, -2, 2, 2);
        for (const QRectF &text : {other.a.labelRect, other.b.labelRect, other.captionRect, other.attributesRect}) {
            if (text.intersects(piece))
                return true;
        }
    }
    return false;
}

void drawThin(const PaintContext &context, const QList<qsizetype> &lines)
{
    const bool block = context.level == Level::Block;
    const QColor relation = onCanvas(context, context.color(Token::Relation), block ? 0.6f : 0.8f);
    PixelFills fills;
    PixelFills selected;
    QList<qsizetype> marked;
    for (const qsizetype index : lines) {
        const Line &line = context.scene.lines.at(index);
        const bool onPath = context.marks(line.relationship);
        if (context.isLiftedLine(index) || (block && isBundled(context, line) && !onPath))
            continue;
        if (onPath)
            marked.append(index);
        else if (isSelected(context, line))
            addThinLine(context, line, context.color(Token::Accent), selected);
        else if (context.fades(line.relationship))
            addThinLine(context, line, onCanvas(context, colorOf(context, line), 0.3f), fills);
        else
            addThinLine(context, line, line.style == LineStyle::Copy ? colorOf(context, line) : relation, fills);
    }
    fills.paint(context.painter, context.ratio);
    selected.paint(context.painter, context.ratio);
    for (const qsizetype index : marked)
        paintWay(context, context.scene.lines.at(index).points, context.color(Token::Accent), 2 * context.ratio);
}

} // namespace

void paintLineTexts(const PaintContext &context, const Line &line)
{
    const bool selected = isSelected(context, line) || context.marks(line.relationship);
    const QColor plain = line.style == LineStyle::Copy ? colorOf(context, line) : context.color(Token::SecondaryText);
    const QColor color = selected ? context.color(Token::Accent) : plain;
    for (const LineEnd *end : {&line.a, &line.b}) {
        if (!isReplaced(context, line, end == &line.a))
            drawLabel(context, end->label, end->labelRect, color);
    }
    drawLabel(context, line.caption, line.captionRect, color);
    const QColor edge = selected ? color : context.color(Token::Relation);
    if (context.scene.notation == Notation::Chen)
        paintDiamond(context, line, edge);
    else
        drawAttributes(context, line, edge);
}

void paintStyledLine(const PaintContext &context, const Line &line)
{
    const bool selected = isSelected(context, line) || context.marks(line.relationship);
    paintLine(context, line, selected ? context.color(Token::Accent) : colorOf(context, line),
              selected                        ? 2.5
              : line.style == LineStyle::Copy ? 2
                                              : lineWidth);
}

void paintHoveredLine(const PaintContext &context, const Line &line)
{
    if (context.level != Level::Full) {
        PixelFills fills;
        addThinLine(context, line, context.color(Token::Accent), fills);
        return fills.paint(context.painter, context.ratio);
    }
    paintLine(context, line, context.color(Token::Accent), 2);
    const QList<qsizetype> seen = context.scene.lineGrid.query(context.visible);
    for (const qsizetype index : seen) {
        if (const Line &other = context.scene.lines.at(index); standsOn(other, line))
            paintLineTexts(context, other);
    }
}

void paintLines(const PaintContext &context)
{
    const QList<qsizetype> lines = context.scene.lineGrid.query(context.visible);
    if (context.level != Level::Full)
        return drawThin(context, lines);
    for (const qsizetype index : lines) {
        const Line &line = context.scene.lines.at(index);
        if (context.isLiftedLine(index))
            continue;
        context.drawFading(context.fades(line.relationship), [&] { paintStyledLine(context, line); });
    }
    for (const qsizetype index : lines) {
        const Line &line = context.scene.lines.at(index);
        if (!context.isLiftedLine(index))
            context.drawFading(context.fades(line.relationship), [&] { paintLineTexts(context, line); });
    }
}

} // namespace sw::diagram
