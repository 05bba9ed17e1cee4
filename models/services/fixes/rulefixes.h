// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::services
{

// Ways to settle findings by what a server checks; each is a row of the registry of fixes.
QList<Fix> enforceRules(const FixContext &context, const checks::Finding &finding);

} // namespace sw::services
