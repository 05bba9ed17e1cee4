// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/candidate.h"

namespace sw::advisor
{

/// The before/after table of one candidate. \p elsewhere: working set outside its area.
QList<EffectRow> effectsOf(const Candidate &candidate, base::Bytes elsewhere);

} // namespace sw::advisor
