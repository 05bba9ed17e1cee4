// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/deployment.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace sw::items
{
class PlanModel;
}

namespace sw::views
{

class Banner;
class EvidenceView;
class StepChoice;
class StepDetails;
class TextLabel;

/// The plan as a table, and for the current step what changes, the documents concerned, and how to go on.
class ExportPlanPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExportPlanPage(items::PlanModel &plan, QWidget *parent = nullptr);

    /// Puts the headline and the banner into the words of the plan that was just set.
    void planArrived();
    void applyBegins();
    /// What came of an apply, with what can be done about it.
    void showOutcome(const deploy::Plan &applied, const services::Outcome &outcome);
    Banner &banner() { return *m_banner; }
    void selectStep(int number);

Q_SIGNALS:
    void planAgainAsked();

private:
    QWidget *buildHead();
    QWidget *buildTable();
    QWidget *buildLower();
    QString summary() const;
    void showStep();
    void filterRows();
    void savePlan();
    void saveScript();
    void saveReport();
    void write(const QString &path, const QByteArray &content);

    items::PlanModel &m_plan;
    deploy::Plan m_applied;
    services::Outcome m_outcome;
    QDateTime m_appliedAt;
    TextLabel *m_title;
    TextLabel *m_summary;
    QComboBox *m_class;
    QCheckBox *m_onlyChosen;
    Banner *m_banner;
    QTableView *m_table;
    TextLabel *m_stepTitle;
    QLabel *m_stepClass;
    StepDetails *m_details;
    EvidenceView *m_evidence;
    StepChoice *m_choice;
    QPushButton *m_copyScript;
    QPushButton *m_saveScript;
};

} // namespace sw::views
