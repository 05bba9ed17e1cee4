// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/patterns/patterndelegate.h"

namespace sw::views
{

/// Lists patterns with badge and name, and how well they fit as a bar with its figure.
class FitDelegate : public PatternDelegate
{
    Q_OBJECT

public:
    static constexpr int widestFit = 112; ///< of a sentence in the column of figures

    /// The room of all names with their badges.
    static int widestName(const QFontMetrics &metrics);

    explicit FitDelegate(QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace sw::views
