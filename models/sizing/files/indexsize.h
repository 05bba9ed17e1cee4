// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/collection.h"
#include "models/sizing/keys/keystring.h"

namespace sw::sizing
{

/// The leaf pages of an index as it is when built at one go.
struct IndexPages
{
    double entries = 0;
    double entryBytes = 0;      ///< mean of one entry on its page, after prefix compression
    double leastEntryBytes = 0; ///< were all keys alike
    double mostEntryBytes = 0;  ///< had no two keys a beginning in common
    double keyBytes = 0;        ///< mean of a whole key
    double packedShare = 0;     ///< of the entries that are stored without their beginning
    double leaves = 0;
    base::Bytes file;  ///< of the file, never below the smallest one the engine makes
    base::Bytes cache; ///< when every page has been read

    double entriesPerLeaf() const { return leaves > 0 ? entries / leaves : 0; }
};

/// Pages of an index on \p key with \p entries entries over \p documents documents. The _id index keeps the record id
/// as the value, all others as the end of the key. WiredTiger: leaves are filled to 14,745 bytes and rounded up to 4
/// KiB blocks; an entry has a cell head of 1 or (with a shared prefix) 2 bytes; keys above 1,474 bytes get a block of
/// their own; 28 bytes in an inner page for each leaf. Cache = 1.08 x (entries + 208 per page + 8 per entry), as read
/// from servers whose caches were filled by a scan.
enum class IndexRole { Id, Secondary };
IndexPages indexPages(const KeyShape &key, double entries, double documents, IndexRole role);

/// The file of an empty index or collection, and the smallest one that holds something after a checkpoint.
inline constexpr base::Bytes emptyFileBytes{4096};
inline constexpr base::Bytes smallestFileBytes{20480};

} // namespace sw::sizing
