// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/paint/painttip.h"

#include "models/base/text.h"
#include "models/diagram/paint/paintcontext.h"

#include <QCoreApplication>

namespace sw::diagram
{

namespace
{

struct TipRow
{
    QString label;
    QString value;
};

QList<TipRow> rowsOf(const PaintContext &context, const Card &card)
{
    const auto tr = [](const char *text) {
        return QCoreApplication::translate("Diagram", text);
    };
    const qsizetype index = context.scene.indexOf(card.key);
    int in = 0;
    int out = 0;
    const QList<qsizetype> lines = context.scene.linesOf.value(index);
    for (const qsizetype line : lines) {
        in += context.scene.lines.at(line).a.card == index;
        out += context.scene.lines.at(line).b.card == index;
    }
    if (card.document)
        std::swap(in, out); // a reference leads from the document that holds it
    return {{tr("Documents"), base::countText(card.documents)},
            {tr("Document"), card.footerRight},
            {tr("Links"), tr("%1 in, %2 out").arg(in).arg(out)}};
}

/// Beside \p block, inside of the view.
QRectF placeBeside(const QRectF &block, const QSizeF &size, const QSizeF &view)
{
    QRectF box(block.bottomLeft() + QPointF(24, 6), size);
    if (box.bottom() > view.height() - 4)
        box.moveBottom(block.top() - 6);
    if (box.right() > view.width() - 4)
        box.moveRight(view.width() - 4);
    box.moveTopLeft(QPointF(std::max(4.0, std::round(box.left())), std::max(4.0, std::round(box.top()))));
    return box;
}

} // namespace

void paintBlockTip(const PaintContext &context, const Card &card)
{
    const Metrics &metrics = context.metrics;
    const QList<TipRow> rows = rowsOf(context, card);
    double width = metrics.width(FontRole::Name, card.title) + 46;
    for (const TipRow &row : rows)
        width =
            std::max(width, metrics.width(FontRole::Label, row.label) + metrics.width(FontRole::Label, row.value) + 44);
    const QSizeF size(std::ceil(std::max(width, 150.0)),
                      metrics.header + static_cast<double>(rows.size()) * metrics.rowHeight + 10);
    const QRectF box = placeBeside(context.toView(card.rect), size, context.camera.size);
    QPainter &painter = context.painter;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(context.color(Token::Accent), 1.5));
    painter.setBrush(context.color(Token::Card));
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 5, 5);
    painter.setRenderHint(QPainter::Antialiasing, false);
    context.fill(QRectF(box.left() + 2, box.top() + metrics.header, box.width() - 4, 1),
                 context.color(Token::Separator));
    const double middle = box.top() + metrics.header / 2;
    context.icon(card.document ? Icon::Document : Icon::Entity, context.color(Token::SecondaryText),
                 {box.left() + 18, middle}, 14);
    context.text(FontRole::Name, context.color(Token::Text),
                 {box.left() + 32, middle + metrics.baseline(FontRole::Name)}, card.title, 1);
    double y = box.top() + metrics.header + 4 + metrics.rowHeight / 2;
    for (const TipRow &row : rows) {
        const double baseline = y + metrics.baseline(FontRole::Label);
        context.text(FontRole::Label, context.color(Token::SecondaryText), {box.left() + 12, baseline}, row.label, 1);
        context.text(FontRole::Label, context.color(Token::Text),
                     {box.right() - 12 - metrics.width(FontRole::Label, row.value), baseline}, row.value, 1);
        y += metrics.rowHeight;
    }
}

} // namespace sw::diagram
