// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"

namespace sw::design
{

/// Adds the indexes that references, unique fields, lifecycles and operations need (equality, sort, range order), then
/// drops those that another one makes redundant. Tells of each collection who looks there. Runs once, after all
/// patterns.
void deriveIndexes(Design &design, const schema::ModelIndex &model);
/// As deriveIndexes() for all collections, or for those that \p only names: the others keep what they have. \p places:
/// of \p design, which must not share its collections with another one.
void deriveIndexes(Design &design, const DesignIndex &places, const schema::ModelIndex &model,
                   const QSet<QString> *only = nullptr);

} // namespace sw::design
