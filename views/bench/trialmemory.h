// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/recent.h"
#include "models/services/patternuses/patterntrial.h"

namespace sw::views
{

/// What uses of patterns would do to the design as it is, so that going back to one takes no second trial; more than
/// there are patterns. Whoever keeps it clears it when the design changes.
using TrialMemory = base::Recent<schema::PatternUse, services::PatternTrial, 24>;

} // namespace sw::views
