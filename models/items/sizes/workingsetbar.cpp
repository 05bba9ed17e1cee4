// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizes/workingsetbar.h"

#include "models/base/texts.h"
#include "models/sizing/estimate/ranges.h"

#include <algorithm>

namespace sw::items
{

namespace
{

constexpr int mostParts = 4; // besides "other" and "indexes"

} // namespace

base::Bytes WorkingSetBar::total() const
{
    base::Bytes sum;
    for (const Part &part : parts)
        sum += part.bytes;
    return sum;
}

WorkingSetBar workingSetBar(const QString &label, const sizing::SizeReport &report)
{
    using Kind = WorkingSetBar::Part::Kind;
    WorkingSetBar bar{label, {}, report.fit()};
    bar.range = report.workingSet;
    base::Bytes indexes;
    sizing::Range rangeOfIndexes;
    for (const sizing::CollectionSize &collection : report.collections) {
        bar.parts.append({collection.name, collection.hot.likely});
        for (const sizing::IndexSize &index : collection.indexes)
            rangeOfIndexes += index.inUse;
        indexes = rangeOfIndexes.likely;
    }
    std::stable_sort(bar.parts.begin(), bar.parts.end(),
                     [](const auto &a, const auto &b) { return a.bytes > b.bytes; });
    base::Bytes other;
    while (bar.parts.size() > mostParts)
        other += bar.parts.takeLast().bytes;
    if (other > base::Bytes())
        bar.parts.append({Text::tr("other"), other, {}, {}, Kind::Other});
    bar.parts.append({Text::tr("indexes"), indexes, {}, rangeOfIndexes, Kind::Indexes});
    if (report.dirty > base::Bytes())
        bar.parts.append({Text::tr("not yet written"), report.dirty, {}, report.dirtyRange(), Kind::Unwritten});
    return bar;
}

} // namespace sw::items
