// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/sizing/cost/workfigures.h"

namespace sw::views
{

/// The advice for one goal with the problems that its design would still have.
struct GoalAdvice
{
    advisor::Advice advice;
    int errors = 0;
    int warnings = 0;
    sizing::WorkFigures work{};
};

/// Pure; what worker threads call. \p cancelled is asked between steps.
GoalAdvice adviseFor(const schema::Model &model, schema::Goal goal, const std::function<bool()> &cancelled);

/// "strong", "recommended" …
QString verdictText(advisor::Verdict verdict);

/// The uses of \p model with \p chosen instead of them: one that is there already keeps its identity.
QList<schema::PatternUse> withIdentities(const schema::Model &model, const QList<schema::PatternUse> &chosen);

} // namespace sw::views
