// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/deploy/plan/plan.h"

namespace sw::cli
{

/// Tells about applies to the plan's database that broke off on this machine. Nothing of them is resumed: the plan at
/// hand was made from what the server holds now.
void reportUnfinishedRuns(Context &context, const deploy::Plan &plan);

/// After an apply that was verified, what broke off before is history: its journals are put aside.
void settleUnfinishedRuns(Context &context, const deploy::Plan &plan);

} // namespace sw::cli
