// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizecharts.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "models/items/sizes/sizeexplanation.h"
#include "models/items/sizes/sizetablemodel.h"
#include "models/patterns/core/withoutuse.h"
#include "views/sizes/sizechart.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/explainpopup.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <map>

namespace sw::views
{

namespace
{

using items::ChartTableModel;
using items::SizeTableModel;
using Subject = SizeQuestionRow::Subject;
using sizing::Explanation;

void dressTable(QTableView *table, QAbstractItemModel *model, const QString &name)
{
    table->setModel(model);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(24);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setHighlightSections(false);
    table->setAccessibleName(name);
}

QComboBox *makeCombo(const QString &name)
{
    auto *combo = new QComboBox;
    combo->setAccessibleName(name);
    combo->setToolTip(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(7); // more where there is room: a chart stands beside it
    combo->setMaximumWidth(190);
    return combo;
}

} // namespace

SizeCharts::SizeCharts(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                       QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_bar(new FlowLayout(6)),
      m_body(new QStackedWidget),
      m_nothing(new TextLabel(TextLabel::Style::Secondary)),
      m_charts(new QStackedWidget),
      m_tables(new QStackedWidget),
      m_sizes(new SizeTableModel(derived, this)),
      m_sizeTable(new QTableView),
      m_figures(new ChartTableModel(this)),
      m_figureTable(new QTableView)
{
    makeBar();
    makeTables();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_bar);
    layout->addWidget(makeBody(), 1);
    layout->addLayout(makeSummary());
    connect(&derived, &document::DerivedState::updated, this, &SizeCharts::refresh);
    ask(m_question);
}

void SizeCharts::makeBar()
{
    QStringList titles;
    for (const SizeQuestionRow &row : sizeQuestions())
        titles << Text::tr(row.title);
    m_questions = new SegmentedControl(titles);
    m_questions->setAccessibleName(tr("Chart"));
    for (int i = 0; const SizeQuestionRow &row : sizeQuestions())
        m_questions->setChoiceToolTip(i++, Text::tr(row.tip));
    connect(m_questions, &SegmentedControl::chosen, this,
            [this](int index) { ask(sizeQuestions()[static_cast<size_t>(index)].question); });
    m_subject = makeCombo(tr("What the chart is about"));
    m_measure = makeCombo(tr("Figure over time"));
    m_measure->addItems({tr("Working set"), tr("Storage"), tr("Indexes"), tr("Data"), tr("Number of documents"),
                         tr("Largest document")});
    for (QComboBox *combo : {m_subject, m_measure}) {
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            if (m_filling)
                return;
            m_subjects.insert(static_cast<int>(m_question), m_subject->currentData().toString());
            refresh();
        });
    }
    m_ram = new QDoubleSpinBox;
    m_ram->setRange(0.25, 65536);
    m_ram->setDecimals(2);
    m_ram->setPrefix(tr("RAM") + QLatin1Char(' '));
    m_ram->setSuffix(tr(" GiB"));
    m_ram->setKeyboardTracking(false);
    m_ram->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_ram->setAccessibleName(tr("Memory for this chart"));
    m_ram->setToolTip(tr("What if a server had this much memory? The project keeps its own."));
    connect(m_ram, &QDoubleSpinBox::valueChanged, this, [this](double gibibytes) {
        m_ramGiB = gibibytes == m_document.model().ramGiB ? std::nullopt : std::optional(gibibytes);
        refresh();
    });
    const auto button = [](const QString &icon_, const QString &text) {
        auto *made = new QToolButton;
        made->setIcon(icon(icon_));
        made->setText(text);
        made->setToolTip(text);
        made->setAccessibleName(text);
        made->setAutoRaise(true);
        return made;
    };
    m_explain = button(QStringLiteral("info"), tr("How these figures came about"));
    m_save = button(QStringLiteral("save"), tr("Save chart as picture…"));
    connect(m_explain, &QToolButton::clicked, this,
            [this] { explain(m_explain->mapToGlobal(QPoint(0, m_explain->height()))); });
    connect(m_save, &QToolButton::clicked, this, [this] { chart()->saveWithDialog(); });
    m_bar->setContentsMargins(8, 6, 8, 4);
    for (QWidget *part : std::initializer_list<QWidget *>{m_questions, m_explain, m_save})
        m_bar->addWidget(part);
}

