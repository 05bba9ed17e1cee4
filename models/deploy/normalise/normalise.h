// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// A server fills in defaults and changes number types when it lists what it was given. These functions bring both what
/// the design wants and what a server lists to one form, so that equal things have equal bytes and no command is sent
/// for a difference that is none. The rules were found by reading back from MongoDB 6.0.5.

/// Numbers by value: whole numbers of any type become long, minus zero becomes zero. Order is kept.
base::Bson canonicalNumbers(const base::Bson &document);
/// The top-level fields sorted by name.
base::Bson sortedNames(const base::Bson &document);
/// Both.
base::Bson sortedFields(const base::Bson &document);

} // namespace sw::deploy
