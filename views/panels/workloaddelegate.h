// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/editors/choicedelegate.h"

namespace sw::views
{

/// Cells of the workload sheet: an icon for the kind, bars beside the word for the criticality, choices as boxes.
class WorkloadDelegate : public ChoiceDelegate
{
    Q_OBJECT

public:
    explicit WorkloadDelegate(QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    QString choiceText(const QModelIndex &index, const QString &choice) const override;
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace sw::views
