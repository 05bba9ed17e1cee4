// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sizes/worlddata.h"

namespace sw::testsupport
{

/// Collections of other distributions than those of worldData(). No constant of the product was chosen by looking at
/// them: they tell whether what holds for the ones holds for others.
const std::vector<WorldData> &otherWorldData();

} // namespace sw::testsupport
