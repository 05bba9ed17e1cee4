// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportplanpage.h"

#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "models/deploy/plan/planfile.h"
#include "models/items/planmodel.h"
#include "models/services/deployment/exportreport.h"
#include "views/deploy/changeclassdelegate.h"
#include "views/deploy/evidenceview.h"
#include "views/deploy/stateiconsdelegate.h"
#include "views/deploy/stepchoice.h"
#include "views/deploy/stepdetails.h"
#include "views/widgets/banner.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/thinline.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>

#include <algorithm>

namespace sw::views
{

namespace
{

using deploy::ChangeClass;
using items::PlanModel;

constexpr int widestText = 24; // characters of a column that may be cut
constexpr int allClasses = -1;

} // namespace

ExportPlanPage::ExportPlanPage(PlanModel &plan, QWidget *parent)
    : QWidget(parent),
      m_plan(plan),
      m_title(new TextLabel(TextLabel::Style::Title, tr("Plan"))),
      m_summary(new TextLabel(TextLabel::Style::Secondary)),
      m_class(new QComboBox),
      m_onlyChosen(new QCheckBox(tr("Only &selected"))),
      m_banner(new Banner),
      m_table(new QTableView),
      m_stepTitle(new TextLabel(TextLabel::Style::Title)),
      m_stepClass(new QLabel),
      m_details(new StepDetails),
      m_evidence(new EvidenceView),
      m_choice(new StepChoice(plan)),
      m_copyScript(new QPushButton(tr("C&opy script"))),
      m_saveScript(new QPushButton(tr("Sa&ve script…")))
{
    m_stepTitle->setElided();
    m_summary->setElided();
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(buildTable());
    splitter->addWidget(buildLower());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_banner);
    layout->addWidget(splitter, 1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ExportPlanPage::showStep);
    connect(&m_plan, &PlanModel::choiceChanged, this, [this] {
        filterRows();
        m_summary->setText(summary());
    });
    connect(m_choice, &StepChoice::stageChanged, this, [this](const deploy::Step &step) {
        m_table->selectRow(m_plan.rowOf(step));
        showStep();
    });
}

QWidget *ExportPlanPage::buildHead()
{
    m_class->addItem(tr("All classes"), allClasses);
    for (const ChangeClass change : {ChangeClass::Adds, ChangeClass::LoadsServer, ChangeClass::MayRefuseWrites,
                                     ChangeClass::MayDelete, ChangeClass::ScriptOnly, ChangeClass::Equal}) {
        const items::ChangeClassLook look = items::changeClassLook(change);
        m_class->addItem(change == ChangeClass::Equal ? tr("Nothing to do") : look.code + QLatin1Char(' ') + look.word,
                         static_cast<int>(change));
    }
    m_class->setObjectName(QStringLiteral("classFilter"));
    m_class->setAccessibleName(tr("Show steps of class"));
    auto *shown = new QLabel(tr("S&how"));
    shown->setBuddy(m_class);
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_title);
    layout->addSpacing(8);
    layout->addWidget(m_summary, 1);
    layout->addWidget(shown);
    layout->addWidget(m_class);
    layout->addWidget(m_onlyChosen);
    connect(m_class, &QComboBox::currentIndexChanged, this, &ExportPlanPage::filterRows);
    connect(m_onlyChosen, &QCheckBox::toggled, this, &ExportPlanPage::filterRows);
    return head;
}

QWidget *ExportPlanPage::buildTable()
{
    m_table->setModel(&m_plan);
    m_table->setItemDelegate(new StateIconsDelegate(m_table));
    m_table->setItemDelegateForColumn(PlanModel::ClassColumn, new ChangeClassDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(28);
    m_table->horizontalHeader()->setSectionResizeMode(PlanModel::ChangeColumn,
                                                      QHeaderView::Stretch); // so that the state is in sight
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setAccessibleName(tr("Steps of the plan"));
    return m_table;
}

QWidget *ExportPlanPage::buildLower()
{
    auto *titleLine = new QHBoxLayout;
    titleLine->setContentsMargins(12, 6, 12, 6);
    titleLine->addWidget(m_stepClass);
    titleLine->addSpacing(4);
    titleLine->addWidget(m_stepTitle, 1);
    titleLine->addWidget(m_copyScript);
    titleLine->addWidget(m_saveScript);
    auto *columns = new QSplitter(Qt::Horizontal);
    columns->addWidget(m_details);
    columns->addWidget(m_evidence);
    columns->addWidget(m_choice);
    columns->setStretchFactor(0, 5);
    columns->setStretchFactor(1, 4);
    columns->setStretchFactor(2, 3);
    columns->setChildrenCollapsible(false);
    columns->setSizes({440, 360, 260});
    auto *lower = new QWidget;
    auto *layout = new QVBoxLayout(lower);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(thinLine());
    layout->addLayout(titleLine);
    layout->addWidget(columns, 1);
    connect(m_copyScript, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_details->commandText()); });
    connect(m_saveScript, &QPushButton::clicked, this, &ExportPlanPage::saveScript);
    return lower;
}

