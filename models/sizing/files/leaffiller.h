// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"

#include <QtGlobal>

#include <string>
#include <string_view>
#include <vector>

namespace sw::sizing
{

/// How an index came to be: built at one go over sorted keys, or entry by entry while documents were inserted.
enum class IndexBuild { AtOnce, WithTheDocuments };

/// A leaf: where it begins, and where it may be split in two.
struct LeafPage
{
    quint64 firstEntry = 0;
    quint64 splitEntry = 0; ///< the first beyond 8,192 bytes; 0: none, or the page has no such point
    quint32 bytes = 0;      ///< head included
    quint32 splitBytes = 0; ///< of them before splitEntry
    quint32 separator = 0; ///< bytes of its key in inner pages: the shortest that tells it from the page before, or its
                           ///< whole first key where a long one precedes it
};

/// Fills the pages of a MongoDB index file with sorted entries as WiredTiger does: leaves of 14,745 of 16,384 bytes,
/// blocks in steps of 4 KiB, keys without what they share with the one before (4 to 255 bytes; a prefix that is longer
/// by less than ten bytes stays as short as the last one was; the first key of a page is whole), keys above 1,474 bytes
/// in blocks of their own, inner pages over them. Pages that were built entry by entry have a second whole key where
/// they pass 8,192 bytes, a point where they may be split.
class LeafFiller
{
public:
    explicit LeafFiller(IndexBuild build);

    /// The next entry; \p key must not be below the one before.
    void add(std::string_view key, size_t valueBytes);
    /// Ends the last page.
    void finish();

    quint64 entries() const { return m_entries; }
    /// Without the page at hand until finish().
    const std::vector<LeafPage> &pages() const { return m_pages; }
    /// Bytes of the entries on their pages; long keys count with the nine bytes that point to their block.
    quint64 entryBytes() const { return m_entryBytes; }
    /// Blocks of long keys.
    quint64 longBlocks() const { return m_longBlocks; }

private:
    size_t sharedWithLast(std::string_view key) const;
    size_t cellBytes(std::string_view key, size_t prefix, size_t valueBytes) const;
    void startPage(std::string_view firstKey);

    bool m_splitPoint;         ///< whether pages have one at 8,192 bytes
    LeafPage m_page;           ///< at hand; of no bytes before the first
    bool m_compresses = false; ///< false until the page has a whole key
    size_t m_lastPrefix = 0;
    std::string m_last;        ///< key on the page
    bool m_lastIsLong = false; ///< the key before has a block of its own
    quint64 m_entries = 0;
    quint64 m_entryBytes = 0;
    quint64 m_longBlocks = 0;
    std::vector<LeafPage> m_pages;
};

/// Bytes of the blocks that \p pages take, each rounded up to 4 KiB.
quint64 blocksOf(const std::vector<LeafPage> &pages);
std::vector<quint32> separatorsOf(const std::vector<LeafPage> &pages);

/// Blocks of the inner pages over leaves with these separators, up to the root: 16 KiB pages, filled like leaves, each
/// entry a key and the address of a page.
base::Bytes innerBlocks(std::vector<quint32> separators);

} // namespace sw::sizing
