// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportdialog.h"

#include "models/base/text.h"
#include "models/deploy/connectionstring.h"
#include "models/items/planmodel.h"
#include "views/deploy/exportconnectpage.h"
#include "views/deploy/exportjob.h"
#include "views/deploy/exportplanpage.h"
#include "views/deploy/exportstages.h"
#include "views/widgets/banner.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>

namespace sw::views
{

namespace
{

/// Rows of the side panel.
enum StageRow { ConnectRow, InspectRow, PlanRow, ConfirmRow, ApplyRow, ReportRow };

} // namespace

ExportDialog::ExportDialog(services::Connect connect, const schema::Model &model, const design::Design &design,
                           QWidget *parent)
    : QDialog(parent),
      m_model(model),
      m_design(design),
      m_job(new ExportJob(std::move(connect), this)),
      m_plan(new items::PlanModel(this)),
      m_connectPage(new ExportConnectPage(model.name)),
      m_planPage(new ExportPlanPage(*m_plan)),
      m_pages(new QStackedWidget)
{
    setWindowTitle(model.name.isEmpty() ? tr("Export to server")
                                        : tr("Export to server — %1").arg(base::visibleText(model.name)));
    constexpr QSize frame(16, 48);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - frame));
    m_pages->addWidget(m_connectPage);
    m_pages->addWidget(m_planPage);

    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_pages, 1);
    right->addWidget(buildButtons());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildSide());
    layout->addLayout(right, 1);
    m_next->setDefault(true); // only a button that stands in its dialog becomes what Enter means

    connectJob();
    setStage(ConnectStage);
    m_connectPage->offerTest(m_job->connection());
    m_connectPage->offerUnfinished(services::ApplyRecords(QProcessEnvironment::systemEnvironment()));
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::connectJob()
{
    connect(m_job, &ExportJob::proposed, this, &ExportDialog::onProposed);
    connect(m_job, &ExportJob::failed, this, &ExportDialog::onFailed);
    connect(m_job, &ExportJob::applied, this, &ExportDialog::onApplied);
    connect(m_job, &ExportJob::stepChanged, this, &ExportDialog::onStep);
    connect(m_job, &ExportJob::runningChanged, this, &ExportDialog::updateButtons);
    connect(m_job, &ExportJob::progressed, this, [this](double share, const QString &what) {
        m_progress->setRange(0, 100);
        m_progress->setValue(qRound(100 * share));
        if (m_stage != ApplyStage)
            m_status->setText(base::visibleText(what));
    });
    connect(m_plan, &items::PlanModel::choiceChanged, this, &ExportDialog::updateButtons);
    connect(m_planPage, &ExportPlanPage::planAgainAsked, this, &ExportDialog::planAgain);
    connect(m_connectPage, &ExportConnectPage::connectAsked, this, &ExportDialog::propose);
    connect(m_connectPage, &ExportConnectPage::completeChanged, this, &ExportDialog::updateButtons);
    connect(m_connectPage, &ExportConnectPage::warned, this, [this](const QString &text) {
        if (m_stage != ConnectStage)
            m_server->setText(m_server->text() + QLatin1Char('\n') + text);
    });
}

QWidget *ExportDialog::buildSide()
{
    m_stages = new ExportStages({tr("Connect"), tr("Inspect"), tr("Plan"), tr("Confirm"), tr("Apply"), tr("Report")});
    m_server = new TextLabel(TextLabel::Style::Body);
    m_server->setWordWrap(true);
    m_server->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *never = new TextLabel(TextLabel::Style::Secondary,
                                tr("Drop, rename, delete, update, insert. Such changes go into a script for you to "
                                   "review."));
    never->setWordWrap(true);
    auto *texts = new QVBoxLayout;
    texts->setContentsMargins(14, 12, 12, 12);
    texts->setSpacing(4);
    texts->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, tr("Server")));
    texts->addWidget(m_server);
    texts->addSpacing(12);
    texts->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, tr("Never sent")));
    texts->addWidget(never);
    auto *panel = new QWidget;
    panel->setFixedWidth(212);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_stages);
    layout->addLayout(texts);
    layout->addStretch();
    return panel;
}

