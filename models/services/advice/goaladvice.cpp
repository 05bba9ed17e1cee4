// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/advice/goaladvice.h"

#include "models/patterns/patternregistry.h"
#include "models/services/questions/operations.h"

namespace sw::services
{

advisor::Advice advise(const schema::Model &model, schema::Goal goal, const base::Progress &progress)
{
    return advisor::advise(model, goal, &checks::judge, progress);
}

GoalAdvice adviseFor(const schema::Model &model, schema::Goal goal, const base::Progress &progress)
{
    const schema::ModelIndex index(model);
    GoalAdvice result{advise(model, goal, progress), {}};
    result.evaluation = evaluate(index, result.advice.after);
    result.work = sizing::workFigures(index, result.evaluation.design, costRanges(index, result.evaluation));
    return result;
}

void adopt(schema::Model &model, const QList<advisor::PlacementMove> &moves, const QList<schema::PatternUse> &uses)
{
    for (const advisor::PlacementMove &move : moves)
        move.apply(model);
    model.patterns = adopted(model, uses);
}

QList<schema::PatternUse> adopted(const schema::Model &model, const QList<schema::PatternUse> &chosen)
{
    QList<schema::PatternUse> uses = chosen;
    for (schema::PatternUse &use : uses) {
        if (const schema::PatternUse *known = patterns::useAt(model, use.pattern, patterns::targetOf(use))) {
            use.id = known->id;
            use.unknown = known->unknown;
            if (known->enabled == use.enabled)
                use.reason = known->reason;
        }
    }
    return uses;
}

} // namespace sw::services
