// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keywindows.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr base::Bytes fullLeaf{16384};

} // namespace

KeyWindows::KeyWindows(const EntryTable &sample, double entries, const IndexFileOptions &options)
{
    if (sample.isEmpty())
        return;
    const double perSample = std::max(1.0, entries / static_cast<double>(sample.size()));
    const auto width =
        static_cast<size_t>(std::max(1.0, std::round(static_cast<double>(options.windowEntries) / perSample)));
    const size_t count = std::clamp<size_t>(sample.size() / width, 1, std::max<quint64>(1, options.windows));
    const size_t stride = sample.size() / count;
    for (size_t i = 0; i < count; ++i) {
        // Somewhere else in each stretch, lest a pattern of the keys repeats with the stretches.
        const size_t start = i * stride + (i * 7919) % std::max<size_t>(1, stride - std::min(stride, width) + 1);
        const size_t end = start + width;
        m_windows.push_back(
            {std::string(sample.key(start)), end < sample.size() ? std::string(sample.key(end)) : std::string(), {}});
    }
}

void KeyWindows::add(std::string_view key, std::string_view value)
{
    ++m_entries;
    m_rawBytes += key.size() + value.size();
    const auto above = [](std::string_view wanted, const Window &window) {
        return wanted < window.from;
    };
    const auto after = std::upper_bound(m_windows.begin(), m_windows.end(), key, above);
    if (after == m_windows.begin())
        return;
    Window &window = *std::prev(after);
    if (window.to.empty() || key < window.to)
        window.entries.add(key, value);
}

IndexFile KeyWindows::file(IndexBuild build)
{
    IndexFile out;
    out.allKeys = false;
    out.entries = static_cast<double>(m_entries);
    out.raw = base::Bytes(static_cast<double>(m_rawBytes));
    double entries = 0;
    double leaves = 0;
    double entryBytes = 0;
    base::Bytes blocks;
    std::vector<quint32> separators;
    for (Window &window : m_windows) {
        window.entries.sort();
        LeafFiller filler(build);
        for (size_t i = 0; i < window.entries.size(); ++i)
            filler.add(window.entries.key(i), window.entries.value(i).size());
        if (filler.entries() == 0)
            continue;
        entries += static_cast<double>(filler.entries());
        entryBytes += static_cast<double>(filler.entryBytes());
        leaves += static_cast<double>(filler.pages().size()) + filler.lastPageShare();
        blocks += base::Bytes(static_cast<double>(blocksOf(filler.pages()) + filler.longBlocks())) +
                  fullLeaf * filler.lastPageShare();
        filler.finish();
        const std::vector<quint32> found = separatorsOf(filler.pages());
        separators.insert(separators.end(), found.begin() + (found.size() > 1 ? 1 : 0), found.end());
        window.entries = {};
    }
    if (entries <= 0)
        return out;
    out.leaves = std::ceil(out.entries * leaves / entries);
    out.entryBytes = entryBytes / entries;
    std::vector<quint32> all(static_cast<size_t>(out.leaves));
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = separators[i % separators.size()];
    finishFile(out, blocks * (out.entries / entries), std::move(all));
    return out;
}

} // namespace sw::sizing
