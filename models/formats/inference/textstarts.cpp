// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/textstarts.h"

#include "models/base/occupancy.h"

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr size_t enoughTexts = 50;
constexpr qsizetype longestStart = 64;

size_t differentStarts(const std::vector<QByteArrayView> &sorted, qsizetype length)
{
    size_t different = 1;
    for (size_t i = 1; i < sorted.size(); ++i)
        different += sorted[i].first(std::min(length, sorted[i].size())) !=
                     sorted[i - 1].first(std::min(length, sorted[i - 1].size()));
    return different;
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
        const double seen = static_cast<double>(differentStarts(sorted, length));
        const double among = all > sample ? base::occupied(base::possible(seen, sample), all) : seen;
        counts << std::max(counts.isEmpty() ? 1.0 : counts.last(), rounded(std::min(all, among)));
        if (seen >= 0.995 * sample)
            break;
    }
    return counts;
}

} // namespace sw::formats
