// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/search.h"

namespace sw::advisor
{

/// The enabled uses of the model whose parameters are not those that \p search, which has run, judged at their places:
/// each judged as it is beside what is applied elsewhere. Those that cannot stand beside it are left out.
QList<Candidate> usesAsTheyAre(Search &search);

} // namespace sw::advisor
