// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/occupancy.h"

#include <algorithm>
#include <cmath>

namespace sw::base
{

double occupied(double possible, double draws)
{
    if (possible <= 0 || draws <= 0)
        return 0;
    const double ratio = draws / possible;
    return ratio < 1e-6 ? draws : possible * -std::expm1(-ratio);
}

double possible(double different, double draws)
{
    constexpr double all = 1e18;
    if (different >= draws * (1 - 1e-9))
        return all;
    if (different * 20 < draws) // nearly all of them were seen
        return different;
    // With r = draws / possible, (1 - exp(-r)) / r is the share of the draws that are new. Newton's method from above.
    const double share = different / draws;
    double r = 2 * (1 / share - 1);
    if (r < 1e-4)
        return draws / r;
    r = std::min(r, 1 / share);
    for (int i = 0; i < 8; ++i) {
        const double kept = std::exp(-r);
        r -= ((1 - kept) / r - share) * r * r / (kept * (r + 1) - 1);
    }
    return draws / r;
}

} // namespace sw::base
