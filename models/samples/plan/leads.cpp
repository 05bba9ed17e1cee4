// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/leads.h"

#include "models/samples/plan/distinctchoice.h"

#include <algorithm>

namespace sw::samples
{

using design::Node;

namespace
{

bool isDrawnFromFew(const Node &node, const PlanPlace &place)
{
    return node.distinctValues && !node.reference && !node.copyOf && !node.derivation && !node.uniqueValues &&
           !place.unique.contains(&node) && &node != place.group && &node != place.numbered;
}

/// Of two fields of a document the one with more values, or the later one, so that no two wait for each other.
const Node *moreVaried(const Node &node, const schema::PairCount &pair, const PlanPlace &place)
{
    const QList<Node> &fields = place.collection->root.fields;
    const auto other = std::find_if(fields.cbegin(), fields.cend(), [&pair](const Node &field) {
        return !pair.other.isEmpty() && field.source.field == pair.other;
    });
    const bool decides = other != fields.cend() && isDrawnFromFew(*other, place) &&
                         std::pair(*other->distinctValues, &*other) > std::pair(*node.distinctValues, &node);
    return decides ? &*other : nullptr;
}

} // namespace

std::optional<Lead> leadOf(const Node &node, const PlanPlace &place)
{
    const QList<Node> &fields = place.collection->root.fields;
    const bool isDirect =
        std::any_of(fields.cbegin(), fields.cend(), [&node](const Node &field) { return &field == &node; });
    const auto mayFollow = [&](const Node &field) {
        return isDrawnFromFew(field, place) && field.spread.shape == schema::Spread::Automatic;
    };
    if (place.levels.size() != 1 || !isDirect || !mayFollow(node))
        return std::nullopt;
    const auto follows = [&](const Node &field) {
        return mayFollow(field) &&
               std::any_of(field.spread.pairs.cbegin(), field.spread.pairs.cend(),
                           [&](const schema::PairCount &pair) { return moreVaried(field, pair, place); });
    };
    const Node *lead = nullptr;
    double pairs = 0;
    for (const schema::PairCount &pair : node.spread.pairs) {
        const Node *other = moreVaried(node, pair, place);
        const bool isCloser =
            other && (!lead || pair.different / *other->distinctValues < pairs / *lead->distinctValues);
        if (!isCloser || follows(*other))
            continue;
        lead = other;
        pairs = pair.different;
    }
    const std::optional<DistinctChoice> choice =
        lead ? distinctChoice(contextOf(*lead, *lead, place, 0)) : std::nullopt;
    if (!choice)
        return std::nullopt;
    return Lead{std::make_shared<const DistinctChoice>(*choice), place.key, saltOf(lead->name.toUtf8()), pairs};
}

} // namespace sw::samples
