// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/lessons/lesson.h"

namespace sw::formats
{

/// Ids of the shipped lessons, in teaching order.
QStringList lessonIds();
/// The id of the one that is \p by further on; empty beyond their ends, and where \p id is none of them.
QString lessonBeside(const QString &id, int by);
/// A shipped one. \p language: "de"; empty: that of the program. Error Usage names the lessons there are.
base::Result<Lesson> shippedLesson(const QString &id, const QString &language = {});

/// A lesson from a file of one's own: lesson.json with lesson.md beside it; where de/lesson.md is there, it holds the
/// texts of that language. Errors name the file and the place in it.
base::Result<Lesson> loadLessonFile(const QString &path, const QString &language = {});

/// All that keeps such a file from being read, that of its texts included; empty: nothing.
QList<base::Error> errorsOfLessonFile(const QString &path);

/// The languages in which a lesson has texts beside English.
QStringList languagesOfLesson(const QString &path);
/// The path of a shipped lesson among the resources.
QString pathOfLesson(const QString &id);

} // namespace sw::formats
