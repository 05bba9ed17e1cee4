// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/collectionsize.h"

#include "models/sizing/files/indexsize.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double narrowImage = 28672;
constexpr double wideImage = 118784;
constexpr double pageHeader = 40;
constexpr double unitOfWork = 8.0 * 1024 * 1024; ///< of documents that are written out together

double meanRecordIdBytes(double documents)
{
    static const double limits[] = {64, 8512, 73792, 16851008, 4.3e9};
    if (documents < 1)
        return 1;
    double sum = 0;
    double from = 0;
    double bytes = 1;
    for (const double limit : limits) {
        const double to = std::min(documents, limit);
        sum += bytes++ * std::max(0.0, to - from);
        from = std::max(from, to);
    }
    return (sum + bytes * std::max(0.0, documents - from)) / documents;
}

double leavesOf(double image, double entryBytes, double documents)
{
    if (entryBytes >= image - pageHeader)
        return documents; // a document larger than a page has one of its own
    // Half an entry is left empty at the end of each page on average.
    return std::max(1.0, documents * entryBytes / (image - pageHeader - entryBytes / 2));
}

/// Of the documents, those on narrow pages: the first unit is written with wide pages, then narrow and wide ones take
/// turns.
double narrowShareOf(double entryBytes, double documents, double ratio)
{
    const double units = documents * entryBytes / unitOfWork;
    return ratio >= 4 || units <= 1 ? 0 : 0.5 * (units - 1) / units;
}

} // namespace

double pageEntryBytes(double documentBytes, double documents)
{
    const double length = documentBytes - 64;
    const double valueCell = length < 0 ? 1 : length < 64 ? 2 : length < 8256 ? 3 : length < 73792 ? 4 : 5;
    return 1 + meanRecordIdBytes(documents) + valueCell + documentBytes;
}

double bytesInMemory(double documentBytes)
{
    return documentBytes + 96;
}

base::Bytes uncompressedFile(double entryBytes, double documents)
{
    if (documents <= 0)
        return emptyFileBytes;
    const double leaves = leavesOf(narrowImage, entryBytes, documents);
    const double block =
        entryBytes >= narrowImage - pageHeader ? std::ceil((entryBytes + pageHeader) / 4096) * 4096 : narrowImage;
    return std::max(smallestFileBytes, base::Bytes(block * leaves + 4096 * (2 + leaves / 200)));
}

double compressedLeaves(double entryBytes, double documents, double ratio)
{
    if (documents <= 0)
        return 0;
    const double wide = leavesOf(wideImage, entryBytes, documents);
    const double narrow = leavesOf(narrowImage, entryBytes, documents);
    const double narrowShare = narrowShareOf(entryBytes, documents, ratio);
    return std::max(1.0, narrow * narrowShare + wide * (1 - narrowShare));
}

base::Bytes compressedFile(double entryBytes, double documents, const CompressionRatio &ratio)
{
    if (documents <= 0)
        return emptyFileBytes;
    const double leaves = compressedLeaves(entryBytes, documents, ratio.likely);
    const double image = entryBytes * documents + leaves * pageHeader;
    const double roundedUp = 2048; // half of an allocation unit is lost in each block
    const double narrowShare = narrowShareOf(entryBytes, documents, ratio.likely);
    const double shrunk = (1 - narrowShare) / std::max(1.0, ratio.likely) + narrowShare / std::max(1.0, ratio.narrow);
    const double blocks = (image - 64 * leaves) * shrunk + leaves * (64 + 8 + roundedUp);
    return std::max(smallestFileBytes, base::Bytes(4096 + blocks + 4096 * (1 + leaves / 200)));
}

base::Bytes collectionCache(double documents, base::Bytes entries, double leaves)
{
    return base::Bytes(1.08 * (entries.value() + 8 * documents + (pageHeader + 168) * leaves));
}

CollectionPages collectionPages(double documentBytes, double documents, double ratio)
{
    CollectionPages pages;
    if (documents <= 0)
        return pages;
    pages.entryBytes = pageEntryBytes(documentBytes, documents);
    pages.leaves = compressedLeaves(pages.entryBytes, documents, ratio);
    const auto kind = [&](double image, double share) {
        const double perLeaf = documents / leavesOf(image, pages.entryBytes, documents);
        return LeafKind{share * documents / perLeaf, perLeaf};
    };
    const double narrowShare = narrowShareOf(pages.entryBytes, documents, ratio);
    pages.narrow = kind(narrowImage, narrowShare);
    pages.wide = kind(wideImage, 1 - narrowShare);
    pages.documentsPerLeaf = documents / pages.leaves;
    pages.cache = collectionCache(documents, base::Bytes(documents * pages.entryBytes), pages.leaves);
    return pages;
}

} // namespace sw::sizing
