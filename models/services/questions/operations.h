// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/evaluation/evaluation.h"
#include "models/sizing/cost/costrange.h"

namespace sw::services
{

/// What each operation of \p model costs as \p priced says, and at least and at most.
QList<sizing::CostRange> costRanges(const schema::ModelIndex &model, const PricedDesign &priced);
/// The same for one of them; nothing when it is not known.
std::optional<sizing::CostRange> costRange(const schema::Model &model, const PricedDesign &priced,
                                           const schema::OperationId &operation);

} // namespace sw::services
