// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// A relationship's diamond and the ovals of its attributes.
void paintDiamond(const PaintContext &context, const Line &line, const QColor &color);

} // namespace sw::diagram
