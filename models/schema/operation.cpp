// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/operation.h"

#include "models/base/text.h"

#include <algorithm>

namespace sw::schema
{

namespace
{

const base::TimeUnit *unitOf(RateUnit unit)
{
    const auto units = base::timeUnits(); // in the order of RateUnit, which starts with Automatic
    const auto row = static_cast<size_t>(unit);
    return row >= 1 && row <= units.size() ? &units[row - 1] : nullptr;
}

} // namespace

bool Operation::follows(const RelationshipId &relationship) const
{
    return std::any_of(path.cbegin(), path.cend(),
                       [&](const PathStep &step) { return step.relationship == relationship; });
}

bool isRateStated(const Operation &operation)
{
    return operation.perSecond != usualRate || operation.rateUnit != RateUnit::Automatic;
}

QString rateText(const Operation &operation)
{
    const base::PerSecond rate(operation.perSecond);
    const base::TimeUnit *unit = unitOf(operation.rateUnit);
    return unit != nullptr ? base::rateText(rate, *unit) : base::rateText(rate);
}

double secondsOf(RateUnit unit)
{
    const base::TimeUnit *found = unitOf(unit);
    return found != nullptr ? found->seconds : 1;
}

} // namespace sw::schema
