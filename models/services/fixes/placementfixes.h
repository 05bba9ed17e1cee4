// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::services
{

// Ways to settle findings by storing a relationship otherwise; each is a row of the registry of fixes.
QList<Fix> linkInstead(const FixContext &context, const checks::Finding &finding);
QList<Fix> linkLargestPart(const FixContext &context, const checks::Finding &finding);
QList<Fix> embedInstead(const FixContext &context, const checks::Finding &finding);
QList<Fix> leaveToAdvisor(const FixContext &context, const checks::Finding &finding);
QList<Fix> keepMoment(const FixContext &context, const checks::Finding &finding);
QList<Fix> referToId(const FixContext &context, const checks::Finding &finding);

} // namespace sw::services
