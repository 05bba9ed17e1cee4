// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/taskpage.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/services/lessons/lessontext.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

#include <utility>

namespace sw::views
{

TaskPage::TaskPage(const services::LessonBench &bench, const formats::LessonStep &step, const LessonDesigner &designer)
    : StepPage(bench, step),
      m_designer(designer),
      m_name(tr("Task: %1").arg(bench.lesson().texts.title)),
      m_conditions(new QListWidget),
      m_state(new TextLabel(TextLabel::Style::Secondary)),
      m_solution(new TextLabel(TextLabel::Style::Body)),
      m_begin(new QPushButton(tr("&Start in the designer"))),
      m_leave(new QPushButton(tr("Back to &my project")))
{
    m_begin->setDefault(true);
    m_begin->setToolTip(tr("Opens a project made for this task. Your own project waits as it is."));
    m_leave->setToolTip(tr("Leaves the task; your own project is open again as you left it"));
    auto *show = new QPushButton(tr("Show a sol&ution"));
    auto *run = new QPushButton(tr("Open the solution"));
    run->hide();
    m_solution->setWordWrap(true);
    m_solution->hide();
    m_state->setWordWrap(true);
    m_conditions->setAccessibleName(tr("The task is done when"));
    m_conditions->setMinimumHeight(110);
    m_conditions->setWordWrap(true);
    content()->addWidget(new TextLabel(TextLabel::Style::Title, tr("The task is done when:")));
    content()->addWidget(m_conditions);
    content()->addWidget(m_state);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_begin);
    buttons->addWidget(show);
    buttons->addWidget(run);
    buttons->addWidget(m_leave);
    buttons->addStretch();
    content()->addLayout(buttons);
    content()->addWidget(m_solution);
    QStringList changes;
    for (const formats::LessonChange &change : step.solution)
        changes << QStringLiteral("• ") + base::visibleText(services::changeText(change));
    m_solution->setText(changes.join(QLatin1Char('\n')));
    connect(m_begin, &QPushButton::clicked, this, [this] { openTask(false); });
    connect(run, &QPushButton::clicked, this, [this] { openTask(true); });
    connect(m_leave, &QPushButton::clicked, this, [this] { m_designer.leave(); });
    connect(show, &QPushButton::clicked, this, [this, show, run] {
        m_solution->show();
        run->show();
        show->hide();
    });
    connect(&designer.derived, &document::DerivedState::updated, this, &TaskPage::judge);
    connect(&designer.document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        if (event.has(document::Change::Reset)) // the task was opened or left; nothing is known of it yet
            judge();
    });
    const auto state = bench.state(step.model);
    if (!state)
        showFailure(state.error());
    else
        showConditions(services::judgeTask(step, **state));
    judge();
}

void TaskPage::start()
{
    m_begin->setFocus();
    judge();
}

bool TaskPage::isOpen() const
{
    return m_designer.document.hasGuest() && m_designer.document.model().name == m_name;
}

void TaskPage::openTask(bool solved)
{
    const auto solution = services::solvedModel(bench(), step());
    const auto state = bench().state(step().model);
    if (!solution || !state)
        return;
    schema::Model model = solved ? *solution : (*state)->model;
    model.name = m_name;
    m_done = false;
    if (!m_designer.open(model, step().page))
        return;
    m_designer.say(Status::Info, services::toPlainText(filled(texts().body)).simplified());
    judge();
}

void TaskPage::showConditions(const QList<services::TaskCondition> &conditions)
{
    m_conditions->clear();
    for (const services::TaskCondition &condition : conditions) {
        const QString text = base::visibleText(tr("%1 (now: %2)").arg(condition.text, condition.value));
        auto *item = new QListWidgetItem(icon(condition.met ? QStringLiteral("ok") : QStringLiteral("flag")), text);
        item->setData(Qt::AccessibleTextRole, (condition.met ? tr("Met: %1") : tr("Not met: %1")).arg(text));
        m_conditions->addItem(item);
    }
}

void TaskPage::check()
{
    judge();
    if (!isOpen() && !m_done)
        showVerdict(false, tr("Start the task in the designer first."));
}

void TaskPage::judge()
{
    m_leave->setVisible(isOpen());
    m_begin->setText(isOpen() ? tr("Start &again") : tr("&Start in the designer"));
    if (!isOpen()) {
        m_state->setText(m_done ? tr("Done, and your own project is open again.")
                                : tr("The task opens a project of its own. Yours waits, unsaved changes and all."));
        hideVerdict();
        return;
    }
    m_state->setText(tr("Change the project in the designer. It is judged as you go on."));
    if (!m_designer.derived.isKnown())
        return;
    const services::LessonState state{m_designer.document.model(), m_designer.derived.evaluation()};
    const QList<services::TaskCondition> conditions = services::judgeTask(step(), state);
    showConditions(conditions);
    const bool done = services::isDone(conditions);
    showVerdict(done, done ? tr("Done. Well solved.") : tr("Not done yet."));
    if (!done)
        return;
    reveal();
    if (!std::exchange(m_done, true))
        m_designer.say(Status::Ok, tr("The task is done."));
    Q_EMIT solved();
}

} // namespace sw::views
