// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportdialog.h"

#include "models/base/text.h"
#include "models/deploy/connectionstring.h"
#include "models/items/planmodel.h"
#include "views/deploy/exportconnectpage.h"
#include "views/deploy/exportjob.h"
#include "views/deploy/exportplanpage.h"
#include "views/widgets/banner.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace sw::views
{

namespace
{

/// The number of a stage in a circle, filled for the current one.
QIcon stageIcon(int number, bool current, const QWidget &list)
{
    constexpr int size = 18;
    const qreal ratio = list.devicePixelRatioF();
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF circle(0.5, 0.5, size - 1, size - 1);
    painter.setPen(current ? QPen(Qt::NoPen) : QPen(secondaryText()));
    painter.setBrush(current ? QApplication::palette().highlight() : QBrush(Qt::NoBrush));
    painter.drawEllipse(circle);
    QFont font = list.font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    painter.setFont(font);
    painter.setPen(current ? QApplication::palette().color(QPalette::HighlightedText) : secondaryText());
    painter.drawText(circle, Qt::AlignCenter, QString::number(number));
    return QIcon(pixmap);
}

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
    setWindowTitle(tr("Export to server — %1").arg(base::visibleText(model.name)));
    resize(1280, 720);
    m_pages->addWidget(m_connectPage);
    m_pages->addWidget(m_planPage);

    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_pages, 1);
    right->addWidget(buildButtons());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildSteps());
    layout->addLayout(right, 1);
    m_next->setDefault(true); // only a button that stands in its dialog becomes what Enter means

    connectJob();
    setStage(ConnectStage);
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::connectJob()
{
    connect(m_job, &ExportJob::proposed, this, &ExportDialog::onProposed);
    connect(m_job, &ExportJob::failed, this, &ExportDialog::onFailed);
    connect(m_job, &ExportJob::applied, this, &ExportDialog::onApplied);
    connect(m_job, &ExportJob::runningChanged, this, &ExportDialog::updateButtons);
    connect(m_job, &ExportJob::progressed, this, [this](double share, const QString &what) {
        m_progress->setRange(0, 100);
        m_progress->setValue(qRound(100 * share));
        m_status->setText(base::visibleText(what));
    });
    connect(m_plan, &items::PlanModel::choiceChanged, this, &ExportDialog::updateButtons);
    connect(m_connectPage, &ExportConnectPage::completeChanged, this, &ExportDialog::updateButtons);
}

QWidget *ExportDialog::buildSteps()
{
    m_steps = new QListWidget;
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setFocusPolicy(Qt::NoFocus);
    m_steps->setSelectionMode(QAbstractItemView::NoSelection);
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->viewport()->setAutoFillBackground(false);
    m_steps->setIconSize(QSize(18, 18));
    m_steps->setSpacing(3);
    m_steps->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    for (const QString &name : {tr("Connect"), tr("Plan and confirm"), tr("Apply"), tr("Report")})
        m_steps->addItem(name);
    m_steps->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setFixedHeight(m_steps->count() * (qMax(m_steps->sizeHintForRow(0), m_steps->iconSize().height() + 4) +
                                                2 * m_steps->spacing()) +
                            m_steps->spacing());
    m_server = new QLabel;
    m_server->setTextFormat(Qt::PlainText);
    m_server->setWordWrap(true);
    m_server->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *neverTitle = new QLabel(tr("Never sent"));
    setTitleFont(neverTitle);
    auto *never =
        new QLabel(tr("Drop, rename, delete, update, insert. Such changes go into a script for you to review."));
    never->setWordWrap(true);

    auto *panel = new QWidget;
    panel->setFixedWidth(212);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_steps);
    layout->addWidget(m_server);
    layout->addWidget(neverTitle);
    layout->addWidget(never);
    layout->addStretch();
    return panel;
}

QWidget *ExportDialog::buildButtons()
{
    m_status = new QLabel;
    m_status->setTextFormat(Qt::PlainText);
    m_progress = new QProgressBar;
    m_progress->setFixedWidth(180);
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

    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_status, 1);
    layout->addWidget(m_progress);
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
    m_status->setText(tr("Connecting to %1 …").arg(base::visibleText(deploy::uriForPeople(m_connectPage->uri()))));
    m_progress->setRange(0, 0);
    m_connectPage->clearError();
    m_job->propose({m_connectPage->uri(), m_connectPage->password(), m_connectPage->database()}, m_model, m_design);
}

