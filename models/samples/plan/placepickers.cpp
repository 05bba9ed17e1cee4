// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/placepickers.h"

#include <algorithm>

namespace sw::samples
{

using design::Node;

namespace
{

/// The field of \p child, or of an object in it, that holds the _id of its parent in \p parent.
const Node *parentField(const Node &child, const QString &parent, const schema::RelationshipId &relationship)
{
    const auto holds = [&](const Node &field) {
        return field.reference && !field.isArray() && !field.uniqueValues && field.reference->collection == parent &&
               (relationship.isEmpty() || field.reference->relationship == relationship);
    };
    const auto found = std::find_if(child.fields.cbegin(), child.fields.cend(), holds);
    if (found != child.fields.cend())
        return &*found;
    for (const Node &field : child.fields) {
        const Node *inside = field.isObject() ? parentField(field, parent, relationship) : nullptr;
        if (inside && !inside->copyOf)
            return inside;
    }
    return nullptr;
}

} // namespace

PlacePickers::PlacePickers(const design::Design &design, quint64 seed) : m_design(design), m_seed(mixed(seed + golden))
{}

quint64 PlacePickers::keyOf(const design::Collection &collection) const
{
    return childKey(m_seed, saltOf(collection.name.toUtf8()));
}

std::optional<size_t> PlacePickers::kindNamed(const design::Collection &collection, const QString &kind)
{
    const QList<design::Variant> &kinds = collection.root.variants;
    const auto found = std::find_if(kinds.cbegin(), kinds.cend(),
                                    [&](const design::Variant &variant) { return variant.value == kind; });
    return kind.isEmpty() || found == kinds.cend() ? std::nullopt
                                                   : std::optional(static_cast<size_t>(found - kinds.cbegin()));
}

OfKind PlacePickers::ofKind(const design::Collection &collection, const std::optional<size_t> &kind) const
{
    if (!kind)
        return {};
    return {std::make_shared<const KindOrder>(collection.root.variants, documentCount(collection),
                                              childKey(keyOf(collection), variantStream)),
            *kind};
}

quint64 PlacePickers::pickSeed(const QString &from, const QString &to, const schema::RelationshipId &relationship) const
{
    return childKey(childKey(childKey(m_seed, saltOf(from.toUtf8())), saltOf(to.toUtf8())),
                    saltOf(relationship.text().toUtf8()));
}

/// Those documents of \p target that alone have more items than their array has a place for.
OfKind PlacePickers::withRest(const PlanPlace &place, const design::Collection &target, const Held &held) const
{
    if (!place.list || place.list->reference != held.field || place.list->array->rest->flag.isEmpty())
        return {};
    const double documents = held.field->distinctValues.value_or(target.documents.likely);
    return {std::make_shared<const KindOrder>(static_cast<quint64>(std::max(1.0, documents)), documentCount(target),
                                              childKey(keyOf(target), saltOf(place.list->array->rest->flag.toUtf8()))),
            0};
}

PickerPtr PlacePickers::pickerFor(const PlanPlace &place, size_t level, const design::Collection &target,
                                  const Held &held) const
{
    const design::Collection &own = *place.collection;
    const OfKind from = ofKind(own, place.kind);
    const OfKind kind = ofKind(target, kindNamed(target, held.kind));
    const OfKind to = kind.order || level > 0 ? kind : withRest(place, target, held);
    const quint64 owners = from.order ? from.order->count(from.kind) : documentCount(own);
    const quint64 targets = to.order ? to.order->count(to.kind) : documentCount(target);
    const bool kinds = from.order || to.order;
    const bool toItself = target.name == own.name && (!to.order || (from.order && from.kind == to.kind));
    const quint64 seed = pickSeed(own.name, target.name, held.relationship);
    const double skew = m_design.skews.value(held.relationship);
    auto items = std::count_if(place.levels.cbegin(), place.levels.cbegin() + static_cast<std::ptrdiff_t>(level) + 1,
                               [](const PlanLevel &each) { return each.isItem; });
    if (kinds && place.levels[level].places <= 1)
        items = 0; // an array of one
    const auto made = [&](const PickerPtr &picker) {
        return kinds ? picker->ofKinds(from, to) : picker;
    };
    if (items == 0) {
        if (toItself)
            return made(held.one ? Picker::partner(targets) : Picker::earlier());
        // Partners that have moved to an archive keep their ids.
        return made(held.one ? Picker::same(owners, std::max(owners, targets))
                             : Picker::parent(owners, targets, seed, skew));
    }
    if (held.one && items == 1)
        return made(Picker::own(static_cast<quint64>(place.levels[level].places), targets));
    const Node *back = items == 1 && !toItself ? parentField(target.root, own.name, held.relationship) : nullptr;
    if (back)
        return made(Picker::children(targets, owners, pickSeed(target.name, own.name, back->reference->relationship),
                                     m_design.skews.value(back->reference->relationship)));
    if (!toItself && held.field && held.field->reference && held.field->reference->once)
        return made(Picker::children(targets, owners, seed, skew));
    return made(Picker::several(targets, childKey(seed, saltOf(place.levels[level].path.toUtf8())), skew));
}

PlacePickers::Found PlacePickers::bindingFor(const Node &node, const design::Collection &target, PlanPlace &place) const
{
    const bool isReference = node.reference && !node.copyOf;
    const schema::RelationshipId relationship = isReference ? node.reference->relationship : node.source.relationship;
    const QString kind = isReference ? node.reference->kind : QString();
    const size_t innermost = place.levels.size() - 1;
    for (size_t level = innermost + 1; level-- > 0;) {
        const PlanBinding *found = nullptr;
        for (const PlanBinding &binding : place.levels[level].bindings) {
            const bool fits =
                (!binding.ownKind || binding.ownKind == place.kind) && (kind.isEmpty() || binding.kind == kind);
            if (fits && binding.collection == target.name && (!found || binding.relationship == relationship))
                found = &binding;
            if (found && found->relationship == relationship)
                break;
        }
        if (found)
            return {found->picker, static_cast<int>(innermost - level), found->kind};
    }
    size_t level = innermost;
    while (level > 1 && !place.levels[level].isItem)
        --level;
    const PickerPtr picker = pickerFor(place, level, target, {target.name, relationship, false, kind});
    place.levels[level].bindings.push_back({target.name, relationship, picker, kind, place.kind});
    return {picker, static_cast<int>(innermost - level), kind};
}

} // namespace sw::samples
