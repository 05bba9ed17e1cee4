// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/measured.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

double ratio(base::Bytes measured, base::Bytes estimated)
{
    return estimated.value() > 0 ? measured / estimated : 1;
}

void use(CollectionSize &size, const MeasuredCollection &measured, const CollectionSize &estimate)
{
    size.data = measured.data * (size.documents.likely / measured.documents);
    const double free = ratio(size.storage.likely, size.freshStorage);
    size.freshStorage = size.freshStorage * ratio(measured.records.live(), estimate.freshStorage);
    size.storage = {size.freshStorage, size.freshStorage * free, size.freshStorage * std::max(free, 2.0)};
    for (IndexSize &index : size.indexes) {
        const IndexSize *estimated = indexNamed(estimate, index.name);
        const auto found = std::find_if(measured.indexes.cbegin(), measured.indexes.cend(),
                                        [&](const MeasuredIndex &one) { return one.name == index.name; });
        if (found == measured.indexes.cend() || !estimated)
            continue;
        const double factor = ratio(found->onServer, estimated->fresh);
        if (estimated->entries > 0)
            index.entries *= found->entries / estimated->entries;
        index.fresh = index.fresh * factor;
        index.file = {index.fresh, std::max(index.fresh, index.file.likely * factor), index.file.high * factor};
    }
}

} // namespace

const IndexSize *indexNamed(const CollectionSize &collection, const QString &name)
{
    const auto found = std::find_if(collection.indexes.cbegin(), collection.indexes.cend(),
                                    [&](const IndexSize &index) { return index.name == name; });
    return found == collection.indexes.cend() ? nullptr : &*found;
}

QList<Comparison> compare(const QList<MeasuredCollection> &measured, const SizeReport &estimate)
{
    QList<Comparison> rows;
    for (const MeasuredCollection &one : measured) {
        const CollectionSize *size = estimate.collection(one.name);
        if (!size)
            continue;
        rows << Comparison{one.name, {}, one.documents, size->freshStorage, one.records.live(), one.records.live()};
        for (const MeasuredIndex &index : one.indexes) {
            if (const IndexSize *estimated = indexNamed(*size, index.name))
                rows << Comparison{one.name,         index.name,        index.entries,
                                   estimated->fresh, index.size.live(), index.onServer};
        }
    }
    return rows;
}

void useMeasured(SizeReport &report, const QList<MeasuredCollection> &measured, const SizeReport &estimate,
                 const QString &basis)
{
    for (const MeasuredCollection &one : measured) {
        const auto found = std::find_if(report.collections.begin(), report.collections.end(),
                                        [&](const CollectionSize &size) { return size.name == one.name; });
        const CollectionSize *estimated = estimate.collection(one.name);
        if (found != report.collections.end() && estimated && one.documents > 0)
            use(*found, one, *estimated);
    }
    report.data = report.storage = report.indexes = base::Bytes();
    for (const CollectionSize &size : report.collections) {
        report.data += size.data;
        report.storage += size.storage.likely;
        report.indexes += size.indexBytes();
    }
    report.basis = basis;
}

} // namespace sw::sizing
