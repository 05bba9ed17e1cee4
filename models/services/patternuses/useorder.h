// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::services
{

/// The uses of \p model in the order in which a design applies them: that of their patterns, which composition needs;
/// where it is the same, that of the model. Patterns that are not known come last.
QList<schema::PatternUseId> applicationOrder(const schema::Model &model);

/// Where \p id has to stand in the model's list to be applied \p by places later, or earlier when negative. Error
/// InvalidModel when the pattern there is always applied on its side of it, or when there is no such place.
base::Result<qsizetype> placeAfterStep(const schema::Model &model, const schema::PatternUseId &id, int by);

} // namespace sw::services
