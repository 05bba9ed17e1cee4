// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/taskwatch.h"

#include "models/document/derivedstate.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/services/lessons/givenfacts.h"
#include "models/services/lessons/lessontext.h"
#include "views/lessons/lessonprogress.h"

#include <chrono>

namespace sw::views
{

namespace
{

using Given = std::shared_ptr<const services::GivenFacts>;

Given givenOf(const services::LessonBench &bench, const formats::LessonStep &step)
{
    auto given = services::GivenFacts::of(bench, step);
    return given ? std::make_shared<const services::GivenFacts>(*std::move(given)) : Given();
}

/// What changes the given facts is not offered while the task is open.
document::StepRule ruleOf(const Given &given)
{
    if (!given)
        return {};
    return [given](const schema::Model &now, const schema::Model &next) {
        return given->allows(now, next);
    };
}

/// Commands that show where the solution of \p step changes something, and where its conditions can be followed.
QStringList placesOf(const formats::LessonStep &step)
{
    using Kind = formats::LessonChange::Kind;
    QStringList places;
    for (const formats::LessonChange &change : step.solution)
        places << (change.kind == Kind::Set ? QStringLiteral("panel.properties") : QStringLiteral("view.patterns"));
    for (const formats::LessonBound &bound : step.bounds) {
        const bool isFinding = bound.figure.startsWith(QLatin1String("findings"));
        const bool isPattern = bound.figure.startsWith(QLatin1String("patterns"));
        if (!isPattern)
            places << (isFinding ? QStringLiteral("panel.problems") : QStringLiteral("panel.sizes"));
    }
    places.removeDuplicates();
    return places;
}

} // namespace

TaskWatch::TaskWatch(const LessonDesigner &designer, QObject *parent) : QObject(parent), m_designer(designer)
{
    constexpr std::chrono::seconds soon(2);
    m_store.setSingleShot(true);
    m_store.setInterval(soon);
    connect(&m_store, &QTimer::timeout, this, &TaskWatch::store);
    connect(&designer.derived, &document::DerivedState::updated, this, &TaskWatch::judge);
    connect(&designer.document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        if (!event.has(document::Change::Reset)) // else the task was left, or the next one opens
            return keep();
        store();
        m_bench.reset();
        m_conditions.clear();
        Q_EMIT judged();
    });
}

TaskWatch::~TaskWatch()
{
    store();
}

bool TaskWatch::isKept(const QString &lesson, const QString &step) const
{
    const Place place(lesson, step);
    if (!m_kept.contains(place)) {
        const auto project = formats::readProject(LessonProgress::task(lesson, step));
        m_kept.insert(place, project ? std::optional(project->model) : std::nullopt);
    }
    return m_kept.value(place).has_value();
}

void TaskWatch::forgetKept()
{
    m_isChanged = false;
    m_kept.clear();
}

base::Result<schema::Model> TaskWatch::modelOf(const services::LessonBench &bench, const formats::LessonStep &step,
                                               Start start) const
{
    if (start == Start::Solved)
        return services::solvedModel(bench, step);
    if (start == Start::Kept && isKept(bench.lesson().key, step.id))
        return *m_kept.value({bench.lesson().key, step.id});
    const auto state = bench.state(step.model);
    return state ? base::Result<schema::Model>((*state)->model) : state.error();
}

void TaskWatch::keep()
{
    if (!m_bench || m_isSolution)
        return;
    m_kept.insert({m_bench->lesson().key, m_step}, m_designer.document.model());
    m_isChanged = true;
    m_store.start();
}

void TaskWatch::store()
{
    m_store.stop();
    if (!m_bench || !std::exchange(m_isChanged, false))
        return;
    const QString lesson = m_bench->lesson().key;
    LessonProgress::setTask(lesson, m_step, formats::writeProject(*m_kept.value({lesson, m_step})));
}

bool TaskWatch::open(const services::LessonBench &bench, const formats::LessonStep &step, Start start)
{
    auto own = std::make_unique<services::LessonBench>(bench.lesson());
    const auto model = modelOf(*own, step, start);
    if (!model)
        return false;
    const formats::StepTexts texts = bench.lesson().texts.steps.value(step.id);
    const auto goal = services::filledText(*own, step.model, texts.body);
    schema::Model task = *model;
    task.name = tr("Task: %1").arg(bench.lesson().texts.title);
    Given given = givenOf(*own, step);
    if (!m_designer.open(task, step.page, bench.lesson().pattern, ruleOf(given)))
        return false;
    if (start == Start::Fresh) {
        m_kept.insert({bench.lesson().key, step.id}, std::nullopt);
        LessonProgress::setTask(bench.lesson().key, step.id, {});
    }
    m_given = std::move(given);
    m_bench = std::move(own);
    m_step = step.id;
    m_goal = services::toPlainText(goal ? *goal : texts.body).simplified();
    m_said.clear();
    m_wasDone = false;
    m_isSolution = start == Start::Solved;
    m_conditions.clear();
    say();
    judge();
    return true;
}

void TaskWatch::leave()
{
    m_designer.leave();
}

void TaskWatch::showDesigner()
{
    m_designer.show();
}

bool TaskWatch::isOpen(const QString &lesson, const QString &step) const
{
    return m_bench && m_bench->lesson().key == lesson && m_step == step;
}

void TaskWatch::judge()
{
    const formats::LessonStep *step = m_bench ? m_bench->lesson().step(m_step) : nullptr;
    if (step && m_designer.derived.isKnown()) {
        m_conditions = services::judgeTask(
            *step, m_given.get(), services::LessonState{m_designer.document.model(), m_designer.derived.evaluation()});
        say();
        if (!m_isSolution && services::isDone(m_conditions) && !std::exchange(m_wasDone, true))
            Q_EMIT solved(m_bench->lesson().key, m_step);
    }
    Q_EMIT judged();
}

void TaskWatch::say()
{
    const bool known = !m_conditions.isEmpty() && !m_isSolution;
    const bool done = known && services::isDone(m_conditions);
    const bool otherwise =
        known && !done &&
        (m_wasDone || services::isMetOtherwise(m_conditions) || services::isGivenChanged(m_conditions));
    TaskNote note{done ? Status::Ok : otherwise ? Status::Warn : Status::Info, {}, {}, {}, {}};
    QStringList lines;
    QStringList spoken;
    if (m_isSolution)
        lines << tr("This is the solution.");
    else if (done)
        lines << tr("The task is done.");
    else if (otherwise)
        lines << services::verdictText(m_conditions, m_wasDone);
    else
        note.goal = m_goal;
    spoken << note.goal << lines;
    for (const services::TaskCondition &condition : known && !done ? m_conditions : QList<services::TaskCondition>()) {
        const bool isKeptGiven = condition.met && condition.about == services::TaskCondition::About::Given;
        lines << (condition.met ? QStringLiteral("✓ ") : QStringLiteral("○ ")) +
                     (isKeptGiven ? tr("What the task gives is unchanged") : services::conditionText(condition));
        spoken << services::spokenCondition(condition);
    }
    spoken.removeAll(QString());
    note.text = lines.join(QLatin1Char('\n'));
    note.spoken = spoken.join(QStringLiteral(". "));
    const formats::LessonStep *step = m_bench && !m_isSolution && !done ? m_bench->lesson().step(m_step) : nullptr;
    note.places = step == nullptr ? QStringList() : placesOf(*step);
    if (note.spoken == m_said)
        return;
    m_said = note.spoken;
    m_designer.say(note);
}

} // namespace sw::views
