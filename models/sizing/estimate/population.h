// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

#include <limits>

namespace sw::sizing
{

/// How many documents a collection holds as time goes by: those of today, and those that come at a steady rate, until
/// each is as old as it may get.
struct Population
{
    double today = 0;
    double perDay = 0;                                              ///< new ones
    double daysKept = std::numeric_limits<double>::infinity();      ///< an age at which they are deleted
    double mostDocuments = std::numeric_limits<double>::infinity(); ///< in a capped collection

    /// Documents of today that are still there. Those of today came at the same rate, as far as it explains their
    /// number; else evenly over the days that documents are kept.
    double survivors(double days) const;
    /// Documents that came since today and are still there: rate x the days passed, at most the days kept.
    double newcomers(double days) const;
    /// All; rate x days kept once the collection is in balance. Never rises after it has fallen, nor falls after it has
    /// risen.
    double documents(double days) const;
};

/// What is known of \p collection: its growth, its TTL index on a date or its own expiry. When documents expire and no
/// rate is given, as many come as go.
Population populationOf(const design::Collection &collection, double documentsToday);

} // namespace sw::sizing
