// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// What is wrong with a plan that came from a file: a command off the list, a class that is not the step's own, a state
/// that is not what its command leads to, an order that is not ours. Error Format, or what the lint says. Nothing when
/// it is sound.
std::optional<base::Error> checkPlan(const Plan &plan);

} // namespace sw::deploy
