// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/paintcards.h"

#include "models/base/text.h"
#include "models/diagram/paint/paintblocks.h"
#include "models/diagram/paint/paintcontext.h"
#include "models/diagram/paint/paintframes.h"
#include "models/diagram/paint/pixelfills.h"

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// Pixels below which no text is drawn.
constexpr double smallestText = 7;
/// Zoom from which the rows of headlines are written.
constexpr double rowTextZoom = 0.44;
constexpr double barWidth = 3;

double headerHeight(const PaintContext &context)
{
    return context.level == Level::Full ? context.metrics.header
                                        : std::max(context.metrics.header, 12 / context.zoom());
}

/// How much larger than its place a text of \p pixels is drawn, so that it can be read.
double enlargement(const PaintContext &context, double pixels, double wanted)
{
    return context.level == Level::Full ? 1 : std::max(1.0, wanted / (pixels * context.zoom()));
}

bool showsRow(const PaintContext &context, const Row &row)
{
    return context.level == Level::Full || row.headline;
}

FontRole roleOf(const Card &card, const Row &row)
{
    if (row.mark == Mark::Link && !card.document)
        return FontRole::Link;
    return row.mark == Mark::Open && card.document ? FontRole::Strong : FontRole::Row;
}

/// The texts of a card at 100 %, from its corner.
class CardTexts
{
public:
    CardTexts(const PaintContext &context, const Card &card)
        : m_context(context), m_metrics(context.metrics), m_card(card)
    {}

    QList<TextItem> items()
    {
        addTitle();
        const bool headline = m_context.level == Level::Headline;
        if (!m_card.collapsed && (!headline || m_context.zoom() >= rowTextZoom))
            addRows();
        if (!headline || m_context.zoom() >= rowTextZoom)
            addFooter();
        return m_items;
    }

private:
    void add(FontRole role, Token token, const QPointF &at, const QString &text)
    {
        m_items.append({role, m_context.color(token), at, text});
    }

    void addTitle()
    {
        const double middle = m_metrics.header / 2;
        add(FontRole::Name, Token::Text, {29, middle + m_metrics.baseline(FontRole::Name)}, m_card.title);
    }

    void addRows()
    {
        double y = m_card.rowsTop + m_metrics.rowHeight / 2;
        for (const Row &row : m_card.rows) {
            if (showsRow(m_context, row)) {
                const FontRole role = roleOf(m_card, row);
                const bool link = row.mark == Mark::Link;
                const double left = m_metrics.nameX + row.indent * m_metrics.indent;
                add(role, link ? Token::Link : Token::Text, {left, y + m_metrics.baseline(role)}, row.name);
                const double width = m_metrics.width(FontRole::Type, row.type);
                add(FontRole::Type, Token::SecondaryText,
                    {row.typeRight - width, y + m_metrics.baseline(FontRole::Type)}, row.type);
            }
            y += m_metrics.rowHeight;
        }
    }

    void addFooter()
    {
        const double y = m_card.rect.height() - m_metrics.footer / 2 + m_metrics.baseline(FontRole::Label);
        add(FontRole::Label, Token::SecondaryText, {10, y}, m_card.footerLeft);
        const double width = m_metrics.width(FontRole::Label, m_card.footerRight);
        add(FontRole::Label, Token::SecondaryText, {m_card.rect.width() - 8 - width, y}, m_card.footerRight);
    }

    const PaintContext &m_context;
    const Metrics &m_metrics;
    const Card &m_card;
    QList<TextItem> m_items;
};

void drawTexts(const PaintContext &context, const Card &card, const QRectF &box)
{
    if (context.forFile) {
        QList<TextItem> items = CardTexts(context, card).items();
        std::stable_sort(items.begin(), items.end(), [](const TextItem &a, const TextItem &b) {
            return a.role < b.role;
        }); // fonts change less often
        for (const TextItem &item : std::as_const(items))
            context.text(item.role, item.color, box.topLeft() + item.baseline * context.zoom(), item.text,
                         context.zoom());
        return;
    }
    Painter::Cache::CardText &text = context.cache.texts[card.version * 4 + static_cast<quint64>(context.level)];
    if (text.runs.isEmpty())
        text.runs = prepareText(CardTexts(context, card).items(), context.metrics, context.cache.fonts);
    text.age = context.cache.frame;
    context.runs(text.runs, box.topLeft(), context.zoom());
}

