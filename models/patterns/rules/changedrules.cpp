// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/rules/changedrules.h"

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

/// What a design stores, by what it comes from in the model.
struct Stored
{
    QSet<schema::FieldId> fields;
    QSet<schema::RelationshipId> relationships;

    bool holds(const Node &node) const
    {
        using Kind = design::Derivation::Kind;
        const bool isOneOfThem = // as it was stored, of whatever type
            node.derivation && (node.derivation->kind == Kind::MinOf || node.derivation->kind == Kind::MaxOf);
        const auto any = [&](const QList<Node> &nodes) {
            return std::any_of(nodes.cbegin(), nodes.cend(), [&](const Node &below) { return holds(below); });
        };
        return isOneOfThem || fields.contains(node.source.field) || relationships.contains(node.source.relationship) ||
               any(node.fields) ||
               std::any_of(node.variants.cbegin(), node.variants.cend(),
                           [&](const design::Variant &variant) { return any(variant.fields); });
    }
};

void add(const Node &node, Stored &stored)
{
    if (!node.source.field.isEmpty())
        stored.fields << node.source.field;
    if (!node.source.relationship.isEmpty())
        stored.relationships << node.source.relationship;
    for (const Node &below : node.fields)
        add(below, stored);
    for (const design::Variant &variant : node.variants) {
        for (const Node &below : variant.fields)
            add(below, stored);
    }
}

} // namespace

Collection changedRules(const Collection &collection, const design::Design &from)
{
    Stored stored;
    for (const Collection &one : from.collections)
        add(one.root, stored);
    Collection out = collection;
    const Collection *former = from.collection(collection.name);
    out.root.closed = false;
    out.root.fields.removeIf([&](const Node &node) {
        // documents of kinds and versions that the model does not know stay as they are, so does what only some have
        const bool isOfTheModel = node.origin.isEmpty();
        const bool isTag = node.name == out.root.discriminator || !node.constraints.enumValues.isEmpty();
        if (isOfTheModel || isTag || node.name == design::idName || !node.isRequired())
            return true;
        const Node *there = former ? former->root.field(node.name) : nullptr;
        return stored.holds(node) || (there && there->origin == node.origin);
    });
    for (Node &node : out.root.fields) {
        if (schema::isNumber(node.type()))
            node.types = design::numberTypes(); // a number that was there before keeps its type
    }
    out.root.discriminator.clear();
    out.root.variants.clear();
    out.rules.removeIf([](const design::Rule &rule) { return rule.origin.isEmpty(); });
    for (const Collection &one : from.collections) {
        for (const design::Rule &rule : one.rules)
            out.rules.removeIf([&](const design::Rule &own) { return own.expression == rule.expression; });
    }
    return out;
}

} // namespace sw::patterns
