// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"
#include "models/sizing/cost/pageheat.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/files/indexsize.h"

namespace sw::sizing
{

/// How the workload meets an index, as far as its size in memory depends on it.
struct IndexHeat
{
    bool read = true;       ///< operations find documents by it
    bool ascending = false; ///< new keys are the largest: ids and dates of insertion
    double inserts = 0;     ///< new keys a second
    double perValue = 1;    ///< entries of each value that is looked for
    Heat entries;           ///< in use
};

/// Share of the pages of an index that the workload keeps in use: those of the entries that are looked for; those that
/// new keys came to since the last checkpoint, two at the right edge where keys ascend.
double indexPagesInUse(const IndexPages &pages, const IndexHeat &heat);

/// Bytes that look-ups add to the pages they come to: WiredTiger keeps the whole of each key that it compares with and
/// that is stored without its beginning, and a look-up compares with one key of each level of a binary search.
base::Bytes unpackedKeys(const IndexPages &pages, const IndexHeat &heat, double pagesInUse);

/// Bytes that the new keys since the last checkpoint add to the pages they came to, anywhere in the index: WiredTiger
/// gives such a page a list of new keys beside each key (mod_row_insert: a pointer for each, and a list's head of 160
/// bytes where one came).
base::Bytes newKeySlots(const IndexPages &pages, const IndexHeat &heat);

/// True for keys that grow with the time of insertion: an ObjectId _id, a counter, or a date that is set once.
bool isAscending(const design::Collection &collection, const QList<design::IndexKey> &keys);

/// Bytes of changed documents that wait in cache for the next checkpoint (every 60 s): each keeps its new version and
/// some 100 bytes besides, and so does each new entry of an index.
/// \p newEntries: of one document, see newEntryBytes().
base::Bytes dirtyBytes(double writesPerSecond, base::Bytes document, double insertsPerSecond, base::Bytes newEntries);
/// Of \p entries new entries with keys of \p keyBytes.
base::Bytes newEntryBytes(double entries, double keyBytes);
/// Of all collections: from nothing, just after a checkpoint, over \p dirty to all of \p writtenPages, those that are
/// written to, but no more than 5 % of \p cache, from where on WiredTiger's own threads write them
/// (eviction_dirty_target).
Range dirtyRange(base::Bytes dirty, base::Bytes writtenPages, base::Bytes cache);

/// file = live x (1 + free share) with free share = p^0.64 and p = 1 - exp(-touches / leaves): a checkpoint writes
/// changed pages to new places before the old ones may be used again. \p touchesPerSecond: changes that hit pages at
/// random.
double freeShare(double touchesPerSecond, double leaves);

} // namespace sw::sizing
