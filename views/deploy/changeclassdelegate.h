// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

#include <QStyledItemDelegate>

namespace sw::views
{

/// The same label as a picture, in the look of \p widget.
QPixmap changeClassPixmap(const QWidget &widget, deploy::ChangeClass change);

/// Paints a change class as a tinted label of icon, code and word.
class ChangeClassDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace sw::views
