// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/belonging.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

using design::Node;

PickerPtr Belonging::childrenIn(const Node &array, PlanPlace &place) const
{
    m_places.pushItem(array, place);
    PickerPtr children;
    for (const PlanBinding &binding : place.levels.back().bindings) {
        if (binding.picker->isOfChildren())
            children = binding.picker;
    }
    place.levels.pop_back();
    return children;
}

void Belonging::setLength(const Node &array, PlanPlace &place, PlanNode &plan) const
{
    if (place.levels.size() > 1)
        return;
    if (place.pagedBy && place.clock.group) {
        const double pages = place.clock.group->owners() / place.clock.group->targets();
        plan.pages = place.clock.group;
        plan.lastPage =
            std::max(plan.count.smallest(), plan.count.bound() - pages * (plan.count.bound() - array.count.likely));
        return;
    }
    const PickerPtr children = childrenIn(array, place);
    if (!children)
        return;
    // Only where the model's numbers agree: as many children on average as the array is expected to hold.
    const double held = std::min(children->targets() / children->owners(), plan.count.bound());
    if (array.order || std::abs(held - array.count.likely) <= 0.02 * array.count.likely)
        plan.children = children;
}

} // namespace sw::samples
