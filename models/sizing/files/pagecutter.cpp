// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/pagecutter.h"

#include <algorithm>
#include <optional>

namespace sw::sizing
{

namespace
{

constexpr int fullPercent = 90;
constexpr int halfPercent = 50;

class Cutter
{
public:
    explicit Cutter(qsizetype limit)
        : m_limit(limit), m_split(splitBytes(limit, fullPercent)), m_half(splitBytes(limit, halfPercent))
    {
        begin(0);
    }

    void add(size_t cell, qsizetype length)
    {
        if (length > m_room)
            turn(cell, length);
        else if (!m_middle && length > m_roomToHalf && cell > m_page.first)
            m_middle = PageCut{m_page.first, cell, m_page.bytes};
        m_page.bytes += length;
        m_page.end = cell + 1;
        m_room -= length;
        m_roomToHalf = std::max<qsizetype>(0, m_roomToHalf - length);
    }

    std::vector<PageCut> finish()
    {
        if (m_before)
            settleLast();
        if (m_page.end > m_page.first)
            m_pages.push_back(m_page);
        return std::move(m_pages);
    }

private:
    void begin(size_t cell)
    {
        m_page = {cell, cell, pageHeaderBytes};
        m_middle.reset();
        m_room = m_split - pageHeaderBytes;
        m_roomToHalf = m_half - pageHeaderBytes;
    }

    /// The page is full for a cell of \p length.
    void turn(size_t cell, qsizetype length)
    {
        if (m_page.bytes >= m_split / 2) {
            if (m_before)
                m_pages.push_back(*m_before);
            m_before = m_page;
            m_beforeMiddle = m_middle;
            begin(cell);
        }
        if (length > m_room)
            m_room = roundedUp(m_page.bytes + length) - m_page.bytes;
    }

    void settleLast()
    {
        const qsizetype together = m_before->bytes + m_page.bytes - pageHeaderBytes;
        if (together <= m_limit) {
            m_page = {m_before->first, m_page.end, together};
            return;
        }
        if (m_beforeMiddle && m_page.bytes < m_half) {
            m_page = {m_beforeMiddle->end, m_page.end, m_page.bytes + m_before->bytes - m_beforeMiddle->bytes};
            m_before = m_beforeMiddle;
        }
        m_pages.push_back(*m_before);
    }

    const qsizetype m_limit;
    const qsizetype m_split;
    const qsizetype m_half;
    PageCut m_page;
    std::optional<PageCut> m_middle; ///< what of the page is within half the limit
    qsizetype m_room = 0;
    qsizetype m_roomToHalf = 0;
    std::optional<PageCut> m_before; ///< the page before, which the last one may still change
    std::optional<PageCut> m_beforeMiddle;
    std::vector<PageCut> m_pages;
};

} // namespace

qsizetype splitBytes(qsizetype limit, int percent)
{
    const qsizetype exact = limit * percent / 100;
    const qsizetype rounded = (exact + allocationUnit / 2) / allocationUnit * allocationUnit;
    return rounded == 0 || rounded == limit ? exact : rounded;
}

std::vector<PageCut> cutPages(const std::vector<qsizetype> &lengths, qsizetype limit)
{
    Cutter cutter(limit);
    for (size_t cell = 0; cell < lengths.size(); ++cell)
        cutter.add(cell, lengths[cell]);
    return cutter.finish();
}

} // namespace sw::sizing
