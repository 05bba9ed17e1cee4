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

/// How many documents the value of a document has, in means: the middles of eight equal parts of them. A few values
/// have most of the documents, none less than half of the mean (Pareto's law with the exponent 2).
constexpr std::array groupSizes{0.53, 0.62, 0.73, 0.89, 1.14, 1.60, 2.67, 8.0};

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

/// Of the values, so many are in use that their newest are all the documents in use.
double valuesInUse(const Heat &heat)
{
    const double newestOfAll = std::min(1.0, heat.newest / std::max(1.0, heat.perValue));
    return std::clamp(heat.hot / newestOfAll, 0.0, 1.0);
}

/// In the order of insertion: a document of a certain age is wanted when fewer than so many of its value came later.
QList<PageClass> newestClasses(const Heat &heat, double perPage)
{
    constexpr int slices = 32; // narrower ones where documents are newer
    const double values = valuesInUse(heat);
    QList<PageClass> classes;
    double asks = 0;
    for (int i = 0; i < slices; ++i) {
        const double from = std::pow(double(i) / slices, 2);
        const double to = std::pow(double(i + 1) / slices, 2);
        double hot = 0;
        for (const double size : groupSizes)
            hot += fewerThan(heat.newest, (from + to) / 2 * size * heat.perValue) / groupSizes.size();
        hot *= values;
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
    const double values = valuesInUse(heat);
    double share = 0;
    for (const double size : groupSizes) {
        const double run = std::max(1.0, size * heat.perValue);
        const double met = (perPage + std::min(heat.newest, run) - 1) / run;
        share += (met <= 1 ? values * met : scattered(values, met)) / groupSizes.size();
    }
    return std::min(1.0, share);
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
