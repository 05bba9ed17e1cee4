// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/goaladvice.h"

#include <QWidget>

class QTableView;

namespace sw::views
{

class GoalTableModel;
class TextLabel;

/// The designs for the three goals side by side.
class GoalsPage : public QWidget
{
    Q_OBJECT

public:
    explicit GoalsPage(QWidget *parent = nullptr);

    void show(const QList<GoalAdvice> &goals, schema::Goal current);
    QTableView *view() const { return m_view; }

Q_SIGNALS:
    void taken(sw::schema::Goal goal);

private:
    void makeHeaders(const QList<GoalAdvice> &goals, schema::Goal current);

    GoalTableModel *m_model;
    QTableView *m_view;
    TextLabel *m_busy;
};

} // namespace sw::views
