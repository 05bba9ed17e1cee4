// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

#include <QWidget>

class QTableView;

namespace sw::base
{
class Job;
}

namespace sw::items
{
class EffectModel;
}

namespace sw::views
{

class TextLabel;

/// The before/after table of a change, as high as its rows.
class EffectTable : public QWidget
{
    Q_OBJECT

public:
    explicit EffectTable(QWidget *parent = nullptr);

    void setRows(const QList<advisor::EffectRow> &rows);
    /// Designs and measures both models in the background, then shows what differs.
    void compare(const schema::Model &before, const schema::Model &after);
    const QList<advisor::EffectRow> &rows() const;

Q_SIGNALS:
    void shown(); ///< new figures are there

private:
    items::EffectModel *m_model;
    QTableView *m_view;
    TextLabel *m_empty;
    base::Job *m_job;
};

} // namespace sw::views
