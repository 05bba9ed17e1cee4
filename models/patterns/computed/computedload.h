// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/computed/computedvalues.h"

namespace sw::patterns
{

/// What the operations do with the numbers, per second.
struct ComputedLoad
{
    QList<const schema::Operation *> reads;  ///< answered by the numbers
    QList<const schema::Operation *> writes; ///< that change them
    double readRate = 0;
    double writeRate = 0;
    double scanned = 0;   ///< most items that one read goes through
    double freshness = 0; ///< seconds: the smallest age that all of the reads tolerate
};

ComputedLoad computedLoad(const UseContext &context);
/// \p apart: the items are not in the document that keeps the numbers.
QList<Condition> computedConditions(const ComputedLoad &load, bool apart, const UseContext &context);

/// Adds to \p design what the operations save and what keeping the numbers costs.
void addComputedEfforts(design::Design &design, const ComputedParts &parts, const UseContext &context);

} // namespace sw::patterns
