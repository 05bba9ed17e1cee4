// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/treeparts.h"

#include "models/samples/plan/placepickers.h"

#include <algorithm>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{

TreePart treePositionOf(const Node &node, const design::Collection &own, bool hasParent)
{
    if (node.origin.isEmpty() || !node.source.entity.isEmpty())
        return TreePart::None;
    if (node.type() == FieldType::String)
        return !hasParent && node.constraints.pattern == QLatin1String("^(,[^,]+)+,$") ? TreePart::Path
                                                                                       : TreePart::None;
    if (node.type() != FieldType::Int32 || !hasParent)
        return TreePart::None;
    const auto first = std::find_if(own.root.fields.cbegin(), own.root.fields.cend(), [&](const Node &field) {
        return field.type() == node.type() && !field.reference && field.source.relationship == node.source.relationship;
    });
    return first->name == node.name ? TreePart::Left : TreePart::Right;
}

} // namespace

TreePart treePartOf(const Node &node, const PlanPlace &place)
{
    const design::Collection &own = *place.collection;
    const bool inArray = place.levels.size() == 2 && place.levels.back().isItem && node.name.isEmpty();
    const auto relationshipOf = [](const Node &value) {
        return value.reference ? value.reference->relationship : value.source.relationship;
    };
    const Node &value = node.isArray() && !node.fields.isEmpty() ? node.item() : node;
    const schema::RelationshipId relationship = relationshipOf(value);
    if ((place.levels.size() != 1 && !inArray) || value.copyOf || relationship.isEmpty())
        return TreePart::None;
    const auto isLink = [&](const Node &field) {
        const bool links = field.reference && !field.copyOf && field.reference->collection == own.name;
        return links &&
               (field.reference->kind.isEmpty() || PlacePickers::kindNamed(own, field.reference->kind) == place.kind);
    };
    const auto isParent = [&](const Node &field) {
        return isLink(field) && !field.uniqueValues && relationshipOf(field) == relationship;
    };
    const bool hasParent = std::any_of(own.root.fields.cbegin(), own.root.fields.cend(), isParent);
    if (inArray || node.isArray()) {
        const QString path = inArray ? place.levels.back().path : node.name;
        const auto isOnce = [&](const design::Index &index) {
            return index.unique && index.keys.first().path == path;
        };
        return !isLink(value)                                                  ? TreePart::None
               : value.reference->once                                         ? TreePart::Children
               : hasParent                                                     ? TreePart::Ancestors
               : std::any_of(own.indexes.cbegin(), own.indexes.cend(), isOnce) ? TreePart::Children
                                                                               : TreePart::None;
    }
    if (node.reference)
        return isParent(node) ? TreePart::Parent : TreePart::None;
    return treePositionOf(node, own, hasParent);
}

PickerPtr treePicker(TreePart part, const design::Collection &collection)
{
    if (part == TreePart::Children)
        return Picker::below(documentCount(collection));
    return part == TreePart::Ancestors || part == TreePart::Path ? Picker::above() : nullptr;
}

} // namespace sw::samples
