// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/figures/figure.h"

#include <QObject>

#include <functional>

class QAbstractItemView;
class QModelIndex;
class QPoint;
class QWidget;

namespace sw::views
{

/// Tool tips of figures, made when somebody asks for one: what they tell takes longer to work out than to leave alone.
/// \p tip gives markup (sizing::toolTip), or nothing for what has no figure; then the widget's own tip is shown.
class FigureTips : public QObject
{
    Q_OBJECT

public:
    using TipAt = std::function<QString(const QPoint &)>;
    using TipOf = std::function<QString(const QModelIndex &)>;

    static void install(QWidget *widget, const TipAt &tip);
    static void install(QAbstractItemView *view, const TipOf &tip);
    /// For a widget that shows one figure.
    static void install(QWidget *widget, const std::function<sizing::Figure()> &figure);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    FigureTips(QWidget *widget, const TipAt &tip);

    TipAt m_tip;
};

} // namespace sw::views
