// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scenebuilder.h"

namespace sw::diagram
{

/// Gives \p card its size by its texts, shortens those that do not fit, and numbers its version. The place stays.
void fitCard(Card &card, const Metrics &metrics);

/// "0–40", "1", "0–∞", without blanks: for types and rows.
QString rangeText(const schema::Cardinality &count);
/// "[0, 40, 2 k]", "[1]": what stands at the end of a line.
QString countLabel(const schema::Cardinality &count);

/// Badge of the pattern with \p id; empty when the registry does not know it.
Badge badgeOf(const QString &id);

} // namespace sw::diagram
