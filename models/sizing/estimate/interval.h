// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace sw::sizing
{

/// low <= likely <= high, of whatever is counted.
struct Interval
{
    double low = 0;
    double likely = 0;
    double high = 0;

    bool isPoint() const { return low == likely && high == likely; }

    friend bool operator==(const Interval &, const Interval &) = default;
};

inline Interval point(double value)
{
    return {value, value, value};
}

/// The same figure worked out at both ends of what it depends on, whichever of them makes it larger.
inline Interval span(double one, double likely, double other)
{
    return {std::min({one, likely, other}), likely, std::max({one, likely, other})};
}

} // namespace sw::sizing
