// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/areadesign.h"

namespace sw::advisor
{

AreaDesign::AreaDesign(const SubjectArea &area, const QList<schema::PatternUse> &uses, const Setting &setting)
    : m_area(area),
      m_setting(setting),
      m_uses(area.usesIn(uses)),
      m_derived(area.model(), area.mapped(), m_uses),
      m_estimation(m_derived.design(), area.sizeOptions(), setting.indexPages.get()),
      m_sizes(seenAsWhole(setting.workingSet)),
      m_costs(area.model(), m_derived.places(), sizing::fetchCostFactor(m_sizes))
{}

AreaDesign::AreaDesign(const AreaDesign &now, const schema::PatternUse &use, const Setting &setting)
    : m_area(now.m_area),
      m_setting(setting),
      m_uses(QList(now.m_uses) << use),
      m_derived(m_area.model(), m_area.mapped(), m_uses, now.m_derived),
      m_estimation(m_derived.design(), m_area.sizeOptions(), now.m_estimation),
      m_sizes(seenAsWhole(setting.workingSet + m_estimation.report().workingSet.likely -
                          now.m_estimation.report().workingSet.likely)),
      m_costs(m_area.model(), m_derived.places(), sizing::fetchCostFactor(m_sizes), now.m_costs,
              design::Difference(m_area.model(), now.m_derived.design(), m_derived.design()))
{}

sizing::SizeReport AreaDesign::seenAsWhole(base::Bytes workingSet) const
{
    sizing::SizeReport sizes = m_estimation.report();
    sizes.workingSet.likely = workingSet;
    sizes.cache.bytes = m_setting.cache;
    return sizes;
}

Outcome AreaDesign::outcome() const
{
    Outcome outcome = outcomeOf(m_area, m_sizes, m_costs);
    outcome.workingSet = m_estimation.report().workingSet.likely;
    outcome.skipped = m_derived.design().skipped;
    if (m_setting.judge)
        outcome.problems = m_setting.judge(m_area.model(), m_derived.design(), m_sizes, m_costs);
    return outcome;
}

} // namespace sw::advisor
