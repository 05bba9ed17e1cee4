// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/stepchoice.h"

#include "models/base/text.h"
#include "models/deploy/plan/preconditions.h"
#include "models/items/planmodel.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/thinline.h"
#include "views/widgets/textlabel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sw::views
{

using deploy::ChangeClass;
using deploy::Softness;
using deploy::Step;
using services::PlanChoice;

StepChoice::StepChoice(items::PlanModel &plan, QWidget *parent)
    : QWidget(parent),
      m_plan(plan),
      m_note(new StatusLine),
      m_ways(new QButtonGroup(this)),
      m_why(new TextLabel(TextLabel::Style::Secondary)),
      m_prompt(new TextLabel(TextLabel::Style::Body)),
      m_typed(new QLineEdit),
      m_confirm(new QPushButton),
      m_withdraw(new QPushButton(tr("With&draw"))),
      m_typing(new TextLabel(TextLabel::Style::Secondary))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(new TextLabel(TextLabel::Style::Title, tr("How to go on")));
    layout->addWidget(m_note);
    m_warn = addWay(tr("&Warn only"), tr("Failing documents are only logged."));
    m_moderate = addWay(tr("&Moderate"), tr("Documents that fail today may still be changed; new ones must be valid."));
    m_run = addWay(QString(), QString());
    m_leaveOut = addWay(tr("&Leave this step out"), QString());
    layout->addSpacing(6);
    layout->addWidget(thinLine());
    layout->addSpacing(2);
    for (TextLabel *label : {m_why, m_prompt, m_typing})
        label->setWordWrap(true);
    layout->addWidget(m_why);
    layout->addWidget(m_prompt);
    m_typed->setAccessibleName(tr("Typed confirmation"));
    auto *line = new QHBoxLayout;
    line->addWidget(m_typed, 1);
    line->addWidget(m_confirm);
    line->addWidget(m_withdraw);
    layout->addLayout(line);
    layout->addWidget(m_typing);
    layout->addStretch();
    setMinimumWidth(240);

    connect(m_ways, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton *way) { go(qobject_cast<QRadioButton *>(way)); });
    connect(m_typed, &QLineEdit::textChanged, this, &StepChoice::update);
    m_typed->installEventFilter(this);
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        if (const Step *step = current())
            m_plan.accept(*step, m_typed->text());
        m_typed->clear();
    });
    connect(m_withdraw, &QPushButton::clicked, this, [this] {
        if (const Step *step = current())
            m_plan.withdraw(*step);
    });
    connect(&m_plan, &items::PlanModel::choiceChanged, this, &StepChoice::update);
    connect(&m_plan, &items::PlanModel::dataChanged, this, &StepChoice::update);
}

/// Enter confirms the step, and does not go on to the button that the window takes Enter for.
bool StepChoice::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_typed || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    m_confirm->click();
    return true;
}

QRadioButton *StepChoice::addWay(const QString &text, const QString &hint)
{
    auto *way = new QRadioButton(text);
    auto *label = new TextLabel(TextLabel::Style::Secondary, hint);
    label->setWordWrap(true);
    label->setIndent(24);
    m_ways->addButton(way);
    m_hints.insert(way, label);
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    column->addWidget(way);
    column->addWidget(label);
    return way;
}

const Step *StepChoice::current() const
{
    return m_plan.choice().plan().step(m_number);
}

void StepChoice::show(const Step *step)
{
    m_number = step == nullptr ? 0 : step->number;
    const QSignalBlocker quiet(m_typed);
    m_typed->clear();
    update();
}

void StepChoice::update()
{
    const Step *step = current();
    const bool shown = step != nullptr && step->kind != deploy::StepKind::Manual;
    setVisible(shown);
    if (!shown)
        return;
    const QString failure = deploy::knownFailure(*step);
    m_note->setVisible(!failure.isEmpty());
    m_note->setMessage(Status::Bad, failure + QLatin1Char(' ') +
                                        tr("The step is left out. Correct that on the server, then plan again."));
    updateWays(*step);
    updateConfirmation(*step);
}

