// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintblocks.h"

#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/pixelfills.h"

#include <algorithm>
#include <cmath>

// Cards at block level: rectangles with a bar whose length is the logarithm of the number of documents, full at ten
// billion.
namespace sw::diagram
{

namespace
{

QColor areaColor(const PaintContext &context, const Card &card)
{
    const QString &own = !card.color.isEmpty() || card.area < 0 ? card.color : context.scene.notes.at(card.area).color;
    if (own.isEmpty())
        return context.color(Token::Link);
    QColor &color = context.cache.blockColors[own];
    if (!color.isValid())
        color = QColor(own).isValid() ? context.theme.readable(QColor(own), Token::Card) : context.color(Token::Link);
    return color;
}

/// Borders come above all grounds, so that cards that overlap can be told apart.
class BlockPainter
{
public:
    explicit BlockPainter(const PaintContext &context)
        : m_context(context), m_hairline(qRound(context.hairline() * context.ratio)), m_least(qRound(2 * context.ratio))
    {}

    void add(const Card &card)
    {
        const bool selected = isMarked(card);
        const double strength = m_context.fades(card.key) ? fadedShare : 1;
        const QRect box = boxOf(card);
        const int edge = selected ? 2 * m_hairline : m_hairline;
        const QColor border = at(m_context.color(selected ? Token::Accent : Token::CardLine), strength);
        const QRect inside = box.adjusted(edge, edge, -edge, -edge);
        if (std::min(box.width(), box.height()) <= 2 * m_least)
            return m_grounds.add(box, border);
        m_grounds.add(inside, at(m_context.color(selected ? Token::Selection : Token::Card), strength));
        m_borders.add({box.left(), box.top(), box.width(), edge}, border);
        m_borders.add({box.left(), inside.bottom() + 1, box.width(), edge}, border);
        m_borders.add({box.left(), inside.top(), edge, inside.height()}, border);
        m_borders.add({inside.right() + 1, inside.top(), edge, inside.height()}, border);
        addBar(card, box, strength);
    }

    void paint()
    {
        for (PixelFills *fills : {&m_grounds, &m_borders, &m_bars})
            fills->paint(m_context.painter, m_context.ratio);
    }

private:
    static QColor at(QColor color, double strength)
    {
        if (strength < 1)
            color.setAlphaF(static_cast<float>(color.alphaF() * strength));
        return color;
    }

    bool isMarked(const Card &card) const
    {
        const ViewState &state = m_context.state;
        return (!state.selected.isEmpty() && state.selected.contains(card.key)) ||
               (!state.found.isEmpty() && state.found.contains(card.key));
    }

    QRect boxOf(const Card &card) const
    {
        const QPointF from = m_context.toView(card.rect.topLeft()) * m_context.ratio;
        const QPointF to = m_context.toView(card.rect.bottomRight()) * m_context.ratio;
        const QPoint corner(qRound(from.x()), qRound(from.y()));
        return {corner,
                QSize(std::max(qRound(to.x()) - corner.x(), m_least), std::max(qRound(to.y()) - corner.y(), m_least))};
    }

    void addBar(const Card &card, const QRect &box, double strength)
    {
        const double ratio = m_context.ratio;
        const double share = std::clamp(std::log10(std::max(card.documents, 1.0)) / 10, 0.05, 1.0);
        const int height = qRound(std::clamp(std::round(box.height() / ratio / 8), 1.0, 4.0) * ratio);
        const int margin = qRound(std::clamp(std::round(box.width() / ratio / 8), 2.0, 4.0) * ratio);
        const int width = std::max(qRound(ratio), qRound((box.width() - 2 * margin) * share));
        m_bars.add({box.left() + margin, box.top() + box.height() - margin - height, width, height},
                   at(areaColor(m_context, card), strength));
    }

    const PaintContext &m_context;
    int m_hairline; ///< device pixels
    int m_least;    ///< two pixels in device pixels
    PixelFills m_grounds;
    PixelFills m_borders;
    PixelFills m_bars;
};

/// Names keep the size that they have on the smallest headlines. What is too long loses its middle, and is left out
/// where too little would remain to tell it from others; the tip has it. Without names, a design without areas would be
/// a field of blank boxes.
void drawName(const PaintContext &context, const Card &card)
{
    constexpr double pixels = 9;
    constexpr double lineHeight = 12;
    constexpr double leastZoom = 0.16; // below it, only exceptionally wide cards would have one
    constexpr double leastRoom = 24;   // four or five letters
    constexpr double barRoom = 8;
    constexpr double inset = 3;
    const QRectF box = context.toView(card.rect);
    const double room = box.width() - 2 * inset;
    if (context.zoom() < leastZoom || box.height() < lineHeight + barRoom)
        return;
    const double scale = pixels / context.metrics.font(FontRole::Name).pixelSize();
    const QString name = context.metrics.elidedMiddle(FontRole::Name, card.fullTitle, room / scale);
    if (name != card.fullTitle && room < leastRoom)
        return;
    const double baseline = box.top() + 2 + lineHeight / 2 + context.metrics.baseline(FontRole::Name) * scale;
    context.drawFading(context.fades(card.key), [&] {
        context.text(FontRole::Name, context.color(Token::Text), {box.left() + inset, baseline}, name, scale);
    });
}

} // namespace

void paintBlocks(const PaintContext &context, const QList<qsizetype> &cards)
{
    BlockPainter blocks(context);
    for (const qsizetype index : cards)
        blocks.add(context.scene.cards.at(index));
    blocks.paint();
    for (const qsizetype index : cards)
        drawName(context, context.scene.cards.at(index));
}

} // namespace sw::diagram
