// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/obstacles.h"

namespace sw::diagram
{

enum class Axis { Vertical, Horizontal };

/// Spreads the pieces of \p lines that run along \p axis over channels lineGap apart where there is room, closer where
/// there is not, in the order that crosses least. Pieces at cards stay, other lines stay. True when anything moved.
bool nudge(Scene &scene, const QList<qsizetype> &lines, Axis axis);

} // namespace sw::diagram
