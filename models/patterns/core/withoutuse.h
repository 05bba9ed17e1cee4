// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::patterns
{

/// The uses of \p model that are switched on and applied in \p design, in the model's order: those that a design
/// without them would differ by.
QList<const schema::PatternUse *> appliedUses(const schema::Model &model, const design::Design &design);
/// The design that \p model would have if the use \p id were not there.
design::Design designWithout(const schema::ModelIndex &model, const schema::PatternUseId &id);
/// "Subset · books.reviews": the pattern and what it is used on, as visible text.
QString useTitle(const schema::Model &model, const schema::PatternUse &use);

} // namespace sw::patterns
