// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/methodpanel.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/services/methodology/agreement.h"
#include "models/services/methodology/answertexts.h"
#include "views/panels/agreedialog.h"
#include "views/panels/methodanswer.h"
#include "views/panels/methodlists.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/focus/taborder.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace sw::views
{

using services::AnswerState;
using services::MethodQuestion;
using services::MethodStep;

namespace
{

constexpr MethodStep allSteps[] = {MethodStep::Workload, MethodStep::Relationships, MethodStep::Patterns};
const QLatin1String dividerKey("method/divider");
constexpr int pauseMilliseconds = 600; // before the advisor is asked, while somebody types

} // namespace

MethodPanel::MethodPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                         QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_steps(new MethodSteps),
      m_task(new TextLabel(TextLabel::Style::Secondary)),
      m_list(new MethodQuestions),
      m_area(new QScrollArea),
      m_question(new TextLabel(TextLabel::Style::Title)),
      m_reason(new TextLabel(TextLabel::Style::Secondary)),
      m_standing(new TextLabel(TextLabel::Style::Body)),
      m_answer(new MethodAnswer({document, derived, selection})),
      m_error(new StatusLine),
      m_back(new QPushButton(icon(QStringLiteral("left")), tr("&Back"))),
      m_next(new QPushButton(icon(QStringLiteral("right")), tr("Next &open"))),
      m_all(new QPushButton(tr("&All of these are right…"))),
      m_record(new LinkButton(tr("Decision record…")))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &MethodPanel::askAdvisor);
    m_task->setWordWrap(true);
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
    keepDivider(splitter);
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
        goOn();
    });
    connect(m_all, &QPushButton::clicked, this, &MethodPanel::agreeWithAll);
    connect(m_answer, &MethodAnswer::agreed, this, &MethodPanel::goOn);
    connect(m_answer, &MethodAnswer::settled, m_next, [this] { m_next->setFocus(Qt::ShortcutFocusReason); });
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

/// Only the editors scroll: what is assumed and the buttons stay in sight and in their places.
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
    content->addWidget(m_answer);
    content->addStretch(1);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidget(page);
    auto *host = new QWidget;
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_area, 1);
    layout->addWidget(makeButtons());
    return host;
}

QWidget *MethodPanel::makeButtons()
{
    for (QPushButton *button : {m_back, m_next, m_all})
        button->setAutoDefault(false);
    m_back->setToolTip(tr("The question before, of the step before as well"));
    m_next->setToolTip(tr("The next question that is missing or only assumed, of all steps"));
    m_all->setToolTip(tr("Shows what is assumed in this step, to agree with all of it or with a part"));
    m_record->setToolTip(tr("Goal, workload, decisions and figures as a page to print"));
    auto *ways = new QWidget;
    auto *row = new FlowLayout(6);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_back, m_next, m_all, m_record})
        row->addWidget(each);
    ways->setLayout(row);
    auto *host = new QWidget;
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(6);
    layout->addWidget(m_error);
    layout->addWidget(m_standing);
    layout->addWidget(m_answer->buttons());
    layout->addWidget(ways);
    return host;
}

void MethodPanel::keepDivider(QSplitter *splitter)
{
    splitter->setSizes({150, 450});
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->restoreState(QSettings().value(dividerKey).toByteArray());
    connect(splitter, &QSplitter::splitterMoved, this,
            [splitter] { QSettings().setValue(dividerKey, splitter->saveState()); });
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
    const auto open = std::find_if(m_shown.cbegin(), m_shown.cend(),
                                   [](const MethodQuestion &each) { return each.state != AnswerState::Given; });
    chooseRow(open == m_shown.cend() ? 0 : static_cast<int>(open - m_shown.cbegin()));
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

void MethodPanel::goOn()
{
    if (goToOpen())
        return enter();
    m_next->setFocus(Qt::ShortcutFocusReason);
    m_error->setMessage(m_patternsKnown ? Status::Ok : Status::Info,
                        m_patternsKnown ? tr("Nothing else is open.")
                                        : tr("Nothing else is open till the advisor has looked for patterns."));
    m_error->show();
}

QTreeWidget *MethodPanel::steps() const
{
    return m_steps;
}

QTreeWidget *MethodPanel::questions() const
{
    return m_list;
}

void MethodPanel::enter()
{
    if (question() == nullptr || !m_answer->takeFocus())
        m_next->setFocus(Qt::ShortcutFocusReason);
}

void MethodPanel::agreeWithAll()
{
    m_answer->commit();
    const QList<MethodQuestion> open = services::agreeable(m_shown);
    auto *dialog = new AgreeDialog(open, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QList<MethodQuestion> chosen = dialog->chosen();
        document::editModel(m_document, tr("Agree with %n assumption(s)", nullptr, static_cast<int>(chosen.size())),
                            [&chosen](schema::Model &model) { services::agreeWith(model, chosen); });
        goOn();
    });
    dialog->open();
}

