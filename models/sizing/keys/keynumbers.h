// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"
#include "models/sizing/keys/keystring.h"

namespace sw::sizing
{

/// The same for numbers, by their range; 0 for other types.
double distinctNumbers(const design::Node &node);
/// Whole numbers: a byte that tells sign and length, then twice the value with the highest byte first.
KeyShape wholeNumberShape(const design::Node &node, double distinct, double documents);
/// Doubles and decimals: the whole part as of whole numbers, then the fraction; nine bytes in all.
KeyShape fractionalNumberShape(const design::Node &node, double distinct);

} // namespace sw::sizing
