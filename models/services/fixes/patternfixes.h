// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::services
{

// Ways to settle findings by patterns; each is a row of the registry of fixes.
QList<Fix> applyNamedPattern(const FixContext &context, const checks::Finding &finding);
QList<Fix> splitHotFromCold(const FixContext &context, const checks::Finding &finding);
QList<Fix> archiveOld(const FixContext &context, const checks::Finding &finding);
QList<Fix> removePattern(const FixContext &context, const checks::Finding &finding);
QList<Fix> dropCopy(const FixContext &context, const checks::Finding &finding);

} // namespace sw::services
