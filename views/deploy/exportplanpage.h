// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/deploy/plan/planedit.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTableView;

namespace sw::items
{
class PlanModel;
}

namespace sw::views
{

class Banner;

/// The plan as a table, and for the current step what changes, the command, the way back, and the confirmation it
/// needs.
class ExportPlanPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExportPlanPage(items::PlanModel &plan, QWidget *parent = nullptr);

    /// Puts the headline and the banner into the words of the plan that was just set.
    void planArrived(const QList<base::Error> &warnings);
    Banner &banner() { return *m_banner; }

private:
    void showStep();
    void updateConfirmation();
    void saveScript();
    void soften(deploy::Softness softness);

    items::PlanModel &m_plan;
    QLabel *m_title;
    QLabel *m_summary;
    Banner *m_banner;
    QTableView *m_table;
    QLabel *m_stepTitle;
    QPlainTextEdit *m_difference;
    QPlainTextEdit *m_command;
    QPlainTextEdit *m_undo;
    QWidget *m_confirmation;
    QLabel *m_confirmationText;
    QLineEdit *m_typed;
    QPushButton *m_allow;
    QPushButton *m_moderate;
    QPushButton *m_soften;
    QPushButton *m_copyScript;
    QPushButton *m_saveScript;
};

} // namespace sw::views
