// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::sizing
{

/// Values that the server usually keeps in one bucket of the time-series collection \p collection: what one source
/// sends in a bucket's span, at most 1,000 values or 125 KB. 1 when nothing says how many sources there are, or how
/// many values come.
double valuesPerBucket(const design::Collection &collection);

} // namespace sw::sizing
