// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/deployment.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace sw::items
{
class PlanModel;
}

namespace sw::views
{

class ExportConnectPage;
class ExportJob;
class ExportPlanPage;
class ExportStages;
class TextLabel;

/// The way from a design to a server in steps: connect, plan, confirm, apply with progress, result. The design is the
/// one of the moment the window was opened; editing goes on beside it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(services::Connect connect, const schema::Model &model, const design::Design &design,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    void setServer(const QString &uri, const QString &database);
    void setPlaceOf(const deploy::UnfinishedRun &run);

    void done(int result) override;

private:
    enum Stage { ConnectStage, PlanStage, ApplyStage, ReportStage };

    QWidget *buildSide();
    QWidget *buildButtons();
    void connectJob();
    void propose();
    void planAgain();
    void apply();
    void showServer(const services::Proposal &proposal);
    void onStep(int number, const std::optional<deploy::StepReport> &report);
    void onProposed(const services::Proposal &proposal);
    void onFailed(const base::Error &error);
    void onApplied(const services::Outcome &outcome);
    void setStage(Stage stage);
    void goOn();
    void updateButtons();

    schema::Model m_model;
    design::Design m_design;
    ExportJob *m_job;
    items::PlanModel *m_plan;
    ExportConnectPage *m_connectPage;
    ExportPlanPage *m_planPage;
    ExportStages *m_stages;
    TextLabel *m_server;
    QStackedWidget *m_pages;
    QLabel *m_status;
    QProgressBar *m_progress;
    QCheckBox *m_unlock;
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_next;
    Stage m_stage = ConnectStage;
    bool m_again = false; ///< what is planned takes the place of a plan, whose choices are kept
    deploy::Plan m_applied;
};

} // namespace sw::views
