// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/cardmaker.h"

namespace sw::diagram
{

/// The relationships between cards of \p scene, and is-a lines, with glyphs and labels but no way yet.
void addRelationLines(Scene &scene, const schema::ModelIndex &model, const QList<LinkRow> &links,
                      const Metrics &metrics);

/// References and copies between the documents.
void addDocumentLines(Scene &scene, const design::Design &design, const SceneOptions &options, const Metrics &metrics);

/// Sets glyphs, labels and Chen's diamond of \p line, which is of \p relationship, as \p notation draws them.
void applyNotation(Line &line, const schema::Relationship &relationship, Notation notation, const Metrics &metrics);

/// Height of the diamond of \p line in scene units.
double chenDiamondHeight(const Line &line, const Metrics &metrics);

/// What a foot at the end of a line looks like for \p count.
Glyph glyphOf(const schema::Cardinality &count);

} // namespace sw::diagram
