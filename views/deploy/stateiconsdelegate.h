// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/style/statusdelegate.h"

namespace sw::views
{

/// Texts in the colour of their status with its icon in front, so that colour alone tells nothing.
class StateIconsDelegate : public StatusDelegate
{
    Q_OBJECT

public:
    using StatusDelegate::StatusDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace sw::views
