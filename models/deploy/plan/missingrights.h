// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// Rights that the login lacks for \p plan, as sentences; empty when it has all.
QStringList missingRights(const Plan &plan, const Rights &rights);

} // namespace sw::deploy
