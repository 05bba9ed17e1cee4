// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sw::views
{

/// Makes the rows of a tree as high as their texts, which are broken at the width of their columns; those of columns
/// that are as wide as their texts are not. Sets what else the tree needs for it.
class WrapDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit WrapDelegate(QTreeView *tree);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int roomFor(const QStyleOptionViewItem &option, const QModelIndex &index) const;

    QTreeView *m_tree;
};

} // namespace sw::views
