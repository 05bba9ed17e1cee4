// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// Schemas with their keywords, names and sets sorted; query expressions with numbers by value.
base::Bson normaliseValidator(const base::Bson &validator);
/// {validator, validationLevel, validationAction} with the defaults strict and error.
base::Bson validatorState(const base::Bson &options);
/// "strict · error" of a validatorState().
QString rulesText(const base::Bson &state);

} // namespace sw::deploy
