// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scenebuilder.h"

namespace sw::diagram
{

/// References and copies between the documents.
void addDocumentLines(Scene &scene, const design::Design &design, const SceneOptions &options, const Metrics &metrics);

} // namespace sw::diagram
