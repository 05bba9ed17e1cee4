// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonprogress.h"

#include <QSettings>
#include <QStringList>

namespace sw::views
{

namespace
{

constexpr qsizetype leastCompressed = 5; // bytes: their length and what follows

const char *const solvedGroup = "lessonsSolved";
const char *const seenGroup = "lessonsSeen";
const char *const answersGroup = "lessonsAnswers";
const char *const tasksGroup = "lessonsTasks";

QString keyOf(const char *group, const QString &lesson)
{
    return QLatin1String(group) + QLatin1Char('/') + lesson;
}

QString keyOf(const char *group, const QString &lesson, const QString &step)
{
    return keyOf(group, lesson) + QLatin1Char('/') + step;
}

void set(const QString &key, const QVariant &value, bool isNothing)
{
    if (isNothing)
        QSettings().remove(key);
    else
        QSettings().setValue(key, value);
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

QStringList LessonProgress::answer(const QString &lesson, const QString &step)
{
    return QSettings().value(keyOf(answersGroup, lesson, step)).toStringList();
}

void LessonProgress::setAnswer(const QString &lesson, const QString &step, const QStringList &answer)
{
    set(keyOf(answersGroup, lesson, step), answer, answer.isEmpty());
}

QByteArray LessonProgress::task(const QString &lesson, const QString &step)
{
    const QByteArray kept = QSettings().value(keyOf(tasksGroup, lesson, step)).toByteArray();
    return kept.size() < leastCompressed ? QByteArray() : qUncompress(kept);
}

void LessonProgress::setTask(const QString &lesson, const QString &step, const QByteArray &project)
{
    set(keyOf(tasksGroup, lesson, step), qCompress(project), project.isEmpty());
}

void LessonProgress::forget(const QString &lesson)
{
    for (const char *group : {solvedGroup, seenGroup, answersGroup, tasksGroup})
        QSettings().remove(keyOf(group, lesson));
}

void LessonProgress::forgetAll()
{
    for (const char *group :
         {solvedGroup, seenGroup, answersGroup, tasksGroup, "lessons"}) // the last one is of former versions
        QSettings().remove(QLatin1String(group));
}

} // namespace sw::views
