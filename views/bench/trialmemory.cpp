// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/trialmemory.h"

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr qsizetype mostKept = 24; // more than there are patterns

} // namespace

const services::PatternTrial *TrialMemory::find(const schema::PatternUse &use) const
{
    const auto found =
        std::find_if(m_tried.cbegin(), m_tried.cend(), [&use](const Tried &each) { return each.use == use; });
    return found == m_tried.cend() ? nullptr : &found->trial;
}

void TrialMemory::keep(const schema::PatternUse &use, const services::PatternTrial &trial)
{
    m_tried.removeIf([&use](const Tried &each) { return each.use == use; });
    if (m_tried.size() == mostKept)
        m_tried.removeFirst();
    m_tried.append({use, trial});
}

} // namespace sw::views
