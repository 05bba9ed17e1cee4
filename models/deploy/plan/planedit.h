// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// True when \p step cannot run without \p earlier: it builds on the collection that is made, or on the state that is
/// reached there.
bool needs(const Step &step, const Step &earlier);
/// Stages on the way to strict rules; the next plan offers what is left of it.
enum class Softness {
    Moderate, ///< refuses what breaks the rules, except in documents that broke them before
    Warn      ///< refuses nothing; what breaks the rules is logged
};
/// Turns a stricter validator into one of that stage, and numbers the steps anew because it may run earlier then; false
/// when the step is of another kind.
bool soften(Plan &plan, int number, Softness softness = Softness::Warn);
/// Takes a step out of the plan, and those that cannot run without it; the others keep their numbers.
void leaveOut(Plan &plan, int number);

} // namespace sw::deploy
