// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/growntree.h"

#include <algorithm>
#include <numeric>

namespace sw::sizing
{

namespace
{

constexpr quint64 largestInMemory = 5 * 1024 * 1024;
constexpr quint64 memoryPerEntry = 92;
constexpr quint32 treePageHead = 40;
constexpr quint32 largestLeaf = 16384;
constexpr quint32 shortestRest = 8192;

/// Makes one of the last two leaves where they fit into one, or evens them out where the last is short.
void evenOut(std::vector<LeafPage> &pages)
{
    if (pages.size() < 2)
        return;
    LeafPage &last = pages.back();
    LeafPage &before = pages[pages.size() - 2];
    if (before.bytes + last.bytes - treePageHead <= largestLeaf) {
        before.bytes += last.bytes - treePageHead;
        pages.pop_back();
    } else if (last.bytes < shortestRest && before.splitEntry > 0) {
        last.bytes += before.bytes - before.splitBytes;
        last.firstEntry = before.splitEntry;
        before.bytes = before.splitBytes;
    }
}

} // namespace

void GrownTree::fillAtOnce()
{
    LeafFiller filler(IndexBuild::AtOnce);
    for (size_t i = 0; i < m_entries.size(); ++i)
        filler.add(m_entries.key(i), m_entries.value(i).size());
    filler.finish();
    m_pages = filler.pages();
    m_entryBytes = filler.entryBytes();
    m_longBlocks = filler.longBlocks();
}

void GrownTree::grow()
{
    std::vector<Page> open{{0, m_entries.size(), 0}};
    while (!open.empty()) {
        const Page page = open.back();
        open.pop_back();
        const std::optional<quint64> age = breakUp(page);
        if (!age) {
            write(page);
            continue;
        }
        std::vector<size_t> present;
        for (size_t i = page.first; i < page.end; ++i) {
            if (m_entries.age(i) <= *age)
                present.push_back(i);
        }
        LeafFiller filler(IndexBuild::WithTheDocuments);
        const std::vector<LeafPage> leaves = fill(present, filler);
        // The last one first: it is the lowest that is taken next.
        for (size_t i = leaves.size(); i-- > 0;) {
            const size_t first = i == 0 ? page.first : present[leaves[i].firstEntry];
            const size_t end = i + 1 == leaves.size() ? page.end : present[leaves[i + 1].firstEntry];
            open.push_back({first, end, *age});
        }
    }
}

std::optional<quint64> GrownTree::breakUp(const Page &page) const
{
    struct Arrival
    {
        quint64 age;
        quint64 bytes;
    };
    std::vector<Arrival> arrivals;
    quint64 bytes = 0;
    for (size_t i = page.first; i < page.end; ++i) {
        if (page.age > 0 && m_entries.age(i) <= page.age)
            continue;
        arrivals.push_back({m_entries.age(i), m_entries.key(i).size() + m_entries.value(i).size() + memoryPerEntry});
        bytes += arrivals.back().bytes;
    }
    if (bytes <= largestInMemory)
        return std::nullopt;
    const auto earlier = [](const Arrival &a, const Arrival &b) {
        return a.age < b.age;
    };
    if (!std::is_sorted(arrivals.begin(), arrivals.end(), earlier))
        std::sort(arrivals.begin(), arrivals.end(), earlier);
    bytes = 0;
    for (const Arrival &arrival : arrivals) {
        bytes += arrival.bytes;
        if (bytes > largestInMemory)
            return arrival.age;
    }
    return std::nullopt;
}

std::vector<LeafPage> GrownTree::fill(const std::vector<size_t> &entries, LeafFiller &filler) const
{
    for (const size_t i : entries)
        filler.add(m_entries.key(i), m_entries.value(i).size());
    filler.finish();
    std::vector<LeafPage> pages = filler.pages();
    evenOut(pages);
    return pages;
}

void GrownTree::write(const Page &page)
{
    std::vector<size_t> all(page.end - page.first);
    std::iota(all.begin(), all.end(), page.first);
    LeafFiller filler(IndexBuild::WithTheDocuments);
    std::vector<LeafPage> leaves = fill(all, filler);
    m_entryBytes += filler.entryBytes();
    m_longBlocks += filler.longBlocks();
    m_pages.insert(m_pages.end(), leaves.begin(), leaves.end());
}

} // namespace sw::sizing
