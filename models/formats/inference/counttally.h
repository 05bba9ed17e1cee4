// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace sw::formats
{

/// How long arrays were: exact extremes and mean, and percentiles within 1/16 of the length, in a few hundred bytes.
class CountTally
{
public:
    void add(quint64 count, quint64 times = 1);
    void add(const CountTally &other);

    quint64 times() const { return m_times; }
    quint64 least() const { return m_times > 0 ? m_least : 0; }
    quint64 most() const { return m_most; }
    quint64 sum() const { return m_sum; }
    double mean() const { return m_times > 0 ? static_cast<double>(m_sum) / static_cast<double>(m_times) : 0; }
    double empty() const; ///< share of the arrays
    /// The length that \p share of the arrays do not exceed.
    double percentile(double share) const;

private:
    std::vector<quint64> m_buckets; ///< lengths up to 63 each, then 16 buckets for each doubling
    quint64 m_times = 0;
    quint64 m_sum = 0;
    quint64 m_least = ~quint64(0);
    quint64 m_most = 0;
};

} // namespace sw::formats
