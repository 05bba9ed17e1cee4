// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/arrangement.h"
#include "models/diagram/scene/scene.h"
#include "models/document/edits/layoutedits.h"

namespace sw::diagram
{

/// What is asked of a layout for \p scene: of all cards, or of those in \p selected when that is not empty. Locked
/// cards stay.
ArrangeRequest requestFor(const Scene &scene, const QSet<NodeKey> &selected, LayoutMethod method, double aspect);

/// What \p arrangement, made from requestFor(), changes in the diagram. Lines of cards that move lose the ways that a
/// person gave them.
document::LayoutEdit editFor(const Scene &scene, const QSet<NodeKey> &selected, const Arrangement &arrangement);

} // namespace sw::diagram
