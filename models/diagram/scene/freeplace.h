// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

namespace sw::diagram
{

/// The place nearest to \p wanted where a card of \p size covers no card and no note of \p scene; \p wanted itself when
/// it is free, or when there is none far and wide.
QPointF freePlace(const Scene &scene, const QPointF &wanted, const QSizeF &size);

} // namespace sw::diagram
