// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// Who fills in what a collation leaves out: `create` takes general defaults, `createIndexes` those of the locale.
enum class CollationOwner { Collection, Index };

/// All nine attributes with their defaults; empty for the simple collation, which is the same as none.
base::Bson normaliseCollation(const base::Bson &collation, CollationOwner owner);

} // namespace sw::deploy