QString ExportPlanPage::summary() const
{
    const deploy::Plan &plan = m_plan.choice().plan();
    const auto script = static_cast<int>(std::count_if(plan.steps.cbegin(), plan.steps.cend(), [](const auto &step) {
        return step.kind == deploy::StepKind::Manual;
    }));
    const int run = m_plan.choice().chosenCount();
    const int off = static_cast<int>(plan.steps.size()) - script - run;
    QStringList parts{tr("%n step(s) will run", nullptr, run)};
    if (off > 0)
        parts << tr("%1 off").arg(off);
    if (script > 0)
        parts << tr("%1 by script only").arg(script);
    if (plan.equalObjects > 0)
        parts << tr("%1 equal").arg(plan.equalObjects);
    if (!plan.unmanaged.isEmpty())
        parts << tr("%1 not in the model").arg(plan.unmanaged.size());
    return parts.join(QStringLiteral(" · "));
}

void ExportPlanPage::planArrived()
{
    const services::Proposal &proposal = m_plan.proposal();
    const deploy::Plan &plan = proposal.plan;
    m_title->setText(tr("Plan"));
    m_summary->setText(summary());
    QString state = tr("Nothing to do: the database is what the model says.");
    if (!plan.isEmpty())
        state = tr("Nothing has been sent yet. This plan fits only the state of the server at %1; if that changes, "
                   "plan again.")
                    .arg(QLocale().toString(plan.madeAt.toLocalTime().time(), QLocale::ShortFormat));
    QStringList lines{state};
    for (const base::Error &warning : proposal.warnings)
        lines << warning.text();
    for (const QString &note : plan.notes)
        lines << base::visibleText(note);
    const auto byHand = static_cast<int>(std::count_if(proposal.differences.cbegin(), proposal.differences.cend(),
                                                       [](const auto &one) { return one.isByHand(); }));
    if (byHand > 0)
        lines << tr("%n step(s) are about what was changed on the server by hand since the last apply.", nullptr,
                    byHand);
    m_banner->showMessage(!proposal.warnings.isEmpty() || byHand > 0 ? Status::Warn
                          : plan.isEmpty()                           ? Status::Ok
                                                                     : Status::Info,
                          lines.join(QLatin1Char('\n')));
    m_banner->addButton(tr("Plan a&gain"), [this] { Q_EMIT planAgainAsked(); });
    if (!plan.isEmpty())
        m_banner->addButton(tr("Save &plan…"), [this] { savePlan(); });
    m_table->resizeColumnsToContents();
    for (const int column :
         {PlanModel::ObjectColumn, PlanModel::ServerColumn, PlanModel::PlanColumn}) // the rest in its tool tip
        m_table->setColumnWidth(column,
                                std::min(m_table->columnWidth(column), widestText * fontMetrics().averageCharWidth()));
    m_table->setColumnWidth(PlanModel::ClassColumn, 168);
    for (const int column : {PlanModel::DocumentsColumn, PlanModel::StateColumn}) // room for an icon
        m_table->setColumnWidth(column, std::max(m_table->columnWidth(column), 96));
    if (m_plan.rowCount() > 0)
        m_table->selectRow(0);
    m_table->setFocus();
    filterRows();
    showStep();
}

void ExportPlanPage::filterRows()
{
    const int wanted = m_class->currentData().toInt();
    for (int row = 0; row < m_plan.rowCount(); ++row) {
        const QModelIndex box = m_plan.index(row, PlanModel::ChosenColumn);
        const bool isOfClass = wanted == allClasses || box.data(PlanModel::ClassRole).toInt() == wanted;
        const bool isChosen = box.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_table->setRowHidden(row, !isOfClass || (m_onlyChosen->isChecked() && !isChosen));
    }
}

void ExportPlanPage::selectStep(int number)
{
    if (const deploy::Step *step = m_plan.choice().plan().step(number))
        m_table->selectRow(m_plan.rowOf(*step));
}

