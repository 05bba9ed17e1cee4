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
constexpr int longerByEnough = 10;

} // namespace

PrefixModel::PrefixModel(const QList<KeyByte> &prefixes, double entries)
{
    m_lengths.push_back({0, 1, 0});
    if (entries < 2 || prefixes.size() < shortestPrefix)
        return;
    const auto longest = static_cast<int>(std::min<qsizetype>(prefixes.size(), longestPrefix));
    double reached = 1; // probability to share at least the bytes so far
    double saved = 0;
    for (int k = 1; k <= longest; ++k) {
        const KeyByte &byte = prefixes.at(k - 1);
        const double alike = 1 - base::occupied(byte.values, entries) / entries;
        const bool same = k > 1 && byte.values == prefixes.at(k - 2).values;
        const double next = same ? reached : std::clamp(alike, 0.0, reached);
        if (next < reached && k > shortestPrefix)
            m_lengths.push_back({k - 1, reached - next, saved});
        if (k <= shortestPrefix)
            m_lengths.front().probability = 1 - next;
        saved += k <= shortestPrefix ? 1 : byte.share;
        reached = next;
    }
    m_lengths.push_back({longest, reached, saved});
    size_t ahead = 1;
    double closelyLonger = 0;
    for (size_t i = 1; i < m_lengths.size(); ++i) {
        for (; ahead < m_lengths.size() && m_lengths[ahead].bytes < m_lengths[i].bytes + longerByEnough; ++ahead)
            closelyLonger += m_lengths[ahead].probability;
        closelyLonger -= m_lengths[i].probability;
        m_lengths[i].closelyLonger = std::clamp(closelyLonger, 0.0, 1.0);
    }
}

/// Of the chain's probabilities u(t, q) that key t uses the length q, their sums over a page. A key uses q when it
/// shares q and the one before did not use a length that is shorter by less than ten, or when it shares more, but less
/// than ten more, and the one before used q; so lengths depend on shorter ones only, and the sums can be had from the
/// shortest to the longest: U(q) = P(q) (T - sum of the U nearby, one key late) + C(q) U(q), one key late.
PrefixExpectation PrefixModel::onPagesOf(double keysPerPage) const
{
    if (keysPerPage <= 1)
        return {};
    const double keys = keysPerPage - 1; // the first one is whole
    struct Use
    {
        double sum = 0;
        double last = 0; ///< probability for the last key of the page
    };
    std::vector<Use> uses(m_lengths.size());
    Use nearby; // of the lengths that are shorter by less than ten
    size_t oldest = 1;
    PrefixExpectation all;
    for (size_t i = 1; i < m_lengths.size(); ++i) {
        const Length &length = m_lengths[i];
        for (; m_lengths[oldest].bytes + longerByEnough <= length.bytes; ++oldest) {
            nearby.sum -= uses[oldest].sum;
            nearby.last -= uses[oldest].last;
        }
        const double leaves = 1 - length.closelyLonger;
        if (leaves > 0) {
            const double settled = -std::expm1(keys * std::log1p(-leaves));
            uses[i].last = length.probability * (1 - nearby.last) * settled / leaves;
            uses[i].sum = std::max(
                0.0, (length.probability * (keys - nearby.sum + nearby.last) - length.closelyLonger * uses[i].last) /
                         leaves);
        }
        nearby.sum += uses[i].sum;
        nearby.last += uses[i].last;
        all.bytes += uses[i].sum * length.saved;
        all.share += uses[i].sum;
    }
    return {all.bytes / keysPerPage, all.share / keysPerPage};
}

} // namespace sw::sizing
