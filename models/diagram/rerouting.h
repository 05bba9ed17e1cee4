// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene.h"

namespace sw::diagram
{

/// Routes the lines of a scene that was built anew, as far as it differs from \p former: lines whose ends, cards and
/// surroundings are as they were keep their ways, so that an edit neither costs more than it touches nor moves what it does
/// not. Cards and look-ups of \p scene are complete. Returns the lines that were routed.
QList<qsizetype> routeChanged(Scene &scene, const Scene &former);

} // namespace sw::diagram
