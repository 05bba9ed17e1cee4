// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// Of an operation, or the shortest one: frames, numbers and what is wanted at the lines.
void paintPath(const PaintContext &context);

} // namespace sw::diagram
