// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/textstarts.h"

#include "models/base/occupancy.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr size_t mostTexts = 1024;
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

void TextStarts::keep(Text text)
{
    m_texts.push_back(std::move(text));
    while (m_texts.size() > mostTexts) {
        ++m_level;
        m_texts.erase(
            std::remove_if(m_texts.begin(), m_texts.end(), [this](const Text &each) { return !isKept(each.hash); }),
            m_texts.end());
    }
}

void TextStarts::add(quint64 hash, QByteArrayView text)
{
    if (isKept(hash))
        keep({hash, text.first(std::min(longestStart, text.size())).toByteArray()});
}

void TextStarts::add(const TextStarts &other)
{
    m_level = std::max(m_level, other.m_level);
    m_texts.erase(
        std::remove_if(m_texts.begin(), m_texts.end(), [this](const Text &each) { return !isKept(each.hash); }),
        m_texts.end());
    for (const Text &text : other.m_texts) {
        const bool known =
            std::any_of(m_texts.begin(), m_texts.end(), [&](const Text &each) { return each.hash == text.hash; });
        if (isKept(text.hash) && !known)
            keep(text);
    }
}

QList<double> TextStarts::different(double all) const
{
    QList<double> counts;
    if (m_texts.size() < enoughTexts)
        return counts;
    std::vector<QByteArrayView> sorted;
    for (const Text &text : m_texts)
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
