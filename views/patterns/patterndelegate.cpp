// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/patterndelegate.h"

#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadge.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace sw::views
{

namespace
{

constexpr int gap = 6;
constexpr int patternRowHeight = 26;

} // namespace

PatternDelegate::PatternDelegate(int patternRole, QObject *parent, Show show)
    : StatusDelegate(parent), m_patternRole(patternRole), m_show(show)
{}

QString PatternDelegate::patternOf(const QModelIndex &index) const
{
    return index.column() == 0 ? index.data(m_patternRole).toString() : QString();
}

void PatternDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString pattern = patternOf(index);
    if (pattern.isEmpty()) {
        StatusDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle *style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    const QString text = m_show == Show::Badge ? QString() : item.text;
    const QRect content = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
    item.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const QSize badge = patternBadgeSize().toSize();
    const QRect inner = content.adjusted(2, 0, -2, 0);
    const QRect badgeRect = QStyle::alignedRect(item.direction, Qt::AlignLeft | Qt::AlignVCenter, badge, inner);
    paintPatternBadge(painter, badgeRect.topLeft(), pattern, item.font);
    QRect rest = inner;
    if (item.direction == Qt::RightToLeft)
        rest.setRight(badgeRect.left() - gap);
    else
        rest.setLeft(badgeRect.right() + gap);
    const bool selected = item.state & QStyle::State_Selected;
    QPalette::ColorGroup group = item.state & QStyle::State_Enabled ? QPalette::Normal : QPalette::Disabled;
    if (group == QPalette::Normal && !(item.state & QStyle::State_Active))
        group = QPalette::Inactive;
    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(rest, Qt::AlignVCenter | static_cast<int>(QStyle::visualAlignment(item.direction, Qt::AlignLeft)),
                      item.fontMetrics.elidedText(text, Qt::ElideRight, rest.width()));
    painter->restore();
}

void PatternDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    StatusDelegate::initStyleOption(option, index);
    const QVariant status = index.data(items::StatusRole);
    if (!status.isValid())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = icon(statusIcon(static_cast<Status>(status.toInt())));
}

QSize PatternDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = StatusDelegate::sizeHint(option, index);
    if (!patternOf(index).isEmpty())
        size.rwidth() += patternBadgeSize().toSize().width() + gap + 4;
    if (!patternOf(index).isEmpty() && m_show == Show::Badge)
        size.rwidth() -= option.fontMetrics.horizontalAdvance(index.data().toString());
    size.setHeight(std::max(size.height(), patternRowHeight));
    return size;
}

bool PatternDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (m_show != Show::Badge || patternOf(index).isEmpty() || event->type() != QEvent::ToolTip)
        return StatusDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), index.data().toString().toHtmlEscaped(), view);
    return true;
}

} // namespace sw::views
