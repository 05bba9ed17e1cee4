// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/entity.h"

#include "models/schema/names.h"
#include "models/schema/valuespread.h"

#include <algorithm>
#include <cmath>

namespace sw::schema
{

namespace
{

constexpr double skewedShare = 0.9; // of the accesses

/// The fewest of \p documents that take skewedShare of the accesses, when the rank r takes a share as r^-skew: the
/// first ranks one by one, the others by the integral, which begins half a rank before them.
double mostUsed(double documents, double skew)
{
    constexpr double exact = 100;
    constexpr double from = exact + 0.5;
    const double first = std::min(documents, exact);
    double head = 0;
    for (double rank = 1; rank <= first; ++rank)
        head += std::pow(rank, -skew);
    const double to = documents + 0.5;
    const double slope = 1 - skew;
    const bool even = std::abs(slope) < 1e-9;
    const double tail = documents <= exact ? 0
                        : even             ? std::log(to / from)
                                           : (std::pow(to, slope) - std::pow(from, slope)) / slope;
    double wanted = skewedShare * (head + tail);
    for (double rank = 1; rank <= first; ++rank) {
        wanted -= std::pow(rank, -skew);
        if (wanted <= 0)
            return rank;
    }
    const double last = even ? from * std::exp(wanted) : std::pow(std::pow(from, slope) + wanted * slope, 1 / slope);
    return std::min(documents, std::ceil(last - 0.5));
}

} // namespace

double hotDocumentsOf(const Entity &entity, double documents)
{
    if (entity.hot == HotDocuments::Skewed)
        return mostUsed(documents, entity.hotSkew.value_or(usualSkew));
    return std::min(documents, entity.hotCount ? *entity.hotCount : std::ceil(documents * entity.hotFraction));
}

double hotShareOf(const Entity &entity)
{
    if (entity.hot != HotDocuments::Skewed && !entity.hotCount)
        return entity.hotFraction;
    return entity.count.likely > 0 ? hotDocumentsOf(entity, entity.count.likely) / entity.count.likely : 1;
}

QString collectionNameOf(const Entity &entity)
{
    if (!entity.collectionName.isEmpty())
        return entity.collectionName;
    const QString name = pluralName(snakeCase(entity.name));
    return name.isEmpty() ? QStringLiteral("unnamed") : name;
}

} // namespace sw::schema
