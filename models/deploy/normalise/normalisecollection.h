// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// {type, options sorted by name}: the validator's three parts always present for a collection, sizes rounded as the
/// server does, parts that mean nothing left out.
base::Bson normaliseCollection(const QString &type, const base::Bson &options);

} // namespace sw::deploy
