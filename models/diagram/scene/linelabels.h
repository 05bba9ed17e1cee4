// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

/// Puts the labels, captions and attribute boxes of \p lines, whose ways are set, where they cover neither cards nor
/// each other, near what they belong to.
void placeLabels(Scene &scene, const QList<qsizetype> &lines);

} // namespace sw::diagram
