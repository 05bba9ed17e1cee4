// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"
#include "models/schema/sampled.h"
#include "models/sizing/estimate/doubts.h"

namespace sw::sizing
{

// How far the average document may be from what its shape says, and what else is told from the same knowledge.

/// Of a shape that somebody has typed: lengths, items of arrays and shares of optional fields are more or less so.
Doubts documentDoubts(const design::Node &root);
/// The same where real documents were looked at: how much these differ from one another, and how far the shape is from
/// them by now. Whichever leaves less doubt. \p documents: how many there are.
Doubts documentDoubts(const design::Node &root, const schema::Sampled &sampled, double documents);

/// Relative standard deviation of the average length of a text or other value of no fixed length.
double lengthDoubt(const design::Node &node);
/// The same of the number of items of an array.
double countDoubt(const design::Node &array);

/// How far the average document of shape \p root is from those that were looked at, in logarithms.
double changeSince(const schema::Sampled &sampled, const design::Node &root);
/// 1 when all documents were looked at, 0 when none were.
double shareSeen(const schema::Sampled &sampled, double documents);

} // namespace sw::sizing
