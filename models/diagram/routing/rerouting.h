// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

/// That a card keeps lines from itself when it is put beside them, in scene units.
inline constexpr double lineRoom = 4;

/// Whether a piece of \p line leads through \p rect.
bool runsThrough(const Line &line, const QRectF &rect);

/// Gives the lines of a scene that was built anew the ways that they had in \p former, as far as their ends, cards and
/// surroundings are as they were. Returns the others, ascending: all of them when more than half are.
QList<qsizetype> keepWays(Scene &scene, const Scene &former);

/// Routes the lines of a scene that was built anew, as far as it differs from \p former: lines whose ends, cards and
/// surroundings are as they were keep their ways, so that an edit neither costs more than it touches nor moves what it
/// does not. Cards and look-ups of \p scene are complete. Returns the lines that were routed.
QList<qsizetype> routeChanged(Scene &scene, const Scene &former);

} // namespace sw::diagram
