// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/goaldelegate.h"

#include "models/items/goaltablemodel.h"
#include "models/items/status.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QPainter>

namespace sw::views
{

namespace
{

using items::GoalTableModel;

constexpr int margin = 12;
constexpr int iconSize = 14;
constexpr int barHeight = 6;
constexpr int noteGap = 6;
constexpr double noteSize = 0.92; // of the label's font

void paintIcon(QPainter *painter, QRect &rest, const QString &name, const QColor &color)
{
    const QPoint topLeft(rest.left(), rest.center().y() - iconSize / 2);
    painter->drawPixmap(topLeft, iconPixmap(name, iconSize, color, painter->device()->devicePixelRatioF()));
    rest.setLeft(rest.left() + iconSize + 5);
}

void paintLabel(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool heading = index.data(GoalTableModel::HeadingRole).toBool();
    QFont font = option.font;
    if (heading)
        font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(heading ? secondaryText() : option.palette.color(QPalette::Text));
    const bool mirrored = option.direction == Qt::RightToLeft;
    const QRect room = option.rect.adjusted(mirrored ? 4 : margin, 0, mirrored ? -margin : -4, 0);
    const Qt::Alignment side = QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter;
    const QString note = index.data(GoalTableModel::NoteRole).toString();
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * noteSize);
    const int noteWidth = note.isEmpty() ? 0 : QFontMetrics(small).horizontalAdvance(note) + noteGap;
    const QString label =
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, room.width() - noteWidth);
    painter->drawText(room, static_cast<int>(side), label);
    if (note.isEmpty())
        return;
    const int after = QFontMetrics(font).horizontalAdvance(label) + noteGap;
    painter->setFont(small);
    painter->setPen(secondaryText());
    painter->drawText(mirrored ? room.adjusted(0, 0, -after, 0) : room.adjusted(after, 0, 0, 0), static_cast<int>(side),
                      note);
}

void paintBar(QPainter *painter, const QRect &cell, double share)
{
    const int room = cell.width() * 2 / 5;
    const QRect bar(cell.right() - margin - room, cell.center().y() - barHeight / 2,
                    std::max(1, static_cast<int>(room * share)), barHeight);
    QColor color = secondaryText();
    color.setAlphaF(0.45F);
    painter->fillRect(bar, color);
}

} // namespace

void GoalDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = static_cast<const GoalTableModel *>(index.model());
    painter->save();
    const bool shaded = index.column() == 0 || model->isCurrent(index.column());
    painter->fillRect(option.rect, option.palette.color(shaded ? QPalette::AlternateBase : QPalette::Base));
    painter->setPen(option.palette.color(QPalette::Midlight));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
    if (index.column() == 0) {
        paintLabel(painter, option, index);
        painter->restore();
        return;
    }
    QRect rest = option.rect.adjusted(margin, 0, -margin, 0);
    if (index.data(GoalTableModel::BestRole).toBool())
        paintIcon(painter, rest, QStringLiteral("flag"), statusText(Status::Ok));
    QColor color = option.palette.color(QPalette::Text);
    if (const QVariant status = index.data(items::StatusRole); status.isValid()) {
        color = statusText(static_cast<Status>(status.toInt()));
        paintIcon(painter, rest, statusIcon(static_cast<Status>(status.toInt())), color);
    }
    painter->setFont(option.font);
    painter->setPen(color);
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    if (const QVariant share = index.data(GoalTableModel::ShareRole); share.isValid())
        paintBar(painter, option.rect, share.toDouble());
    painter->restore();
}

} // namespace sw::views
