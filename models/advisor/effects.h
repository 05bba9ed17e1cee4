// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/candidate.h"

namespace sw::advisor
{

/// The before/after table of one candidate. \p elsewhere: working set outside its area.
QList<EffectRow> effectsOf(const Candidate &candidate, base::Bytes elsewhere);
/// That of two outcomes of one area; \p saved: share of what the operations that it affects cost.
QList<EffectRow> effectsOf(const Outcome &before, const Outcome &after, base::Bytes elsewhere, double saved);

} // namespace sw::advisor
