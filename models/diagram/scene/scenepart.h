// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

/// The part of \p scene with the cards \p keys, the lines that lead from one of them to another, and the notes and
/// areas that touch what is left. Everything stays where it is. Cards that are not in the scene are passed over.
Scene partOf(const Scene &scene, const QSet<NodeKey> &keys);

/// The cards that touch \p rect, with their lines: what a view shows.
Scene partIn(const Scene &scene, const QRectF &rect);

} // namespace sw::diagram
