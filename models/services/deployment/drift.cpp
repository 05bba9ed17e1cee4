// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/drift.h"

#include <algorithm>

namespace sw::services
{

namespace
{

/// The step for the same object in the plan from the last applied state, if the model differs from that as well.
const deploy::Step *sameObject(const deploy::Plan &plan, const deploy::Step &wanted)
{
    const auto found = std::find_if(plan.steps.begin(), plan.steps.end(), [&](const deploy::Step &step) {
        return step.object == wanted.object && step.kind == wanted.kind;
    });
    return found == plan.steps.end() ? nullptr : &*found;
}

} // namespace

QList<Difference> differencesOf(const deploy::Plan &now, const deploy::Plan *since)
{
    QList<Difference> differences;
    for (const deploy::Step &step : now.steps) {
        Difference difference{step};
        if (since) {
            const deploy::Step *then = sameObject(*since, step);
            difference.changedBy = !then                     ? ChangedBy::Server
                                   : then->from == step.from ? ChangedBy::Model
                                                             : ChangedBy::Both;
        }
        differences << difference;
    }
    return differences;
}

bool Comparison::hasServerChanged() const
{
    return std::any_of(differences.begin(), differences.end(), [](const Difference &difference) {
        return difference.changedBy == ChangedBy::Server || difference.changedBy == ChangedBy::Both;
    });
}

} // namespace sw::services
