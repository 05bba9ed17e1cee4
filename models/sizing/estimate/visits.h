// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

/// Leaves out of \p options the visits that operations do not pay in \p design: what they want from an entity may stand
/// in the document that they read anyway, as a copy or a computed field.
void keepVisitsOf(const design::Design &design, const schema::ModelIndex &model, SizeOptions &options);

} // namespace sw::sizing
