// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/comparison/goals.h"

namespace sw::services
{

QList<GoalDesign> compareGoals(const schema::Model &model, const IsCancelled &cancelled)
{
    const schema::ModelIndex index(model);
    QList<GoalDesign> goals;
    for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance}) {
        const bool current = goal == model.goal;
        goals.append(
            {goal, current, current ? estimateOf(model) : estimateOf(index, advise(model, goal, cancelled).after)});
        if (cancelled())
            break;
    }
    return goals;
}

} // namespace sw::services
