// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/changeclassdelegate.h"

#include "models/items/planmodel.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QPainter>

#include <cmath>

namespace sw::views
{

namespace
{

Status statusOfClass(deploy::ChangeClass change)
{
    switch (change) {
    case deploy::ChangeClass::Adds:
        return Status::Ok;
    case deploy::ChangeClass::MayRefuseWrites:
        return Status::Warn;
    case deploy::ChangeClass::MayDelete:
        return Status::Bad;
    default:
        return Status::Info;
    }
}

/// Icon, code and word in \p box.
void paintClass(QPainter &painter, const QRectF &box, deploy::ChangeClass change, const QPalette &palette,
                const QFont &font, qreal ratio)
{
    const items::ChangeClassLook look = items::changeClassLook(change);
    const bool neutral = change == deploy::ChangeClass::ScriptOnly || change == deploy::ChangeClass::Equal;
    const QColor text = neutral ? secondaryText() : statusText(statusOfClass(change));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(neutral ? palette.color(QPalette::AlternateBase) : statusTint(statusOfClass(change)));
    painter.drawRoundedRect(box, 3, 3);
    painter.drawPixmap(QPointF(box.left() + 6, box.center().y() - 8), iconPixmap(look.icon, 16, text, ratio));
    painter.setPen(text);
    QFont bold = font;
    bold.setWeight(QFont::Bold);
    painter.setFont(bold);
    QRectF rest = box.adjusted(27, 0, -4, 0);
    painter.drawText(rest, Qt::AlignVCenter, look.code);
    rest.setLeft(rest.left() + QFontMetricsF(bold).horizontalAdvance(look.code + QLatin1Char(' ')));
    painter.setFont(font);
    painter.drawText(rest, Qt::AlignVCenter, look.word);
    painter.restore();
}

} // namespace

QPixmap changeClassPixmap(const QWidget &widget, deploy::ChangeClass change)
{
    const items::ChangeClassLook look = items::changeClassLook(change);
    QFont bold = widget.font();
    bold.setWeight(QFont::Bold);
    const qreal width = 34 + QFontMetricsF(bold).horizontalAdvance(look.code + QLatin1Char(' ')) +
                        QFontMetricsF(widget.font()).horizontalAdvance(look.word);
    const QSizeF size(std::ceil(width), 21);
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintClass(painter, QRectF(QPointF(0.5, 0.5), size - QSizeF(1, 1)), change, widget.palette(), widget.font(), ratio);
    return pixmap;
}

void ChangeClassDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem background(option);
    initStyleOption(&background, index);
    background.text.clear();
    background.icon = {};
    background.features &= ~QStyleOptionViewItem::HasDecoration;
    QStyledItemDelegate::paint(painter, background, QModelIndex());
    if (index.data().toString().isEmpty())
        return;
    paintClass(*painter, QRectF(option.rect).adjusted(4.5, 3.5, -4.5, -3.5),
               static_cast<deploy::ChangeClass>(index.data(items::PlanModel::ClassRole).toInt()), option.palette,
               option.font, painter->device()->devicePixelRatioF());
}

} // namespace sw::views
