// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/patternplaces.h"

namespace sw::cli
{

class Output;

/// What a pattern does, or would do, in a project: below its card.
void printPlaces(Output &out, const schema::Model &model, const patterns::Pattern &pattern);
/// Members "places" and "findings" of an object that is open.
void writePlaces(base::JsonWriter &json, const schema::Model &model, const patterns::Pattern &pattern);
/// Members "lesson", "question" and "answers" of an object that is open.
void writeQuestion(base::JsonWriter &json, const patterns::Pattern &pattern);
/// A question about the pattern, and "Lesson: shapewright-cli lesson show subset", where there is a lesson.
void printLesson(Output &out, const patterns::Pattern &pattern);

} // namespace sw::cli
