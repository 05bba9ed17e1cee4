// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The parameters of \p use with the defaults of \p pattern filled in.
QJsonObject completeParameters(const Pattern &pattern, const schema::ModelIndex &model, const schema::PatternUse &use);

/// "books · reviews", "sensors.readings": what a use is applied to, for people.
QString targetName(const schema::Model &model, const Target &target);
Target targetOf(const schema::PatternUse &use);
/// The same pattern at the same place, whatever its parameters.
bool isSameUse(const schema::PatternUse &a, const schema::PatternUse &b);
/// The use of \p pattern on \p target, of which a model has one at most; nullptr when there is none.
const schema::PatternUse *useAt(const schema::Model &model, const QString &pattern, const Target &target);

/// The entity with this id, else of this name, else of this collection; nullptr when there is none.
const schema::Entity *entityCalled(const schema::Model &model, const QString &text);

/// Reads "books", "books.reviews", "books · reviews" or a relationship's name or id into a target. Error InvalidModel
/// names what exists.
base::Result<Target> parseTarget(const schema::Model &model, const QString &text);

} // namespace sw::patterns
