// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

/// The same at block level.
void paintBlocks(const PaintContext &context, const QList<qsizetype> &cards);

} // namespace sw::diagram
