// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/belonging.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

using design::Node;

namespace
{

/// No document stands in two of these lists.
bool holdsEachOnce(const Node &array)
{
    const auto isOnce = [](const Node &node) {
        return node.reference && node.reference->once;
    };
    const QList<Node> &fields = array.item().fields;
    return isOnce(array.item()) || std::any_of(fields.cbegin(), fields.cend(), isOnce);
}

} // namespace

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
    const bool once = !array.fields.isEmpty() && holdsEachOnce(array);
    bool isNested = false;
    for (PlanLevel &level : place.levels) {
        isNested = isNested || level.isItem;
        level.shares = level.shares || (once && level.isItem);
    }
    if (isNested && once)
        plan.shared = childrenIn(array, place);
    if (isNested)
        return;
    if (place.levels.size() > 1 && !once)
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
    const double beyond = held - array.count.likely;
    if (array.order || std::abs(beyond) <= 0.02 * array.count.likely || (once && beyond < 0))
        plan.children = children;
    else if (once)
        plan.most = children;
}

} // namespace sw::samples
