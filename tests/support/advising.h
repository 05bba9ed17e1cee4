// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "tests/support/modelbuilder.h"

namespace sw::test
{

/// A shop whose books are mostly read with their ten newest reviews, and whose orders show the customer's name.
ModelBuilder bookshop();

/// Books whose reviews are short enough to be embedded, which costs less than a link to them; pages of linked ones cost
/// least.
ModelBuilder pagedReviews();

/// Where what the checks complain of counts as a problem.
advisor::Advice advised(const ModelBuilder &builder, schema::Goal goal);

/// What \p list says of \p pattern at \p relationship; nullptr when it says nothing.
const advisor::Explanation *find(const QList<advisor::Explanation> &list, const char *pattern,
                                 const char *relationship);

} // namespace sw::test
