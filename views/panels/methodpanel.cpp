// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/methodpanel.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "views/panels/methodanswer.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/statusdelegate.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sw::views
{

using services::AnswerState;
using services::MethodQuestion;
using services::MethodStep;

namespace
{

constexpr MethodStep allSteps[] = {MethodStep::Workload, MethodStep::Relationships, MethodStep::Patterns};
constexpr int iconSize = 16;
constexpr int pauseMilliseconds = 600; // before the advisor is asked, while somebody types

/// A pattern that pays off is an offer, no fault.
Status statusOf(AnswerState state, bool offer)
{
    return state == AnswerState::Given     ? Status::Ok
           : state == AnswerState::Assumed ? Status::Warn
           : offer                         ? Status::Info
                                           : Status::Bad;
}

QIcon stateIcon(AnswerState state, bool offer, qreal devicePixelRatio)
{
    const Status status = statusOf(state, offer);
    const QPixmap pixmap = iconPixmap(statusIcon(status), iconSize, statusText(status), devicePixelRatio);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // else the style makes a grey one
    return icon;
}

/// As wide as the others, so that names begin in one line.
QIcon noIcon()
{
    QPixmap empty(iconSize, iconSize);
    empty.fill(Qt::transparent);
    return {empty};
}

QString shortText(const services::MethodCounts &counts, MethodStep step)
{
    const QString open = openText(counts, step);
    return !open.isEmpty() ? open : counts.all() > 0 ? MethodPanel::tr("done") : MethodPanel::tr("nothing to ask");
}

QString stateText(AnswerState state)
{
    return state == AnswerState::Given     ? MethodPanel::tr("answered")
           : state == AnswerState::Assumed ? MethodPanel::tr("assumed")
                                           : MethodPanel::tr("missing");
}

} // namespace

MethodPanel::MethodPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                         QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_steps(new QTreeWidget),
      m_task(new TextLabel(TextLabel::Style::Secondary)),
      m_list(new QTreeWidget),
      m_area(new QScrollArea),
      m_question(new TextLabel(TextLabel::Style::Title)),
      m_reason(new TextLabel(TextLabel::Style::Secondary)),
      m_standing(new TextLabel(TextLabel::Style::Body)),
      m_answer(new MethodAnswer({document, derived, selection})),
      m_error(new StatusLine),
      m_back(new QPushButton(icon(QStringLiteral("left")), tr("&Back"))),
      m_next(new QPushButton(icon(QStringLiteral("right")), tr("Next &open"))),
      m_record(new LinkButton(tr("Write the decision record…")))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &MethodPanel::askAdvisor);
    makeSteps();
    m_task->setWordWrap(true);
    m_list->setColumnCount(1);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Questions"));
    m_list->setItemDelegate(new StatusDelegate(m_list));
    auto *head = new QWidget;
    auto *headLayout = new QVBoxLayout(head);
    headLayout->setContentsMargins(0, 0, 0, 0);
    headLayout->setSpacing(0);
    headLayout->addWidget(m_steps);
    m_task->setContentsMargins(8, 6, 8, 6);
    headLayout->addWidget(m_task);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(makeQuestion());
    splitter->setSizes({300, 300});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(splitter, 1);
    connect(m_steps, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem *item) { setStep(allSteps[m_steps->indexOfTopLevelItem(item)]); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &MethodPanel::choose);
    connect(m_back, &QPushButton::clicked, this, &MethodPanel::goBack);
    connect(m_next, &QPushButton::clicked, this, [this] {
        m_answer->commit();
        if (goToOpen())
            m_answer->takeFocus();
    });
    connect(m_record, &LinkButton::clicked, this, &MethodPanel::recordWanted);
    connect(m_answer, &MethodAnswer::entityWanted, this, &MethodPanel::entityWanted);
    connect(m_answer, &MethodAnswer::relationshipWanted, this, &MethodPanel::relationshipWanted);
    connect(m_answer, &MethodAnswer::operationWanted, this, &MethodPanel::operationWanted);
    connect(m_answer, &MethodAnswer::fieldWanted, this, &MethodPanel::fieldWanted);
    connect(m_answer, &MethodAnswer::patternWanted, this, &MethodPanel::patternWanted);
    connect(m_answer, &MethodAnswer::problemsWanted, this, &MethodPanel::problemsWanted);
    connect(m_answer, &MethodAnswer::failed, this, [this](const QString &text) {
        m_error->setMessage(Status::Bad, text);
        m_error->show();
    });
    connect(&document, &document::Document::changed, this, &MethodPanel::documentChanged);
    connect(&derived, &document::DerivedState::updated, this, [this] {
        if (!m_stale)
            m_answer->refresh();
    });
}