void ExportDialog::apply()
{
    setStage(ApplyStage);
    m_progress->setRange(0, 0);
    m_job->apply(m_plan->choice().chosenPlan(), m_plan->choice().consent());
}

void ExportDialog::onProposed(const services::Proposal &proposal)
{
    m_connectPage->remember(deploy::uriForPeople(m_connectPage->uri()));
    const deploy::Plan &plan = proposal.plan;
    m_server->setText(tr("MongoDB %1, %2\n%3\nDatabase %4")
                          .arg(plan.server.versionText(), plan.server.topology, base::visibleText(plan.server.name),
                               base::visibleText(plan.database)));
    m_plan->setPlan(plan);
    setStage(PlanStage);
    m_planPage->planArrived(proposal.warnings);
}

void ExportDialog::onFailed(const base::Error &error)
{
    setStage(ConnectStage);
    m_connectPage->showError(error);
}

void ExportDialog::onApplied(const services::Outcome &outcome)
{
    const deploy::ApplyReport &report = outcome.report;
    m_plan->setReport(report);
    setStage(ReportStage);
    const auto count = [&](deploy::StepState state) {
        return static_cast<int>(std::count_if(report.steps.begin(), report.steps.end(),
                                              [state](const deploy::StepReport &step) { return step.state == state; }));
    };
    const int done = count(deploy::StepState::Done) + count(deploy::StepState::AlreadyDone);
    QString text;
    if (report.verified)
        text = tr("%n step(s) applied and verified.", nullptr, done);
    else if (report.error)
        text = tr("Stopped after %n step(s). ", nullptr, done);
    else
        text = tr("%n step(s) done, but what was read back differs from the plan. Make the plan again to see how.",
                  nullptr, done);
    for (const std::optional<base::Error> &error : {report.error, outcome.unrecorded}) {
        if (error)
            text += QLatin1Char(' ') + error->text();
    }
    const bool clean = report.verified && !report.error && !outcome.unrecorded;
    m_planPage->banner().showMessage(clean                              ? Status::Ok
                                     : report.error && !report.verified ? Status::Bad
                                                                        : Status::Warn,
                                     text.simplified());
}

void ExportDialog::setStage(Stage stage)
{
    m_stage = stage;
    m_pages->setCurrentIndex(stage == ConnectStage ? 0 : 1);
    for (int row = 0; row < m_steps->count(); ++row) {
        QListWidgetItem *item = m_steps->item(row);
        const bool done = row < stage || stage == ReportStage;
        item->setIcon(done ? QIcon(iconPixmap(QStringLiteral("ok"), 18, statusText(Status::Ok), devicePixelRatioF()))
                           : stageIcon(row + 1, row == stage, *m_steps));
        QFont font = m_steps->font();
        font.setWeight(row == stage ? QFont::DemiBold : QFont::Normal);
        item->setFont(font);
    }
    updateButtons();
}

void ExportDialog::updateButtons()
{
    const bool running = m_job->isRunning();
    const int waiting = m_plan->choice().waitingCount();
    m_progress->setVisible(running);
    m_back->setVisible(m_stage == PlanStage);
    m_back->setEnabled(!running);
    m_connectPage->setEnabled(!running);
    m_cancel->setVisible(running || m_stage < ReportStage);
    switch (m_stage) {
    case ConnectStage:
        m_next->setText(tr("Connect and plan"));
        m_next->setEnabled(!running && m_connectPage->isComplete());
        break;
    case PlanStage:
        m_next->setText(tr("Apply %n step(s)", nullptr, m_plan->choice().chosenCount()));
        m_next->setEnabled(!running && m_plan->choice().chosenCount() > 0 && waiting == 0);
        m_status->setText(waiting > 0 ? tr("%n step(s) wait for your confirmation.", nullptr, waiting) : QString());
        break;
    case ApplyStage:
        m_next->setEnabled(false);
        break;
    case ReportStage:
        m_status->clear();
        m_next->setText(tr("Close"));
        m_next->setEnabled(true);
    }
    if (!running && m_stage == ConnectStage)
        m_status->clear();
}

void ExportDialog::done(int result)
{
    m_job->cancel();
    QDialog::done(result);
}

} // namespace sw::views
