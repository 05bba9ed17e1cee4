// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonprogress.h"

#include <QSettings>
#include <QStringList>

namespace sw::views
{

namespace
{

const char *const solvedGroup = "lessonsSolved";
const char *const seenGroup = "lessonsSeen";

QString keyOf(const char *group, const QString &lesson)
{
    return QLatin1String(group) + QLatin1Char('/') + lesson;
}

QSet<QString> stepsIn(const QString &key)
{
    const QStringList steps = QSettings().value(key).toStringList();
    return {steps.begin(), steps.end()};
}

void add(const QString &key, const QString &step)
{
    QStringList steps = QSettings().value(key).toStringList();
    if (steps.contains(step))
        return;
    steps << step;
    QSettings().setValue(key, steps);
}

} // namespace

QSet<QString> LessonProgress::solved(const QString &lesson)
{
    return stepsIn(keyOf(solvedGroup, lesson));
}

void LessonProgress::setSolved(const QString &lesson, const QString &step)
{
    add(keyOf(solvedGroup, lesson), step);
}

QSet<QString> LessonProgress::seen(const QString &lesson)
{
    return stepsIn(keyOf(seenGroup, lesson));
}

void LessonProgress::setSeen(const QString &lesson, const QString &step)
{
    add(keyOf(seenGroup, lesson), step);
}

void LessonProgress::forget(const QString &lesson)
{
    for (const char *group : {solvedGroup, seenGroup})
        QSettings().remove(keyOf(group, lesson));
}

void LessonProgress::forgetAll()
{
    for (const char *group : {solvedGroup, seenGroup, "lessons"}) // the last one did not tell them apart
        QSettings().remove(QLatin1String(group));
}

} // namespace sw::views
