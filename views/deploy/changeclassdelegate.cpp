// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/changeclassdelegate.h"

#include "models/items/planmodel.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QPainter>

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

} // namespace

void ChangeClassDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem background(option);
    initStyleOption(&background, index);
    background.text.clear();
    background.icon = {};
    background.features &= ~QStyleOptionViewItem::HasDecoration;
    QStyledItemDelegate::paint(painter, background, QModelIndex());

    const auto change = static_cast<deploy::ChangeClass>(index.data(items::PlanModel::ClassRole).toInt());
    const items::ChangeClassLook look = items::changeClassLook(change);
    const bool neutral = change == deploy::ChangeClass::ScriptOnly || change == deploy::ChangeClass::Equal;
    const QColor text = neutral ? secondaryText() : statusText(statusOfClass(change));
    const QRectF box = QRectF(option.rect).adjusted(4.5, 3.5, -4.5, -3.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(neutral ? option.palette.color(QPalette::AlternateBase) : statusTint(statusOfClass(change)));
    painter->drawRoundedRect(box, 3, 3);
    painter->drawPixmap(QPointF(box.left() + 6, box.center().y() - 8),
                        iconPixmap(look.icon, 16, text, painter->device()->devicePixelRatioF()));
    painter->setPen(text);
    QFont bold = option.font;
    bold.setWeight(QFont::Bold);
    painter->setFont(bold);
    QRectF rest = box.adjusted(27, 0, -4, 0);
    painter->drawText(rest, Qt::AlignVCenter, look.code);
    rest.setLeft(rest.left() + QFontMetricsF(bold).horizontalAdvance(look.code + QLatin1Char(' ')));
    painter->setFont(option.font);
    painter->drawText(rest, Qt::AlignVCenter, look.word);
    painter->restore();
}

} // namespace sw::views
