// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/ranks.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

namespace
{

constexpr quint64 exactRanks = 64;
constexpr quint64 places = 1ULL << 40; ///< of values that are drawn
constexpr double growth = 1.25;        ///< of the spans behind the exact ranks

/// Sum of r^-exponent over the ranks from \p from to before \p to, counted from 1: one by one, or as the area below the
/// curve.
double weightOf(quint64 from, quint64 to, double exponent)
{
    if (to - from == 1)
        return std::pow(static_cast<double>(to), -exponent);
    const double low = static_cast<double>(from) + 0.5;
    const double high = static_cast<double>(to) + 0.5;
    if (std::abs(exponent - 1) < 1e-9)
        return std::log(high / low);
    return (std::pow(high, 1 - exponent) - std::pow(low, 1 - exponent)) / (1 - exponent);
}

} // namespace

Ranks::Ranks(quint64 placesInAll, quint64 ranks, double exponent)
{
    ranks = std::max<quint64>(1, ranks);
    std::vector<quint64> firsts;
    for (quint64 rank = 0; rank < ranks;) {
        firsts.push_back(rank);
        rank = rank < exactRanks ? rank + 1
                                 : std::min(ranks, static_cast<quint64>(std::ceil(static_cast<double>(rank) * growth)));
    }
    firsts.push_back(ranks);
    std::vector<double> until{0};
    for (size_t i = 0; i + 1 < firsts.size(); ++i)
        until.push_back(until.back() + weightOf(firsts[i], firsts[i + 1], exponent));
    m_spans.reserve(firsts.size());
    for (size_t i = 0; i < firsts.size(); ++i) {
        // Rounded so coarsely that the last bits, in which machines differ, do not count.
        const auto share = static_cast<quint64>(std::floor(until[i] / until.back() * 0x1p40 + 0.5));
        const quint64 place =
            i + 1 == firsts.size() ? placesInAll : scaled(placesInAll, std::min(share, places), places);
        m_spans.push_back({firsts[i], place});
    }
}

quint64 Ranks::rankOf(quint64 place) const
{
    const auto next = std::upper_bound(m_spans.begin() + 1, m_spans.end() - 1, place,
                                       [](quint64 wanted, const Span &span) { return wanted < span.place; });
    const Span &span = *(next - 1);
    const quint64 width = next->place - span.place;
    return width == 0 ? span.rank
                      : span.rank + scaled(std::min(place - span.place, width - 1), next->rank - span.rank, width);
}

quint64 Ranks::firstPlace(quint64 rank) const
{
    if (rank >= m_spans.back().rank)
        return m_spans.back().place;
    const auto next = std::upper_bound(m_spans.begin() + 1, m_spans.end() - 1, rank,
                                       [](quint64 wanted, const Span &span) { return wanted < span.rank; });
    const Span &span = *(next - 1);
    const Wide product = static_cast<Wide>(rank - span.rank) * (next->place - span.place);
    const quint64 ranks = next->rank - span.rank;
    return span.place + static_cast<quint64>(product / ranks) + (product % ranks != 0 ? 1 : 0);
}

Choice::Choice(const schema::ValueSpread &spread, quint64 values, double mean, double deviation)
    : m_shape(spread.shape), m_values(std::max<quint64>(1, values)), m_mean(mean), m_deviation(deviation)
{
    if (m_shape == schema::Spread::Zipf)
        m_ranks = std::make_shared<const Ranks>(places, m_values, spread.skew.value_or(schema::usualSkew));
}

Choice::Choice(const schema::ValueSpread &spread, quint64 values)
    : Choice(spread, values, static_cast<double>(values) / 2, static_cast<double>(values) / 6)
{}

quint64 Choice::at(const Draw &draw) const
{
    Random random(draw.key);
    switch (m_shape) {
    case schema::Spread::Automatic:
    case schema::Spread::Uniform:
        break;
    case schema::Spread::Sequence:
        return draw.ordinal % m_values;
    case schema::Spread::Zipf:
        return m_ranks->rankOf(random.next() >> 24);
    case schema::Spread::Normal: {
        double sum = -6; // of twelve draws: as good as normal, and the same on every machine
        for (int i = 0; i < 6; ++i) {
            const quint64 bits = random.next();
            sum += static_cast<double>(bits >> 32) * 0x1p-32 + static_cast<double>(bits & 0xffffffffULL) * 0x1p-32;
        }
        const double place = std::floor(m_mean + m_deviation * sum);
        return static_cast<quint64>(std::clamp(place, 0.0, static_cast<double>(m_values - 1)));
    }
    }
    return random.below(m_values);
}

} // namespace sw::samples
