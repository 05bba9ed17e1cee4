// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/workloaddelegate.h"

#include "models/items/workloadmodel.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/schematexts.h"

#include <QApplication>
#include <QPainter>

namespace sw::views
{

namespace
{

using items::WorkloadModel;

constexpr int barsWidth = 16;

/// Three bars of which as many are full as the operation is critical, as signal strength is shown.
void paintBars(QPainter *painter, const QRect &rect, int level, const QColor &color)
{
    QColor faint = color;
    faint.setAlphaF(0.25F);
    for (int i = 0; i < 3; ++i) {
        const int height = 4 + 4 * i;
        painter->fillRect(QRect(rect.left() + i * 5, rect.center().y() + 6 - height, 4, height),
                          i < level ? color : faint);
    }
}

} // namespace

WorkloadDelegate::WorkloadDelegate(QObject *parent) : ChoiceDelegate(WorkloadModel::ChoicesRole, 0, parent)
{}

QString WorkloadDelegate::choiceText(const QModelIndex &index, const QString &choice) const
{
    if (index.column() == WorkloadModel::Criticality) {
        const auto level = schema::parseName<schema::Criticality>(choice);
        return level ? textOf(*level) : choice;
    }
    const auto kind = schema::parseName<schema::OperationKind>(choice);
    return kind ? textOf(*kind) : choice;
}

void WorkloadDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    ChoiceDelegate::initStyleOption(option, index);
    if (index.column() == WorkloadModel::Name) {
        option->features |= QStyleOptionViewItem::HasDecoration;
        const QIcon::Mode mode = option->state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal;
        option->icon = QIcon(icon(index.data(WorkloadModel::IconRole).toString()).pixmap(option->decorationSize, mode));
    } else if (index.column() == WorkloadModel::Criticality || index.column() == WorkloadModel::Kind) {
        option->text = choiceText(index, option->text);
    }
}

void WorkloadDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() != WorkloadModel::Criticality) {
        ChoiceDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle *style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    const QString text = item.text;
    const QRect content = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget).adjusted(2, 0, -2, 0);
    item.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const bool selected = item.state & QStyle::State_Selected;
    const QColor color = item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const auto level = schema::parseName<schema::Criticality>(index.data().toString());
    const QRect bars =
        QStyle::alignedRect(item.direction, Qt::AlignLeft | Qt::AlignVCenter, QSize(barsWidth, 14), content);
    paintBars(painter, bars, level ? static_cast<int>(*level) : 0, color);
    painter->setPen(color);
    const bool mirrored = item.direction == Qt::RightToLeft;
    const QRect words = mirrored ? content.adjusted(0, 0, -barsWidth - 6, 0) : content.adjusted(barsWidth + 6, 0, 0, 0);
    painter->drawText(words, Qt::AlignVCenter | static_cast<int>(mirrored ? Qt::AlignRight : Qt::AlignLeft), text);
}

} // namespace sw::views
