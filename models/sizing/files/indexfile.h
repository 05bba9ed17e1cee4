// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/base/result.h"
#include "models/base/units.h"
#include "models/design/collection.h"
#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/files/leaffiller.h"
#include "models/sizing/keys/entrytable.h"

namespace sw::sizing
{

/// The file of an index, made up entry by entry.
struct IndexFile
{
    QString name; ///< "_id_" first
    double entries = 0;
    double leaves = 0;
    double entryBytes = 0; ///< mean of one entry on its page, after prefix compression
    base::Bytes raw;       ///< keys and values before that
    base::Bytes file;      ///< bytes in use after a checkpoint, never below the smallest file that holds something
    base::Bytes cache;     ///< when every page has been read: 1.08 x (entries + 208 per page + 8 per entry)
    quint64 refused = 0;   ///< documents that the index cannot take
    bool allKeys = true;   ///< false: taken from windows of consecutive keys all over the index
    bool exactKeys = true; ///< false: see IndexKeys::isExact()
};

/// The file of the index that holds \p sorted.
IndexFile indexFile(const EntryTable &sorted, IndexBuild build);

struct IndexFileOptions
{
    IndexBuild build = IndexBuild::AtOnce; ///< of all indexes but _id, which grows with the documents
    quint64 allKeysUpTo = 2'000'000;       ///< entries of one index; above it, windows are enough
    quint64 windows = 100;                 ///< above that, so many parts of the index
    quint64 windowEntries = 8000;          ///< of so many consecutive keys
    quint64 memory =
        512 * 1024 * 1024; ///< bytes for keys; with more indexes than fit, documents are gone through again
};

/// Simulates the files of the indexes of \p collection, _id included, over the first \p documents documents of \p
/// source. Above options.allKeysUpTo entries only those in some windows of consecutive keys are kept, chosen by a
/// sample of the keys: memory stays small while keys are as dense as in the whole index, on which prefix compression
/// depends: with the defaults and three million entries files come out 0.0 to 0.3 % small, those of few values and of
/// arrays up to 2 %. Time is linear in the documents. Not for time-series collections, whose indexes are on buckets.
/// Error Cancelled.
base::Result<QList<IndexFile>> indexFiles(const DocumentSource &source, quint64 documents,
                                          const design::Collection &collection, const IndexFileOptions &options = {},
                                          const base::Progress &progress = {});

} // namespace sw::sizing