/// Texts at headline level keep a size that can be read, so they are shortened to what fits at a zoom. In pixels from
/// the card's corner, as runs of one role each, because each has its scale.
QList<TextRun> headlineTexts(const PaintContext &context, const Card &card, const QRectF &box)
{
    QHash<int, QList<TextItem>> byRole;
    const double zoom = context.zoom();
    const QList<TextItem> items = CardTexts(context, card).items();
    for (TextItem item : items) {
        const bool title = item.role == FontRole::Name;
        if (item.role == FontRole::Type)
            continue;
        const double scale =
            zoom * enlargement(context, context.metrics.font(item.role).pixelSize(), title ? 9 : smallestText + 0.5);
        const double left = title ? 4 : item.baseline.x() * zoom;
        const double middle = title ? context.length(headerHeight(context)) / 2
                                    : (item.baseline.y() - context.metrics.baseline(item.role)) * zoom;
        const bool right = item.role == FontRole::Label && item.baseline.x() > context.metrics.markX;
        const bool besideAnother = item.role == FontRole::Label && !right;
        const double taken = besideAnother ? context.metrics.width(FontRole::Label, card.footerRight) * scale + 6 : 0;
        const double room = box.width() - (right ? 0 : left) - 3 - taken;
        if (besideAnother && context.metrics.width(item.role, item.text) * scale > room)
            item.text = base::countText(card.documents); // a figure with its end cut off is another one
        item.text = title ? context.metrics.elidedMiddle(item.role, item.text, room / scale)
                          : context.metrics.elided(item.role, item.text, room / scale);
        const double at = right ? box.width() - 4 - context.metrics.width(item.role, item.text) * scale : left;
        item.baseline = QPointF(at / scale, middle / scale + context.metrics.baseline(item.role));
        byRole[static_cast<int>(item.role)].append(item);
    }
    QList<TextRun> result;
    for (auto it = byRole.cbegin(); it != byRole.cend(); ++it) {
        const auto role = static_cast<FontRole>(it.key());
        const double wanted = role == FontRole::Name ? 9 : smallestText + 0.5;
        QList<TextRun> runs = prepareText(*it, context.metrics, context.cache.fonts);
        for (TextRun &run : runs)
            run.scale = zoom * enlargement(context, context.metrics.font(role).pixelSize(), wanted);
        result += runs;
    }
    return result;
}

void drawHeadlineTexts(const PaintContext &context, const Card &card, const QRectF &box)
{
    Painter::Cache::CardText &text = context.cache.texts[card.version * 4 + static_cast<quint64>(context.level)];
    if (text.runs.isEmpty() || text.zoom != context.zoom()) {
        text.runs = headlineTexts(context, card, box);
        text.zoom = context.zoom();
    }
    text.age = context.cache.frame;
    for (const TextRun &run : std::as_const(text.runs))
        context.runs({run}, box.topLeft(), run.scale);
}

void drawRowGrounds(const PaintContext &context, const Card &card)
{
    double y = card.rect.top() + card.rowsTop;
    for (qsizetype i = 0; i < card.rows.size(); ++i, y += context.metrics.rowHeight) {
        const Row &row = card.rows.at(i);
        if (row.origin.isEmpty())
            continue;
        const QRectF strip = context.toView(QRectF(card.rect.left(), y, card.rect.width(), context.metrics.rowHeight));
        const FamilyColors colors = context.theme.family(row.origin.pattern->family());
        context.fill(strip.adjusted(1, 0, -1, 0), colors.tint);
        context.fill(QRectF(strip.left() + 1, strip.top(), std::max(context.length(barWidth), 1.0), strip.height()),
                     colors.bar);
    }
}

