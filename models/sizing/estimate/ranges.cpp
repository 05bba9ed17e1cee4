// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/ranges.h"

#include "models/sizing/cost/workingset.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

template <typename Part>
Range sumOf(const SizeReport &report, const Part &part)
{
    Range sum;
    for (const CollectionSize &size : report.collections)
        sum += part(size);
    return sum;
}

} // namespace

Range dataRange(const CollectionSize &size)
{
    const double documents = size.documents.likely;
    return {size.document.low * documents, size.data, size.document.high * documents};
}

Range dataRange(const SizeReport &report)
{
    return sumOf(report, [](const CollectionSize &size) { return dataRange(size); });
}

Range storageRange(const SizeReport &report)
{
    return sumOf(report, [](const CollectionSize &size) { return size.storage; });
}

Range indexRange(const CollectionSize &size)
{
    Range sum;
    for (const IndexSize &index : size.indexes)
        sum += index.file;
    return sum;
}

Range indexRange(const SizeReport &report)
{
    return sumOf(report, [](const CollectionSize &size) { return indexRange(size); });
}

Interval documentsInterval(const CollectionSize &size)
{
    return {std::min(size.documents.min, size.documents.likely), size.documents.likely,
            std::max(size.documents.max, size.documents.likely)};
}

Interval documentsInterval(const SizeReport &report)
{
    Interval sum;
    for (const CollectionSize &size : report.collections) {
        const Interval one = documentsInterval(size);
        sum = {sum.low + one.low, sum.likely + one.likely, sum.high + one.high};
    }
    return sum;
}

Interval hotDocumentsInterval(const CollectionSize &size)
{
    const Interval documents = documentsInterval(size);
    const double share = documents.likely > 0 ? size.hotDocuments / documents.likely : 0;
    if (share <= 0)
        return {};
    return {documents.low * share, size.hotDocuments, documents.high * share};
}

Interval shareOfCache(const SizeReport &report)
{
    const double cache = report.cache.bytes.value();
    if (cache <= 0)
        return {};
    return {report.workingSet.low.value() / cache, report.workingSet.likely.value() / cache,
            report.workingSet.high.value() / cache};
}

} // namespace sw::sizing
