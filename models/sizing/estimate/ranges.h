// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/interval.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

// The ranges of what a SizeReport holds as one figure. All are for the likely number of documents.

/// Documents x bytes of one on average.
Range dataRange(const CollectionSize &size);
Range dataRange(const SizeReport &report);
Range storageRange(const SizeReport &report);
/// All index files.
Range indexRange(const CollectionSize &size);
Range indexRange(const SizeReport &report);

/// How many documents: [min, likely, max] of the model.
Interval documentsInterval(const CollectionSize &size);
Interval documentsInterval(const SizeReport &report);

/// Of them, those in use.
Interval hotDocumentsInterval(const CollectionSize &size);

/// A range of bytes as a share of the cache.
Interval shareOfCache(const SizeReport &report);

} // namespace sw::sizing
