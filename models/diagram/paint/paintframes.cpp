// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintframes.h"

#include "models/diagram/paint/paintcontext.h"

#include <QPainterPath>

#include <cmath>

// Frames of cards. On screen only the corners are anti-aliased, and those are drawn once: anti-aliased boxes cost more
// than the text in them.
namespace sw::diagram
{

namespace
{

QPainterPath topRounded(const QRectF &box, double corner)
{
    QPainterPath path;
    path.moveTo(box.bottomLeft());
    path.lineTo(box.left(), box.top() + corner);
    path.quadTo(box.topLeft(), QPointF(box.left() + corner, box.top()));
    path.lineTo(box.right() - corner, box.top());
    path.quadTo(box.topRight(), QPointF(box.right(), box.top() + corner));
    path.lineTo(box.bottomRight());
    path.closeSubpath();
    return path;
}

QColor shadowOf(const PaintContext &context)
{
    QColor shadow(Qt::black);
    shadow.setAlphaF(context.theme.isDark() ? 0.45f : 0.10f);
    return shadow;
}

/// The whole frame by vectors.
void drawFrame(const PaintContext &context, QPainter &painter, const QRectF &box, double header, double edge)
{
    const double corner = context.length(cardRadius);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadowOf(context));
    painter.drawRoundedRect(box.translated(0, 1), corner, corner);
    painter.setBrush(context.color(Token::Card));
    painter.drawRoundedRect(box, corner, corner);
    painter.fillPath(topRounded(QRectF(box.topLeft(), QSizeF(box.width(), header)), corner),
                     context.color(Token::Header));
    painter.setPen(QPen(context.color(Token::CardLine), edge));
    painter.setBrush(Qt::NoBrush);
    const double inset = edge / 2;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void paintCardFrame(const PaintContext &context, const QRectF &box, double header)
{
    const double edge = context.hairline();
    if (context.forFile)
        return drawFrame(context, context.painter, box, header, edge);
    const double ratio = context.ratio;
    const double corner = std::ceil((context.length(cardRadius) + 1) * ratio) / ratio;
    const SpriteKey key{SpriteKind::Card, 0, 0, qRound(context.zoom() * 4096), 0, {}};
    const double side = 2 * corner + edge;
    const QPixmap &corners = context.sprite(key, QSizeF(side, side + 2), [&](QPainter &onSprite) {
        drawFrame(context, onSprite, QRectF(0, 0, side, side), corner + edge / 2, edge);
    });
    const double below = 2; // of the shadow
    const auto part = [&](double x, double y, double fromX, double fromY, double height) {
        context.painter.drawPixmap(QRectF(x, y, corner, height), corners,
                                   QRectF(fromX * ratio, fromY * ratio, corner * ratio, height * ratio));
    };
    const QColor border = context.color(Token::CardLine);
    const QColor ground = context.color(Token::Card);
    const QColor top = context.color(Token::Header);
    const double wide = box.width() - 2 * corner;
    const double right = box.right() - corner;
    const double bottom = box.bottom() - corner;
    context.fill({box.left() + corner, box.top() + edge, wide, corner - edge}, top);
    context.fill({box.left() + edge, box.top() + corner, box.width() - 2 * edge, header - corner}, top);
    context.fill({box.left() + edge, box.top() + header, box.width() - 2 * edge, box.height() - header - corner},
                 ground);
    context.fill({box.left() + corner, bottom, wide, corner - edge}, ground);
    context.fill({box.left() + corner, box.top(), wide, edge}, border);
    context.fill({box.left() + corner, box.bottom() - edge, wide, edge}, border);
    context.fill({box.left() + corner, box.bottom(), wide, 1}, shadowOf(context));
    context.fill({box.left(), box.top() + corner, edge, box.height() - 2 * corner}, border);
    context.fill({box.right() - edge, box.top() + corner, edge, box.height() - 2 * corner}, border);
    part(box.left(), box.top(), 0, 0, corner);
    part(right, box.top(), side - corner, 0, corner);
    part(box.left(), bottom, 0, side - corner, corner + below);
    part(right, bottom, side - corner, side - corner, corner + below);
}

} // namespace sw::diagram
