// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

namespace sw::services
{

/// A lesson as one HTML page that needs no network and no other file: quizzes, predictions and findings work in it, and
/// it prints as a worksheet. Names and texts of the lesson never become markup.
base::Result<QByteArray> lessonPage(const LessonBench &bench);

} // namespace sw::services
