// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// What stands at an end of a line; \p width in view pixels.
void paintFoot(const PaintContext &context, const LineEnd &end, const QColor &color, double width);

} // namespace sw::diagram