void drawRowMarks(const PaintContext &context, const Card &card)
{
    const Metrics &metrics = context.metrics;
    const double zoom = context.zoom();
    const QColor quiet = context.color(Token::SecondaryText);
    QPointF at = context.toView(card.rect.topLeft() + QPointF(0, card.rowsTop + metrics.rowHeight / 2));
    const double right = context.toView(card.rect.topRight()).x();
    for (const Row &row : card.rows) {
        const QPointF middle(at.x() + (metrics.markX + row.indent * metrics.indent) * zoom, at.y());
        switch (row.mark) {
        case Mark::Key:
            context.icon(Icon::Key, context.color(Token::Key), middle, 12 * zoom);
            break;
        case Mark::Link:
            context.icon(row.nested   ? Icon::Nested
                         : row.copied ? Icon::Copied
                                      : Icon::Link,
                         context.color(Token::Link), middle, 12 * zoom);
            break;
        case Mark::Required:
            context.icon(Icon::Dot, quiet, middle, 14 * zoom);
            break;
        case Mark::Optional:
            context.icon(Icon::Ring, quiet, middle, 14 * zoom);
            break;
        case Mark::Open:
        case Mark::Closed:
            context.icon(row.mark == Mark::Open ? Icon::Open : Icon::Closed, quiet, middle, 12 * zoom);
            break;
        case Mark::None:
            break;
        }
        const double slots = at.x() + row.typeRight * zoom;
        if (row.unique)
            context.icon(Icon::Unique, quiet, {slots + 11 * zoom, at.y()}, 14 * zoom);
        if (row.indexed)
            context.icon(Icon::Index, quiet, {slots + (row.unique || !card.document ? 28 : 11) * zoom, at.y()},
                         12 * zoom);
        if (row.showsBadge)
            context.badge(row.origin, {right - (5 + metrics.badgeWidth / 2) * zoom, at.y()});
        at.ry() += metrics.rowHeight * zoom;
    }
}

/// Lines along nested rows, under the arrow of the row that holds them.
void drawGuides(const PaintContext &context, const Card &card)
{
    const Metrics &metrics = context.metrics;
    for (qsizetype i = 0; i < card.rows.size(); ++i) {
        const int indent = card.rows.at(i).indent;
        qsizetype end = i + 1;
        while (end < card.rows.size() && card.rows.at(end).indent > indent)
            ++end;
        if (end == i + 1)
            continue;
        const double x = card.rect.left() + metrics.markX + indent * metrics.indent;
        const double top = card.rect.top() + card.rowsTop + static_cast<double>(i + 1) * metrics.rowHeight;
        const QRectF guide = context.toView(QRectF(x, top, 1, static_cast<double>(end - i - 1) * metrics.rowHeight));
        context.fill(QRectF(guide.topLeft(), QSizeF(1, guide.height())), context.color(Token::Separator));
    }
}

/// A second frame around what cannot be without its owner.
void drawWeakFrame(const PaintContext &context, const QRectF &box)
{
    const double out = std::max(2.0, std::round(context.length(3)));
    const double edge = context.hairline();
    const QRectF outer = box.adjusted(-out - edge, -out - edge, out + edge, out + edge);
    const QColor color = context.color(Token::CardLine);
    context.fill({outer.left(), outer.top(), outer.width(), edge}, color);
    context.fill({outer.left(), outer.bottom() - edge, outer.width(), edge}, color);
    context.fill({outer.left(), outer.top(), edge, outer.height()}, color);
    context.fill({outer.right() - edge, outer.top(), edge, outer.height()}, color);
}

void drawFrame(const PaintContext &context, const Card &card, const QRectF &box)
{
    const double edge = context.hairline();
    const double corner = context.length(cardRadius);
    const double header = context.onPixel(context.length(headerHeight(context)));
    if (card.weak)
        drawWeakFrame(context, box);
    paintCardFrame(context, box, header);
    if (!card.color.isEmpty()) {
        if (const QColor own(card.color); own.isValid())
            context.fill(QRectF(box.left() + edge, box.top() + corner, std::max(context.length(barWidth) - edge, edge),
                                header - corner),
                         own);
    }
    context.fill(QRectF(box.left() + edge, box.top() + header, box.width() - 2 * edge, edge),
                 context.color(Token::Separator));
    if (context.level == Level::Full && context.scene.tinted)
        drawRowGrounds(context, card);
    if (context.level == Level::Full || context.zoom() >= rowTextZoom) {
        const double footer = context.onPixel(box.bottom() - context.length(context.metrics.footer));
        context.fill(QRectF(box.left() + edge, footer, box.width() - 2 * edge, edge), context.color(Token::Separator));
    }
}

void drawHeaderMarks(const PaintContext &context, const Card &card, const QRectF &box)
{
    const double middle = box.top() + context.length(context.metrics.header) / 2;
    context.icon(card.document ? Icon::Document : Icon::Entity, context.color(Token::SecondaryText),
                 {box.left() + context.length(16), middle}, context.length(14));
    double right = box.right() - context.length(6);
    if (card.locked) {
        context.icon(Icon::Locked, context.color(Token::SecondaryText), {right - context.length(7), middle},
                     context.length(14));
        right -= context.length(16);
    }
    for (auto badge = card.badges.crbegin(); badge != card.badges.crend(); ++badge) {
        context.badge(*badge, {right - context.length(context.metrics.badgeWidth / 2), middle});
        right -= context.length(context.metrics.badgeWidth + 4);
    }
}

