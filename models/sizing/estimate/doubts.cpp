// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/doubts.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double ninetyFifthOfNormal = 1.645;

} // namespace

void Doubts::add(Unknown what, double smaller, double larger)
{
    if (smaller <= 0 && larger <= 0)
        return;
    const auto same =
        std::find_if(m_causes.begin(), m_causes.end(), [&](const Cause &one) { return one.what == what; });
    if (same == m_causes.end()) {
        m_causes << Cause{what, smaller, larger};
    } else {
        same->smaller = std::hypot(same->smaller, smaller);
        same->larger = std::hypot(same->larger, larger);
    }
}

void Doubts::add(const Doubts &others)
{
    for (const Cause &cause : others.m_causes)
        add(cause.what, cause.smaller, cause.larger);
}

double Doubts::together(double Cause::*side) const
{
    double all = 0;
    for (const Cause &cause : m_causes)
        all = std::hypot(all, cause.*side);
    return all;
}

double Doubts::timesSmaller() const
{
    return withinNineOfTen(smaller());
}

double Doubts::timesLarger() const
{
    return withinNineOfTen(larger());
}

Range Doubts::around(base::Bytes likely) const
{
    return {likely / timesSmaller(), likely, likely * timesLarger()};
}

double withinNineOfTen(double deviation)
{
    return std::exp(ninetyFifthOfNormal * deviation);
}

double deviationWithin(double factor)
{
    return std::log(factor) / ninetyFifthOfNormal;
}

} // namespace sw::sizing
