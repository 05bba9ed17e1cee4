// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonfields.h"
#include "models/samples/makers/clock.h"
#include "models/samples/plan/compiler.h"
#include "models/samples/plan/distinctchoice.h"
#include "models/samples/plan/held.h"
#include "models/schema/names.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{

constexpr double newest = 1767225600e3; // 2026-01-01: when the last of the documents was made
constexpr double longestSpan = 20 * 365.25 * 24 * hour;
constexpr double usualSpan = 2 * 365.25 * 24 * hour; ///< of a collection whose growth is not known

/// The spans that a field of \p fields or of an object below says its documents are cut by.
Granule granuleOf(const QList<Node> &fields)
{
    for (const Node &field : fields) {
        const bool starts = field.derivation && field.derivation->kind == design::Derivation::Kind::StartOf;
        const Granule granule = starts             ? granuleNamed(field.derivation->of.section(QLatin1Char(':'), 0, 0))
                                : field.isObject() ? granuleOf(field.fields)
                                                   : Granule::None;
        if (granule != Granule::None)
            return granule;
    }
    return Granule::None;
}

/// True when \p object, or a part of it, asks for less than a bound: a page that is not full.
bool asksForLess(base::BsonFields object)
{
    for (const base::BsonField &filter : object) {
        if (filter.name == "$lt" || (filter.isContainer() && asksForLess(base::BsonFields(filter))))
            return true;
    }
    return false;
}

/// The path that is unique among the documents that are not full, which only pages have; empty for other collections.
QString pagedBy(const design::Collection &collection)
{
    for (const design::Index &index : collection.indexes) {
        if (index.unique && index.keys.size() == 1 && asksForLess(base::BsonFields(index.partialFilter)))
            return index.keys.first().path;
    }
    return {};
}

} // namespace

const Node *PlanCompiler::groupNode(const Place &place) const
{
    const design::Collection &collection = *place.collection;
    if (place.paged)
        return collection.root.field(pagedBy(collection));
    const Node *id = collection.root.field(design::idName);
    for (const Node &field : id && id->isObject() ? id->fields : collection.root.fields) {
        if (!field.isObject() && !field.isArray() && !field.derivation && field.name != design::idName)
            return &field;
    }
    return nullptr;
}

/// One parent, or one value of \p node, for each group.
PickerPtr PlanCompiler::groupPicker(const Place &place, const Node &node) const
{
    const auto held = heldBy(node, false);
    const design::Collection *target =
        held && held->collection != place.collection->name ? m_design.collection(held->collection) : nullptr;
    if (target)
        return held->one ? nullptr : pickerFor(place, 0, *target, *held);
    const double documents = static_cast<double>(documentCount(*place.collection));
    const double listed = static_cast<double>(node.constraints.enumValues.size());
    const double groups =
        std::clamp(listed > 0 ? listed : node.distinctValues.value_or(std::sqrt(documents)), 1.0, documents);
    return Picker::parent(documentCount(*place.collection), static_cast<quint64>(groups),
                          childKey(place.key, saltOf(node.name.toUtf8())));
}

void PlanCompiler::findGroup(Place &place) const
{
    const design::Collection &collection = *place.collection;
    const double documents = static_cast<double>(documentCount(collection));
    Clock &clock = place.clock;
    clock.granule = granuleOf(collection.root.fields);
    place.paged = !pagedBy(collection).isEmpty();
    const Node *node = place.paged || clock.granule != Granule::None ? groupNode(place) : nullptr;
    clock.group = node ? groupPicker(place, *node) : nullptr;
    if (clock.group && !heldBy(*node, false))
        place.group = node;
    const double each = clock.group ? std::max(1.0, documents / clock.group->targets()) : documents;
    if (clock.granule != Granule::None) {
        clock.step = lengthOf(clock.granule);
        const double span = std::min(std::ceil(each) * clock.step, longestSpan);
        clock.start = static_cast<double>(startOf(clock.granule, static_cast<qint64>(newest - span)));
        return;
    }
    const double grown = collection.growthPerDay > 0 ? documents / collection.growthPerDay * 24 * hour : usualSpan;
    const double span = std::min(grown, longestSpan);
    clock.start = std::floor(newest - span);
    clock.step = span / each;
}

PickerPtr PlanCompiler::childrenIn(const Node &array, Place &place) const
{
    pushItem(array, place);
    PickerPtr children;
    for (const Binding &binding : place.levels.back().bindings) {
        if (binding.picker->isOfChildren())
            children = binding.picker;
    }
    place.levels.pop_back();
    return children;
}

void PlanCompiler::setBelonging(const Node &array, Place &place, PlanNode &plan) const
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

PickerPtr PlanCompiler::childrenCountedBy(const Node &node, Place &place) const
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

bool PlanCompiler::isDrawnFromFew(const Node &node, const Place &place) const
{
    return node.distinctValues && !node.reference && !node.copyOf && !node.derivation && !node.uniqueValues &&
           !place.unique.contains(&node) && &node != place.group && &node != place.numbered;
}

/// Of two fields of a document the one with more values, or the later one, so that no two wait for each other.
const Node *PlanCompiler::moreVaried(const Node &node, const schema::PairCount &pair, const Place &place) const
{
    const QList<Node> &fields = place.collection->root.fields;
    const auto other = std::find_if(fields.cbegin(), fields.cend(), [&pair](const Node &field) {
        return !pair.other.isEmpty() && field.source.field == pair.other;
    });
    const bool decides = other != fields.cend() && isDrawnFromFew(*other, place) &&
                         std::pair(*other->distinctValues, &*other) > std::pair(*node.distinctValues, &node);
    return decides ? &*other : nullptr;
}

std::optional<Lead> PlanCompiler::leadOf(const Node &node, const Place &place) const
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
