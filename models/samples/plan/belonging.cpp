// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/belonging.h"

#include "models/schema/names.h"

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
    if (place.paged && place.clock.group) {
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
    if (std::abs(held - array.count.likely) <= 0.02 * array.count.likely)
        plan.children = children;
}

PickerPtr Belonging::childrenCountedBy(const Node &node, PlanPlace &place) const
{
    const bool isWhole = schema::isWhole(node.type());
    if (!isWhole || place.levels.size() > 1 || node.derivation || !node.name.endsWith(QLatin1String("_count")))
        return nullptr;
    for (const Node &field : place.collection->root.fields) {
        if (field.isArray() && schema::singularName(field.name) + QLatin1String("_count") == node.name)
            return childrenIn(field, place);
    }
    return nullptr;
}

} // namespace sw::samples
