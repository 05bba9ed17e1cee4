// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"
#include "views/lessons/taskwatch.h"

class QListWidget;
class QPushButton;

namespace sw::views
{

/// A task that is done in the designer: what makes it done, and how it stands.
class TaskPage : public StepPage
{
    Q_OBJECT

public:
    /// \p watch must live as long as the page.
    TaskPage(const services::LessonBench &bench, const formats::LessonStep &step, TaskWatch &watch);

    void start() override;
    void takeFocus() override;
    QString checkText() const override { return tr("&Check"); }
    void check() override;

private:
    void openTask(TaskWatch::Start start);
    void showState();
    void showConditions(const QList<services::TaskCondition> &conditions);
    bool isOpen() const;
    bool isKept() const;

    TaskWatch &m_watch;
    bool m_wasDone = false;
    QListWidget *m_conditions;
    QLabel *m_state;
    QLabel *m_solution;
    QPushButton *m_begin;
    QPushButton *m_again;
    QPushButton *m_leave;
    QPushButton *m_show;
};

} // namespace sw::views
