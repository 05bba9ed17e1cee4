// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// What a card says, beside the block that stands for it.
void paintBlockTip(const PaintContext &context, const Card &card);

} // namespace sw::diagram