void SizeCharts::makeTables()
{
    dressTable(m_sizeTable, m_sizes, tr("Sizes of the collections"));
    dressTable(m_figureTable, m_figures, tr("Figures of the chart"));
    FigureTips::install(m_sizeTable, FigureTips::TipOf([this](const QModelIndex &index) {
                            const auto figure = items::sizeFigure(m_document.model(), m_derived, index);
                            return figure ? sizing::toolTip(*figure) : QString();
                        }));
    FigureTips::install(m_figureTable,
                        FigureTips::TipOf([this](const QModelIndex &index) { return m_figures->tip(index); }));
    connect(m_sizeTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &SizeCharts::collectionChosen);
    for (QTableView *table : {m_sizeTable, m_figureTable}) {
        connect(table, &QTableView::activated, this, &SizeCharts::explainCell);
        table->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(table, &QTableView::customContextMenuRequested, this, [this, table](const QPoint &at) {
            QMenu menu;
            const QModelIndex index = table->indexAt(at).isValid() ? table->indexAt(at) : table->currentIndex();
            QAction *how =
                menu.addAction(tr("How this figure came about"), this, [this, index] { explainCell(index); });
            how->setEnabled(!explanationOf(index).isEmpty());
            menu.exec(table->viewport()->mapToGlobal(at));
        });
        m_tables->addWidget(table);
    }
}

void SizeCharts::addCharts()
{
    std::map<SizeChart *(*)(), SizeChart *> made;
    for (const SizeQuestionRow &row : sizeQuestions()) {
        SizeChart *&chart = made[row.makeChart];
        if (!chart) {
            chart = row.makeChart();
            m_charts->addWidget(chart);
            connect(chart, &ChartView::explainWanted, this, &SizeCharts::explain);
            connect(chart, &ChartView::saveFailed, this, [this](const QString &message) {
                m_summary->setStyleOf(TextLabel::Style::Bad);
                m_summary->setText(message);
            });
        }
        m_chartOf << chart;
    }
}

QLayout *SizeCharts::makeSummary()
{
    m_statusIcon = new QLabel;
    m_summary = new TextLabel(TextLabel::Style::Secondary);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setElided();
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(10, 2, 8, 4);
    line->setSpacing(6);
    line->addWidget(m_statusIcon);
    line->addWidget(m_summary, 1);
    return line;
}

QWidget *SizeCharts::makeBody()
{
    addCharts();
    auto *splitter = new QSplitter;
    splitter->addWidget(m_charts);
    m_charts->setMinimumWidth(220);
    m_body->setMinimumWidth(360); // charts and tables scroll or cut; they must not widen the window
    splitter->addWidget(makeFigures());
    splitter->setSizes({560, 560});
    splitter->setChildrenCollapsible(false);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_body->addWidget(splitter);
    m_body->addWidget(m_nothing);
    return m_body;
}

/// The table, and above it what the figures are about.
QWidget *SizeCharts::makeFigures()
{
    auto *choices = new QHBoxLayout;
    choices->setContentsMargins(6, 0, 8, 4);
    choices->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_subject, m_measure, m_ram})
        choices->addWidget(part);
    choices->addStretch();
    auto *right = new QWidget;
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(choices);
    column->addWidget(m_tables, 1);
    return right;
}

ChartView *SizeCharts::chart() const
{
    return static_cast<ChartView *>(m_charts->currentWidget());
}

QTableView *SizeCharts::table() const
{
    return static_cast<QTableView *>(m_tables->currentWidget());
}

void SizeCharts::ask(SizeQuestion question)
{
    if (question != m_question)
        clear();
    m_question = question;
    const SizeQuestionRow &row = rowOf(question);
    m_questions->setCurrent(static_cast<int>(&row - sizeQuestions().data()));
    m_subject->setVisible(row.subject != Subject::None);
    m_measure->setVisible(row.hasMeasure);
    m_ram->setVisible(row.hasMemory);
    m_charts->setCurrentWidget(m_chartOf.at(static_cast<qsizetype>(question)));
    m_tables->setCurrentWidget(row.ofCollections ? m_sizeTable : m_figureTable);
    refresh();
}

/// Nothing of another question stays in sight.
void SizeCharts::clear()
{
    SizeAnswer none;
    none.summary = tr("Computing…");
    none.facts = m_answer.facts;
    m_answer = none;
    for (SizeChart *chart : std::as_const(m_chartOf))
        chart->draw({});
    m_figures->setTable({});
    m_body->setCurrentIndex(0);
    showSummary(none);
}

