// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/shape/node.h"

namespace sw::design
{

/// Expected size of documents of a shape, in bytes of BSON.
struct DocumentSize
{
    base::Bytes low;    ///< arrays at min, optional fields absent
    base::Bytes likely; ///< expected value: arrays at likely, optional fields weighted by presence
    base::Bytes
        high; ///< arrays at p99 when known, else at max where bounded (likely x 10 where not), optional fields present
    base::Bytes maximum; ///< arrays at max, strings at maxLength; infinite for an unbounded array
};

/// Size by the BSON specification 1.1: document = 5 + sum(1 + |name| + 1 + value); array keys are decimal strings.
DocumentSize documentSize(const Node &root);

/// Average bytes of a text, a binary or a free value, without what BSON puts around it; the usual ones where the model
/// does not say.
double contentBytes(const Node &value);
/// How many of the values are not null, which takes no bytes.
double filledShare(const Node &node);
/// Expected bytes of the value of \p node alone, without type byte and name.
base::Bytes likelyValueBytes(const Node &node);
/// Expected bytes of the field: type byte, name, NUL and value, weighted by its presence.
base::Bytes likelyFieldBytes(const Node &node);
/// Bytes of an array of \p count values of \p itemValue bytes each: 5 + 2n + digits(n) + n x value.
base::Bytes arrayBytes(double count, base::Bytes itemValue);
/// How often the likely length an array without a limit may have, where nothing else is known.
inline constexpr double unboundedFactor = 10;
/// A tail of that many likely lengths puts one array in five above the likely length.
inline constexpr double tailFactor = 4;
/// Where a squared tail ends whose 99th percentile is known.
inline constexpr double beyondPercentile = 1.2;
/// Items of a long \p array: its 99th percentile when known, else its limit or, without one, unboundedFactor times the
/// likely length.
double highCount(const Node &array);
/// Levels of objects and arrays, the document itself being 1.
int nestingDepth(const Node &root);

} // namespace sw::design
