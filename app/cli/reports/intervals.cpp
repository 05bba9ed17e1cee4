// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/intervals.h"

#include <cmath>

namespace sw::cli
{

void writeInterval(base::JsonWriter &json, const QString &name, const sizing::Interval &interval)
{
    json.key(name).inlineNext().beginObject().member(QStringLiteral("low"), interval.low);
    json.member(QStringLiteral("likely"), interval.likely).member(QStringLiteral("high"), interval.high).end();
}

void writeCounts(base::JsonWriter &json, const QString &name, const sizing::Interval &counts)
{
    writeInterval(json, name, {std::round(counts.low), std::round(counts.likely), std::round(counts.high)});
}

void writeRange(base::JsonWriter &json, const QString &name, const sizing::Range &range)
{
    writeCounts(json, name, {range.low.value(), range.likely.value(), range.high.value()});
}

} // namespace sw::cli
