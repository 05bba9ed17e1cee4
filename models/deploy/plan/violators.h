// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// Asks the server how many documents each C3 and C4 step would refuse or delete. An error only when the connection is
/// lost or the person stops it; a count that cannot be had makes the step's violators Unknown.
base::Result<void> countViolators(Session &session, Plan &plan, const base::Progress &progress = {});

} // namespace sw::deploy
