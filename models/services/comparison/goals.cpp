// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/comparison/goals.h"

#include <array>

namespace sw::services
{

QList<GoalDesign> compareGoals(const schema::Model &model, const base::Progress &progress)
{
    const schema::ModelIndex index(model);
    QList<GoalDesign> goals;
    constexpr std::array all{schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance};
    for (const schema::Goal goal : all) {
        const bool current = goal == model.goal;
        goals.append({goal, current,
                      current ? estimateOf(model) : estimateOf(index, advise(model, goal, progress.silent()).after)});
        if (!progress.goesOn(static_cast<double>(goals.size()) / static_cast<double>(all.size())))
            break;
    }
    return goals;
}

} // namespace sw::services
