// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/advice/goaladvice.h"

#include <QWidget>

class QCheckBox;
class QTableView;

namespace sw::items
{
class GoalTableModel;
}

namespace sw::views
{

class TextLabel;

/// The designs for the three goals side by side.
class GoalsPage : public QWidget
{
    Q_OBJECT

public:
    explicit GoalsPage(QWidget *parent = nullptr);

    void show(const QList<services::GoalAdvice> &goals, schema::Goal current);
    QTableView *view() const { return m_view; }
    /// Hides the rows in which the goals are alike.
    QCheckBox *onlyDifferences() const { return m_onlyDifferences; }
    QCheckBox *markBest() const { return m_markBest; }

Q_SIGNALS:
    void taken(sw::schema::Goal goal);

private:
    void makeHeaders(const QList<services::GoalAdvice> &goals, schema::Goal current);
    void makeChoices();
    void updateRows();

    items::GoalTableModel *m_model;
    QTableView *m_view;
    TextLabel *m_busy;
    QCheckBox *m_onlyDifferences = nullptr; ///< both are there with the first goals
    QCheckBox *m_markBest = nullptr;
};

} // namespace sw::views
