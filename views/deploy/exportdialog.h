// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"
#include "models/schema/model.h"
#include "views/deploy/serveraccess.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace sw::views
{

class ExportConnectPage;
class ExportJob;
class ExportPlanPage;
class PlanModel;

/// The way from a design to a server in steps: connect, plan, confirm, apply with progress, result. The design is the
/// one of the moment the window was opened; editing goes on beside it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(std::shared_ptr<ServerAccess> access, const schema::Model &model, const design::Design &design,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    void setServer(const QString &uri, const QString &database);

    void done(int result) override;

private:
    enum Stage { ConnectStage, PlanStage, ApplyStage, ReportStage };

    QWidget *buildSteps();
    QWidget *buildButtons();
    void connectJob();
    void makePlan();
    void apply();
    void onPlanned(const deploy::Plan &plan);
    void onFailed(const base::Error &error);
    void onApplied(const deploy::ApplyReport &report);
    void setStage(Stage stage);
    void goOn();
    void updateButtons();

    std::shared_ptr<ServerAccess> m_access;
    schema::Model m_model;
    design::Design m_design;
    ExportJob *m_job;
    PlanModel *m_plan;
    ExportConnectPage *m_connectPage;
    ExportPlanPage *m_planPage;
    QListWidget *m_steps;
    QLabel *m_server;
    QStackedWidget *m_pages;
    QLabel *m_status;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_next;
    Stage m_stage = ConnectStage;
};

/// Where the journals of exports are kept.
QString journalPath(const QString &database);

} // namespace sw::views
