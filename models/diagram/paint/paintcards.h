// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

void paintCards(const PaintContext &context);
/// Of \p cards, those that can be seen, one above the other.
void paintCards(const PaintContext &context, QList<qsizetype> cards);

} // namespace sw::diagram
