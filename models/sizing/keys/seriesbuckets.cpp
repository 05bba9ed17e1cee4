// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/seriesbuckets.h"

#include "models/base/units.h"
#include "models/design/shape/documentsize.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr double mostValues = 1000;
constexpr base::Bytes mostBytes(128000);

double daysOf(const QString &granularity)
{
    return granularity == QLatin1String("hours") ? 30 : granularity == QLatin1String("minutes") ? 1 : 1.0 / 24;
}

} // namespace

double valuesPerBucket(const design::Collection &collection)
{
    const design::Node *meta = collection.root.field(collection.timeSeries->metaField);
    if (!meta || !meta->distinctValues)
        return 1;
    const double perDay = collection.growthPerDay / std::max(1.0, *meta->distinctValues);
    const double most = std::min(mostValues, mostBytes / design::documentSize(collection.root).likely);
    return std::clamp(perDay * daysOf(collection.timeSeries->granularity), 1.0, std::max(1.0, most));
}

} // namespace sw::sizing