int MethodPanel::stepHeight() const
{
    return std::max(24, fontMetrics().height() + 6);
}

/// What each step still needs stands beside it.
void MethodPanel::makeSteps()
{
    m_steps->setColumnCount(2);
    m_steps->setHeaderHidden(true);
    m_steps->setRootIsDecorated(false);
    m_steps->setUniformRowHeights(true);
    m_steps->setAllColumnsShowFocus(true);
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setItemDelegate(new StatusDelegate(m_steps));
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->header()->setStretchLastSection(false);
    m_steps->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_steps->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (int step = 0; step < 3; ++step) {
        auto *item = new QTreeWidgetItem(m_steps);
        item->setSizeHint(0, {0, stepHeight()});
        item->setData(1, items::SecondaryRole, true);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_steps->setCurrentItem(m_steps->topLevelItem(0));
    m_steps->setFixedHeight(3 * stepHeight() + 2);
}

QWidget *MethodPanel::makeQuestion()
{
    m_question->setWordWrap(true);
    m_reason->setWordWrap(true);
    m_standing->setWordWrap(true);
    m_error->hide();
    auto *page = new QWidget;
    auto *content = new QVBoxLayout(page);
    content->setContentsMargins(8, 8, 8, 8);
    content->setSpacing(6);
    content->addWidget(m_question);
    content->addWidget(m_reason);
    content->addWidget(m_standing);
    content->addWidget(m_answer);
    content->addWidget(m_error);
    content->addStretch(1);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(page);
    for (QPushButton *button : {m_back, m_next})
        button->setAutoDefault(false);
    m_back->setToolTip(tr("The question before, of the step before as well"));
    m_next->setToolTip(tr("The next question that is missing or only assumed, of all steps"));
    m_record->setToolTip(tr("Goal, workload, decisions and figures as a page to print"));
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 4, 8, 4);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    buttons->addStretch(1);
    auto *host = new QWidget;
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(0);
    layout->addWidget(m_area, 1);
    layout->addLayout(buttons);
    auto *last = new QHBoxLayout;
    last->setContentsMargins(8, 0, 8, 4);
    last->addWidget(m_record);
    last->addStretch(1);
    layout->addLayout(last);
    return host;
}

void MethodPanel::setStep(MethodStep step)
{
    {
        const QSignalBlocker blocker(m_steps);
        m_steps->setCurrentItem(m_steps->topLevelItem(static_cast<int>(step)));
    }
    m_step = step;
    m_row = -1;
    showSteps();
    showList();
    if (m_shown.isEmpty())
        return showQuestion();
    int first = 0;
    for (int wanted : {static_cast<int>(AnswerState::Missing), static_cast<int>(AnswerState::Assumed)}) {
        const auto open = std::find_if(m_shown.cbegin(), m_shown.cend(), [wanted](const MethodQuestion &each) {
            return static_cast<int>(each.state) == wanted;
        });
        if (open != m_shown.cend()) {
            first = static_cast<int>(open - m_shown.cbegin());
            break;
        }
    }
    chooseRow(first);
}

const MethodQuestion *MethodPanel::question() const
{
    return m_row >= 0 && m_row < m_shown.size() ? &m_shown.at(m_row) : nullptr;
}

bool MethodPanel::goToOpen()
{
    QList<std::pair<MethodStep, int>> around; // all other questions, those behind the current one first
    qsizetype current = 0;
    for (const MethodStep each : allSteps) {
        for (int row = 0; row < m_method.of(each).size(); ++row) {
            if (each == m_step && row <= m_row)
                ++current;
            around << std::pair(each, row);
        }
        if (each < m_step)
            current = around.size();
    }
    std::rotate(around.begin(), around.begin() + current, around.end());
    if (m_row >= 0 && !around.isEmpty())
        around.removeLast();
    for (const auto &[step, row] : std::as_const(around)) {
        if (m_method.of(step).at(row).state == AnswerState::Given)
            continue;
        if (step != m_step)
            setStep(step);
        chooseRow(row);
        return true;
    }
    return false;
}

void MethodPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_stale)
        return;
    refresh();
    if (m_row < 0)
        setStep(step());
}

void MethodPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_pause.stop();
    m_job->cancel();
    m_stale = true;
}

void MethodPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_stale)
        return;
    showSteps();
    showList();
}

void MethodPanel::documentChanged(const document::ChangeEvent &event)
{
    if (event.has(document::Change::Reset)) {
        m_patterns.clear();
        m_patternsKnown = false;
        m_row = -1;
        m_step = MethodStep::Workload;
    }
    if (!event.touchesDesign() && !event.has(document::Change::Suppressed))
        return;
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    refresh();
    if (m_row < 0)
        setStep(m_step);
}

/// Steps 1 and 2 at once, step 3 when the advisor has spoken; till then it says what it said before.
void MethodPanel::refresh()
{
    m_stale = false;
    const schema::Model &model = m_document.model();
    m_method = services::methodologyOf(model, model.goal);
    m_method.questions += m_patterns;
    m_method.patternsKnown = m_patternsKnown;
    showSteps();
    showList();
    showQuestion();
    m_pause.start();
}

void MethodPanel::askAdvisor()
{
    const schema::Model model = m_document.model();
    m_job->start([this, model](const base::Progress &progress) -> base::Job::Delivery {
        const services::Methodology whole = services::wholeMethodologyOf(model, model.goal, progress);
        return [this, whole] {
            m_method = whole;
            m_patterns = whole.of(MethodStep::Patterns);
            m_patternsKnown = whole.patternsKnown;
            showSteps();
            showList();
            if (step() == MethodStep::Patterns && m_row < 0)
                return setStep(MethodStep::Patterns);
            showQuestion();
        };
    });
}

void MethodPanel::showSteps()
{
    const schema::Model &model = m_document.model();
    int number = 0;
    for (const MethodStep each : allSteps) {
        const services::MethodCounts counts = m_method.counts(each);
        const bool known = each != MethodStep::Patterns || m_patternsKnown;
        const AnswerState worst = counts.missing > 0   ? AnswerState::Missing
                                  : counts.assumed > 0 ? AnswerState::Assumed
                                                       : AnswerState::Given;
        QTreeWidgetItem *item = m_steps->topLevelItem(number++);
        item->setText(0, tr("%1 %2").arg(number).arg(services::stepTitle(each)));
        item->setText(1, known ? shortText(counts, each) : tr("looking…"));
        item->setIcon(0, known && counts.all() > 0 ? stateIcon(worst, each == MethodStep::Patterns, devicePixelRatioF())
                                                   : noIcon());
        item->setToolTip(0, known ? countsText(counts, each) : tr("The advisor looks for patterns that pay off."));
        item->setToolTip(1, item->toolTip(0));
    }
    m_task->setText(services::stepText(model, step(), m_method.goal));
}