QWidget *ExportDialog::buildButtons()
{
    m_status = new QLabel;
    m_status->setTextFormat(Qt::PlainText);
    m_progress = new QProgressBar;
    m_progress->setFixedWidth(180);
    m_unlock = new QCheckBox(tr("U&nlock this production server for this export"));
    m_cancel = new QPushButton(tr("Cancel"));
    m_back = new QPushButton(tr("Back"));
    m_next = new QPushButton;
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_job->isRunning())
            m_job->cancel();
        else
            reject();
    });
    connect(m_back, &QPushButton::clicked, this, [this] { setStage(ConnectStage); });
    connect(m_next, &QPushButton::clicked, this, &ExportDialog::goOn);
    connect(m_unlock, &QCheckBox::toggled, this, &ExportDialog::updateButtons);

    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_status, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_unlock);
    layout->addWidget(m_cancel);
    layout->addWidget(m_back);
    layout->addWidget(m_next);
    return bar;
}

void ExportDialog::setServer(const QString &uri, const QString &database)
{
    m_connectPage->setUri(uri);
    m_connectPage->setDatabase(database);
}

void ExportDialog::setPlaceOf(const deploy::UnfinishedRun &run)
{
    m_connectPage->setPlaceOf(run);
}

void ExportDialog::goOn()
{
    switch (m_stage) {
    case ConnectStage:
        propose();
        break;
    case PlanStage:
        apply();
        break;
    default:
        accept();
    }
}

void ExportDialog::propose()
{
    m_again = false;
    m_status->setText(tr("Connecting to %1 …").arg(base::visibleText(deploy::uriForPeople(m_connectPage->uri()))));
    m_progress->setRange(0, 0);
    m_connectPage->clearError();
    m_job->propose(m_connectPage->address(), m_model, m_design);
}

void ExportDialog::planAgain()
{
    if (m_job->isRunning())
        return;
    m_again = true;
    m_status->setText(tr("Planning again …"));
    m_progress->setRange(0, 0);
    m_job->proposeAgain(m_model, m_design);
}

void ExportDialog::apply()
{
    m_applied = m_plan->choice().chosenPlan();
    m_plan->beginApply();
    m_planPage->applyBegins();
    setStage(ApplyStage);
    m_progress->setRange(0, 100);
    m_progress->setValue(0);
    m_status->setText(tr("Looking at the server once more …"));
    m_job->apply(m_applied, m_plan->choice().consent(), m_unlock->isChecked());
    m_unlock->setChecked(false); // for this run alone
}

void ExportDialog::onStep(int number, const std::optional<deploy::StepReport> &report)
{
    m_plan->setState(number, report);
    const deploy::Step *step = m_applied.step(number);
    if (report || step == nullptr)
        return;
    const int runs = m_plan->choice().chosenCount();
    const int now = m_plan->finishedCount() + 1;
    m_stages->setNote(ApplyRow, tr("step %1 of %2").arg(now).arg(runs));
    m_status->setText(tr("Applying %1 of %2: %3, %4")
                          .arg(QString::number(now), QString::number(runs), base::visibleText(step->object),
                               base::visibleText(step->what)));
    m_planPage->selectStep(number);
}

void ExportDialog::showServer(const services::Proposal &proposal)
{
    const deploy::Plan &plan = proposal.plan;
    QStringList lines{tr("MongoDB %1, %2").arg(plan.server.versionText(), plan.server.topology),
                      base::visibleText(plan.server.name), tr("Database %1").arg(base::visibleText(plan.database))};
    if (!plan.server.user.isEmpty())
        lines << tr("User %1").arg(base::visibleText(plan.server.user));
    if (m_connectPage->isProduction())
        lines.prepend(tr("Production server"));
    m_server->setText(lines.join(QLatin1Char('\n')));
    m_stages->setNote(ConnectRow, base::visibleText(plan.server.name));
    m_stages->setNote(InspectRow,
                      tr("%1 equal, %2 not in the model").arg(plan.equalObjects).arg(plan.unmanaged.size()));
    m_stages->setNote(ApplyRow, QString());
}

