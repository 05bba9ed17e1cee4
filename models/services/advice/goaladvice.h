// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/services/evaluation/evaluation.h"
#include "models/sizing/cost/workfigures.h"

namespace sw::services
{

/// The advice for \p goal, where what the checks complain of counts as a problem. That so far when cancelled.
advisor::Advice advise(const schema::Model &model, schema::Goal goal, const base::Progress &progress);

/// The advice for one goal with all that follows from its design.
struct GoalAdvice
{
    advisor::Advice advice;
    Evaluation evaluation;
    sizing::WorkFigures work{};
};
GoalAdvice adviseFor(const schema::Model &model, schema::Goal goal, const base::Progress &progress);

/// Makes \p moves in \p model and \p uses its patterns.
void adopt(schema::Model &model, const QList<advisor::PlacementMove> &moves, const QList<schema::PatternUse> &uses);
/// \p chosen, ready to take the place of the uses of \p model: what is used there already keeps its identity and what
/// newer versions know of it.
QList<schema::PatternUse> adopted(const schema::Model &model, const QList<schema::PatternUse> &chosen);

} // namespace sw::services