void MethodPanel::fillRow(QTreeWidgetItem *item, const MethodQuestion &question) const
{
    const QString text = base::visibleText(question.question);
    item->setText(0, text);
    item->setIcon(0, stateIcon(question.state, question.asked == services::Asked::Pattern, devicePixelRatioF()));
    item->setData(0, items::SecondaryRole, question.state == AnswerState::Given);
    QStringList lines{question.question};
    if (!question.answer.isEmpty())
        lines << question.answer;
    item->setToolTip(0, base::paragraphs(lines));
    QStringList spoken{stateText(question.state), text};
    if (!question.answer.isEmpty())
        spoken << base::visibleText(question.answer);
    item->setData(0, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

/// Other questions come and go with the answers; the one that is being answered stays.
void MethodPanel::keepRow()
{
    if (m_row < 0 || m_asked.step != m_step)
        return;
    const auto same = std::find_if(m_shown.cbegin(), m_shown.cend(),
                                   [this](const MethodQuestion &each) { return isSameQuestion(each, m_asked); });
    if (same != m_shown.cend())
        m_row = static_cast<int>(same - m_shown.cbegin());
}

void MethodPanel::showList()
{
    m_shown = m_method.of(step());
    keepRow();
    const QSignalBlocker blocker(m_list);
    while (m_list->topLevelItemCount() > m_shown.size())
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    while (m_list->topLevelItemCount() < m_shown.size())
        new QTreeWidgetItem(m_list);
    for (int row = 0; row < m_shown.size(); ++row)
        fillRow(m_list->topLevelItem(row), m_shown.at(row));
    m_row = qMin(m_row, static_cast<int>(m_shown.size()) - 1);
    if (m_row >= 0)
        m_list->setCurrentItem(m_list->topLevelItem(m_row));
}

void MethodPanel::chooseRow(int row)
{
    QTreeWidgetItem *item = m_list->topLevelItem(row);
    if (m_list->currentItem() == item)
        return choose(item); // of another step
    m_list->setCurrentItem(item);
}

void MethodPanel::choose(QTreeWidgetItem *item)
{
    m_answer->commit();
    m_row = m_list->indexOfTopLevelItem(item);
    m_error->hide();
    showQuestion();
    m_area->verticalScrollBar()->setValue(0);
    selectObject();
}

std::optional<MethodStep> MethodPanel::stepBefore() const
{
    std::optional<MethodStep> found;
    for (const MethodStep each : allSteps) {
        if (each < m_step && !m_method.of(each).isEmpty())
            found = each;
    }
    return found;
}

void MethodPanel::goBack()
{
    if (m_row > 0)
        return chooseRow(m_row - 1);
    if (const auto before = stepBefore()) {
        m_answer->commit();
        setStep(*before);
        chooseRow(static_cast<int>(m_shown.size()) - 1);
    }
}

void MethodPanel::showQuestion()
{
    const MethodQuestion *asked = question();
    m_answer->setVisible(asked != nullptr);
    m_reason->setVisible(asked != nullptr);
    // Editors show what is answered themselves.
    m_standing->setVisible(asked != nullptr && !asked->answer.isEmpty() &&
                           (asked->state == AnswerState::Assumed || m_step == MethodStep::Patterns));
    m_back->setEnabled(m_row > 0 || stepBefore());
    if (asked == nullptr) {
        m_question->setText(step() == MethodStep::Patterns && m_patternsKnown ? tr("No pattern pays off here.")
                                                                              : QString());
        return;
    }
    m_question->setText(base::visibleText(asked->question));
    m_reason->setText(base::visibleText(asked->reason));
    m_standing->setText(asked->state == AnswerState::Assumed ? tr("Assumed: %1").arg(base::visibleText(asked->answer))
                                                             : tr("Answer: %1").arg(base::visibleText(asked->answer)));
    m_asked = *asked;
    m_answer->setQuestion(*asked);
    chainFocus();
}

/// What a question brings comes last in the window, as all that is made later: Tab is to lead from its editors to the
/// buttons below.
void MethodPanel::chainFocus()
{
    QList<QWidget *> chain{m_list};
    for (QWidget *each = m_answer->nextInFocusChain(); each != m_answer; each = each->nextInFocusChain()) {
        if (m_answer->isAncestorOf(each) && each->focusPolicy() & Qt::TabFocus && each->focusProxy() == nullptr)
            chain << each;
    }
    chain << m_back << m_next << m_record;
    for (qsizetype i = 1; i < chain.size(); ++i)
        setTabOrder(chain.at(i - 1), chain.at(i));
}

/// Shows on the canvas, and in the other panels, what is asked about.
void MethodPanel::selectObject()
{
    const MethodQuestion *asked = question();
    if (asked == nullptr)
        return;
    if (!asked->operation.isEmpty())
        m_selection.selectOperation(asked->operation);
    else if (!asked->relationship.isEmpty())
        m_selection.selectRelationship(asked->relationship);
    else if (!asked->entity.isEmpty())
        m_selection.selectEntity(asked->entity);
    else
        return;
    Q_EMIT questionChosen();
}

} // namespace sw::views
