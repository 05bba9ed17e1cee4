// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/style/statusdelegate.h"

namespace sw::views
{

/// Draws the badge of a row's pattern before the text of its first column, and a status with its icon.
class PatternDelegate : public StatusDelegate
{
    Q_OBJECT

public:
    enum class Show { Badge, BadgeAndName };

    /// \p patternRole: id of the pattern; rows without one are drawn as usual.
    PatternDelegate(int patternRole, QObject *parent, Show show = Show::BadgeAndName);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    QString patternOf(const QModelIndex &index) const;

    int m_patternRole;
    Show m_show;
};

} // namespace sw::views
