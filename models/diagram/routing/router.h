// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

/// Room that lines keep from boxes and from each other, in scene units.
inline constexpr double lineGap = 12;

/// Finds sides, ports and orthogonal ways for all lines of \p scene, around the cards, each on a channel of its own
/// where there is room, and places their labels. Deterministic.
void routeAll(Scene &scene);

/// The same for \p lines only; all others stay. Once cancelled, it ends soon and leaves the rest as it is.
void routeLines(Scene &scene, const QList<qsizetype> &lines, const base::Progress &progress = {});

/// Gives \p lines provisional ways until there is time to route them: over the middle between both cards, whatever is
/// there.
void sketchLines(Scene &scene, const QList<qsizetype> &lines);

} // namespace sw::diagram
