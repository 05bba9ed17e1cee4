// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/planplace.h"

#include <algorithm>

namespace sw::samples
{

using design::Node;

quint64 documentCount(const design::Collection &collection)
{
    return static_cast<quint64>(std::clamp(collection.documents.likely, 1.0, 1e15));
}

QString pathOf(const PlanPlace &place, const Node &node)
{
    return design::joinedPath(place.levels.back().path, node.name);
}

MakerContext contextOf(const Node &node, const Node &own, const PlanPlace &place, int position)
{
    const PlanLevel &level = place.levels.back();
    const bool isGroup = &node == place.group;
    MakerContext context{own, place.collection->name + QStringLiteral(" > ") + pathOf(place, node), level.owner,
                         place.clock};
    context.documents = isGroup ? place.clock.group->targets() : static_cast<double>(documentCount(*place.collection));
    context.places = level.places;
    context.itemGap = level.itemGap;
    context.spans = level.spans;
    context.position = position;
    context.seed = childKey(place.key, saltOf(pathOf(place, node).toUtf8()));
    context.unique = (node.uniqueValues || isGroup || place.unique.contains(&node)) && !node.derivation;
    return context;
}

} // namespace sw::samples
