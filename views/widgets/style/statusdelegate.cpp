// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/statusdelegate.h"

#include "views/widgets/style/appearance.h"

namespace sw::views
{

void StatusDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (const QVariant status = index.data(items::StatusRole); status.isValid())
        option->palette.setColor(QPalette::Text, statusText(static_cast<Status>(status.toInt())));
    else if (index.data(items::SecondaryRole).toBool())
        option->palette.setColor(QPalette::Text, secondaryText());
}

} // namespace sw::views
