// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintpath.h"

#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintoverlay.h"
#include "models/diagram/scene/pathtexts.h"

namespace sw::diagram
{

namespace
{

void drawFrames(const PaintContext &context)
{
    for (const NodeKey &key : context.state.path) {
        const Card *card = context.scene.card(key);
        if (card != nullptr && card->rect.intersects(context.visible))
            paintRing(context, card->rect, 2, context.color(Token::Accent));
    }
}

void drawTexts(const PaintContext &context)
{
    const double scale = pathTextScale(context.zoom());
    QColor ground = context.color(Token::Canvas);
    ground.setAlphaF(0.85f);
    const QList<PlacedText> texts = placePathTexts(context.scene, context.state, context.metrics, context.camera);
    for (const PlacedText &each : texts) {
        const QRectF box(context.toView(each.rect.topLeft()), each.rect.size() * context.zoom());
        context.fill(box.adjusted(-2, 0, 2, 0), ground);
        const double height = box.height() / static_cast<double>(each.lines.size());
        double baseline = box.top() + height / 2 + context.metrics.baseline(FontRole::Label) * scale;
        for (const QString &line : each.lines) {
            context.text(FontRole::Label, context.color(Token::Accent), {box.left(), baseline}, line, scale);
            baseline += height;
        }
    }
}

/// Numbers of the steps, in a disc at the card's corner.
void drawNumbers(const PaintContext &context)
{
    for (auto it = context.state.pathNumbers.cbegin(); it != context.state.pathNumbers.cend(); ++it) {
        const Card *card = context.scene.card(it.key());
        if (!card)
            continue;
        const QPointF middle = context.toView(card->rect.topRight());
        context.painter.setRenderHint(QPainter::Antialiasing);
        context.painter.setPen(QPen(context.color(Token::Canvas), 2));
        context.painter.setBrush(context.color(Token::Accent));
        context.painter.drawEllipse(middle, 10, 10);
        context.painter.setRenderHint(QPainter::Antialiasing, false);
        const double width = context.metrics.width(FontRole::Letters, *it);
        context.text(FontRole::Letters, context.color(Token::OnAccent),
                     middle + QPointF(-width / 2, context.metrics.baseline(FontRole::Letters)), *it, 1);
    }
}

} // namespace

void paintPath(const PaintContext &context)
{
    if (context.state.pathMarked)
        drawFrames(context);
    if (!context.state.pathTexts.isEmpty() && context.level != Level::Block)
        drawTexts(context);
    drawNumbers(context);
}

} // namespace sw::diagram
