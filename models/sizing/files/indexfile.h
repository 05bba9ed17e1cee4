// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/sizing/files/leaffiller.h"
#include "models/sizing/keys/entrytable.h"

namespace sw::sizing
{

/// The file of an index, made up entry by entry.
struct IndexFile
{
    double entries = 0;
    double leaves = 0;
    double entryBytes = 0; ///< mean of one entry on its page, after prefix compression
    base::Bytes file;      ///< bytes in use after a checkpoint, never below the smallest file that holds something
};

/// The file of the index that holds \p sorted.
IndexFile indexFile(const EntryTable &sorted, IndexBuild build);

} // namespace sw::sizing
