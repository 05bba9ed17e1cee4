// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/lessons/lesson.h"

namespace sw::cli
{

/// Of the command lesson.
base::Error missingInLesson(const QString &argument);

/// Whether \p name is that of a file, not of a shipped lesson.
bool isLessonFile(const QString &name);

/// A lesson of the list, or that of a file. Error Usage where \p name is empty.
base::Result<formats::Lesson> lessonCalled(const QString &name);

/// The step \p id of \p lesson, which is a task. Error Usage, with the tasks that there are.
base::Result<const formats::LessonStep *> taskCalled(const formats::Lesson &lesson, const QString &id);

} // namespace sw::cli
