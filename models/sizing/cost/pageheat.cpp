// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/pageheat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sw::sizing
{

namespace
{

/// How many documents the values of NewestOfEach have, and which share of the values is in use.
struct Groups
{
    std::array<double, 16> sizes{}; ///< of equal parts of the values, in means
    double perValue = 1;            ///< the mean
    double inUse = 1;
};

/// By rank: the value of rank r among n has (1 - skew) (r / n)^-skew times as many as the mean.
Groups rankedGroups(double skew)
{
    Groups groups;
    const auto parts = static_cast<double>(groups.sizes.size());
    double before = 0;
    for (size_t i = 0; i < groups.sizes.size(); ++i) {
        const double upTo = std::pow(static_cast<double>(i + 1) / parts, 1 - skew);
        groups.sizes[i] = parts * (upTo - before);
        before = upTo;
    }
    return groups;
}

double scattered(double hot, double perPage)
{
    if (perPage <= 1)
        return hot;
    return std::clamp(-std::expm1(perPage * std::log1p(-std::min(hot, 1 - 1e-12))), hot, 1.0);
}

/// Some pages hold more documents in use than others: one class for each number of them, by Poisson's law.
QList<PageClass> scatteredClasses(double hot, double perPage)
{
    constexpr double many = 15; // pages hardly differ
    constexpr int most = 40;
    const double share = scattered(hot, perPage);
    const double mean = -std::log1p(-share);
    if (share >= 1 || mean >= many || perPage <= 1)
        return {{share, 1}};
    QList<PageClass> classes;
    double pages = std::exp(-mean);
    for (int count = 1; count < most && pages > 1e-12; ++count) {
        pages *= mean / count;
        classes.append({pages, pages * count / mean});
    }
    return classes;
}

/// Sum of r^-skew over the ranks from + 1 … to.
double ranksBetween(double from, double to, double skew)
{
    if (to - from <= 1.5)
        return std::pow(to, -skew);
    const double a = from + 0.5;
    const double b = to + 0.5;
    return std::abs(skew - 1) < 1e-9 ? std::log(b / a) : (std::pow(b, 1 - skew) - std::pow(a, 1 - skew)) / (1 - skew);
}

/// One class for the pages whose most wanted document has a rank between two limits, each half as large again as the
/// one before.
QList<PageClass> skewedClasses(const Heat &heat, double perPage)
{
    const double all = std::max(1.0, heat.documents);
    QList<double> limits{0, 1};
    while (limits.last() < all)
        limits.append(std::min(all, std::ceil(limits.last() * 1.5)));
    QList<double> asks;
    double sum = 0;
    for (qsizetype i = 1; i < limits.size(); ++i) {
        asks.append(ranksBetween(limits.at(i - 1), limits.at(i), heat.skew));
        sum += asks.last();
    }
    QList<PageClass> classes;
    double colder = sum;
    for (qsizetype i = 1; i < limits.size(); ++i) {
        const double from = perPage * limits.at(i - 1) / all;
        const double to = perPage * limits.at(i) / all;
        const double pages = std::exp(-from) - std::exp(-to);
        colder -= asks.at(i - 1);
        // A page's documents of this class, and those that are asked for less: pages x perPage of all documents.
        const double own = std::exp(-from) * asks.at(i - 1);
        classes.append({pages, (own + pages * std::max(0.0, colder)) / sum});
    }
    return classes;
}

double normal(double deviations)
{
    return 0.5 * std::erfc(-deviations / std::numbers::sqrt2);
}

/// Probability of fewer than \p count of what happens \p mean times on average (Wilson and Hilferty).
double fewerThan(double count, double mean)
{
    const double variance = 1 / (9 * count);
    return normal((1 - variance - std::cbrt(mean / count)) / std::sqrt(variance));
}

/// The mean of the smaller of \p most and what happens \p mean times on average.
double cappedMean(double most, double mean)
{
    const double deviation = std::sqrt(mean);
    const double above = (most - mean) / deviation;
    const double density = std::exp(-above * above / 2) / std::sqrt(2 * std::numbers::pi);
    const double capped = mean * normal(above) + most * (1 - normal(above)) - deviation * density;
    return std::min(most, std::max(std::min(1.0, mean), capped));
}

/// Share of the documents that are among the \p newest of their value.
double newestShare(const Groups &groups, double newest)
{
    double share = 0;
    for (const double size : groups.sizes)
        share += cappedMean(newest, size * groups.perValue);
    return share / static_cast<double>(groups.sizes.size()) / groups.perValue;
}

/// Of what rankedGroups() says, over all \p values: the first ones decide it.
double meanSquare(double values, double skew)
{
    double sum = 0; // of (r / n)^(-2 skew)
    double rank = 1;
    for (; rank <= std::min(values, 10.0); ++rank)
        sum += std::pow(rank, -2 * skew);
    sum += rank < values ? ranksBetween(rank - 1, values, 2 * skew) : 0;
    return std::pow(1 - skew, 2) * sum * std::pow(values, 2 * skew - 1);
}

/// So uneven that as many values, all equally frequent, as \p effective would repeat as often.
double skewOf(double values, double effective)
{
    double even = 0;
    double uneven = 0.95;
    for (int round = 0; round < 12; ++round) {
        const double skew = (even + uneven) / 2;
        (meanSquare(values, skew) < values / effective ? even : uneven) = skew;
    }
    return (even + uneven) / 2;
}

Groups groupsOf(const Heat &heat, double perValue)
{
    constexpr double usual = 0.5; // customers, articles and words of people are up to 0.7, devices and accounts about 0
    Groups groups =
        rankedGroups(heat.effective > 0 ? skewOf(std::max(1.0, heat.documents / perValue), heat.effective) : usual);
    groups.perValue = perValue;
    return groups;
}

/// What a sample tells of how often values repeat is sure, how many there are is not: within a factor of two the
/// documents in use tell that, as if all values were asked for. What they cannot explain are values that nobody asks
/// for.
Groups groupsOf(const Heat &heat)
{
    double perValue = std::max(1.0, heat.perValue);
    if (heat.effective > 0) {
        constexpr double unsure = 2;
        double few = std::max(1.0, perValue / unsure);
        double many = perValue * unsure;
        for (int round = 0; round < 16; ++round) {
            perValue = std::sqrt(few * many);
            (newestShare(groupsOf(heat, perValue), heat.newest) > heat.hot ? few : many) = perValue;
        }
    }
    Groups groups = groupsOf(heat, perValue);
    groups.inUse = std::clamp(heat.hot / newestShare(groups, heat.newest), 0.0, 1.0);
    return groups;
}

/// In the order of insertion: a document of a certain age is wanted when fewer than so many of its value came later.
QList<PageClass> newestClasses(const Heat &heat, double perPage)
{
    constexpr int slices = 32; // narrower ones where documents are newer
    const Groups groups = groupsOf(heat);
    QList<PageClass> classes;
    double asks = 0;
    for (int i = 0; i < slices; ++i) {
        const double from = std::pow(double(i) / slices, 2);
        const double to = std::pow(double(i + 1) / slices, 2);
        double hot = 0;
        for (const double size : groups.sizes)
            hot += size * fewerThan(heat.newest, (from + to) / 2 * size * groups.perValue);
        hot *= groups.inUse / static_cast<double>(groups.sizes.size());
        classes.append({(to - from) * scattered(hot, perPage), (to - from) * hot});
        asks += classes.last().asks;
    }
    for (PageClass &one : classes)
        one.asks /= std::max(asks, 1e-12);
    return classes;
}

/// In an index by the value: each value's newest lie side by side, at the end of its own.
double newestOfRuns(const Heat &heat, double perPage)
{
    const Groups groups = groupsOf(heat);
    double share = 0;
    for (const double size : groups.sizes) {
        const double run = std::max(1.0, size * groups.perValue);
        const double met = (perPage + std::min(heat.newest, run) - 1) / run;
        share += size * (met <= 1 ? groups.inUse * met : scattered(groups.inUse, met));
    }
    return std::min(1.0, share / static_cast<double>(groups.sizes.size()));
}

} // namespace

QList<PageClass> pageClasses(const Heat &heat, double perPage)
{
    const double hot = std::clamp(heat.hot, 0.0, 1.0);
    if (hot <= 0)
        return {};
    if (heat.place == Heat::Place::Side)
        return {{hot, 1}};
    if (heat.place == Heat::Place::NewestOfEach)
        return heat.valuesLieTogether ? QList<PageClass>{{newestOfRuns(heat, perPage), 1}}
                                      : newestClasses(heat, perPage);
    return heat.skew > 0 ? skewedClasses(heat, perPage) : scatteredClasses(hot, perPage);
}

double hotPageShare(const Heat &heat, double perPage)
{
    const double hot = std::clamp(heat.hot, 0.0, 1.0);
    if (heat.place == Heat::Place::Anywhere)
        return scattered(hot, perPage);
    double share = 0;
    for (const PageClass &one : pageClasses(heat, perPage))
        share += one.pages;
    return share;
}

} // namespace sw::sizing
