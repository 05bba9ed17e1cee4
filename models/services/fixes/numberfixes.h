// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::services
{

// Ways to settle findings by numbers of the model; each is a row of the registry of fixes.
QList<Fix> limitArray(const FixContext &context, const checks::Finding &finding);
QList<Fix> balanceCounts(const FixContext &context, const checks::Finding &finding);
QList<Fix> balanceGrowth(const FixContext &context, const checks::Finding &finding);
QList<Fix> allowMoreValues(const FixContext &context, const checks::Finding &finding);
QList<Fix> addMemory(const FixContext &context, const checks::Finding &finding);

} // namespace sw::services
