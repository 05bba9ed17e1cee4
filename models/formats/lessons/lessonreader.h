// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/lessons/lesson.h"

namespace sw::formats
{

/// Larger files are refused before they are read.
inline constexpr qint64 maximumLessonBytes = 4LL * 1024 * 1024;

/// Reads steps and models of a lesson from JSON text; resources/format/lesson.schema.json says what may stand there.
/// Errors Format name line and column or the member ("steps[3].options[0].right"), the reason and the way out.
base::Result<Lesson> readLesson(const QByteArray &json);
/// As far as it can be read into \p lesson; with all errors that do not follow from each other.
QList<base::Error> readLesson(const QByteArray &json, Lesson &lesson);

/// Reads the texts of a lesson from Markdown: "# title", then a summary; "## step: title", then its text; in a step
/// "### option: text" and its reason, "### hint" and "### answer". Errors Format name the line.
base::Result<LessonTexts> readLessonTexts(const QByteArray &markdown);

} // namespace sw::formats
