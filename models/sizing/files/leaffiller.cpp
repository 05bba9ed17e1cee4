// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/leaffiller.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr quint32 pageHead = 40;
constexpr quint32 fullPage = 14745; // nine tenths of 16 KiB
constexpr size_t splitPoint = 8192;
constexpr size_t longestOnPage = 1474;
constexpr size_t block = 4096;
constexpr size_t longestPrefix = 255;
constexpr size_t shortestPrefix = 4;
constexpr size_t longerByEnough = 10;

size_t aligned(size_t bytes)
{
    return (bytes + block - 1) / block * block;
}

/// Bytes of WiredTiger's packed whole number.
size_t packed(quint64 value)
{
    if (value < 64)
        return 1;
    if (value < 8256)
        return 2;
    size_t bytes = 1;
    for (value -= 8256; value > 0; value >>= 8)
        ++bytes;
    return bytes;
}

/// Head of a cell: one byte (the prefix of a key one more), and the length when that is 64 or more.
size_t cellHead(size_t length)
{
    return length < 64 ? 1 : 1 + packed(length - 64);
}

size_t commonBytes(std::string_view a, std::string_view b)
{
    const size_t most = std::min(a.size(), b.size());
    return static_cast<size_t>(
        std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(most), b.begin()).first - a.begin());
}

/// Where a block lies: its place and its size in steps of 4 KiB, and a checksum of five bytes.
size_t addressBytes(quint64 place, size_t blocks)
{
    return packed(place) + packed(blocks) + 5;
}

} // namespace

LeafFiller::LeafFiller(IndexBuild build) : m_splitPoint(build == IndexBuild::WithTheDocuments)
{}

size_t LeafFiller::sharedWithLast(std::string_view key) const
{
    if (!m_compresses)
        return 0;
    size_t shared = commonBytes(key.substr(0, longestPrefix), m_last);
    if (shared < shortestPrefix)
        return 0;
    if (m_lastPrefix > 0 && shared > m_lastPrefix && shared < m_lastPrefix + longerByEnough)
        shared = m_lastPrefix;
    return shared;
}

size_t LeafFiller::cellBytes(std::string_view key, size_t prefix, size_t valueBytes) const
{
    const size_t value = valueBytes > 0 ? cellHead(valueBytes) + valueBytes : 0;
    const size_t suffix = key.size() - prefix;
    if (suffix > longestOnPage)
        return 2 + addressBytes(m_longBlocks / block + 4 * m_pages.size(), aligned(key.size() + pageHead) / block) +
               value;
    return (prefix > 0 ? 1 : 0) + cellHead(suffix) + suffix + value;
}

void LeafFiller::startPage(std::string_view firstKey)
{
    finish();
    const size_t separator =
        m_lastIsLong ? firstKey.size() : std::min(firstKey.size(), commonBytes(firstKey, m_last) + 1);
    m_page = {m_entries, 0, pageHead, 0, m_pages.empty() ? 1 : static_cast<quint32>(separator)};
    m_compresses = false;
    m_lastPrefix = 0;
}

void LeafFiller::finish()
{
    if (m_page.bytes > 0)
        m_pages.push_back(m_page);
    m_page = {};
}

void LeafFiller::add(std::string_view key, size_t valueBytes)
{
    if (m_page.bytes == 0)
        startPage(key);
    size_t prefix = sharedWithLast(key);
    size_t bytes = cellBytes(key, prefix, valueBytes);
    const bool pageIsFull = m_page.bytes > pageHead && m_page.bytes + bytes > fullPage;
    const bool passesSplitPoint = m_splitPoint && m_page.splitEntry == 0 && m_page.bytes + bytes > splitPoint;
    if (pageIsFull || passesSplitPoint) {
        if (pageIsFull) {
            startPage(key);
        } else {
            m_page.splitEntry = m_entries;
            m_page.splitBytes = m_page.bytes;
        }
        prefix = 0;
        bytes = cellBytes(key, 0, valueBytes);
    }
    m_page.bytes += static_cast<quint32>(bytes);
    m_entryBytes += bytes;
    ++m_entries;
    m_lastIsLong = key.size() - prefix > longestOnPage;
    if (m_lastIsLong) {
        m_longBlocks += aligned(key.size() + pageHead);
        return; // the keys after it go on sharing with the one before
    }
    m_last.assign(key);
    m_lastPrefix = prefix;
    m_compresses = true;
}

quint64 blocksOf(const std::vector<LeafPage> &pages)
{
    quint64 bytes = 0;
    for (const LeafPage &page : pages)
        bytes += aligned(page.bytes);
    return bytes;
}

std::vector<quint32> separatorsOf(const std::vector<LeafPage> &pages)
{
    std::vector<quint32> out;
    out.reserve(pages.size());
    for (const LeafPage &page : pages)
        out.push_back(page.separator);
    return out;
}

base::Bytes innerBlocks(std::vector<quint32> children)
{
    quint64 bytes = 0;
    quint64 place = 1;
    while (!children.empty()) {
        std::vector<quint32> pages;
        size_t page = 0;
        for (const quint32 separator : children) {
            const bool isLong = separator > longestOnPage;
            const size_t address = 2 + addressBytes(place, 4);
            const size_t entry = isLong ? 11 + address : cellHead(separator) + separator + address;
            bytes += isLong ? aligned(separator + pageHead) : 0;
            place += 4;
            if (page == 0 || page + entry > fullPage) {
                bytes += aligned(page);
                page = pageHead;
                pages.push_back(separator);
            }
            page += entry;
        }
        bytes += aligned(page);
        if (pages.size() <= 1)
            break;
        children = std::move(pages);
    }
    return base::Bytes(static_cast<double>(bytes));
}

} // namespace sw::sizing
