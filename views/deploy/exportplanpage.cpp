// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportplanpage.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "models/items/planmodel.h"
#include "views/deploy/changeclassdelegate.h"
#include "views/widgets/banner.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/linediff.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextCursor>

namespace sw::views
{

namespace
{

constexpr int widestText = 28; // characters of a column that may be cut

QPlainTextEdit *codeView(const QString &name)
{
    auto *view = new QPlainTextEdit;
    view->setReadOnly(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setFrameShape(QFrame::NoFrame);
    view->setAccessibleName(name);
    return view;
}

QLabel *plainLabel(const QString &text = {})
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QStringList prettyLines(const base::Bson &document)
{
    if (document.isEmpty())
        return {};
    const QByteArray json = base::toExtendedJson(document, base::EjsonForm::Relaxed, base::JsonEscapes::Required);
    return QString::fromUtf8(base::brokenIntoLines(json, 60)).split(QLatin1Char('\n'));
}

/// Fills \p view with the difference: mark, text, and the tint of added and removed lines.
void showDifference(QPlainTextEdit *view, const base::Bson &from, const base::Bson &to)
{
    view->clear();
    QTextCursor cursor(view->document());
    bool first = true;
    for (const DiffLine &line : lineDiff(prettyLines(from), prettyLines(to))) {
        QTextBlockFormat format;
        if (line.mark == QLatin1Char('+'))
            format.setBackground(statusTint(Status::Ok));
        else if (line.mark == QLatin1Char('-'))
            format.setBackground(statusTint(Status::Bad));
        if (first)
            cursor.setBlockFormat(format);
        else
            cursor.insertBlock(format);
        cursor.insertText(QString(line.mark) + QLatin1Char(' ') + base::visibleText(line.text));
        first = false;
    }
    view->moveCursor(QTextCursor::Start);
}

} // namespace

ExportPlanPage::ExportPlanPage(items::PlanModel &plan, QWidget *parent)
    : QWidget(parent),
      m_plan(plan),
      m_title(plainLabel(tr("Plan"))),
      m_summary(plainLabel()),
      m_banner(new Banner),
      m_table(new QTableView),
      m_stepTitle(plainLabel()),
      m_difference(codeView(tr("Difference"))),
      m_command(codeView(tr("Command"))),
      m_undo(codeView(tr("Undo"))),
      m_confirmation(new QWidget),
      m_confirmationText(plainLabel()),
      m_typed(new QLineEdit),
      m_allow(new QPushButton),
      m_moderate(new QPushButton(tr("&Moderate"))),
      m_soften(new QPushButton(tr("&Warn only"))),
      m_copyScript(new QPushButton(tr("C&opy script"))),
      m_saveScript(new QPushButton(tr("&Save script…")))
{
    m_moderate->setToolTip(tr("Documents that fail today may still be changed; new ones must be valid"));
    m_soften->setToolTip(tr("Documents that fail are logged instead of refused"));
    setTitleFont(m_title);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->addWidget(m_title);
    head->addSpacing(8);
    head->addWidget(m_summary);
    head->addStretch();

    m_table->setModel(&m_plan);
    m_table->setItemDelegateForColumn(items::PlanModel::ClassColumn, new ChangeClassDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(28);
    m_table->horizontalHeader()->setSectionResizeMode(items::PlanModel::ChangeColumn,
                                                      QHeaderView::Stretch); // so that the state is in sight
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setAccessibleName(tr("Steps of the plan"));

    auto *tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->addTab(m_difference, tr("Difference"));
    tabs->addTab(m_command, tr("Command"));
    tabs->addTab(m_undo, tr("Undo"));

    m_confirmationText->setWordWrap(true);
    m_typed->setAccessibleName(tr("Typed confirmation"));
    auto *confirmation = new QVBoxLayout(m_confirmation);
    auto *confirmationTitle = plainLabel(tr("Next step"));
    setTitleFont(confirmationTitle);
    confirmation->addWidget(confirmationTitle);
    confirmation->addWidget(m_confirmationText);
    confirmation->addWidget(m_typed);
    auto *ways = new QHBoxLayout;
    ways->addWidget(m_allow);
    ways->addWidget(m_moderate);
    ways->addWidget(m_soften);
    ways->addStretch();
    confirmation->addLayout(ways);
    confirmation->addStretch();

    auto *details = new QSplitter(Qt::Horizontal);
    details->addWidget(tabs);
    details->addWidget(m_confirmation);
    details->setStretchFactor(0, 3);
    details->setStretchFactor(1, 1);
    auto *lower = new QWidget;
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->setSpacing(0);
    setTitleFont(m_stepTitle);
    auto *titleLine = new QHBoxLayout;
    titleLine->setContentsMargins(12, 8, 12, 8);
    titleLine->addWidget(m_stepTitle, 1);
    titleLine->addWidget(m_copyScript);
    titleLine->addWidget(m_saveScript);
    lowerLayout->addLayout(titleLine);
    lowerLayout->addWidget(details, 1);

    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_table);
    splitter->addWidget(lower);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_banner);
    layout->addWidget(splitter, 1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ExportPlanPage::showStep);
    connect(m_typed, &QLineEdit::textChanged, this, &ExportPlanPage::updateConfirmation);
    connect(m_allow, &QPushButton::clicked, this, [this] {
        if (const deploy::Step *step = m_plan.step(m_table->currentIndex().row()))
            m_plan.accept(*step, m_typed->text());
        updateConfirmation();
    });
    connect(m_copyScript, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_command->toPlainText()); });
    connect(m_saveScript, &QPushButton::clicked, this, &ExportPlanPage::saveScript);
    connect(m_moderate, &QPushButton::clicked, this, [this] { soften(deploy::Softness::Moderate); });
    connect(m_soften, &QPushButton::clicked, this, [this] { soften(deploy::Softness::Warn); });
}

