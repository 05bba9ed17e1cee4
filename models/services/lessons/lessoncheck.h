// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

namespace sw::services
{

/// What keeps a lesson from being taught, each with its place: models that cannot be made, figures and findings that do
/// not exist, steps without a title, answers without a reason, tasks that are done from the start or whose solution
/// does not solve them.
QList<base::Error> checkLesson(const formats::Lesson &lesson);
/// What is likely a slip, and does not keep it from being taught.
QList<base::Error> lessonWarnings(const formats::Lesson &lesson);

} // namespace sw::services
