// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::patterns
{

/// \p collection with only those of its rules that a migration from \p from can break: of what it makes itself. A value
/// that was stored before obeys its rule or did not obey it then either, wherever it is now.
design::Collection changedRules(const design::Collection &collection, const design::Design &from);

} // namespace sw::patterns
