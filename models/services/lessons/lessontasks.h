// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

namespace sw::services
{

class GivenFacts;

/// A condition of a task, judged on a model.
struct TaskCondition
{
    enum class About {
        Figure,
        Pattern, ///< which pattern is to be used
        Given    ///< the numbers of the task, which are no part of the answer
    };
    QString text;  ///< "Working set: at most 3.5 GiB"
    QString value; ///< as it is now
    bool met = false;
    About about = About::Figure;
};

/// The conditions of a Do step for \p state, which may be of another model than that of the step. Where a name is no
/// longer there, the condition is not met. \p given: by the step; nullptr: nothing.
QList<TaskCondition> judgeTask(const formats::LessonStep &step, const GivenFacts *given, const LessonState &state);
QList<TaskCondition> judgeTask(const LessonBench &bench, const formats::LessonStep &step, const LessonState &state);
QList<TaskCondition> judgeTask(const LessonBench &bench, const formats::LessonStep &step, const schema::Model &model);
bool isDone(const QList<TaskCondition> &conditions);

/// "Working set: at most 3.5 GiB (now: 4 GiB)".
QString conditionText(const TaskCondition &condition);
/// "Not met: …", for screen readers.
QString spokenCondition(const TaskCondition &condition);
/// How a task stands, in a sentence. \p wasDone: it was met before, and something was changed since.
QString verdictText(const QList<TaskCondition> &conditions, bool wasDone = false);
/// The figures are reached, but not in the way that the task asks for.
bool isMetOtherwise(const QList<TaskCondition> &conditions);
/// Something that the task gives is another one now.
bool isGivenChanged(const QList<TaskCondition> &conditions);

/// The model of the step with the solution.
base::Result<schema::Model> solvedModel(const LessonBench &bench, const formats::LessonStep &step);

/// The solution of a task in the words of the window: "customers · addresses: addresses inside customers", "Apply
/// Subset to books · reviews: n = 10".
QStringList solutionTexts(const LessonBench &bench, const formats::LessonStep &step);

/// The pattern that \p step teaches and does not ask for: it could be praised for something else. Empty: none.
QString unaskedPattern(const formats::Lesson &lesson, const formats::LessonStep &step);

} // namespace sw::services
