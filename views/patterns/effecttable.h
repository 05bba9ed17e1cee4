// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/base/recent.h"

#include <QWidget>

#include <optional>

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
    /// Designs and measures both models in the background once the table is seen, then shows what differs. What was
    /// compared lately is shown at once.
    void compare(const schema::Model &before, const schema::Model &after);
    const QList<advisor::EffectRow> &rows() const;

Q_SIGNALS:
    void shown(); ///< new figures are there

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fitRows();
    using Pair = std::pair<schema::Model, schema::Model>; ///< before and after
    void work();

    items::EffectModel *m_model;
    QTableView *m_view;
    TextLabel *m_empty;
    base::Job *m_job;
    std::optional<Pair> m_wanted; ///< what is or will be shown
    bool m_started = false;       ///< it is under way, or shown
    base::Recent<Pair, QList<advisor::EffectRow>, 8> m_compared;
};

} // namespace sw::views
