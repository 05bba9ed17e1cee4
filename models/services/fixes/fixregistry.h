// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::services
{

/// What would settle \p finding, the best way first: each by itself and as one step. Empty where only a person knows.
/// Cheap; whether a fix applies and what it changes is told by effectOf().
QList<Fix> fixesOf(const FixContext &context, const checks::Finding &finding);

/// The findings of a check that fixes are known for.
QStringList checksWithFixes();

} // namespace sw::services
