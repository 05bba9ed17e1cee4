// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::testsupport
{

/// A made-up model of \p entities entities with 12 fields each, 1.2 relationships and 3 operations an entity, like the
/// schemas of real shops in the sizes of their tables. Deterministic.
schema::Model bigModel(int entities);

} // namespace sw::testsupport
