// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// Shadow, ground, header and border of a card in one, \p header pixels high.
void paintCardFrame(const PaintContext &context, const QRectF &box, double header);

} // namespace sw::diagram
