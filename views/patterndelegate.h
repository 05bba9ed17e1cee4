// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace sw::views
{

/// Draws the badge of a row's pattern before the text of its first column.
class PatternDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// \p patternRole: id of the pattern; rows without one are drawn as usual.
    PatternDelegate(int patternRole, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QString patternOf(const QModelIndex &index) const;

    int m_patternRole;
};

} // namespace sw::views
