// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessoncheck.h"

#include "models/base/texts.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/patterns/patternregistry.h"
#include "models/services/lessons/lessonsteps.h"
#include "models/services/lessons/lessontasks.h"
#include "models/services/lessons/lessontext.h"

namespace sw::services
{

namespace
{

using formats::LessonStep;
using formats::StepKind;
using formats::StepTexts;

class LessonCheck
{
    Q_DECLARE_TR_FUNCTIONS(LessonCheck)

public:
    explicit LessonCheck(const formats::Lesson &lesson) : m_bench(lesson) {}
    QList<base::Error> run();

private:
    void add(const QString &file, const QString &place, const QString &message, const QString &wayOut)
    {
        m_errors.append({base::ErrorCode::Format, message, tr("%1, %2").arg(file, place), wayOut});
    }
    void addIn(const QString &file, const base::Error &error) { add(file, error.where, error.message, error.wayOut); }
    const formats::Lesson &lesson() const { return m_bench.lesson(); }

    void checkModels();
    void checkText(const LessonStep &step, const QString &text, const QString &part);
    void checkTexts(const LessonStep &step);
    void checkQuizTexts(const LessonStep &step, const StepTexts &texts);
    void checkTask(const LessonStep &step);
    void checkStep(const LessonStep &step);

    LessonBench m_bench;
    QList<base::Error> m_errors;
};

void LessonCheck::checkModels()
{
    for (const formats::LessonModel &model : lesson().models) {
        if (const auto state = m_bench.state(model.name); !state)
            addIn(lesson().file, state.error());
    }
}

void LessonCheck::checkText(const LessonStep &step, const QString &text, const QString &part)
{
    const auto filled = filledText(m_bench, step.model, text);
    if (!filled)
        add(lesson().texts.file, tr("step %1, %2, %3").arg(step.id, part, filled.error().where), filled.error().message,
            filled.error().wayOut);
}

void LessonCheck::checkQuizTexts(const LessonStep &step, const StepTexts &texts)
{
    const QString &file = lesson().texts.file;
    const QString place = tr("step %1").arg(step.id);
    for (const formats::LessonOption &option : step.options) {
        const StepTexts::Option text = texts.options.value(option.id);
        if (text.text.isEmpty())
            add(file, place, tr("The answer “%1” has no text.").arg(option.id),
                tr("Add “### %1: text” and below it the reason why it is right or wrong.").arg(option.id));
        else if (text.reason.isEmpty())
            add(file, place, tr("The answer “%1” has no reason.").arg(option.id),
                tr("Write below “### %1: …” why it is right or wrong.").arg(option.id));
        checkText(step, text.text, option.id);
        checkText(step, text.reason, option.id);
    }
    for (auto it = texts.options.begin(); it != texts.options.end(); ++it) {
        const auto same = [&](const formats::LessonOption &option) {
            return option.id == it.key();
        };
        if (std::none_of(step.options.begin(), step.options.end(), same))
            add(file, place, tr("The step has no answer “%1”.").arg(it.key()),
                tr("Correct its name, or add it to “options” in the lesson."));
    }
}

void LessonCheck::checkTexts(const LessonStep &step)
{
    const auto texts = lesson().texts.steps.constFind(step.id);
    if (texts == lesson().texts.steps.constEnd()) {
        add(lesson().texts.file, tr("step %1").arg(step.id), tr("The step has no text."),
            tr("Add “## %1: title” and its text.").arg(step.id));
        return;
    }
    checkText(step, texts->title, tr("title"));
    checkText(step, texts->body, tr("text"));
    checkText(step, texts->hint, tr("hint"));
    checkText(step, texts->answer, tr("answer"));
    checkQuizTexts(step, *texts);
}

void LessonCheck::checkTask(const LessonStep &step)
{
    const auto state = m_bench.state(step.model);
    if (!state)
        return; // told among the models
    for (const formats::LessonBound &bound : step.bounds) {
        if (const auto figure = figureOf(**state, bound.figure); !figure)
            add(lesson().file, bound.place + QStringLiteral(".figure"), figure.error().message, figure.error().wayOut);
    }
    if (isDone(judgeTask(m_bench, step, **state)))
        add(lesson().file, step.place, tr("The task is done before it is begun."),
            tr("Sharpen the conditions in “done”, or let it start from another model."));
    if (const QString pattern = unaskedPattern(lesson(), step); !pattern.isEmpty())
        add(lesson().file, step.place + QStringLiteral(".done"),
            tr("The task can be done without %1, which the lesson teaches.").arg(patterns::patternName(pattern)),
            tr("Add {\"figure\": \"patterns %1\", \"atLeast\": 1}.").arg(pattern));
    const auto solved = solvedModel(m_bench, step);
    if (!solved) {
        addIn(lesson().file, solved.error());
        return;
    }
    for (const TaskCondition &condition : judgeTask(m_bench, step, *solved)) {
        if (!condition.met)
            add(lesson().file, step.place + QStringLiteral(".solution"),
                tr("The solution does not meet “%1”: it gives %2.").arg(condition.text, condition.value),
                tr("Correct the solution or the condition."));
    }
}

void LessonCheck::checkStep(const LessonStep &step)
{
    const auto addFailure = [&](const auto &result) {
        if (!result)
            addIn(lesson().file, result.error());
    };
    if (!step.model.isEmpty() && !lesson().model(step.model))
        addIn(lesson().file, m_bench.state(step.model).error());
    else if (step.kind == StepKind::Show)
        addFailure(shownStep(m_bench, step));
    else if (step.kind == StepKind::Predict)
        addFailure(questionOf(m_bench, step));
    else if (step.kind == StepKind::Spot)
        addFailure(suspectsOf(m_bench, step));
    else if (step.kind == StepKind::Do)
        checkTask(step);
    checkTexts(step);
}

QList<base::Error> LessonCheck::run()
{
    const QString &id = lesson().pattern;
    if (!id.isEmpty() && !patterns::PatternRegistry::instance().find(id))
        add(lesson().file, QStringLiteral("pattern"), tr("There is no pattern '%1'.").arg(id),
            tr("“shapewright-cli patterns” lists them."));
    if (lesson().file != formats::pathOfLesson(lesson().id) && formats::lessonIds().contains(lesson().id))
        add(lesson().file, QStringLiteral("id"), tr("“%1” is the id of a lesson of the program.").arg(lesson().id),
            tr("Give this one another id."));
    if (lesson().texts.title.isEmpty())
        add(lesson().texts.file, tr("line %1").arg(1), tr("The lesson has no title."), tr("Start with “# title”."));
    checkModels();
    if (!m_errors.isEmpty())
        return m_errors; // nearly all others would follow from these
    for (const LessonStep &step : lesson().steps)
        checkStep(step);
    for (auto it = lesson().texts.steps.begin(); it != lesson().texts.steps.end(); ++it) {
        if (!lesson().step(it.key()))
            add(lesson().texts.file, tr("line %1").arg(it->line), tr("The lesson has no step “%1”.").arg(it.key()),
                tr("Correct its name, or add the step to the lesson."));
    }
    return m_errors;
}

} // namespace

QList<base::Error> checkLesson(const formats::Lesson &lesson)
{
    return LessonCheck(lesson).run();
}

} // namespace sw::services
