// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/design/mappingoptions.h"

namespace sw::design
{

/// The design without patterns: every relationship is embedded or referenced by hard constraints and a cost score, by
/// goal, unless the person chose. Collections are in the order of their entities. Never fails: a broken model gives
/// what can be built of it (validateModel reports what is wrong).
Design mapModel(const schema::ModelIndex &model, const MappingOptions &options);

} // namespace sw::design
