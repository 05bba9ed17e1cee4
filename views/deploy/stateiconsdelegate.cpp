// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/stateiconsdelegate.h"

#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

namespace sw::views
{

void StateIconsDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    StatusDelegate::initStyleOption(option, index);
    const QVariant status = index.data(items::StatusRole);
    if (!status.isValid())
        return;
    const auto which = static_cast<Status>(status.toInt());
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(16, 16);
    option->icon = QIcon(iconPixmap(statusIcon(which), 16, statusText(which), ratio));
}

} // namespace sw::views
