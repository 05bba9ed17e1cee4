// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::advisor
{

/// What a person can do about memory where no pattern helps; nothing while it fits.
enum class Lever { None, ShareInUse, ArchiveOrTtl, Link, DropIndex, Memory };

/// A collection's documents, or one of its indexes, that takes much of the cache.
struct LargestCost
{
    QString collection;
    QString index; ///< empty: the documents
    base::Bytes inUse;
    Lever lever = Lever::None;
    QString text; ///< what it takes, and the lever

    friend bool operator==(const LargestCost &, const LargestCost &) = default;
};

/// The three that keep most bytes of \p design in use, the largest first.
QList<LargestCost> largestCosts(const schema::ModelIndex &model, const design::Design &design,
                                const sizing::SizeReport &sizes);

} // namespace sw::advisor