void ExportDialog::onProposed(const services::Proposal &proposal)
{
    m_connectPage->remember();
    showServer(proposal);
    if (m_again)
        m_plan->setAgain(proposal);
    else
        m_plan->setProposal(proposal);
    setStage(PlanStage);
    m_planPage->planArrived();
}

void ExportDialog::onFailed(const base::Error &error)
{
    if (!m_again || m_stage == ConnectStage) {
        setStage(ConnectStage);
        m_connectPage->showError(error);
        return;
    }
    m_planPage->banner().showMessage(Status::Bad, error.text());
    m_planPage->banner().addButton(tr("Plan a&gain"), [this] { planAgain(); });
    updateButtons();
}

void ExportDialog::onApplied(const services::Outcome &outcome)
{
    m_plan->setReport(outcome.report);
    const bool clean = outcome.report.verified && !outcome.report.error;
    const int runs = m_plan->choice().chosenCount();
    const int done = deploy::doneCount(outcome.report);
    m_stages->setNote(ApplyRow,
                      clean ? tr("%n step(s) done", nullptr, runs) : tr("stopped after %1 of %2").arg(done).arg(runs));
    setStage(ReportStage);
    m_planPage->showOutcome(m_applied, outcome);
}

void ExportDialog::setStage(Stage stage)
{
    m_stage = stage;
    m_pages->setCurrentIndex(stage == ConnectStage ? 0 : 1);
    constexpr int rows[] = {ConnectRow, PlanRow, ApplyRow, ReportRow};
    m_stages->setCurrent(rows[stage]);
    updateButtons();
}

void ExportDialog::updateButtons()
{
    const bool running = m_job->isRunning();
    const services::PlanChoice &choice = m_plan->choice();
    const int waiting = choice.waitingCount();
    const int chosen = choice.chosenCount();
    const bool locked = m_connectPage->isProduction();
    m_progress->setVisible(running);
    m_unlock->setVisible(locked && m_stage == PlanStage);
    m_back->setVisible(m_stage == PlanStage);
    m_back->setEnabled(!running);
    m_connectPage->setEnabled(!running);
    m_planPage->setEnabled(!running || m_stage == ApplyStage);
    m_cancel->setVisible(running || m_stage < ReportStage);
    m_cancel->setText(m_stage == ApplyStage ? tr("Stop") : tr("Cancel"));
    m_cancel->setToolTip(m_stage == ApplyStage ? tr("Before the next step; what is done stays done") : QString());
    if (m_stage != ConnectStage) {
        const int needed = choice.consentCount();
        m_stages->setNote(PlanRow, tr("%n step(s)", nullptr, chosen));
        m_stages->setNote(ConfirmRow, needed == 0 ? tr("nothing to confirm")
                                                  : tr("%1 of %2 given").arg(needed - waiting).arg(needed));
    }
    switch (m_stage) {
    case ConnectStage:
        m_next->setText(tr("Connect and plan"));
        m_next->setEnabled(!running && m_connectPage->isComplete());
        if (!running)
            m_status->clear();
        break;
    case PlanStage:
        m_next->setText(tr("Apply %n step(s)", nullptr, chosen));
        m_next->setEnabled(!running && chosen > 0 && waiting == 0 && (!locked || m_unlock->isChecked()));
        if (!running)
            m_status->setText(waiting > 0 ? tr("%1 of %2 steps are ready. ").arg(chosen - waiting).arg(chosen) +
                                                tr("%n step(s) wait for your confirmation.", nullptr, waiting)
                                          : QString());
        break;
    case ApplyStage:
        m_next->setEnabled(false);
        break;
    case ReportStage:
        if (!running)
            m_status->clear();
        m_next->setText(tr("Close"));
        m_next->setEnabled(!running);
    }
}

void ExportDialog::done(int result)
{
    m_job->cancel();
    QDialog::done(result);
}

} // namespace sw::views
