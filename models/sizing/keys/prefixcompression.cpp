// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/prefixcompression.h"

#include "models/base/occupancy.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr int shortestPrefix = 4;
constexpr int longestPrefix = 255;
constexpr int jump = 10;

/// Share of a page's keys that are in the good state, when each key leaves it with probability \p leave, comes back to
/// it with probability \p restart (which itself stores a whole key), and the page begins in it.
double meanGoodShare(double leave, double restart, double keysPerPage)
{
    const double change = leave + restart;
    const double stay = std::max(0.0, 1 - change);
    if (change < 1e-12)
        return 1;
    const double settled = restart / change;
    const double swing = (1 - std::pow(stay, keysPerPage)) / (keysPerPage * change);
    return stay * (settled + (1 - settled) * swing);
}

} // namespace

PrefixModel::PrefixModel(const QList<KeyByte> &prefixes, double entries)
{
    if (entries < 2 || prefixes.size() < shortestPrefix)
        return;
    const int levels = static_cast<int>(std::min<qsizetype>(prefixes.size(), longestPrefix));
    QList<double> shares(levels + 1, 1.0); // [k]: probability to share at least k bytes
    for (int k = 1; k <= levels; ++k) {
        const bool same = k > 1 && prefixes.at(k - 1).values == prefixes.at(k - 2).values;
        shares[k] =
            same ? shares.at(k - 1)
                 : std::clamp(1 - base::occupied(prefixes.at(k - 1).values, entries) / entries, 0.0, shares.at(k - 1));
    }
    m_share = shares.at(shortestPrefix);
    for (int k = shortestPrefix + 1; k <= levels && shares.at(k) > 1e-6; ++k) {
        const double from = shares.at(std::max(shortestPrefix, k - jump + 1));
        const Level level{from - shares.at(k), 1 - from, prefixes.at(k - 1).share};
        const bool alike =
            !m_levels.isEmpty() && m_levels.last().leave == level.leave && m_levels.last().restart == level.restart;
        if (alike)
            m_levels.last().weight += level.weight;
        else
            m_levels.append(level);
    }
}

PrefixExpectation PrefixModel::onPagesOf(double keysPerPage) const
{
    if (keysPerPage < 1)
        return {};
    const double afterFirst = (keysPerPage - 1) / keysPerPage;
    PrefixExpectation result{shortestPrefix * m_share * afterFirst, m_share * afterFirst};
    for (const Level &level : m_levels)
        result.bytes += meanGoodShare(level.leave, level.restart, keysPerPage) * afterFirst * level.weight;
    return result;
}

} // namespace sw::sizing