/// The collections or pattern uses to choose from; the choice stays while it is there.
void SizeCharts::fillSubjects()
{
    const QString before = m_subjects.value(static_cast<int>(m_question));
    m_filling = true;
    m_subject->clear();
    const Subject subject = rowOf(m_question).subject;
    if (subject == Subject::PatternUse) {
        for (const schema::PatternUse *use : patterns::appliedUses(m_document.model(), m_derived.design()))
            m_subject->addItem(patterns::useTitle(m_document.model(), *use), use->id.text());
    } else {
        if (subject == Subject::CollectionOrAll)
            m_subject->addItem(tr("All collections"), QString());
        for (const design::Collection &collection : m_derived.design().collections)
            m_subject->addItem(base::visibleText(collection.name), collection.name);
    }
    m_subject->setCurrentIndex(std::max(0, m_subject->findData(before)));
    m_subject->setEnabled(m_subject->count() > 0);
    if (!m_ramGiB) {
        const QSignalBlocker blocker(m_ram);
        m_ram->setValue(m_document.model().ramGiB);
    }
    m_filling = false;
}

SizeRequest SizeCharts::request() const
{
    SizeRequest request{m_document.model(), m_subject->currentData().toString(),
                        static_cast<GrowthMeasure>(m_measure->currentIndex()), QDate::currentDate(), m_answer.facts};
    if (m_ramGiB) {
        request.model.ramGiB = *m_ramGiB;
        request.model.cacheOverrideMiB.reset();
    } else if (m_derived.isCurrent()) {
        request.evaluation = m_derived.sharedEvaluation();
    }
    return request;
}

void SizeCharts::refresh()
{
    m_outdated = !isVisible();
    if (m_outdated)
        return;
    fillSubjects();
    m_job->start([this, question = m_question, asked = request()](const base::Progress &progress) {
        const SizeAnswer answer = rowOf(question).answer(asked, progress);
        return base::Job::Delivery([this, question, answer] { show(question, answer); });
    });
}

void SizeCharts::show(SizeQuestion question, const SizeAnswer &answer)
{
    const std::shared_ptr<const items::GrowthFacts> facts = answer.facts ? answer.facts : m_answer.facts;
    m_answer = answer;
    m_answer.facts = facts;
    const SizeQuestionRow &row = rowOf(question);
    m_chartOf.at(static_cast<qsizetype>(question))->draw(answer);
    m_figures->setTable(answer.table);
    showSummary(answer);
    m_nothing->setText(answer.summary);
    m_body->setCurrentIndex(row.subject == Subject::PatternUse && answer.bars.isEmpty() ? 1 : 0);
    m_summary->setVisible(m_body->currentIndex() == 0);
    Q_EMIT shown();
}

void SizeCharts::showSummary(const SizeAnswer &answer)
{
    m_summary->setVisible(true);
    m_summary->setText(answer.summary);
    m_summary->setToolTip(answer.summary.toHtmlEscaped());
    m_summary->setStyleOf(answer.status ? TextLabel::styleOf(*answer.status) : TextLabel::Style::Secondary);
    m_statusIcon->setVisible(answer.status.has_value());
    if (answer.status)
        m_statusIcon->setPixmap(
            iconPixmap(statusIcon(*answer.status), 16, statusText(*answer.status), devicePixelRatioF()));
}

void SizeCharts::explain(const QPoint &globalPosition)
{
    const QModelIndex current = table()->currentIndex();
    const Explanation ofRow = current.isValid() ? explanationOf(current) : Explanation();
    ExplainPopup::showAt(this, globalPosition, ofRow.isEmpty() ? m_answer.explanation : ofRow);
}

void SizeCharts::explainCell(const QModelIndex &index)
{
    const QRect cell = table()->visualRect(index);
    ExplainPopup::showAt(this, table()->viewport()->mapToGlobal(cell.bottomLeft()), explanationOf(index));
}

Explanation SizeCharts::explanationOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    if (m_tables->currentWidget() == m_figureTable)
        return m_figures->explanation(index);
    return items::explainSize(m_document.model(), m_derived, index);
}

void SizeCharts::collectionChosen(const QModelIndex &current)
{
    const QString name = current.data(SizeTableModel::CollectionRole).toString();
    if (m_sizeTable->hasFocus() && !name.isEmpty())
        m_selection.selectCollection(name);
}

void SizeCharts::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        refresh();
}

} // namespace sw::views
