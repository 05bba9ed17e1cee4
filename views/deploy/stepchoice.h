// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/planedit.h"

#include <QWidget>

class QButtonGroup;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace sw::items
{
class PlanModel;
}

namespace sw::views
{

class StatusLine;
class TextLabel;

/// How to go on with a step: whether it runs, at which stage, and the confirmation that it needs, which can be
/// withdrawn.
class StepChoice : public QWidget
{
    Q_OBJECT

public:
    explicit StepChoice(items::PlanModel &plan, QWidget *parent = nullptr);

    /// nullptr for none.
    void show(const deploy::Step *step);

Q_SIGNALS:
    /// The plan has a new order; the step is the same one.
    void stageChanged(const sw::deploy::Step &step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QRadioButton *addWay(const QString &text, const QString &hint);
    void update();
    void updateWays(const deploy::Step &step);
    void updateConfirmation(const deploy::Step &step);
    void go(QRadioButton *way);
    const deploy::Step *current() const;

    items::PlanModel &m_plan;
    int m_number = 0; ///< of the step; 0: none
    StatusLine *m_note;
    QButtonGroup *m_ways;
    QRadioButton *m_warn;
    QRadioButton *m_moderate;
    QRadioButton *m_run;
    QRadioButton *m_leaveOut;
    QHash<QRadioButton *, TextLabel *> m_hints;
    TextLabel *m_why;
    TextLabel *m_prompt;
    QLineEdit *m_typed;
    QPushButton *m_confirm;
    QPushButton *m_withdraw;
    TextLabel *m_typing;
};

} // namespace sw::views
