// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/outlinedelegate.h"

#include "models/items/outlinemodel.h"
#include "views/widgets/editors/choicedelegate.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadge.h"

#include <QPainter>

namespace sw::views
{

using items::OutlineModel;

void OutlineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == OutlineModel::NameColumn) {
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = icon(index.data(OutlineModel::IconRole).toString());
        option->decorationSize = QSize(16, 16);
    } else if (!option->state.testFlag(QStyle::State_Selected)) {
        option->palette.setColor(QPalette::Text, secondaryText());
    }
}

void OutlineDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (!isBeingTypedIn(editor))
        QStyledItemDelegate::setEditorData(editor, index);
}

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + (index.column() == OutlineModel::FigureColumn ? 8 : 0),
            qMax(22, option.fontMetrics.height() + 6)};
}

void OutlineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QString pattern = index.data(OutlineModel::PatternRole).toString();
    if (index.column() == OutlineModel::NameColumn && !pattern.isEmpty()) {
        const QSizeF badge = patternBadgeSize();
        paintPatternBadge(
            painter, QPointF(option.rect.right() - badge.width() - 2, option.rect.center().y() - badge.height() / 2),
            pattern, option.font);
    }
}

} // namespace sw::views
