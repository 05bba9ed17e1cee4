// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/calibration.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/estimate/interval.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

/// Pages in use of one collection or index, all asked for equally often.
struct PageGroup
{
    QString collection;
    QString index; ///< empty: the collection's own pages
    double pages = 0;
    base::Bytes each; ///< in cache
    double asksPerSecond = 0;
};

struct DiskReads
{
    double asksPerSecond = 0;  ///< of pages, in cache or not
    double readsPerSecond = 0; ///< pages that have to be read from disk
    Interval range;            ///< of them: in nine of ten cases the truth is between its ends
    /// How long a page stays in cache after it was asked for; nothing when all pages in use fit.
    std::optional<double> residenceSeconds;
    Interval residence; ///< of them, as of \ref range: infinite where all pages in use fit

    double hitShare() const { return asksPerSecond > 0 ? 1 - readsPerSecond / asksPerSecond : 1; }
};

/// Disk reads when a cache that throws out what was not asked for longest holds these pages. Che's approximation: a
/// page stays for one characteristic time T, so that it is there with probability 1 - exp(-asks x T); T is what fills
/// the room: sum of pages x bytes x (1 - exp(-asks x T)) = 82 % of the cache, where WiredTiger begins to throw pages
/// out.
DiskReads diskReads(const QList<PageGroup> &groups, base::Bytes cache);
/// The same with its range, for a working set that is as large as \p workingSet says.
DiskReads diskReads(const QList<PageGroup> &groups, base::Bytes cache, const Range &workingSet);

/// The pages that operations keep in use in their design and how often they ask for them: documents that they
/// read, join and write in their collections, one page each when they are scattered, side by side when they
/// are the newest; index pages by the index that serves the operation, else by _id; inserts ask for a page of each
/// index whose new keys may belong anywhere. One group for all pages of a table that are asked for equally often.
/// \p calibration: as many pages as a server had in memory.
QList<PageGroup> pageGroups(const OperationCosts &costs, const SizeOptions &options,
                            const schema::Calibration &calibration = {});

/// How the figure came about, for people.
QStringList explainDiskReads(const DiskReads &reads, base::Bytes cache);

} // namespace sw::sizing
