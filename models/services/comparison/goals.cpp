// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/comparison/goals.h"

namespace sw::services
{

QList<GoalDesign> compareGoals(const schema::Model &model, const base::Progress &progress)
{
    const schema::ModelIndex index(model);
    QList<GoalDesign> goals;
    for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance}) {
        const bool current = goal == model.goal;
        goals.append({goal, current,
                      current ? estimateOf(model) : estimateOf(index, advise(model, goal, progress.silent()).after)});
        if (!progress.goesOn(static_cast<double>(goals.size()) / 3))
            break;
    }
    return goals;
}

} // namespace sw::services
