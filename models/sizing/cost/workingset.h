// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/files/indexsize.h"

namespace sw::sizing
{

/// Share of a table's pages that hold at least one of the hot entries, when a share \p hot of the entries is in use and
/// \p perPage entries lie on a page. The cache works by the page: one hot document keeps its neighbours in memory, so
/// scattered ones need 1 - (1 - hot)^perPage of the pages, and half as many again is seen for very small shares because
/// pages differ in size. Hot entries that are the newest lie side by side and need no more than their own share.
double hotPageShare(double hot, double perPage, bool clustered);

/// How the workload meets an index, as far as its size in memory depends on it.
struct IndexHeat
{
    bool used = true;
    bool ascending = false; ///< new keys are the largest: ids and dates of insertion
    double hot = 0.2;       ///< share of the documents in use
    bool clustered = false; ///< they are the newest
    bool inserts = false;   ///< new keys keep coming
};

/// Bytes of cache that the workload keeps in use of an index: what nobody uses still costs a fifth of it for the
/// inserts; where new keys land at random every page is in use; ascending keys need the right edge and the pages of hot
/// documents.
base::Bytes indexWorkingSet(const IndexPages &pages, const IndexHeat &heat);

/// True for keys that grow with the time of insertion: an ObjectId _id, or a date that is set once.
bool isAscending(const design::Collection &collection, const QList<design::IndexKey> &keys);

/// What of an index is in use: low when its hot entries lie side by side, likely \p workingSet, high all of its \p
/// cache bytes, unless nobody uses it. \p hot: share of the documents in use.
Range indexInUse(base::Bytes workingSet, base::Bytes cache, bool used, double hot);

/// Bytes of changed documents that wait in cache for the next checkpoint (every 60 s): each keeps its new version and
/// some 100 bytes besides.
base::Bytes dirtyBytes(double writesPerSecond, base::Bytes document);
/// Of all collections: from nothing, just after a checkpoint, over \p dirty to all of \p writtenPages, those that are
/// written to, but no more than 5 % of \p cache, from where on WiredTiger's own threads write them
/// (eviction_dirty_target).
Range dirtyRange(base::Bytes dirty, base::Bytes writtenPages, base::Bytes cache);

/// file = live x (1 + free share) with free share = p^0.64 and p = 1 - exp(-touches / leaves): a checkpoint writes
/// changed pages to new places before the old ones may be used again. \p touchesPerSecond: changes that hit pages at
/// random.
double freeShare(double touchesPerSecond, double leaves);

} // namespace sw::sizing
