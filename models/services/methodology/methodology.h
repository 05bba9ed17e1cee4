// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/design/design.h"
#include "models/services/methodology/methodquestion.h"

namespace sw::services
{

struct MethodCounts
{
    int given = 0;
    int assumed = 0;
    int missing = 0;

    int all() const { return given + assumed + missing; }
};

/// The way from an application to a design in three steps: workload, relationships, patterns. Each asks only what the
/// goal needs; the answers are members of the project, and nothing else is remembered.
struct Methodology
{
    schema::Goal goal = schema::Goal::Balanced;
    QList<MethodQuestion> questions;
    bool patternsKnown = false; ///< the advisor has been asked for step 3

    QList<MethodQuestion> of(MethodStep step) const;
    MethodCounts counts(MethodStep step) const;
};

/// Steps 1 and 2 for \p goal. Quick enough for each edit.
Methodology methodologyOf(const schema::Model &model, schema::Goal goal);
/// The same of a model whose \p design for this goal is known.
Methodology methodologyOf(const schema::ModelIndex &model, schema::Goal goal, const design::Design &design);
/// Step 3 as well, for which the advisor is asked. As far as it came when cancelled.
Methodology wholeMethodologyOf(const schema::Model &model, schema::Goal goal, const base::Progress &progress = {});

/// What \p step asks for at \p goal, in a sentence or two.
QString stepText(const schema::Model &model, MethodStep step, schema::Goal goal);
/// "8 answered, 2 assumed, 1 missing"; of patterns what is missing is "to decide".
QString countsText(const MethodCounts &counts, MethodStep step);
/// The part of it that is open: "1 missing", else "2 assumed"; empty when all is answered.
QString openText(const MethodCounts &counts, MethodStep step);

} // namespace sw::services
