// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// At block level, lines between areas: one for each pair, as thick as there are lines; then their numbers.
void paintBundles(const PaintContext &context);
void paintBundleCounts(const PaintContext &context);

} // namespace sw::diagram
