// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintoverlay.h"

#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintlines.h"
#include "models/diagram/paint/paintpath.h"
#include "models/diagram/paint/painttip.h"
#include "models/diagram/routing/bends.h"

#include <algorithm>

namespace sw::diagram
{

namespace
{

constexpr double cornerRadius = 5;
/// In pixels, of what a piece of a line is taken hold of by.
constexpr double handleWidth = 8;
constexpr double handleLength = 18;

/// A strip of a card, tinted: the text under it stays as it was, so the tint is thin.
void strip(const PaintContext &context, const QRectF &scene, float alpha)
{
    QColor color = context.color(Token::Accent);
    color.setAlphaF(alpha);
    context.fill(context.toView(scene).adjusted(1, 0, -1, 0), color);
}

void drawSelection(const PaintContext &context)
{
    const QColor accent = context.color(Token::Accent);
    if (context.level != Level::Block) {
        for (const NodeKey &key : context.state.selected) {
            const Card *card = context.scene.card(key);
            if (card && card->rect.intersects(context.visible))
                paintRing(context, card->rect, 2, accent);
        }
    }
    for (const NoteBox &note : context.scene.notes) {
        if (context.state.selectedNotes.contains(note.id))
            paintRing(context, note.rect, 2, accent);
    }
    for (const NodeKey &key : context.state.found) {
        const Card *card = context.scene.card(key);
        if (card && card->rect.intersects(context.visible))
            paintRing(context, card->rect, 1.5, context.color(Token::WarnFill));
    }
}

/// The rows that the selected and hovered lines hang on.
void drawLineRows(const PaintContext &context)
{
    const auto light = [&context](const LineEnd &end, float alpha) {
        const Card &card = context.scene.cards.at(end.card);
        if (context.level == Level::Full && end.row < card.rows.size())
            strip(context, card.rowRect(end.row, context.metrics.rowHeight), alpha);
    };
    for (const schema::RelationshipId &id : context.state.selectedLines) {
        const QList<qsizetype> lines = context.scene.byRelationship.value(id);
        for (const qsizetype index : lines) {
            light(context.scene.lines.at(index).a, 0.16f);
            light(context.scene.lines.at(index).b, 0.16f);
        }
    }
    const qsizetype hovered = context.state.hover.line;
    if (hovered < 0 || hovered >= context.scene.lines.size())
        return;
    const Line &line = context.scene.lines.at(hovered);
    if (context.level != Level::Block && !context.state.selectedLines.contains(line.relationship))
        paintHoveredLine(context, line);
    light(line.a, 0.10f);
    light(line.b, 0.10f);
}

/// Where the hovered piece of a line can be taken hold of: in the middle of what is seen of it.
void drawHandle(const PaintContext &context)
{
    const Hit &hover = context.state.hover;
    if (!canBend(context.scene, hover, context.zoom()))
        return;
    const Line &line = context.scene.lines.at(hover.line);
    const QRectF piece = QRectF(line.points.at(hover.piece), line.points.at(hover.piece + 1)).normalized();
    const QRectF seen(
        QPointF(std::max(piece.left(), context.visible.left()), std::max(piece.top(), context.visible.top())),
        QPointF(std::min(piece.right(), context.visible.right()), std::min(piece.bottom(), context.visible.bottom())));
    const bool upright = isUpright(line, hover.piece);
    QRectF handle(QPointF(), upright ? QSizeF(handleWidth, handleLength) : QSizeF(handleLength, handleWidth));
    const bool covered = line.attributesRect.contains(seen.center()); // by what stands on the line
    handle.moveCenter(context.toView(covered ? (seen.topLeft() + seen.center()) / 2 : seen.center()));
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(QPen(context.color(Token::Canvas), 1.5));
    context.painter.setBrush(context.color(Token::Accent));
    context.painter.drawRoundedRect(handle, handleWidth / 2, handleWidth / 2);
    context.painter.setRenderHint(QPainter::Antialiasing, false);
}

void drawHover(const PaintContext &context)
{
    const Hit &hover = context.state.hover;
    if (hover.card < 0 || hover.card >= context.scene.cards.size())
        return;
    const Card &card = context.scene.cards.at(hover.card);
    if (hover.part == Hit::Part::Border && !context.state.selected.contains(card.key))
        paintRing(context, card.rect, 1.5, context.color(Token::Accent));
    if (context.level == Level::Block)
        return paintBlockTip(context, card);
    const bool onRow = hover.part == Hit::Part::Row || hover.part == Hit::Part::Fold;
    if (onRow && context.level == Level::Full)
        strip(context, card.rowRect(hover.row, context.metrics.rowHeight), 0.06f);
}

void drawGuide(const PaintContext &context, const Guide &guide)
{
    const QColor accent = context.color(Token::Accent);
    const QLineF line(context.toView(guide.line.p1()), context.toView(guide.line.p2()));
    context.painter.setPen(QPen(accent, 1, Qt::DashLine));
    context.painter.drawLine(line);
    if (guide.text.isEmpty())
        return;
    const double width = context.metrics.width(FontRole::Label, guide.text);
    const double half = context.metrics.rowHeight / 2 - 1;
    const QRectF ground(line.center() - QPointF(width / 2 + 4, half), QSizeF(width + 8, 2 * half));
    context.fill(ground, accent);
    context.text(FontRole::Label, context.color(Token::OnAccent),
                 line.center() + QPointF(-width / 2, context.metrics.baseline(FontRole::Label)), guide.text, 1);
}

void drawGestures(const PaintContext &context)
{
    const QColor accent = context.color(Token::Accent);
    if (const Card *target = context.scene.card(context.state.dropTarget.card)) {
        if (context.state.dropTarget.row >= 0)
            strip(context, target->rowRect(context.state.dropTarget.row, context.metrics.rowHeight), 0.25f);
        paintRing(context, target->rect, 2, accent);
    }
    if (context.state.pendingLine.size() > 1) {
        QList<QPointF> points;
        for (const QPointF &point : context.state.pendingLine)
            points.append(context.toView(point));
        context.painter.setPen(QPen(accent, 1.5, Qt::DashLine));
        context.painter.drawPolyline(points.constData(), static_cast<int>(points.size()));
    }
    for (const Guide &guide : context.state.guides)
        drawGuide(context, guide);
    if (!context.state.rubberBand.isNull()) {
        const QRectF band = context.toView(context.state.rubberBand.normalized());
        QColor ground = accent;
        ground.setAlphaF(0.08f);
        context.painter.setPen(QPen(accent, 1));
        context.painter.setBrush(ground);
        context.painter.drawRect(band.adjusted(0, 0, -1, -1));
    }
}

} // namespace

void paintRing(const PaintContext &context, const QRectF &scene, double width, const QColor &color)
{
    const double out = width / 2;
    context.painter.setRenderHint(QPainter::Antialiasing);
    context.painter.setPen(QPen(color, width));
    context.painter.setBrush(Qt::NoBrush);
    const double corner = context.length(cornerRadius) + out;
    context.painter.drawRoundedRect(context.toView(scene).adjusted(-out, -out, out, out), corner, corner);
    context.painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintStateOverlay(const PaintContext &context)
{
    drawLineRows(context);
    drawSelection(context);
    drawHandle(context);
    drawHover(context);
    drawGestures(context);
    paintPath(context);
}

} // namespace sw::diagram
