// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/patterns/core/pattern.h"

namespace sw::services
{

/// Puts a step before those of \p migration, there and back, that ends the script where documents do not have the shape
/// of another pattern of the model yet: they are written for \p before, the design with all of these and without \p
/// use. Found by collections that are empty while those they are made of are not, and by documents with fields that the
/// pattern takes away and none that it gives them; of patterns that only give them fields and that composition applies
/// before \p use, by documents without one. Schema versioning leaves documents as they are and is not looked for.
void checkOtherPatterns(patterns::Migration &migration, const schema::ModelIndex &model, const schema::PatternUse &use,
                        const design::Design &before, const design::Design &after);

} // namespace sw::services