/// Enter answers and goes on: in an editor to the next one, after the last to the next open question.
void MethodPanel::keyPressEvent(QKeyEvent *event)
{
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enters || (event->modifiers() & ~Qt::KeypadModifier) || question() == nullptr)
        return QWidget::keyPressEvent(event);
    QWidget *focus = focusWidget();
    if (auto *button = qobject_cast<QPushButton *>(focus))
        return button->click();
    m_answer->commit();
    if (m_answer->hasErrors())
        return;
    if (question()->state == AnswerState::Given)
        return goOn();
    if (m_answer->isAncestorOf(focus))
        focusNextChild();
    else if (!m_answer->agree())
        enter();
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
    if (!event.touchesDesign() && !event.has(document::Change::Suppressed)) {
        if (event.members.contains(document::Member::Reason))
            m_answer->refresh();
        return;
    }
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    refresh();
    if (m_row < 0)
        setStep(m_step);
}

bool MethodPanel::isPending(const MethodQuestion &question) const
{
    return question.step == MethodStep::Patterns && !m_patternsCurrent;
}

/// Steps 1 and 2 at once, step 3 when the advisor has spoken; till then its questions stay, but say no more.
void MethodPanel::refresh()
{
    m_stale = false;
    m_patternsCurrent = false;
    const schema::Model &model = m_document.model();
    services::Methodology method = services::methodologyOf(model, model.goal);
    method.questions += m_patterns;
    method.patternsKnown = m_patternsKnown;
    take(method);
    showQuestion();
    const QWidget *focus = QApplication::focusWidget();
    const bool isTyping = focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled);
    m_pause.start(isTyping ? pauseMilliseconds : 0);
}

void MethodPanel::take(const services::Methodology &method)
{
    m_method = method;
    showSteps();
    showList();
}

void MethodPanel::askAdvisor()
{
    const schema::Model model = m_document.model();
    m_job->start([this, model](const base::Progress &progress) -> base::Job::Delivery {
        const services::Methodology whole = services::wholeMethodologyOf(model, model.goal, progress);
        return [this, whole] {
            m_patterns = whole.of(MethodStep::Patterns);
            m_patternsKnown = m_patternsCurrent = whole.patternsKnown;
            take(whole);
            if (step() == MethodStep::Patterns && m_row < 0)
                return setStep(MethodStep::Patterns);
            showQuestion();
        };
    });
}

void MethodPanel::showSteps()
{
    m_steps->fill(m_method, m_patternsCurrent);
    m_task->setText(services::stepText(m_document.model(), step(), m_method.goal));
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
    m_list->fill(m_shown, step() != MethodStep::Patterns || m_patternsCurrent);
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
    for (QWidget *each : std::initializer_list<QWidget *>{m_answer, m_answer->buttons(), m_reason, m_standing})
        each->setVisible(asked != nullptr);
    m_all->setEnabled(!services::agreeable(m_shown).isEmpty());
    m_back->setEnabled(m_row > 0 || stepBefore());
    if (asked == nullptr) {
        m_question->setText(step() == MethodStep::Patterns && m_patternsKnown ? tr("No pattern pays off here.")
                                                                              : QString());
        return;
    }
    m_question->setText(base::visibleText(asked->question));
    const bool pending = isPending(*asked);
    m_reason->setText(pending ? tr("Being computed…") : base::visibleText(asked->reason));
    const QString answer = base::visibleText(asked->answer);
    m_standing->setText(pending            ? QString()
                        : answer.isEmpty() ? tr("Not answered yet")
                        : asked->state == AnswerState::Assumed
                            ? tr("Assumed: %1").arg(answer)
                            : tr("Answer (%2): %1").arg(answer, services::saidByText(asked->said)));
    m_asked = *asked;
    m_answer->setQuestion(*asked);
    setTabOrderAsSeen({m_list, m_answer, m_answer->buttons(), m_back, m_next, m_all, m_record});
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
