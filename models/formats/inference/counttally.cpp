// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/counttally.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr quint64 exactCounts = 64;
constexpr int exactBits = 6;
constexpr int bucketBits = 4;

size_t bucketOf(quint64 count)
{
    if (count < exactCounts)
        return static_cast<size_t>(count);
    const int bits = static_cast<int>(std::bit_width(count)) - 1;
    const quint64 fraction = (count >> (bits - bucketBits)) & ((1 << bucketBits) - 1);
    return static_cast<size_t>(exactCounts + (static_cast<quint64>(bits - exactBits) << bucketBits) + fraction);
}

/// The largest count in a bucket.
quint64 topOf(size_t bucket)
{
    if (bucket < exactCounts)
        return bucket;
    const quint64 at = bucket - exactCounts;
    const int bits = static_cast<int>(at >> bucketBits) + exactBits;
    const quint64 fraction = at & ((1 << bucketBits) - 1);
    return (((1 << bucketBits) + fraction + 1) << (bits - bucketBits)) - 1;
}

} // namespace

void CountTally::add(quint64 count, quint64 times)
{
    const size_t bucket = bucketOf(count);
    if (bucket >= m_buckets.size())
        m_buckets.resize(bucket + 1);
    m_buckets[bucket] += times;
    m_times += times;
    m_sum += count * times;
    m_least = std::min(m_least, count);
    m_most = std::max(m_most, count);
}

void CountTally::add(const CountTally &other)
{
    m_buckets.resize(std::max(m_buckets.size(), other.m_buckets.size()));
    for (size_t i = 0; i < other.m_buckets.size(); ++i)
        m_buckets[i] += other.m_buckets[i];
    m_times += other.m_times;
    m_sum += other.m_sum;
    m_least = std::min(m_least, other.m_least);
    m_most = std::max(m_most, other.m_most);
}

double CountTally::empty() const
{
    return m_times > 0 && !m_buckets.empty() ? static_cast<double>(m_buckets.front()) / static_cast<double>(m_times)
                                             : 0;
}

double CountTally::percentile(double share) const
{
    const auto wanted = static_cast<quint64>(std::ceil(share * static_cast<double>(m_times)));
    quint64 passed = 0;
    for (size_t i = 0; i < m_buckets.size(); ++i) {
        passed += m_buckets[i];
        if (passed >= wanted)
            return static_cast<double>(std::clamp(topOf(i), least(), m_most));
    }
    return static_cast<double>(m_most);
}

} // namespace sw::formats
