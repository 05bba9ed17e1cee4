// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/indexsize.h"

#include "models/sizing/keys/prefixcompression.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double leafFill = 14745;
constexpr double leafBlock = 16384;
constexpr double pageHeader = 40;
constexpr double overflowKey = 1474;

double alignedTo4K(double bytes)
{
    return std::ceil(bytes / 4096) * 4096;
}

/// 1 byte below 64, 2 below 8,256, else 3 and more: how WiredTiger packs a length.
double packedLength(double length)
{
    return length < 64 ? 1 : length < 8256 ? 2 : 3;
}

double keyCell(double storedKey, double prefixShare)
{
    return 1 + prefixShare + (storedKey >= 64 ? packedLength(storedKey - 64) : 0);
}

double valueCell(double value)
{
    return value <= 0 ? 0 : 1 + value;
}

double entryOnPage(double key, double value, const PrefixExpectation &prefix)
{
    const double stored = std::max(1.0, key - prefix.bytes);
    return keyCell(stored, prefix.share) + stored + valueCell(value);
}

double fileBytes(double leaves, double entries, double entryBytes)
{
    const double full = std::floor(entries * entryBytes / (leafFill - pageHeader));
    const double rest = (entries * entryBytes) - full * (leafFill - pageHeader);
    const double last = rest > 0 ? alignedTo4K(pageHeader + rest) : 0;
    const double inner = std::max(1.0, std::ceil(leaves * 28 / leafFill));
    const double innerBytes =
        leaves > 1 ? (inner > 1 ? inner * leafBlock : alignedTo4K(pageHeader + leaves * 28)) : 4096;
    return 4096 + full * leafBlock + last + innerBytes + 8192;
}

} // namespace

IndexPages indexPages(const KeyShape &key, double entries, double documents, IndexRole role)
{
    IndexPages pages;
    pages.entries = entries;
    pages.file = emptyFileBytes;
    if (entries <= 0)
        return pages;
    KeyShape whole = key;
    ++whole.bytes; // each key ends with a byte of its own
    whole.prefixes.append(key.distinct());
    if (role == IndexRole::Secondary)
        whole.append(recordIdShape(documents));
    const double keyBytes = whole.bytes;
    const double value = role == IndexRole::Id ? meanRecordIdKeyBytes(documents) + key.typeBytes() : key.typeBytes();

    const bool overflow = keyBytes > overflowKey;
    PrefixExpectation prefix;
    pages.entryBytes = overflow ? 12 + valueCell(value) : entryOnPage(keyBytes, value, prefix);
    constexpr double alikeKey = 5; ///< cell head, prefix, and the last bytes of the record id
    pages.mostEntryBytes = pages.entryBytes;
    pages.leastEntryBytes = std::min(pages.mostEntryBytes, alikeKey + valueCell(value));
    const PrefixModel model(overflow ? QList<KeyByte>() : whole.prefixes, entries);
    for (int round = 0; round < 3 && !overflow; ++round) { // the prefix depends on the keys per page, and they on it
        prefix = model.onPagesOf(std::min(entries, (leafFill - pageHeader) / pages.entryBytes));
        pages.entryBytes = entryOnPage(keyBytes, value, prefix);
    }
    pages.keyBytes = keyBytes;
    pages.packedShare = prefix.share;
    pages.leaves = std::max(1.0, entries * pages.entryBytes / (leafFill - pageHeader));
    double file = fileBytes(pages.leaves, entries, pages.entryBytes);
    if (overflow)
        file += entries * alignedTo4K(keyBytes + pageHeader);
    pages.file = std::max(smallestFileBytes, base::Bytes(file));
    const double overflowBytes = overflow ? entries * keyBytes : 0;
    pages.cache = base::Bytes(1.08 * (entries * (pages.entryBytes + 8) + pages.leaves * 208 + overflowBytes));
    return pages;
}

} // namespace sw::sizing
