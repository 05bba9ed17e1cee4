// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/wrapdelegate.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace sw::views
{

static constexpr int padding = 2; // above and below the lines

WrapDelegate::WrapDelegate(QTreeView *tree) : QStyledItemDelegate(tree), m_tree(tree)
{
    tree->setWordWrap(true);
    tree->setUniformRowHeights(false);
    tree->setItemDelegate(this);
    // The sizes are asked for again once all columns have theirs.
    connect(
        tree->header(), &QHeaderView::sectionResized, this, [this] { Q_EMIT sizeHintChanged({}); },
        Qt::QueuedConnection);
}

int WrapDelegate::roomFor(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int width = m_tree->columnWidth(index.column());
    if (index.column() == std::max(0, m_tree->treePosition())) {
        int level = m_tree->rootIsDecorated() ? 1 : 0;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            ++level;
        width -= level * m_tree->indentation();
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.rect = QRect(0, 0, width, QWIDGETSIZE_MAX);
    const int margin = m_tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, m_tree) + 1;
    return m_tree->style()->subElementRect(QStyle::SE_ItemViewItemText, &item, m_tree).width() - 2 * margin;
}

QSize WrapDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const bool isFitted = m_tree->header()->sectionResizeMode(index.column()) == QHeaderView::ResizeToContents;
    if (isFitted || m_tree->isFirstColumnSpanned(index.row(), index.parent()))
        return size;
    const QString text = index.data().toString();
    if (const int room = roomFor(option, index); room > 0 && !text.isEmpty()) {
        const QRect lines = option.fontMetrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, text);
        size = {0, std::max(size.height(), lines.height() + 2 * padding)};
    }
    return size;
}

} // namespace sw::views
