// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/obstacles.h"

namespace sw::diagram
{

/// Where a line ends on the border of its card when it has the row to itself.
QPointF portPoint(const Scene &scene, const LineEnd &end);

/// Gives the ends on one side of a card, whose sides are set, points of their own: in the middle of their row; ends
/// that share a row side by side in it; many of them along the whole side. Ends of lines that are not in \p lines stay.
void spreadPorts(Scene &scene, const QList<qsizetype> &lines);

} // namespace sw::diagram
