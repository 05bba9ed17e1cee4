// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/previewdelegate.h"

#include "models/base/text.h"
#include "models/diagram/paint/theme.h"
#include "models/items/previewmodel.h"
#include "models/patterns/patternregistry.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/patternbadge.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPainter>

namespace sw::views
{

namespace
{

using items::PreviewModel;

constexpr int gutter = 40;
constexpr int bytesWidth = 70;

/// As large as the view's own font is, beside that of the program: lessons are shown in large text.
QFont fixedFont(const QFont &own)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(fixed.pointSizeF() * own.pointSizeF() / QApplication::font().pointSizeF());
    return fixed;
}

QColor valueColor(const QString &value)
{
    using diagram::Token;
    if (value.startsWith(QLatin1Char('"')))
        return theme().color(Token::OkText);
    if (!value.isEmpty() &&
        (value.at(0).isDigit() || value.at(0) == QLatin1Char('-') || value.startsWith(QLatin1String("Number"))))
        return theme().color(Token::WarnText);
    if (value.startsWith(QStringLiteral("…")))
        return theme().color(Token::SecondaryText);
    return theme().color(Token::Text);
}

} // namespace

QSize PreviewDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics metrics(fixedFont(option.font));
    const auto *model = qobject_cast<const PreviewModel *>(index.model());
    const samples::PreviewLine &line = model->line(index.row());
    const int text = metrics.horizontalAdvance(index.data().toString()) + line.indent * 14;
    return {gutter + text + bytesWidth + 60, qMax(option.fontMetrics.height() + 3, 18)};
}

void PreviewDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const PreviewModel *>(index.model());
    const samples::PreviewLine &line = model->line(index.row());
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(line.origin.pattern);
    const QRect rect = option.rect;
    painter->save();
    painter->setLayoutDirection(Qt::LeftToRight); // documents are code
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(rect, theme().color(diagram::Token::Selection));
    else if (pattern != nullptr)
        painter->fillRect(rect, familyTint(pattern->family()));
    if (pattern != nullptr)
        painter->fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), familyBar(pattern->family()));

    const QFont fixed = fixedFont(option.font);
    painter->setFont(fixed);
    painter->setPen(secondaryText());
    painter->drawText(QRect(rect.left() + 4, rect.top(), gutter - 14, rect.height()), Qt::AlignRight | Qt::AlignVCenter,
                      QString::number(index.row() + 1));

    const QFontMetrics metrics(fixed);
    int x = rect.left() + gutter + line.indent * 14;
    const int right = rect.right() - bytesWidth - (model->startsOrigin(index.row()) ? 50 : 6);
    const auto draw = [&](const QString &text, const QColor &color) {
        painter->setPen(color);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, qMax(0, right - x));
        painter->drawText(QRect(x, rect.top(), qMax(0, right - x), rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          shown);
        x += metrics.horizontalAdvance(text);
    };
    if (!line.name.isEmpty())
        draw(base::visibleText(line.name) + QStringLiteral(": "), theme().color(diagram::Token::Link));
    draw(base::visibleText(line.value), valueColor(line.value));

    if (model->startsOrigin(index.row()))
        paintPatternBadge(painter, QPointF(rect.right() - bytesWidth - 44, rect.center().y() - 9), line.origin.pattern,
                          option.font);
    if (line.bytes.value() > 0) {
        painter->setFont(option.font);
        painter->setPen(secondaryText());
        painter->drawText(QRect(rect.right() - bytesWidth, rect.top(), bytesWidth - 8, rect.height()),
                          Qt::AlignRight | Qt::AlignVCenter, base::bytesText(line.bytes));
    }
    painter->restore();
}

} // namespace sw::views