/// Stands for the texts of a row that are too small to be written, so that a card is not empty.
void addTextBars(PixelFills &bars, const PaintContext &context, const Card &card, const Row &row, double y)
{
    const Metrics &metrics = context.metrics;
    constexpr double character = 6.5; // of a row's text, on average
    constexpr double thickness = 5;
    const QPointF corner = context.toView(card.rect.topLeft());
    const double left = metrics.nameX + row.indent * metrics.indent;
    const double typeLeft = row.typeRight - character * static_cast<double>(row.type.size());
    const double nameRight = std::min(left + character * static_cast<double>(row.name.size()), typeLeft - character);
    const int height = std::max(1, static_cast<int>(std::lround(context.length(thickness) * context.ratio)));
    const int top = static_cast<int>(std::lround(context.toView(QPointF(0, y)).y() * context.ratio)) - height / 2;
    const auto add = [&](double from, double to) {
        const int x = static_cast<int>(std::lround((corner.x() + context.length(from)) * context.ratio));
        const int end = static_cast<int>(std::lround((corner.x() + context.length(to)) * context.ratio));
        if (end > x)
            bars.add(QRect(x, top, end - x, height), context.color(Token::Separator));
    };
    add(left, nameRight);
    add(typeLeft, row.typeRight);
}

void drawHeadlineRows(const PaintContext &context, const Card &card)
{
    if (card.collapsed)
        return;
    double y = card.rect.top() + card.rowsTop + context.metrics.rowHeight / 2;
    const double top = card.rect.top() + headerHeight(context);
    PixelFills bars;
    for (const Row &row : card.rows) {
        if (y - 3 > top && !(row.headline && context.zoom() >= rowTextZoom))
            addTextBars(bars, context, card, row, y);
        if (row.headline && y - 3 > top) {
            const QColor color = context.color(row.mark == Mark::Key ? Token::Key : Token::Link);
            const QPointF at = context.toView(QPointF(card.rect.left(), y));
            const double size = std::max(2.0, context.length(6));
            const QRectF mark(std::round(at.x() + context.length(context.metrics.markX) - size / 2),
                              std::round(at.y() - size / 2), size, size);
            if (row.nested) { // a box in a box, as it is when larger
                context.fill(mark.adjusted(-3, -3, 3, 3), color);
                context.fill(mark.adjusted(-2, -2, 2, 2), context.color(Token::Card));
            }
            if (row.copied)
                context.fill(mark.translated(3, -3), context.color(Token::SecondaryText));
            context.fill(mark, color);
        }
        y += context.metrics.rowHeight;
    }
    bars.paint(context.painter, context.ratio);
}

void drawCard(const PaintContext &context, const Card &card)
{
    const QRectF box = context.toView(card.rect);
    drawFrame(context, card, box);
    const NodeKey selectedCard = context.state.selectedRow.card;
    if (!selectedCard.isNull() && selectedCard == card.key && context.state.selectedRow.row >= 0 && !card.collapsed) {
        const QRectF row = context.toView(card.rowRect(context.state.selectedRow.row, context.metrics.rowHeight));
        context.fill(row.adjusted(1, 0, -1, 0), context.color(Token::Selection));
    }
    if (context.level == Level::Headline) {
        drawHeadlineTexts(context, card, box);
        drawHeadlineRows(context, card);
    } else {
        drawHeaderMarks(context, card, box);
        if (!card.collapsed) {
            drawGuides(context, card);
            drawRowMarks(context, card);
        }
        drawTexts(context, card, box);
    }
}

} // namespace

void paintCards(const PaintContext &context, QList<qsizetype> cards)
{
    cards.removeIf([&](qsizetype index) { return !context.scene.cards.at(index).rect.intersects(context.visible); });
    if (context.level == Level::Block)
        return paintBlocks(context, cards);
    for (const qsizetype index : std::as_const(cards)) {
        const Card &card = context.scene.cards.at(index);
        context.drawFading(context.fades(card.key), [&] { drawCard(context, card); });
    }
}

void paintCards(const PaintContext &context)
{
    QList<qsizetype> cards = context.scene.cardGrid.query(context.visible);
    if (context.lifted)
        cards.removeIf([&](qsizetype index) { return context.isLifted(index); });
    paintCards(context, std::move(cards));
}

} // namespace sw::diagram
