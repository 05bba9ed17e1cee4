// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/rule.h"

namespace sw::validation
{

/// Whether \p value, a whole number of 64 bits, any decimal, or binary data, has the bits as a $bits… rule wants them.
bool bitsMatch(const Rule &rule, const BsonField &value);

} // namespace sw::validation
