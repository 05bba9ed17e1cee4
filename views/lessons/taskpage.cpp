// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/taskpage.h"

#include "models/base/text.h"
#include "models/services/lessons/lessontasks.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

#include <utility>

namespace sw::views
{

TaskPage::TaskPage(const services::LessonBench &bench, const formats::LessonStep &step, TaskWatch &watch)
    : StepPage(bench, step),
      m_watch(watch),
      m_conditions(new QListWidget),
      m_state(new TextLabel(TextLabel::Style::Secondary)),
      m_solution(new TextLabel(TextLabel::Style::Body)),
      m_begin(new QPushButton(tr("&Start in the designer"))),
      m_again(new QPushButton(tr("Start &again"))),
      m_leave(new QPushButton(tr("Back to &my project (Ctrl+F11)"))),
      m_show(new QPushButton(tr("Show the &designer")))
{
    m_begin->setToolTip(tr("Opens a project made for this task. Your own project waits as it is."));
    m_show->setToolTip(tr("Brings the window with the task to the front; the lesson stays open behind it"));
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
    buttons->addWidget(m_show);
    buttons->addWidget(m_again);
    buttons->addWidget(show);
    buttons->addWidget(run);
    buttons->addWidget(m_leave);
    buttons->addStretch();
    content()->addLayout(buttons);
    content()->addWidget(m_solution);
    QStringList changes;
    for (const QString &change : services::solutionTexts(bench, step))
        changes << QStringLiteral("• ") + change;
    m_solution->setText(changes.join(QLatin1Char('\n')));
    connect(m_begin, &QPushButton::clicked, this,
            [this] { openTask(isKept() ? TaskWatch::Start::Kept : TaskWatch::Start::Fresh); });
    connect(m_again, &QPushButton::clicked, this, [this] { openTask(TaskWatch::Start::Fresh); });
    connect(run, &QPushButton::clicked, this, [this] { openTask(TaskWatch::Start::Solved); });
    connect(m_show, &QPushButton::clicked, this, [this] { m_watch.showDesigner(); });
    connect(m_leave, &QPushButton::clicked, this, [this] {
        m_watch.leave();
        m_watch.showDesigner();
    });
    connect(show, &QPushButton::clicked, this, [this, show, run] {
        m_solution->show();
        run->show();
        show->hide();
    });
    connect(&watch, &TaskWatch::judged, this, &TaskPage::showState);
    const auto state = bench.state(step.model);
    if (!state)
        showFailure(state.error());
    else
        showConditions(services::judgeTask(bench, step, **state));
    showState();
}

void TaskPage::start()
{
    showState();
}

void TaskPage::takeFocus()
{
    (isOpen() ? m_show : m_begin)->setFocus();
}

bool TaskPage::isOpen() const
{
    return m_watch.isOpen(bench().lesson().key, step().id);
}

bool TaskPage::isKept() const
{
    return m_watch.isKept(bench().lesson().key, step().id);
}

void TaskPage::openTask(TaskWatch::Start start)
{
    m_wasDone = false;
    m_watch.open(bench(), step(), start);
}

void TaskPage::showConditions(const QList<services::TaskCondition> &conditions)
{
    m_conditions->clear();
    for (const services::TaskCondition &condition : conditions) {
        auto *item = new QListWidgetItem(icon(condition.met ? QStringLiteral("ok") : QStringLiteral("flag")),
                                         services::conditionText(condition));
        item->setData(Qt::AccessibleTextRole, services::spokenCondition(condition));
        m_conditions->addItem(item);
    }
}

void TaskPage::check()
{
    showState();
    if (!isOpen())
        showVerdict(m_wasDone, m_wasDone ? tr("Done. Your own project is open, which is not judged.")
                                         : tr("Start the task in the designer first."));
}

void TaskPage::showState()
{
    m_leave->setVisible(isOpen());
    m_show->setVisible(isOpen());
    m_begin->setVisible(!isOpen());
    m_again->setVisible(isOpen() || isKept());
    (isOpen() ? m_show : m_begin)->setDefault(true);
    m_begin->setText(isKept() ? tr("&Go on in the designer") : tr("&Start in the designer"));
    if (!isOpen()) {
        m_state->setText(m_wasDone ? tr("Done, and your own project is open again.")
                                   : tr("The task opens a project of its own. Yours waits, unsaved changes and all."));
        hideVerdict();
        return;
    }
    m_state->setText(m_watch.showsSolution() ? tr("This is the solution, to look at. Start again to find it yourself.")
                                             : tr("Change the project in the designer. It is judged as you go on."));
    const QList<services::TaskCondition> &conditions = m_watch.conditions();
    if (conditions.isEmpty())
        return;
    showConditions(conditions);
    if (m_watch.showsSolution()) {
        hideVerdict();
        return;
    }
    const bool done = services::isDone(conditions);
    showVerdict(done, services::verdictText(conditions, m_watch.wasDone()));
    if (!done)
        return;
    m_wasDone = true;
    reveal();
}

} // namespace sw::views
