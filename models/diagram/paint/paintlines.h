// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

void paintLineTexts(const PaintContext &context, const Line &line);
/// The same in the colour and width that style and selection ask for.
void paintStyledLine(const PaintContext &context, const Line &line);
/// The same under the pointer; texts that it crosses stay readable.
void paintHoveredLine(const PaintContext &context, const Line &line);
void paintLines(const PaintContext &context);

} // namespace sw::diagram
