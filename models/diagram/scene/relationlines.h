// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/entitycards.h"

namespace sw::diagram
{

/// The relationships between cards of \p scene, and is-a lines, with glyphs and labels but no way yet.
void addRelationLines(Scene &scene, const schema::ModelIndex &model, const QList<LinkRow> &links,
                      const Metrics &metrics);

} // namespace sw::diagram
