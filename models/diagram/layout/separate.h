// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/obstacles.h"

namespace sw::diagram
{

/// The last resort where nudge() found no room: pieces of \p lines that lie on a piece of another line move to the
/// nearest free channel, nearer to cards than lines otherwise come, and ends may leave their row.
void separate(Scene &scene, const QList<qsizetype> &lines);

} // namespace sw::diagram
