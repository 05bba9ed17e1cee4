// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"

namespace sw::base
{

/// The largest document that a MongoDB server takes (manual: MongoDB limits and thresholds, BSON document size).
inline constexpr Bytes maximumDocument = mebibytes(16);

} // namespace sw::base
