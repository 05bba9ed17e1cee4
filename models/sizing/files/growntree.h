// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/files/leaffiller.h"
#include "models/sizing/keys/entrytable.h"

#include <optional>

namespace sw::sizing
{

/// The leaves of an index, built at one go or grown while entries came in the order in which they were added.
///
/// WiredTiger: entries gather in memory on the page they belong to. When a page has grown to 5 MiB there (an entry
/// takes its key and value and some 92 bytes, as seen from when pages of servers broke up), it is written as many full
/// leaves, which from then on gather entries of their own; a checkpoint writes each of them anew. What fits into 16 KiB
/// stays one leaf, and a short rest is evened out with the leaf before, which is cut at 8,192 bytes. Keys that come in
/// no order thus end up on leaves filled by half to fully, ascending ones on full ones.
class GrownTree
{
public:
    /// \p sorted must outlive this.
    explicit GrownTree(const EntryTable &sorted) : m_entries(sorted) {}

    void fillAtOnce();
    void grow();

    const std::vector<LeafPage> &pages() const { return m_pages; }
    quint64 entryBytes() const { return m_entryBytes; }
    quint64 longBlocks() const { return m_longBlocks; }

private:
    /// A page in memory: the entries [first, end), of which those up to \c age are on its leaf already.
    struct Page
    {
        size_t first;
        size_t end;
        quint64 age;
    };
    /// The age at which \p page was too large for memory; nothing when it never was.
    std::optional<quint64> breakUp(const Page &page) const;
    std::vector<LeafPage> fill(const std::vector<size_t> &entries, LeafFiller &filler) const;
    void write(const Page &page);

    const EntryTable &m_entries;
    std::vector<LeafPage> m_pages;
    quint64 m_entryBytes = 0;
    quint64 m_longBlocks = 0;
};

} // namespace sw::sizing