void StepChoice::updateWays(const Step &step)
{
    const PlanChoice &choice = m_plan.choice();
    const bool staged = choice.hasStages(step);
    const bool runs = PlanChoice::canRun(step);
    const services::Difference *difference = m_plan.proposal().differenceOf(step);
    const bool byHand = difference != nullptr && difference->isByHand();
    m_run->setText(byHand   ? tr("&Use the model's version")
                   : staged ? tr("&Refuse failing writes")
                            : tr("&Run this step"));
    m_leaveOut->setText(byHand ? tr("&Keep the server's version") : tr("&Leave this step out"));
    m_hints.value(m_run)->setText(staged ? tr("Strict and error, at once for every client.") : QString());
    m_hints.value(m_leaveOut)
        ->setText(byHand ? tr("Leaves this step out; the model keeps its own version.") : QString());
    const auto showWay = [this](QRadioButton *way, bool shown) {
        way->setVisible(shown);
        m_hints.value(way)->setVisible(shown && !m_hints.value(way)->text().isEmpty());
    };
    showWay(m_warn, staged && runs);
    showWay(m_moderate, staged && runs);
    showWay(m_run, runs);
    showWay(m_leaveOut, runs);
    const bool free = m_plan.flags(m_plan.index(m_plan.rowOf(step), items::PlanModel::ChosenColumn))
                          .testFlag(Qt::ItemIsUserCheckable);
    for (QAbstractButton *way : m_ways->buttons())
        way->setEnabled(free);
    const std::optional<Softness> stage = choice.stageOf(step);
    QRadioButton *now = !choice.isChosen(step)        ? m_leaveOut
                        : stage == Softness::Warn     ? m_warn
                        : stage == Softness::Moderate ? m_moderate
                                                      : m_run;
    now->setChecked(true);
}

void StepChoice::updateConfirmation(const Step &step)
{
    const PlanChoice &choice = m_plan.choice();
    const bool needed = PlanChoice::canRun(step) && step.needsConsent();
    const bool confirmed = needed && choice.isAccepted(step);
    const bool over = m_plan.isApplying();
    const bool isStage = choice.stageOf(step).has_value(); // its hint says it
    QStringList why{isStage ? QString() : base::visibleText(step.why), base::visibleText(step.acknowledge)};
    why.removeAll(QString());
    m_why->setText(why.join(QLatin1Char('\n')));
    m_why->setVisible(!why.isEmpty());
    m_prompt->setVisible(needed);
    m_typed->setVisible(needed && !confirmed && !over);
    m_confirm->setVisible(needed && !confirmed && !over);
    m_withdraw->setVisible(confirmed && !over);
    m_typing->setVisible(needed && !confirmed && !over);
    if (!needed)
        return;
    const QString word = choice.wordOf(step);
    m_prompt->setText(confirmed ? tr("Step %1 confirmed.").arg(step.number)
                                : tr("Type %1 to confirm.").arg(base::visibleText(word)));
    m_confirm->setText(tr("Confirm step %1").arg(step.number));
    const QString typed = m_typed->text();
    m_confirm->setEnabled(typed == word || typed == deploy::acknowledgement(choice.plan(), step));
    const bool begins = word.startsWith(typed);
    const auto left = word.size() - typed.size();
    m_typing->setText(typed.isEmpty()          ? tr("Case matters.")
                      : m_confirm->isEnabled() ? QString()
                      : begins                 ? tr("%n more letter(s). Case matters.", nullptr, static_cast<int>(left))
                               : tr("This is not “%1”. Case matters.").arg(base::visibleText(word)));
}

void StepChoice::go(QRadioButton *way)
{
    const Step *found = current();
    if (found == nullptr)
        return;
    const Step step = *found;
    if (way == m_leaveOut) {
        m_plan.setChosen(step, false);
        return;
    }
    m_plan.setChosen(step, true);
    if (!m_plan.choice().hasStages(step))
        return;
    const std::optional<Softness> wanted = way == m_warn       ? std::optional(Softness::Warn)
                                           : way == m_moderate ? std::optional(Softness::Moderate)
                                                               : std::nullopt;
    if (m_plan.choice().stageOf(step) == wanted)
        return;
    m_plan.setStage(step, wanted);
    Q_EMIT stageChanged(step);
    if (QAbstractButton *now = m_ways->checkedButton())
        now->setFocus(); // the table was another one in between
}

} // namespace sw::views
