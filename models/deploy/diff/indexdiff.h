// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/diff/differ.h"

namespace sw::deploy
{

/// The same for the indexes of a collection that is there.
void diffIndexes(Differ &differ, const Target &target, const LiveCollection &live);

} // namespace sw::deploy
