// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// A frame outside of \p scene, \p width in view pixels.
void paintRing(const PaintContext &context, const QRectF &scene, double width, const QColor &color);
void paintStateOverlay(const PaintContext &context);

} // namespace sw::diagram
