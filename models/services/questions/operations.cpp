// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/questions/operations.h"

#include <algorithm>

namespace sw::services
{

QList<sizing::CostRange> costRanges(const schema::ModelIndex &model, const Evaluation &evaluation)
{
    return sizing::costRanges(model, evaluation.design, evaluation.costs, evaluation.fetchFactor());
}

std::optional<sizing::CostRange> costRange(const schema::Model &model, const Evaluation &evaluation,
                                           const schema::OperationId &operation)
{
    const auto cost = std::find_if(evaluation.costs.cbegin(), evaluation.costs.cend(),
                                   [&](const sizing::OperationCost &each) { return each.operation == operation; });
    schema::Model alone = model;
    alone.operations.removeIf([&](const schema::Operation &each) { return each.id != operation; });
    if (cost == evaluation.costs.cend() || alone.operations.isEmpty())
        return std::nullopt;
    return sizing::costRanges(schema::ModelIndex(alone), evaluation.design, {*cost}, evaluation.fetchFactor()).first();
}

} // namespace sw::services
