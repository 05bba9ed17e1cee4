// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/patternpage.h"

#include "models/advisor/usecases.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/patterns/patternregistry.h"
#include "models/services/lessons/lessontext.h"

namespace sw::services
{

namespace
{

QStringList reasonsOf(const QHash<QString, QString> &others)
{
    QStringList texts;
    for (const patterns::Pattern *other : patterns::PatternRegistry::instance().all()) {
        if (const QString reason = others.value(other->id()); !reason.isEmpty())
            texts << QStringLiteral("%1: %2").arg(other->name(), reason);
    }
    return texts;
}

/// The first quiz of the lesson, its figures filled in.
void ask(PatternPage &page)
{
    auto lesson = formats::shippedLesson(page.lesson.id);
    if (!lesson)
        return;
    const LessonBench bench(*std::move(lesson));
    const QList<formats::LessonStep> &steps = bench.lesson().steps;
    const auto quiz = std::find_if(steps.cbegin(), steps.cend(), [](const formats::LessonStep &step) {
        return step.kind == formats::StepKind::Quiz;
    });
    if (quiz == steps.cend())
        return;
    const auto filled = [&](const QString &text) {
        const auto result = filledText(bench, quiz->model, text);
        return result ? *result : text;
    };
    const formats::StepTexts texts = bench.lesson().texts.steps.value(quiz->id);
    page.question = filled(texts.title);
    for (const formats::LessonOption &option : quiz->options) {
        const formats::StepTexts::Option words = texts.options.value(option.id);
        page.answers.append({filled(words.text), filled(words.reason), option.right});
    }
}

} // namespace

PatternPage patternPage(const patterns::Pattern &pattern)
{
    PatternPage page;
    page.card = patterns::cardOf(pattern);
    page.usualFor = advisor::useCaseTexts(pattern.matrixRow());
    page.notWith = reasonsOf(pattern.conflicts());
    page.carefulWith = reasonsOf(pattern.cautions());
    page.lesson = lessonAbout(pattern);
    ask(page);
    return page;
}

} // namespace sw::services
