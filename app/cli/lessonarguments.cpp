// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lessonarguments.h"

#include "app/cli/program.h"
#include "models/base/texts.h"
#include "models/formats/lessons/lessonlibrary.h"

namespace sw::cli
{

base::Error missingInLesson(const QString &argument)
{
    return {base::ErrorCode::Usage, Text::tr("The argument %1 is missing.").arg(argument), QStringLiteral("lesson"),
            Text::tr("See 'shapewright-cli lesson --help'.")};
}

bool isLessonFile(const QString &name)
{
    return name.endsWith(QLatin1String(".json")) || name.contains(QLatin1Char('/'));
}

base::Result<formats::Lesson> lessonCalled(const QString &name)
{
    if (name.isEmpty())
        return missingInLesson(QStringLiteral("LESSON"));
    return isLessonFile(name) ? formats::loadLessonFile(name) : formats::shippedLesson(name);
}

base::Result<const formats::LessonStep *> taskCalled(const formats::Lesson &lesson, const QString &id)
{
    if (id.isEmpty())
        return missingInLesson(QStringLiteral("STEP"));
    const formats::LessonStep *step = lesson.step(id);
    if (step && step->kind == formats::StepKind::Do)
        return step;
    QStringList tasks;
    for (const formats::LessonStep &one : lesson.steps) {
        if (one.kind == formats::StepKind::Do)
            tasks << one.id;
    }
    return base::Error{base::ErrorCode::Usage, Text::tr("The lesson has no task '%1'.").arg(id), lesson.id,
                       tasks.isEmpty() ? Text::tr("It has no tasks.") : suggestion(id, tasks)};
}

} // namespace sw::cli