void ExportPlanPage::planArrived(const QList<base::Error> &warnings)
{
    const deploy::Plan &plan = m_plan.choice().plan();
    const int script =
        static_cast<int>(std::count_if(plan.steps.begin(), plan.steps.end(), [](const deploy::Step &step) {
            return step.change == deploy::ChangeClass::ScriptOnly;
        }));
    m_summary->setText(
        tr("%n step(s)", nullptr, static_cast<int>(plan.steps.size()) - script) + QStringLiteral(" · ") +
        tr("%n by script only", nullptr, script) + QStringLiteral(" · ") +
        tr("%n object(s) equal", nullptr, plan.equalObjects) + QStringLiteral(" · ") +
        tr("%n object(s) not in the model are left unchanged", nullptr, static_cast<int>(plan.unmanaged.size())));
    QString state = tr("Nothing to do: the database is what the model says.");
    if (!plan.isEmpty())
        state = tr("Nothing has been sent yet. This plan fits only the state of the server at %1; if that changes, "
                   "make it again.")
                    .arg(QLocale().toString(plan.madeAt.toLocalTime().time(), QLocale::ShortFormat));
    QStringList lines{state};
    for (const base::Error &warning : warnings)
        lines << warning.text();
    m_banner->showMessage(!warnings.isEmpty() ? Status::Warn
                          : plan.isEmpty()    ? Status::Ok
                                              : Status::Info,
                          lines.join(QLatin1Char('\n')));
    m_table->resizeColumnsToContents();
    for (const int column : {items::PlanModel::ObjectColumn, items::PlanModel::PlanColumn}) // the rest in its tool tip
        m_table->setColumnWidth(column,
                                std::min(m_table->columnWidth(column), widestText * fontMetrics().averageCharWidth()));
    m_table->setColumnWidth(items::PlanModel::ClassColumn, 170);
    if (m_plan.rowCount() > 0)
        m_table->selectRow(0);
    showStep();
}

void ExportPlanPage::showStep()
{
    const deploy::Step *step = m_plan.step(m_table->currentIndex().row());
    m_typed->clear();
    for (QPushButton *button : {m_copyScript, m_saveScript})
        button->setVisible(step != nullptr && !step->script.isEmpty());
    if (step == nullptr) {
        m_stepTitle->clear();
        m_difference->clear();
        m_command->clear();
        m_undo->clear();
        m_confirmation->hide();
        return;
    }
    m_stepTitle->setText(
        tr("Step %1   %2, %3")
            .arg(QString::number(step->number), base::visibleText(step->object), base::visibleText(step->what)));
    showDifference(m_difference, step->from, step->to);
    m_command->setPlainText(step->script.isEmpty() ? prettyLines(step->command).join(QLatin1Char('\n')) : step->script);
    m_undo->setPlainText(step->inverse);
    updateConfirmation();
}

void ExportPlanPage::soften(deploy::Softness softness)
{
    const deploy::Step *step = m_plan.step(m_table->currentIndex().row());
    if (step == nullptr)
        return;
    const QString object = step->object;
    m_plan.soften(*step, softness);
    int row = 0;
    for (int each = 0; each < m_plan.rowCount(); ++each) {
        if (m_plan.step(each)->object == object && m_plan.step(each)->kind == deploy::StepKind::ChangeValidator)
            row = each;
    }
    m_table->selectRow(row);
    showStep();
}

void ExportPlanPage::saveScript()
{
    const deploy::Step *step = m_plan.step(m_table->currentIndex().row());
    if (step == nullptr)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save script"), step->collection + QStringLiteral(".js"),
                                                      tr("Scripts for mongosh (*.js)"));
    if (path.isEmpty())
        return;
    if (const auto written = base::writeFileSafely(path, step->script.toUtf8()); !written)
        m_banner->showMessage(Status::Bad, written.error().text());
}

void ExportPlanPage::updateConfirmation()
{
    const deploy::Step *step = m_plan.step(m_table->currentIndex().row());
    const bool needed = step != nullptr && services::PlanChoice::canRun(*step) && step->needsConsent();
    m_confirmation->setVisible(needed);
    if (!needed)
        return;
    const QString wanted = deploy::acknowledgement(m_plan.choice().plan(), *step);
    const bool confirmed = m_plan.choice().isAccepted(*step);
    m_confirmationText->setText(confirmed ? tr("Step %1 confirmed.").arg(step->number)
                                          : base::visibleText(step->why) + QLatin1Char('\n') +
                                                tr("Type %1 to confirm.").arg(base::visibleText(wanted)));
    m_typed->setEnabled(!confirmed);
    m_allow->setText(tr("Confirm step %1").arg(step->number));
    m_allow->setEnabled(!confirmed && m_typed->text() == wanted);
    m_moderate->setVisible(!confirmed && services::PlanChoice::canSoften(*step, deploy::Softness::Moderate));
    m_soften->setVisible(!confirmed && services::PlanChoice::canSoften(*step));
}

} // namespace sw::views
