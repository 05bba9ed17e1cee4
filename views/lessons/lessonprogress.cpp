// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonprogress.h"

#include <QSettings>
#include <QStringList>

namespace sw::views
{

namespace
{

QString keyOf(const QString &lesson)
{
    return QStringLiteral("lessons/") + lesson;
}

} // namespace

QSet<QString> LessonProgress::solved(const QString &lesson)
{
    const QStringList steps = QSettings().value(keyOf(lesson)).toStringList();
    return {steps.begin(), steps.end()};
}

void LessonProgress::setSolved(const QString &lesson, const QString &step)
{
    QStringList steps = QSettings().value(keyOf(lesson)).toStringList();
    if (steps.contains(step))
        return;
    steps << step;
    QSettings().setValue(keyOf(lesson), steps);
}

void LessonProgress::forget(const QString &lesson)
{
    QSettings().remove(keyOf(lesson));
}

void LessonProgress::forgetAll()
{
    QSettings().remove(QStringLiteral("lessons"));
}

} // namespace sw::views
