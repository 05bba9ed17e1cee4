// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/questions/operations.h"

#include <algorithm>

namespace sw::services
{

QList<sizing::CostRange> costRanges(const schema::ModelIndex &model, const PricedDesign &priced)
{
    return sizing::costRanges(model, priced.design, priced.costs, priced.fetchFactor());
}

std::optional<sizing::CostRange> costRange(const schema::Model &model, const PricedDesign &priced,
                                           const schema::OperationId &operation)
{
    const auto cost = std::find_if(priced.costs.cbegin(), priced.costs.cend(),
                                   [&](const sizing::OperationCost &each) { return each.operation == operation; });
    schema::Model alone = model;
    alone.operations.removeIf([&](const schema::Operation &each) { return each.id != operation; });
    if (cost == priced.costs.cend() || alone.operations.isEmpty())
        return std::nullopt;
    return sizing::costRanges(schema::ModelIndex(alone), priced.design, {*cost}, priced.fetchFactor()).first();
}

} // namespace sw::services
