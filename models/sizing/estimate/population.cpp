// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/population.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

double daysKept(const design::Collection &collection)
{
    double seconds = std::numeric_limits<double>::infinity();
    const auto atMost = [&](const std::optional<qint64> &limit) {
        if (limit && *limit > 0) // 0: at the date that the document names, whenever that is
            seconds = std::min(seconds, static_cast<double>(*limit));
    };
    if (collection.timeSeries)
        atMost(collection.expireAfterSeconds);
    for (const design::Index &index : collection.indexes) {
        if (index.partialFilter.isEmpty())
            atMost(index.expireAfterSeconds);
    }
    return seconds / base::secondsPerDay;
}

} // namespace

double Population::survivors(double days) const
{
    if (!std::isfinite(daysKept) || days <= 0)
        return today;
    if (today > perDay * daysKept)
        return today * std::max(0.0, 1 - days / daysKept);
    const double oldest = perDay > 0 ? today / perDay : 0;
    return std::clamp(today - perDay * (days - (daysKept - oldest)), 0.0, today);
}

double Population::newcomers(double days) const
{
    return perDay * std::min(std::max(0.0, days), daysKept);
}

double Population::documents(double days) const
{
    return std::min(survivors(days) + newcomers(days), mostDocuments);
}

Population populationOf(const design::Collection &collection, double documentsToday)
{
    Population population;
    population.today = std::max(0.0, documentsToday);
    population.perDay = std::max(0.0, collection.growthPerDay);
    population.daysKept = daysKept(collection);
    if (population.perDay <= 0 && std::isfinite(population.daysKept))
        population.perDay = population.today / population.daysKept;
    return population;
}

} // namespace sw::sizing
