// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintcontext.h"

#include "models/diagram/output/svgdevice.h"

namespace sw::diagram
{

QRectF PaintContext::toView(const QRectF &rect) const
{
    const QPointF from = camera.toView(rect.topLeft());
    const QPointF to = camera.toView(rect.bottomRight());
    if (forFile)
        return {from, to};
    return {QPointF(onPixel(from.x()), onPixel(from.y())), QPointF(onPixel(to.x()), onPixel(to.y()))};
}

void PaintContext::runs(const QList<TextRun> &all, const QPointF &corner, double scale) const
{
    const QTransform before = painter.worldTransform();
    painter.setWorldTransform(QTransform(scale, 0, 0, scale, corner.x(), corner.y()) * before);
    for (const TextRun &run : all) {
        painter.setPen(run.color);
        painter.drawGlyphRun(QPointF(0, 0), run.glyphs);
    }
    painter.setWorldTransform(before);
}

void PaintContext::text(FontRole role, const QColor &textColor, const QPointF &baseline, const QString &string,
                        double scale) const
{
    if (string.isEmpty())
        return;
    if (svg)
        return svg->addText(baseline, string, metrics.font(role), scale, textColor);
    const QTransform before = painter.worldTransform();
    painter.setWorldTransform(QTransform(scale, 0, 0, scale, baseline.x(), baseline.y()) * before);
    painter.setPen(textColor);
    if (forFile) {
        painter.setFont(metrics.font(role));
        painter.drawText(QPointF(0, 0), string);
    } else {
        QList<TextRun> &prepared = cache.labels[{static_cast<int>(role), string}];
        if (prepared.isEmpty())
            prepared = prepareText({{role, textColor, {}, string}}, metrics, cache.fonts);
        for (const TextRun &run : std::as_const(prepared))
            painter.drawGlyphRun(QPointF(0, 0), run.glyphs);
    }
    painter.setWorldTransform(before);
}

void PaintContext::icon(Icon which, const QColor &iconColor, const QPointF &viewCenter, double viewSize,
                        const QString &pattern) const
{
    const QRectF around(-viewSize / 2, -viewSize / 2, viewSize, viewSize);
    if (svg) {
        const SpriteKey key{SpriteKind::Icon, static_cast<int>(which), iconColor.rgba(), qRound(viewSize * 64), 0,
                            pattern};
        return svg->addSymbol(key, viewCenter,
                              [&](QPainter &onSymbol) { drawIcon(onSymbol, which, pattern, iconColor, around); });
    }
    if (forFile)
        return drawIcon(painter, which, pattern, iconColor, around.translated(viewCenter));
    const int pixels = std::max(1, qRound(viewSize * ratio));
    const SpriteKey key{SpriteKind::Icon, static_cast<int>(which), iconColor.rgba(), pixels, 0, pattern};
    const double size = pixels / ratio;
    const QPixmap &pixmap = sprite(key, QSizeF(size, size), [&](QPainter &onSprite) {
        drawIcon(onSprite, which, pattern, iconColor, QRectF(0, 0, size, size));
    });
    const QPointF corner = viewCenter * ratio - QPointF(pixels, pixels) / 2;
    painter.drawPixmap(QPointF(qRound(corner.x()), qRound(corner.y())) / ratio, pixmap);
}

void PaintContext::badge(const Badge &badge, const QPointF &viewCenter) const
{
    const FamilyColors colors = theme.family(badge.pattern->family());
    const double width = length(metrics.badgeWidth);
    const double height = length(metrics.badgeHeight);
    const QRectF box(viewCenter.x() - width / 2, viewCenter.y() - height / 2, width, height);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.bar, 1));
    painter.setBrush(colors.tint);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), length(3), length(3));
    painter.setRenderHint(QPainter::Antialiasing, false);
    icon(Icon::Pattern, colors.text, box.topLeft() + QPointF(length(9.5), height / 2), length(12), badge.pattern->id());
    const QPointF baseline =
        box.topLeft() + QPointF(length(17), height / 2 + length(metrics.baseline(FontRole::Letters)));
    text(FontRole::Letters, colors.text, baseline, badge.pattern->letters(), zoom());
}

} // namespace sw::diagram
