// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/diff/differ.h"

namespace sw::deploy
{

/// Adds what a collection, its options, its validator and its indexes need to become the target.
void diffCollection(Differ &differ, const Target &target);

} // namespace sw::deploy
