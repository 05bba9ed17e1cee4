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
}

PrefixExpectation PrefixModel::onPagesOf(double keysPerPage) const
{
    constexpr double settled = 1e-7;
    std::vector<double> used(m_lengths.size(), 0.0); // probability of each length that the key before has used
    std::vector<double> next(m_lengths.size());
    used.front() = 1; // the first key of a page is whole
    PrefixExpectation sum;
    PrefixExpectation last;
    double left = keysPerPage - 1;
    for (double change = 1; left > 0; --left) {
        if (change > settled) {
            step(used, next);
            change = 0;
            last = {};
            for (size_t i = 0; i < next.size(); ++i) {
                change = std::max(change, std::abs(next[i] - used[i]));
                last.bytes += next[i] * m_lengths[i].saved;
            }
            last.share = 1 - next.front();
            std::swap(used, next);
        }
        const double keys = change > settled ? std::min(left, 1.0) : left;
        sum.bytes += keys * last.bytes;
        sum.share += keys * last.share;
        if (change <= settled)
            break;
    }
    const double all = std::max(1.0, keysPerPage);
    return {sum.bytes / all, sum.share / all};
}

/// The lengths that the next key uses: all that it shares, unless that is longer than what the key before has used by
/// less than ten bytes; then as much as that.
void PrefixModel::step(const std::vector<double> &used, std::vector<double> &next) const
{
    double longer = 0; // used at least as much
    for (size_t i = 1; i < used.size(); ++i)
        longer += used[i];
    double shorter = 0; // used less by enough
    size_t behind = 1;
    next[0] = m_lengths[0].probability;
    for (size_t i = 1; i < used.size(); ++i) {
        for (; m_lengths[behind].bytes + longerByEnough <= m_lengths[i].bytes; ++behind)
            shorter += used[behind];
        next[i] = m_lengths[i].probability * (used[0] + longer + shorter);
        longer -= used[i];
    }
    size_t ahead = 1;
    double close = 0;
    for (size_t i = 1; i < used.size(); ++i) {
        for (; ahead < used.size() && m_lengths[ahead].bytes < m_lengths[i].bytes + longerByEnough; ++ahead)
            close += m_lengths[ahead].probability;
        close -= m_lengths[i].probability;
        next[i] += used[i] * std::max(0.0, close);
    }
}

} // namespace sw::sizing
