// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/alternative.h"
#include "models/schema/model.h"

namespace sw::services
{

// Named designs of one model.

/// What a person has chosen for the design of \p model as it is.
schema::Alternative chosenDesign(const schema::Model &model);

/// Keeps the design of \p model as it is under \p name, at the end of its alternatives. Error InvalidModel for a name
/// that is empty, too long or taken.
base::Result<void> addAlternative(schema::Model &model, const QString &name, const QString &description = {});
/// The alternative called \p name. Error Usage names those there are.
base::Result<schema::Alternative> findAlternative(const schema::Model &model, const QString &name);
base::Result<void> removeAlternative(schema::Model &model, const QString &name);
/// Makes \p alternative the design of \p model: goal, placements, patterns. What it says of relationships that are gone
/// is passed over. The alternatives themselves stay.
void takeAlternative(schema::Model &model, const schema::Alternative &alternative);
/// True when taking \p alternative would change nothing, but for reasons that people gave.
bool isTaken(const schema::Model &model, const schema::Alternative &alternative);
/// Whether one of its alternatives is the design of \p model as it is, with the reasons given for it.
bool isKept(const schema::Model &model);

} // namespace sw::services