void ExportPlanPage::showStep()
{
    const deploy::Step *step = m_plan.step(m_table->currentIndex().row());
    for (QPushButton *button : {m_copyScript, m_saveScript})
        button->setVisible(step != nullptr && !step->script.isEmpty());
    m_stepTitle->setText(step == nullptr ? QString()
                                         : tr("Step %1   %2, %3")
                                               .arg(QString::number(step->number), base::visibleText(step->object),
                                                    base::visibleText(step->what)));
    m_stepClass->setPixmap(step == nullptr ? QPixmap() : changeClassPixmap(*this, step->change));
    m_stepClass->setAccessibleName(step == nullptr ? QString() : items::changeClassLook(step->change).word);
    m_details->show(step, step ? m_plan.proposal().differenceOf(*step) : nullptr);
    if (step == nullptr)
        m_evidence->hide();
    else
        m_evidence->show(*step, m_plan.proposal().evidenceOf(*step));
    m_choice->show(step);
}

void ExportPlanPage::applyBegins()
{
    m_title->setText(tr("Apply"));
    m_banner->showMessage(Status::Info,
                          tr("Each step is compared with the server before it is sent, and read back after."));
}

void ExportPlanPage::showOutcome(const deploy::Plan &applied, const services::Outcome &outcome)
{
    m_applied = applied;
    m_outcome = outcome;
    m_appliedAt = QDateTime::currentDateTimeUtc();
    const deploy::ApplyReport &report = outcome.report;
    const int done = deploy::doneCount(report);
    QString text;
    if (report.verified)
        text = tr("%n step(s) applied and verified.", nullptr, done);
    else if (report.error)
        text = tr("Stopped after %1 of %n step(s). What is done stays done; nothing else was changed.", nullptr,
                  static_cast<int>(report.steps.size()))
                   .arg(done);
    else
        text =
            tr("%n step(s) done, but what was read back differs from the plan. Plan again to see how.", nullptr, done);
    for (const std::optional<base::Error> &error : {report.error, outcome.unrecorded}) {
        if (error)
            text += QLatin1Char(' ') + error->text();
    }
    const bool clean = report.verified && !report.error && !outcome.unrecorded;
    m_banner->showMessage(clean                              ? Status::Ok
                          : report.error && !report.verified ? Status::Bad
                                                             : Status::Warn,
                          text.simplified());
    m_banner->addButton(tr("&Copy report"), [this] {
        QGuiApplication::clipboard()->setText(services::exportReportMarkdown(m_applied, m_outcome, m_appliedAt));
    });
    m_banner->addButton(tr("Save repor&t…"), [this] { saveReport(); });
    m_banner->addButton(tr("Plan a&gain"), [this] { Q_EMIT planAgainAsked(); });
    m_title->setText(tr("Report"));
    m_summary->setText(tr("%1 of %2 steps done").arg(done).arg(report.steps.size()));
    for (const deploy::StepReport &step : report.steps) {
        const deploy::Step *planned = applied.step(step.number);
        const bool failed = step.state == deploy::StepState::Unknown || step.state == deploy::StepState::Refused ||
                            (step.state == deploy::StepState::NotDone && !step.detail.isEmpty());
        if (failed && planned != nullptr && planned->kind != deploy::StepKind::Manual) {
            selectStep(step.number);
            break;
        }
    }
    showStep();
}

void ExportPlanPage::write(const QString &path, const QByteArray &content)
{
    if (path.isEmpty())
        return;
    if (const auto written = base::writeFileSafely(path, content); !written)
        m_banner->showMessage(Status::Bad, written.error().text());
}

void ExportPlanPage::savePlan()
{
    const deploy::Plan plan = m_plan.choice().chosenPlan();
    write(QFileDialog::getSaveFileName(this, tr("Save plan"), plan.database + QStringLiteral(".plan.json"),
                                       tr("Plans for “shapewright-cli apply” (*.plan.json)")),
          deploy::planToJson(plan));
}

void ExportPlanPage::saveScript()
{
    if (const deploy::Step *step = m_plan.step(m_table->currentIndex().row()))
        write(QFileDialog::getSaveFileName(this, tr("Save script"), step->collection + QStringLiteral(".js"),
                                           tr("Scripts for mongosh (*.js)")),
              step->script.toUtf8());
}

void ExportPlanPage::saveReport()
{
    const QString json = tr("JSON (*.json)");
    QString filter;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save report"), m_applied.database + QStringLiteral("-export.md"),
                                     tr("Markdown (*.md)") + QStringLiteral(";;") + json, &filter);
    const bool asJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) ||
                        (filter == json && !path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive));
    write(path, asJson ? services::exportReportJson(m_applied, m_outcome, m_appliedAt)
                       : services::exportReportMarkdown(m_applied, m_outcome, m_appliedAt).toUtf8());
}

} // namespace sw::views
