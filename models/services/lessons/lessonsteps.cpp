// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonsteps.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/lessons/lessonstage.h"
#include "models/services/lessons/workingsetchange.h"
#include "models/services/patternuses/documentaverages.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
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

QString documentTitle(const ShownStep &shown)
{
    const QString name = base::visibleText(shown.collection);
    const QString bytes = base::bytesText(shown.document->bytes);
    const QString average = base::bytesText(averageOf(shown.sizes, shown.collection, shown.document->bytes));
    return average == bytes
               ? Text::tr("A sample document of %1, %2").arg(name, bytes)
               : Text::tr("A sample document of %1, %2; texts and lists differ in length, so the average is %3")
                     .arg(name, bytes, average);
}

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
    if (figure->unit == FigureUnit::Truth)
        return atStep(step, base::Error{base::ErrorCode::Format,
                                        Text::tr("“%1” is yes or no, not a number.").arg(step.figure),
                                        QStringLiteral("figure"),
                                        Text::tr("Ask it in a step of the kind “quiz”, or take another figure.")});
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

base::NumberUnit numberUnitOf(const Question &question)
{
    switch (question.figure.unit) {
    case FigureUnit::Bytes:
        return base::NumberUnit::Bytes;
    case FigureUnit::Share:
        return base::NumberUnit::Percent;
    case FigureUnit::Count:
    case FigureUnit::Truth:
        break;
    }
    return base::NumberUnit::None;
}

QStringList wordsForNothing()
{
    return Text::tr("none, nothing, zero, no", "words for 0, separated by commas").split(QStringLiteral(", "));
}

namespace
{

/// What a number without a unit counts in that of the answers, and these in that of the figure.
double bareOf(const Question &question)
{
    return numberUnitOf(question) == base::NumberUnit::Bytes ? question.factor : 1;
}

double scaleOf(const Question &question)
{
    return numberUnitOf(question) == base::NumberUnit::Percent ? question.factor : 1;
}

QJsonObject factors(const QHash<QString, double> &words)
{
    QJsonObject object;
    for (auto it = words.begin(); it != words.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

} // namespace

base::Result<double> answerOf(const Question &question, const QString &text)
{
    static const QRegularExpression lastWord(QStringLiteral("\\s+(\\p{L}{3,})$")); // "1 document"
    const QString given = text.trimmed();
    if (wordsForNothing().contains(given, Qt::CaseInsensitive))
        return 0.0;
    const base::NumberUnit unit = numberUnitOf(question);
    const double bare = bareOf(question);
    auto number = base::readNumber(given, unit, base::NumberSource::Person, bare);
    const QRegularExpressionMatch word = lastWord.match(given);
    if (!number && word.hasMatch() && !base::allUnitWords().contains(word.captured(1).toLower())) {
        const QString before = given.left(word.capturedStart());
        if (const auto alone = base::readNumber(before, unit, base::NumberSource::Person, bare))
            number = alone;
    }
    return number ? base::Result<double>(*number * scaleOf(question)) : number.error();
}

QByteArray answerRules(const Question &question)
{
    const QLocale locale;
    QStringList noughts;
    for (const QString &word : wordsForNothing())
        noughts << word.toLower();
    QStringList others = base::allUnitWords();
    others.sort();
    const QJsonObject rules{
        {QStringLiteral("point"), locale.decimalPoint()},
        {QStringLiteral("group"), locale.groupSeparator()},
        {QStringLiteral("magnitudes"), factors(base::magnitudeWords())},
        {QStringLiteral("units"), factors(base::unitWords(numberUnitOf(question)))},
        {QStringLiteral("otherUnits"), QJsonArray::fromStringList(others)},
        {QStringLiteral("noughts"), QJsonArray::fromStringList(noughts)},
        {QStringLiteral("bare"), bareOf(question)},
        {QStringLiteral("scale"), scaleOf(question)},
    };
    return QJsonDocument(rules).toJson(QJsonDocument::Compact);
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
