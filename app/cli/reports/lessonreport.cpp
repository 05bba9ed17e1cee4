// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/lessonreport.h"

#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/lessons/lessontext.h"

namespace sw::cli
{

namespace
{

using formats::LessonStep;
using formats::StepKind;

/// A step with its texts filled in.
struct FilledStep
{
    const LessonStep &step;
    QString title;
    QString text;
    QString answer;
    struct Option
    {
        QString id;
        QString text;
        QString reason;
        bool right = false;
    };
    QList<Option> options;
    std::optional<services::ShownStep> shown;
    std::optional<services::Question> question;
    QList<checks::Finding> planted;
    QList<services::TaskCondition> conditions;
    QStringList solution;
};

/// Calls \p use with the value, else keeps the first error.
template <typename T, typename Use>
void take(std::optional<base::Error> &error, const base::Result<T> &result, const Use &use)
{
    if (result)
        use(*result);
    else if (!error)
        error = result.error();
}

base::Result<FilledStep> filledStep(const services::LessonBench &bench, const LessonStep &step)
{
    const formats::StepTexts texts = bench.lesson().texts.steps.value(step.id);
    std::optional<base::Error> error;
    const auto filled = [&](const QString &text) {
        QString out;
        take(error, services::filledText(bench, step.model, text), [&](const QString &value) { out = value; });
        return services::toPlainText(out);
    };
    FilledStep result{step, filled(texts.title), filled(texts.body), filled(texts.answer), {}, {}, {}, {}, {}, {}};
    for (const formats::LessonOption &option : step.options) {
        const formats::StepTexts::Option text = texts.options.value(option.id);
        result.options.append({option.id, filled(text.text), filled(text.reason), option.right});
    }
    if (step.kind == StepKind::Show)
        take(error, services::shownStep(bench, step), [&](const auto &shown) { result.shown = shown; });
    if (step.kind == StepKind::Predict)
        take(error, services::questionOf(bench, step), [&](const auto &question) { result.question = question; });
    if (step.kind == StepKind::Spot)
        take(error, services::suspectsOf(bench, step), [&](const auto &suspects) {
            for (const services::Suspect &suspect : suspects)
                result.planted << suspect.planted;
        });
    if (step.kind == StepKind::Do) {
        take(error, bench.state(step.model),
             [&](const services::LessonState *state) { result.conditions = services::judgeTask(bench, step, *state); });
        result.solution = services::solutionTexts(bench, step);
    }
    if (error)
        return *error;
    return result;
}

QString shownFigure(const services::ShownFigure &figure)
{
    const QString now = services::figureText(figure.now.value, figure.now.unit);
    const QString before = figure.before ? services::figureText(*figure.before, figure.now.unit) : now;
    return before == now ? now : before + QStringLiteral(" → ") + now;
}

void printStep(Output &out, const FilledStep &step)
{
    out.line();
    out.line(QStringLiteral("%1 (%2)  %3").arg(step.step.id, formats::nameOf(step.step.kind), step.title));
    Table lines;
    lines.wrapAt(110);
    for (const QString &line : step.text.split(QStringLiteral("\n"), Qt::SkipEmptyParts))
        lines.add({QString(), line});
    if (step.shown) {
        for (const services::ShownFigure &figure : step.shown->figures)
            lines.add({QString(), QStringLiteral("%1: %2").arg(figure.now.label, shownFigure(figure))});
        if (!step.shown->workingSetChange.isEmpty())
            lines.add({QString(), step.shown->workingSetChange});
    }
    if (step.question)
        lines.add({QString(), QStringLiteral("%1: %2").arg(
                                  step.question->figure.label,
                                  services::figureText(step.question->figure.value, step.question->figure.unit))});
    for (const FilledStep::Option &option : step.options) {
        lines.add({option.right ? QStringLiteral("✓") : QStringLiteral("✗"), option.text});
        lines.add({QString(), QStringLiteral("  ") + option.reason});
    }
    for (const checks::Finding &finding : step.planted)
        lines.add({QStringLiteral("!"), QStringLiteral("%1 %2: %3").arg(finding.check, finding.object, finding.title)});
    for (const services::TaskCondition &condition : step.conditions)
        lines.add({condition.met ? QStringLiteral("✓") : QStringLiteral("○"),
                   Text::tr("%1 (now: %2)").arg(condition.text, condition.value)});
    for (const QString &change : step.solution)
        lines.add({QString(), Text::tr("Solution: %1").arg(change)});
    for (const QString &line : step.answer.split(QStringLiteral("\n"), Qt::SkipEmptyParts))
        lines.add({QString(), line});
    lines.print(out);
}

void writeConditions(base::JsonWriter &json, const QString &name, const QList<services::TaskCondition> &conditions)
{
    json.key(name).beginArray();
    for (const services::TaskCondition &condition : conditions)
        json.beginObject()
            .member(QStringLiteral("text"), condition.text)
            .member(QStringLiteral("now"), condition.value)
            .member(QStringLiteral("met"), condition.met)
            .end();
    json.end();
}

void writeFigure(base::JsonWriter &json, const services::LessonFigure &figure, const std::optional<double> &before)
{
    json.beginObject().member(QStringLiteral("label"), figure.label).member(QStringLiteral("value"), figure.value);
    json.member(QStringLiteral("text"), services::figureText(figure.value, figure.unit));
    if (before)
        json.member(QStringLiteral("before"), *before);
    json.end();
}

void writeStep(base::JsonWriter &json, const FilledStep &step)
{
    json.beginObject().member(QStringLiteral("id"), step.step.id);
    json.member(QStringLiteral("kind"), formats::nameOf(step.step.kind)).member(QStringLiteral("title"), step.title);
    json.member(QStringLiteral("text"), step.text);
    json.key(QStringLiteral("figures")).beginArray();
    if (step.shown) {
        for (const services::ShownFigure &figure : step.shown->figures)
            writeFigure(json, figure.now, figure.before);
    }
    if (step.question)
        writeFigure(json, step.question->figure, std::nullopt);
    json.end();
    json.member(QStringLiteral("workingSetChange"), step.shown ? step.shown->workingSetChange : QString());
    json.key(QStringLiteral("options")).beginArray();
    for (const FilledStep::Option &option : step.options)
        json.beginObject()
            .member(QStringLiteral("id"), option.id)
            .member(QStringLiteral("text"), option.text)
            .member(QStringLiteral("right"), option.right)
            .member(QStringLiteral("reason"), option.reason)
            .end();
    json.end().key(QStringLiteral("planted")).beginArray();
    for (const checks::Finding &finding : step.planted)
        json.beginObject()
            .member(QStringLiteral("check"), finding.check)
            .member(QStringLiteral("object"), finding.object)
            .member(QStringLiteral("title"), finding.title)
            .end();
    json.end();
    writeConditions(json, QStringLiteral("done"), step.conditions);
    writeTexts(json, QStringLiteral("solution"), step.solution);
    json.member(QStringLiteral("answer"), step.answer).end();
}

void writeHead(base::JsonWriter &json, const formats::Lesson &lesson)
{
    json.beginObject().member(QStringLiteral("id"), lesson.id).member(QStringLiteral("title"), lesson.texts.title);
    json.member(QStringLiteral("summary"), services::toPlainText(lesson.texts.summary));
    json.member(QStringLiteral("pattern"), lesson.pattern);
}

} // namespace

void printLessons(Output &out, const QList<formats::Lesson> &lessons)
{
    Table table({Text::tr("Lesson"), Text::tr("Title"), Text::tr("What it teaches")});
    table.wrapAt(110);
    for (const formats::Lesson &lesson : lessons)
        table.add({lesson.id, lesson.texts.title, services::toPlainText(lesson.texts.summary)});
    table.print(out);
}

void writeLessons(base::JsonWriter &json, const QList<formats::Lesson> &lessons)
{
    json.beginObject().key(QStringLiteral("lessons")).beginArray();
    for (const formats::Lesson &lesson : lessons) {
        writeHead(json, lesson);
        json.key(QStringLiteral("steps")).beginArray();
        for (const LessonStep &step : lesson.steps)
            json.inlineNext()
                .beginObject()
                .member(QStringLiteral("id"), step.id)
                .member(QStringLiteral("kind"), formats::nameOf(step.kind))
                .member(QStringLiteral("title"), lesson.texts.steps.value(step.id).title)
                .end();
        json.end().end();
    }
    json.end().end();
}

base::Result<void> printLesson(Output &out, const services::LessonBench &bench)
{
    const formats::Lesson &lesson = bench.lesson();
    out.line(QStringLiteral("%1 (%2)").arg(base::visibleText(lesson.texts.title), lesson.id));
    out.line(services::toPlainText(lesson.texts.summary));
    for (const LessonStep &step : lesson.steps) {
        const auto filled = filledStep(bench, step);
        if (!filled)
            return filled.error();
        printStep(out, *filled);
    }
    return {};
}

base::Result<void> writeLesson(base::JsonWriter &json, const services::LessonBench &bench)
{
    writeHead(json, bench.lesson());
    json.key(QStringLiteral("steps")).beginArray();
    for (const LessonStep &step : bench.lesson().steps) {
        const auto filled = filledStep(bench, step);
        if (!filled)
            return filled.error();
        writeStep(json, *filled);
    }
    json.end().end();
    return {};
}

void writeLessonErrors(base::JsonWriter &json, const QList<base::Error> &errors, const QList<base::Error> &warnings)
{
    json.beginObject();
    for (const auto &[name, list] :
         {std::pair(QStringLiteral("errors"), errors), std::pair(QStringLiteral("warnings"), warnings)}) {
        json.key(name).beginArray();
        for (const base::Error &error : list)
            json.beginObject()
                .member(QStringLiteral("where"), error.where)
                .member(QStringLiteral("message"), error.message)
                .member(QStringLiteral("wayOut"), error.wayOut)
                .end();
        json.end();
    }
    json.end();
}

void printVerdict(Output &out, const QList<services::TaskCondition> &conditions)
{
    Table table({Text::tr("Condition"), Text::tr("Now"), Text::tr("Met")});
    for (const services::TaskCondition &condition : conditions)
        table.add({condition.text, condition.value, condition.met ? Text::tr("yes") : Text::tr("no")});
    table.print(out);
    out.line();
    out.line(services::verdictText(conditions));
}

void writeVerdict(base::JsonWriter &json, const QList<services::TaskCondition> &conditions)
{
    json.beginObject().member(QStringLiteral("done"), services::isDone(conditions));
    writeConditions(json, QStringLiteral("conditions"), conditions);
    json.end();
}

void reportFigures(Output &out, bool asJson)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("figures")).beginArray();
    Table table({Text::tr("Figure"), Text::tr("Of"), Text::tr("Meaning")});
    for (const services::FigureKind &kind : services::figureKinds()) {
        table.add({kind.name, kind.object, kind.text});
        json.inlineNext()
            .beginObject()
            .member(QStringLiteral("name"), kind.name)
            .member(QStringLiteral("object"), kind.object)
            .member(QStringLiteral("text"), kind.text)
            .end();
    }
    json.end().end();
    if (asJson)
        out.write(json.result());
    else
        table.print(out);
}

} // namespace sw::cli
