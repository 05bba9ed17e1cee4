// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/files/indexfile.h"
#include "models/sizing/keys/entrytable.h"

namespace sw::sizing
{

/// Keeps only entries in windows of consecutive keys spread over an index: enough to know how its pages fill, in little
/// memory. Keys between two neighbours of a sample are as dense as in the whole index, while the sample itself is not.
class KeyWindows : public EntrySink
{
public:
    static constexpr quint64 sampleDocuments = 40'000;

    /// \p sample: sorted entries of some documents out of all; \p entries: how many there are in all, about.
    KeyWindows(const EntryTable &sample, double entries, const IndexFileOptions &options);

    void add(std::string_view key, std::string_view value) override;
    /// The whole index, once all its entries have been added.
    IndexFile file(IndexBuild build);

private:
    struct Window
    {
        std::string from;
        std::string to; ///< first key after it; empty: none
        EntryTable entries;
    };
    std::vector<Window> m_windows; ///< in the order of their keys
    quint64 m_entries = 0;
    quint64 m_rawBytes = 0;
};

/// Completes \p file, whose entries, leaves and mean entry are known: \p blocks are those of leaves and long keys.
void finishFile(IndexFile &file, base::Bytes blocks, std::vector<quint32> separators);

} // namespace sw::sizing
