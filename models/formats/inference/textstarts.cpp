// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/textstarts.h"

#include "models/formats/inference/distinctestimate.h"

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr size_t enoughTexts = 50;
constexpr qsizetype longestStart = 64;

/// How many of \p sorted begin with each of the different first \p length bytes.
std::vector<quint32> timesOfStarts(const std::vector<QByteArrayView> &sorted, qsizetype length)
{
    const auto start = [&](size_t i) {
        return sorted[i].first(std::min(length, sorted[i].size()));
    };
    std::vector<quint32> times{1};
    for (size_t i = 1; i < sorted.size(); ++i) {
        if (start(i) == start(i - 1))
            ++times.back();
        else
            times.push_back(1);
    }
    return times;
}

double rounded(double number)
{
    const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(std::max(1.0, number))) - 2));
    return std::round(number / unit) * unit;
}

} // namespace

void TextStarts::add(quint64 hash, QByteArrayView text)
{
    if (m_texts.keeps(hash))
        m_texts.add({hash, text.first(std::min(longestStart, text.size())).toByteArray()});
}

QList<double> TextStarts::different(double all) const
{
    QList<double> counts;
    if (m_texts.items().size() < enoughTexts)
        return counts;
    std::vector<QByteArrayView> sorted;
    for (const Text &text : m_texts.items())
        sorted.push_back(text.start);
    std::sort(sorted.begin(), sorted.end());
    const auto sample = static_cast<double>(sorted.size());
    for (qsizetype length = 1; length <= longestStart; ++length) {
        const std::vector<quint32> times = timesOfStarts(sorted, length);
        const double among = differentValues(times, all / sample);
        counts << std::max(counts.isEmpty() ? 1.0 : counts.last(), rounded(std::min(all, among)));
        if (static_cast<double>(times.size()) >= 0.995 * sample)
            break;
    }
    return counts;
}

} // namespace sw::formats
