// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <compare>
#include <vector>

namespace sw::formats
{

/// Which things an adaptive sample keeps: those whose hashes begin with enough zero bits, one more each time that they
/// are too many. Everybody chooses alike, whatever the order, so that samples can be united and compared. By M. Wegman;
/// analysed in P. Flajolet, On adaptive sampling, Computing 43 (1990): \c scale() x the number kept is an unbiased
/// estimate of all different ones, with a standard error of 1.2 / sqrt(bound).
class AdaptiveLevel
{
public:
    bool keeps(quint64 hash) const { return m_zeros == 0 || hash >> (64 - m_zeros) == 0; }
    bool keepsAll() const { return m_zeros == 0; }
    double scale() const { return static_cast<double>(quint64(1) << m_zeros); }
    AdaptiveLevel next() const
    {
        AdaptiveLevel level;
        level.m_zeros = m_zeros + 1;
        return level;
    }
    friend auto operator<=>(const AdaptiveLevel &, const AdaptiveLevel &) = default;

private:
    int m_zeros = 0;
};

/// At most \p bound of the things that were added, whatever it is that hashes as `hash`.
template <typename Item, size_t bound>
class AdaptiveSample
{
public:
    bool keeps(quint64 hash) const { return m_level.keeps(hash); }
    const std::vector<Item> &items() const { return m_items; }
    Item &last() { return m_items.back(); }

    /// Of an item that was not there before; false when it is not kept.
    bool add(Item item)
    {
        while (keeps(item.hash) && m_items.size() >= bound)
            riseTo(m_level.next());
        if (!keeps(item.hash))
            return false;
        m_items.push_back(std::move(item));
        return true;
    }
    void add(const AdaptiveSample &other)
    {
        riseTo(std::max(m_level, other.m_level));
        for (const Item &item : other.m_items) {
            const bool known =
                std::any_of(m_items.begin(), m_items.end(), [&](const Item &each) { return each.hash == item.hash; });
            if (!known)
                add(item);
        }
    }

private:
    void riseTo(AdaptiveLevel level)
    {
        m_level = level;
        std::erase_if(m_items, [this](const Item &item) { return !keeps(item.hash); });
    }

    std::vector<Item> m_items;
    AdaptiveLevel m_level;
};

} // namespace sw::formats
