// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonsteps.h"

#include "models/base/numbers.h"
#include "models/base/texts.h"
#include "models/services/lessons/lessonstage.h"
#include "models/services/lessons/workingsetchange.h"

#include <QRegularExpression>
#include <QSet>

#include <cmath>

namespace sw::services
{

namespace
{

using formats::LessonStep;
using formats::StepKind;

const LessonStep *showBefore(const formats::Lesson &lesson, const LessonStep &step)
{
    const LessonStep *before = nullptr;
    for (const LessonStep &one : lesson.steps) {
        if (one.id == step.id)
            return before;
        if (one.kind == StepKind::Show)
            before = &one;
    }
    return nullptr;
}

base::Result<samples::Preview> documentOf(const LessonState &state, const LessonStep &step)
{
    const design::Design &design = state.evaluation.design;
    if (const design::Collection *collection = design.collection(step.collection))
        return samples::preview(design, *collection, samples::Extent::Likely);
    QStringList names;
    for (const design::Collection &one : design.collections)
        names << one.name;
    return base::Error{
        base::ErrorCode::Format, Text::tr("There is no collection '%1' in the design.").arg(step.collection),
        step.place + QStringLiteral(".collection"), Text::tr("There are: %1.").arg(names.join(QLatin1String(", ")))};
}

QSet<QString> pathsOf(const samples::Preview &preview)
{
    QSet<QString> paths;
    for (const samples::PreviewLine &line : preview.lines)
        paths << line.path;
    return paths;
}

} // namespace

base::Result<ShownStep> shownStep(const LessonBench &bench, const LessonStep &step)
{
    const auto state = bench.state(step.model);
    if (!state)
        return atStep(step, state.error());
    ShownStep shown;
    shown.sizes = (*state)->evaluation.sizes;
    const LessonStep *before = showBefore(bench.lesson(), step);
    const LessonState *former = nullptr;
    if (before) {
        const auto found = bench.state(before->model);
        former = found ? *found : nullptr;
    }
    if (former) {
        shown.workingSetBefore = former->evaluation.sizes.workingSet.likely.value();
        shown.workingSetChange = workingSetChangeText(former->evaluation.sizes, shown.sizes);
    }
    if (!step.collection.isEmpty()) {
        auto document = documentOf(**state, step);
        if (!document)
            return document.error();
        shown.collection = step.collection;
        if (former && former->evaluation.design.collection(step.collection)) {
            const samples::Preview old = *documentOf(*former, step);
            const QSet<QString> had = pathsOf(old);
            const QSet<QString> has = pathsOf(*document);
            shown.changed = has - had;
            for (const samples::PreviewLine &line : old.lines) {
                if (!has.contains(line.path) && !shown.gone.contains(line.path))
                    shown.gone << line.path;
            }
        }
        shown.document = std::move(*document);
        if (auto onStage = stageDocuments(bench, step))
            shown.documents = *std::move(onStage);
        for (const ComparedDocument &one : std::as_const(shown.documents)) {
            if (one.collection != step.collection || !one.after)
                continue;
            shown.document->bytes = one.after->bytes;
            shown.document->lines.clear();
            for (const ComparedLine &line : one.after->lines)
                shown.document->lines << line.line;
        }
    }
    for (const QString &text : step.figures) {
        const auto figure = figureOf(**state, text);
        if (!figure)
            return atStep(step, figure.error());
        ShownFigure one{*figure, std::nullopt};
        if (former) {
            if (const auto old = figureOf(*former, text))
                one.before = old->value;
        }
        shown.figures << one;
    }
    return shown;
}

base::Result<Question> questionOf(const LessonBench &bench, const LessonStep &step)
{
    const auto state = bench.state(step.model);
    if (!state)
        return atStep(step, state.error());
    const auto figure = figureOf(**state, step.figure);
    if (!figure)
        return atStep(step, figure.error());
    Question question{*figure, {}, 1};
    if (figure->unit == FigureUnit::Share) {
        question.unit = QStringLiteral("%");
        question.factor = 0.01;
    } else if (figure->unit == FigureUnit::Bytes) {
        question.unit = base::bytesText(base::Bytes(figure->value)).section(QLatin1Char(' '), -1);
        const QStringList units{QStringLiteral("B"), QStringLiteral("KiB"), QStringLiteral("MiB"),
                                QStringLiteral("GiB"), QStringLiteral("TiB")};
        question.factor = std::pow(1024.0, std::max<qsizetype>(0, units.indexOf(question.unit)));
    }
    return question;
}

base::Result<double> answerOf(const Question &question, const QString &text)
{
    QString given = text.trimmed();
    const QString noughts = Text::tr("none, nothing, zero, no", "words for 0, separated by commas");
    if (noughts.split(QStringLiteral(", ")).contains(given, Qt::CaseInsensitive))
        return 0.0;
    if (given.endsWith(question.unit, Qt::CaseInsensitive))
        given.chop(question.unit.size());
    auto number = base::readNumber(given);
    static const QRegularExpression lastWord(QStringLiteral("\\s+\\p{L}{3,}$")); // "1 document"
    if (!number && given.contains(lastWord)) {
        if (const auto alone = base::readNumber(QString(given).remove(lastWord)))
            number = alone;
    }
    return number ? base::Result<double>(*number * question.factor) : number.error();
}

bool isNear(const LessonStep &step, const Question &question, double value)
{
    constexpr double rounding = 1e-9;
    const double allowed = std::abs(question.figure.value) * step.tolerance / 100;
    return std::abs(value - question.figure.value) <= allowed + rounding;
}

int rightAnswers(const LessonStep &step, const QStringList &ticked)
{
    int right = 0;
    for (const formats::LessonOption &option : step.options)
        right += ticked.contains(option.id) == option.right ? 1 : 0;
    return right;
}

} // namespace sw::services
