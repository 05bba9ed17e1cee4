// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "models/services/lessons/lessonsteps.h"
#include "models/services/lessons/lessontasks.h"

namespace sw::cli
{

void printLessons(Output &out, const QList<formats::Lesson> &lessons);
void writeLessons(base::JsonWriter &json, const QList<formats::Lesson> &lessons);

/// A whole lesson with its figures and answers.
base::Result<void> printLesson(Output &out, const services::LessonBench &bench);
base::Result<void> writeLesson(base::JsonWriter &json, const services::LessonBench &bench);

void writeLessonErrors(base::JsonWriter &json, const QList<base::Error> &errors, const QList<base::Error> &warnings);

void printVerdict(Output &out, const QList<services::TaskCondition> &conditions);
void writeVerdict(base::JsonWriter &json, const QList<services::TaskCondition> &conditions);

void reportFigures(Output &out, bool asJson);

} // namespace sw::cli
