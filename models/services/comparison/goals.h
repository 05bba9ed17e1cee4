// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/advice/goaladvice.h"

namespace sw::services
{

/// A goal with the design that it would have.
struct GoalDesign
{
    schema::Goal goal = schema::Goal::Balanced;
    bool current = false;
    Estimate estimate;
};

/// The goal of \p model with its design as it is, the others with the patterns that the advisor would take for them.
/// Those known so far when cancelled.
QList<GoalDesign> compareGoals(const schema::Model &model, const base::Progress &progress);

} // namespace sw::services
