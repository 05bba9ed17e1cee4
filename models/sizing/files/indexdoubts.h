// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/doubts.h"
#include "models/sizing/estimate/interval.h"
#include "models/sizing/files/tablesize.h"

namespace sw::sizing
{

/// Entries of \p index ("_id_" among them) in \p collection, with what nobody knows of them: items of arrays and
/// documents that are left out.
Interval entriesInterval(const design::Design &design, const QString &collection, const IndexSize &index,
                         const SizeOptions &options);

/// How far the file of \p index, of which \p table tells what is likely, may be from it: by lengths of keys, items of
/// arrays, documents that are left out, how often values repeat, and the order in which they came. Entries are never
/// smaller than what is left of keys that are all alike, nor larger than whole keys: what is not known of the values
/// counts as a part of the way there. Calibrated on collections that no part of the product made (bench_documents).
Doubts indexDoubts(const TableFacts &facts, const design::Index &index, const IndexTable &table);

} // namespace sw::sizing
