// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/makers/clock.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/compiler.h"
#include "models/samples/plan/held.h"

#include <QRegularExpression>

#include <algorithm>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{

constexpr double usualGap = 31 * hour; ///< between the items of an array that people fill
constexpr double longestArraySpan = 180 * 24 * hour;

bool isWhole(const Node &node)
{
    return schema::isWhole(node.type()) && node.constraints.enumValues.isEmpty() && !node.constraints.maximum &&
           !node.derivation;
}

bool isSpanStart(const Node &node)
{
    return node.derivation && node.derivation->kind == design::Derivation::Kind::StartOf;
}

/// How well a part of _id can be made unique: 0 not at all.
int fitness(const Node &node)
{
    if (!node.constraints.enumValues.isEmpty() || node.reference || node.copyOf || node.derivation)
        return 0;
    const bool isPatterned = node.type() == FieldType::String && !node.constraints.pattern.isEmpty();
    return isPatterned ? 2 : valueTypeOf(node.type()).fitness;
}

bool isUniqueByItself(const Node &node)
{
    const bool random = schema::traitsOf(node.type()).family == schema::TypeFamily::Identity;
    return node.uniqueValues || (random && !node.reference && !node.copyOf);
}

} // namespace

QList<const Node *> PlanCompiler::partsOfId(const design::Collection &collection) const
{
    QList<const Node *> parts;
    const Node *id = collection.root.field(QStringLiteral("_id"));
    if (!id)
        return parts;
    if (id->isObject()) {
        for (const Node &field : id->fields)
            parts << &field;
    } else if (id->derivation && id->derivation->kind == design::Derivation::Kind::Text) {
        static const QRegularExpression placeholder(QStringLiteral("\\{([^{}:]+)\\}"));
        for (auto it = placeholder.globalMatch(id->derivation->of); it.hasNext();) {
            if (const Node *part = design::nodeAt(collection.root, it.next().captured(1)))
                parts << part;
        }
    } else {
        parts << id;
    }
    return parts;
}

void PlanCompiler::makeIdsUnique(Place &place) const
{
    const QList<const Node *> parts = partsOfId(*place.collection);
    const Node *id = place.collection->root.field(QStringLiteral("_id"));
    QList<const Node *> keys = id && id->isObject() ? parts : QList<const Node *>();
    for (const Node &field : place.collection->root.fields) {
        if (!id || !id->isObject())
            keys << &field;
    }
    const bool byTime = id && id->derivation && id->derivation->of.contains(QLatin1String("{first:"));
    if (place.clock.granule !=
        Granule::None) { // a span of its own for each document of a group: what is counted beside it need not go on
        const auto start =
            std::find_if(keys.cbegin(), keys.cend(), [](const Node *part) { return isSpanStart(*part); });
        const auto counter = std::find_if(start, keys.cend(), [](const Node *part) { return isWhole(*part); });
        if (counter != keys.cend())
            place.numbered = *counter;
        return;
    }
    if (byTime || std::any_of(parts.cbegin(), parts.cend(), [](const Node *part) { return isUniqueByItself(*part); }))
        return;
    const auto parent = std::find_if(parts.cbegin(), parts.cend(), [&](const Node *part) {
        return part->reference && !part->isArray() && part->reference->collection != place.collection->name &&
               m_design.collection(part->reference->collection);
    });
    const auto number = std::find_if(parts.cbegin(), parts.cend(), [](const Node *part) { return isWhole(*part); });
    if (parent != parts.cend() && number != parts.cend()) {
        place.numberedBy = *parent;
        place.numbered = *number;
        return;
    }
    const auto best = std::max_element(parts.cbegin(), parts.cend(),
                                       [](const Node *a, const Node *b) { return fitness(*a) < fitness(*b); });
    if (best != parts.cend())
        place.unique.insert(*best);
}

QString PlanCompiler::pathOf(const Place &place, const Node &node) const
{
    return design::joinedPath(place.levels.back().path, node.name);
}

void PlanCompiler::pushObject(const Node &node, Place &place) const
{
    Level level = place.levels.back();
    level.path = pathOf(place, node);
    level.node = &node;
    level.owner = node.name;
    level.isItem = false;
    level.bindings.clear();
    place.levels.push_back(level);
    addBindings(place);
}

void PlanCompiler::pushItem(const Node &array, Place &place) const
{
    const ItemCount count(array);
    const double longest = std::max(1.0, count.longest(Extent::Random));
    Level level = place.levels.back();
    level.path = pathOf(place, array);
    level.node = array.fields.isEmpty() ? nullptr : &array.item();
    level.owner = array.name.isEmpty() ? level.owner : array.name;
    level.isItem = true;
    level.places *= std::max(1.0, count.bound());
    const bool fillsStep = place.collection->appendOnly || place.paged || place.clock.granule != Granule::None;
    const double gap = fillsStep ? place.clock.step / longest : std::min(usualGap, longestArraySpan / longest);
    level.itemGap = std::max(1.0, gap);
    level.bindings.clear();
    place.levels.push_back(level);
    addBindings(place);
}

/// The links between documents of two collections: each pair at most once, where an index says so.
void PlanCompiler::linkOnce(Place &place) const
{
    const design::Collection &own = *place.collection;
    for (const design::Index &index : own.indexes) {
        if (!index.unique || index.keys.size() != 2 || !index.partialFilter.isEmpty())
            continue;
        std::vector<Binding *> pair;
        for (const design::IndexKey &key : index.keys) {
            const Node *field = own.root.field(key.path);
            for (Binding &binding : place.levels.front().bindings) {
                if (field && field->reference && binding.collection == field->reference->collection &&
                    binding.relationship == field->reference->relationship)
                    pair.push_back(&binding);
            }
        }
        const design::Collection *target =
            pair.size() == 2 && pair.front() != pair.back() ? m_design.collection(pair.back()->collection) : nullptr;
        if (target && pair.front()->picker->isOfParent() && pair.back()->picker->isOfParent())
            pair.back()->picker = Picker::beside(pair.front()->picker, documentCount(*target),
                                                 pickSeed(own.name, target->name, pair.back()->relationship));
    }
}

void PlanCompiler::addBindings(Place &place) const
{
    Level &level = place.levels.back();
    const auto add = [&](const Node &field) {
        const auto held = heldBy(field, place.levels.size() == 1);
        const design::Collection *target = held ? m_design.collection(held->collection) : nullptr;
        if (target) {
            const PickerPtr picker = pickerFor(place, place.levels.size() - 1, *target, *held);
            level.bindings.push_back({held->collection, held->relationship, picker, held->kind, place.kind});
        }
    };
    if (!level.node)
        return;
    if (!level.node->isObject()) {
        add(*level.node); // the item of an array of ids
        return;
    }
    for (const Node &field : level.node->fields)
        add(field);
    const std::optional<size_t> compiled = place.kind;
    const bool isRoot = place.levels.size() == 1;
    for (qsizetype i = 0; i < level.node->variants.size(); ++i) {
        if (isRoot)
            place.kind = static_cast<size_t>(i);
        for (const Node &field : level.node->variants.at(i).fields)
            add(field);
    }
    place.kind = compiled;
}

} // namespace sw::samples
