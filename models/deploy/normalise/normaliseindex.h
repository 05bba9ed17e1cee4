// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// {key, name, then the options that differ from their defaults, by name}. \p inherited is the normalised default
/// collation of the collection, which an index without one takes when it is made; listings of a server never need it.
base::Bson normaliseIndex(const base::Bson &specification, const base::Bson &inherited = {});
/// True when one of the index's keys is of \p kind ("text", "hashed", "2d", …).
bool hasKeyKind(const base::Bson &specification, const char *kind);
/// What makes two indexes the same for the server: key, collation, partial filter, unique, sparse, wildcard projection.
base::Bson indexIdentity(const base::Bson &normalised);

} // namespace sw::deploy
