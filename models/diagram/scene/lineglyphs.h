// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scenebuilder.h"

namespace sw::diagram
{

/// Sets glyphs, labels and Chen's diamond of \p line, which is of \p relationship, as \p notation draws them.
void applyNotation(Line &line, const schema::Relationship &relationship, Notation notation, const Metrics &metrics);
/// Height of the diamond of \p line in scene units.
double chenDiamondHeight(const Line &line, const Metrics &metrics);
/// What a foot at the end of a line looks like for \p count.
Glyph glyphOf(const schema::Cardinality &count);

} // namespace sw::diagram
