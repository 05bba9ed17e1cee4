// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// True when every document that \p from accepts is provably accepted by \p to as well. False when in doubt.
bool isLooserOrEqual(const base::Bson &from, const base::Bson &to);

} // namespace sw::deploy
