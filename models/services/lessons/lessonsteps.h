// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/numbers.h"
#include "models/samples/write/preview.h"
#include "models/services/lessons/lessonfigures.h"
#include "models/services/lessons/suspects.h"
#include "models/services/patternuses/compareddocuments.h"

namespace sw::services
{

/// A figure of a Show step, beside that of the step before where that one has it too.
struct ShownFigure
{
    LessonFigure now;
    std::optional<double> before;
};

/// What a Show step shows, worked out by the services.
struct ShownStep
{
    QString collection;
    std::optional<samples::Preview> document;
    QList<ComparedDocument> documents; ///< which belong to it: what its stage is made of
    QSet<QString> changed;             ///< paths that the document of the step before did not have, or had elsewhere
    QList<QString> gone;               ///< paths of the step before that are no longer there
    QList<ShownFigure> figures;
    sizing::SizeReport sizes;               ///< for the cache meter
    std::optional<double> workingSetBefore; ///< bytes, of the step before
    QString workingSetChange;               ///< what it comes from that it is another one now; empty: it is the same
};
/// Above the document: the figures of the step are those of an average one, and this is one of them.
QString documentTitle(const ShownStep &shown);
base::Result<ShownStep> shownStep(const LessonBench &bench, const formats::LessonStep &step);

/// The number that a Predict step asks for, and the unit that the learner gives it in.
struct Question
{
    LessonFigure figure;
    QString unit;      ///< "KiB"; empty for counts
    double factor = 1; ///< of the unit
};
base::Result<Question> questionOf(const LessonBench &bench, const formats::LessonStep &step);
/// What its answers count.
base::NumberUnit numberUnitOf(const Question &question);
/// Words that answer with 0.
QStringList wordsForNothing();
/// Reads "9.7", "9,7", "120 M", "120,000,000" or "9.6 MiB" into the unit of the figure. Where no unit is written, it is
/// that of the question; one of another kind is an error.
base::Result<double> answerOf(const Question &question, const QString &text);
/// What answerOf() goes by, as JSON for a script that is to read the same.
QByteArray answerRules(const Question &question);
/// Whether \p value, in the unit of the figure, is near enough.
bool isNear(const formats::LessonStep &step, const Question &question, double value);

/// How many of the options are ticked as they should be.
int rightAnswers(const formats::LessonStep &step, const QStringList &ticked);

} // namespace sw::services
