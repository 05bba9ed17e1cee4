// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/services/calibration/scratchdatabase.h"

namespace sw::services
{

/// Adds up the storage statistics of a collection, one document for each shard. Files without free room; _id_ first,
/// then the indexes in the order of \p collection. The number of documents is not that of a time series: those count
/// buckets.
StoredSizes storedSizes(const design::Collection &collection, const QList<base::Bson> &statistics);

/// "MongoDB 6.0.5, standalone"
QString serverText(const deploy::ServerIdentity &server);
/// Shards are replica sets.
sizing::Topology storedTopology(const deploy::ServerIdentity &server);

} // namespace sw::services
