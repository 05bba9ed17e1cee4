// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessoncheck.h"

#include "models/base/texts.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/patterns/patternregistry.h"
#include "models/services/lessons/lessonsteps.h"
#include "models/services/lessons/lessontasks.h"
#include "models/services/lessons/lessontext.h"
#include "models/services/lessons/lessontextcheck.h"

#include <QLocale>

#include <algorithm>

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
    void checkShow(const LessonStep &step);
    void checkSpot(const LessonStep &step);
    void checkSecret(const LessonStep &step, const QString &text, const QString &part);
    /// Whether its model can be looked at; a model that the lesson does not have is told.
    bool isUsable(const LessonStep &step);

    LessonBench m_bench;
    QStringList m_broken; ///< models
    QList<base::Error> m_errors;
};

/// A model that starts from a broken one has no error of its own.
void LessonCheck::checkModels()
{
    QStringList told;
    for (const formats::LessonModel &model : lesson().models) {
        const auto state = m_bench.state(model.name);
        if (state)
            continue;
        m_broken << model.name;
        if (!told.contains(state.error().text()))
            addIn(lesson().file, state.error());
        told << state.error().text();
    }
}

bool LessonCheck::isUsable(const LessonStep &step)
{
    if (m_broken.contains(step.model))
        return false;
    if (step.model.isEmpty() || lesson().model(step.model))
        return true;
    const base::Error error = m_bench.state(step.model).error();
    add(lesson().file, step.place + QStringLiteral(".model"), error.message, error.wayOut);
    return false;
}

void LessonCheck::checkText(const LessonStep &step, const QString &text, const QString &part)
{
    for (const base::Error &problem : problemsInText(text))
        add(lesson().texts.file, tr("step %1, %2").arg(step.id, part), problem.message, problem.wayOut);
    for (const QString &slot : slotsIn(text)) {
        const QStringList models = modelsOf(slot, step.model);
        const bool isBroken =
            std::any_of(models.begin(), models.end(), [&](const QString &model) { return m_broken.contains(model); });
        const bool isUnknown = models.contains(step.model) && !lesson().model(step.model); // told at the step
        if (isBroken || isUnknown)
            continue;
        const auto filled = filledText(m_bench, step.model, slot);
        if (!filled)
            add(lesson().texts.file, tr("step %1, %2, %3").arg(step.id, part, filled.error().where),
                filled.error().message, filled.error().wayOut);
    }
}

/// What is to be foretold must not stand beside the question.
void LessonCheck::checkSecret(const LessonStep &step, const QString &text, const QString &part)
{
    for (const QString &slot : slotsIn(text)) {
        if (figureOfSlot(slot) == step.figure && modelsOf(slot, step.model).contains(step.model))
            add(lesson().texts.file, tr("step %1, %2").arg(step.id, part),
                tr("“%1” tells the number that the step asks for.").arg(slot),
                tr("Move it below “### answer”, which is shown when the number was given."));
    }
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
    if (step.kind == StepKind::Predict) {
        checkSecret(step, texts->title, tr("title"));
        checkSecret(step, texts->body, tr("text"));
        checkSecret(step, texts->hint, tr("hint"));
    }
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
    if (isUsable(step)) {
        if (step.kind == StepKind::Show)
            checkShow(step);
        else if (step.kind == StepKind::Predict)
            addFailure(questionOf(m_bench, step));
        else if (step.kind == StepKind::Spot)
            checkSpot(step);
        else if (step.kind == StepKind::Do)
            checkTask(step);
    }
    checkTexts(step);
}

/// One by one, so that each is told.
void LessonCheck::checkShow(const LessonStep &step)
{
    LessonStep one = step;
    one.figures.clear();
    if (const auto shown = shownStep(m_bench, one); !shown)
        addIn(lesson().file, shown.error());
    const auto state = m_bench.state(step.model);
    for (qsizetype i = 0; i < step.figures.size(); ++i) {
        if (const auto figure = figureOf(**state, step.figures.at(i)); !figure)
            add(lesson().file, step.place + QStringLiteral(".figures[%1]").arg(i), figure.error().message,
                figure.error().wayOut);
    }
}

void LessonCheck::checkSpot(const LessonStep &step)
{
    for (const formats::PlantedFinding &planted : step.planted) {
        LessonStep one = step;
        one.planted = {planted};
        if (const auto suspects = suspectsOf(m_bench, one); !suspects)
            addIn(lesson().file, suspects.error());
    }
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

QList<base::Error> lessonWarnings(const formats::Lesson &lesson)
{
    QList<base::Error> warnings;
    const auto warn = [&](const QString &file, const QString &place, const QString &message, const QString &wayOut) {
        warnings.append({base::ErrorCode::Format, message, Text::tr("%1, %2").arg(file, place), wayOut});
    };
    int line = 0;
    for (const LessonStep &step : lesson.steps) {
        if (step.kind == StepKind::Predict && step.tolerance > 0 && step.tolerance < 1)
            warn(lesson.file, step.place + QStringLiteral(".tolerance"),
                 Text::tr("The tolerance is %1 %.").arg(QLocale().toString(step.tolerance)),
                 Text::tr("It is in percent: 20 means a fifth."));
        const int own = lesson.texts.steps.value(step.id).line;
        if (own > 0 && own < line)
            warn(lesson.texts.file, Text::tr("line %1").arg(own),
                 Text::tr("The text of the step “%1” stands above that of a step before it.").arg(step.id),
                 Text::tr("Put the texts in the order of “steps”, which is that of the lesson."));
        line = std::max(line, own);
    }
    return warnings;
}

QList<base::Error> checkLesson(const formats::Lesson &lesson)
{
    return LessonCheck(lesson).run();
}

} // namespace sw::services
