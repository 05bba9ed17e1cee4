// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/compiler.h"
#include "models/samples/makers/valuetypes.h"

#include "models/design/shape/documentsize.h"
#include "models/samples/makers/linkmakers.h"

#include <algorithm>
#include <iterator>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{
constexpr double defaultNullShare = 1.0 / 128;
}

quint64 documentCount(const design::Collection &collection)
{
    return static_cast<quint64>(std::clamp(collection.documents.likely, 1.0, 1e15));
}

int PlanCompiler::datePosition(const Node &object, const Node &node)
{
    const auto within = [&](const QList<Node> &fields) -> std::optional<int> {
        int position = 0;
        for (const Node &field : fields) {
            if (&field == &node)
                return position;
            position += field.type() == FieldType::Date;
        }
        return std::nullopt;
    };
    std::optional<int> position = within(object.fields);
    for (const design::Variant &variant : object.variants)
        position = position ? position : within(variant.fields);
    return position.value_or(0);
}

PlanCompiler::PlanCompiler(const design::Design &design, quint64 seed) : m_design(design), m_seed(mixed(seed + golden))
{}

quint64 PlanCompiler::keyOf(const design::Collection &collection) const
{
    return childKey(m_seed, saltOf(collection.name.toUtf8()));
}

std::optional<size_t> PlanCompiler::kindNamed(const design::Collection &collection, const QString &kind)
{
    const QList<design::Variant> &kinds = collection.root.variants;
    const auto found = std::find_if(kinds.cbegin(), kinds.cend(),
                                    [&](const design::Variant &variant) { return variant.value == kind; });
    return kind.isEmpty() || found == kinds.cend() ? std::nullopt
                                                   : std::optional(static_cast<size_t>(found - kinds.cbegin()));
}

OfKind PlanCompiler::ofKind(const design::Collection &collection, const std::optional<size_t> &kind) const
{
    if (!kind)
        return {};
    return {std::make_shared<const KindOrder>(collection.root.variants, documentCount(collection),
                                              childKey(keyOf(collection), variantStream)),
            *kind};
}

PlanCompiler::Place PlanCompiler::placeOf(const design::Collection &collection, int depth, const QString &kind) const
{
    Place place;
    place.collection = &collection;
    place.key = keyOf(collection);
    place.depth = depth;
    place.kind = kindNamed(collection, kind);
    Level root;
    root.node = &collection.root;
    root.owner = collection.name;
    place.levels.push_back(root);
    addBindings(place);
    linkOnce(place);
    findGroup(place);
    makeIdsUnique(place);
    return place;
}

PlanNode PlanCompiler::compile(const design::Collection &collection)
{
    Place place = placeOf(collection, 0);
    PlanNode root = shell(collection.root);
    root.fields = compileFields(collection.root, collection.root.fields, place);
    compileVariants(collection.root, place, root);
    root.kinds = collection.root.variants.isEmpty() ? nullptr : ofKind(collection, 0).order;
    return root;
}

PlanNode PlanCompiler::shell(const Node &node) const
{
    PlanNode plan;
    plan.name = node.name.toUtf8();
    if (static_cast<size_t>(plan.name.size()) < plan.shortName.size())
        std::copy(plan.name.cbegin(), plan.name.cend(), plan.shortName.begin());
    plan.type = node.type();
    plan.salt = saltOf(plan.name);
    plan.presence = node.presence;
    plan.nullable = node.nullable;
    plan.nullShare = node.nullShare > 0 ? node.nullShare : defaultNullShare;
    plan.keyed = node.keyed;
    if (node.isArray())
        plan.count = ItemCount(node);
    else if (!node.isObject())
        plan.bytes = design::likelyValueBytes(node).value();
    return plan;
}

PlanNode PlanCompiler::compileNode(const Node &node, Place &place, int position)
{
    PlanNode plan = shell(node);
    if (node.uniqueValues || place.unique.contains(&node))
        plan.nullShare = 0; // a unique index takes null once, as any other value
    plan.treePart = treePartOf(node, place);
    plan.foreign = foreignOf(node, place);
    if (!node.isArray())
        plan.children = treePicker(plan.treePart, *place.collection);
    if (plan.foreign)
        plan.keepsPresence = node.copyOf.has_value() && !node.isRequired();
    else if (node.isObject())
        compileObject(node, place, plan);
    else if (node.isArray())
        compileArray(node, place, plan);
    else
        compileScalar(node, place, plan, position);
    return plan;
}

void PlanCompiler::compileObject(const Node &node, Place &place, PlanNode &plan)
{
    pushObject(node, place);
    plan.fields = compileFields(node, node.fields, place);
    compileVariants(node, place, plan);
    place.levels.pop_back();
}

namespace
{

void putRequiredFirst(const QList<design::Variant> &variants, PlanNode &item)
{
    const auto isRequired = [&](const PlanVariant &variant) {
        return variants.at(static_cast<qsizetype>(&variant - item.variants.data())).share >= 1;
    };
    std::vector<PlanVariant> required, others;
    for (PlanVariant &variant : item.variants)
        (isRequired(variant) ? required : others).push_back(std::move(variant));
    item.alwaysThere = required.size();
    std::move(others.begin(), others.end(), std::back_inserter(required));
    item.variants = std::move(required);
}

} // namespace

void PlanCompiler::compileArray(const Node &node, Place &place, PlanNode &plan)
{
    if (node.fields.isEmpty())
        return;
    const Node &item = node.item();
    pushItem(node, place);
    if (item.isObject()) {
        PlanNode object = shell(item);
        object.fields = compileFields(item, item.fields, place);
        compileVariants(item, place, object);
        object.eachKindOnce =
            !item.variants.isEmpty() && plan.count.bound() <= static_cast<double>(item.variants.size());
        if (object.eachKindOnce)
            putRequiredFirst(item.variants, object);
        plan.fields.push_back(std::move(object));
    } else {
        plan.fields.push_back(compileNode(item, place, 0));
    }
    place.levels.pop_back();
    if (plan.treePart != TreePart::None)
        plan.children = treePicker(plan.treePart, *place.collection);
    else
        setBelonging(node, place, plan);
}

void PlanCompiler::compileScalar(const Node &node, Place &place, PlanNode &plan, int position)
{
    plan.derived = derivedOf(node, place);
    if (plan.treePart == TreePart::Left || plan.treePart == TreePart::Right) {
        plan.maker = treeNumberMaker(documentCount(*place.collection), plan.treePart == TreePart::Right);
    } else if (const PickerPtr children = childrenCountedBy(node, place)) {
        plan.maker = childCountMaker(children);
    } else if (&node == place.numbered) {
        const Node *by = place.numberedBy;
        const PickerPtr parent =
            by ? bindingFor(*by, *m_design.collection(by->reference->collection), place).picker : nullptr;
        plan.maker = siblingMaker(parent, static_cast<qint64>(node.constraints.minimum.value_or(0)));
    } else {
        plan.maker = makerOf(node, place, position);
    }
    if (&node == place.group && plan.maker)
        plan.maker = groupMaker(std::move(plan.maker), place.clock.group,
                                childKey(place.key, saltOf(pathOf(place, node).toUtf8())));
}

MakerContext PlanCompiler::contextOf(const Node &node, const Node &own, const Place &place, int position) const
{
    const Level &level = place.levels.back();
    const bool isGroup = &node == place.group;
    MakerContext context{own, place.collection->name + QStringLiteral(" > ") + pathOf(place, node), level.owner,
                         place.clock};
    context.documents = isGroup ? place.clock.group->targets() : static_cast<double>(documentCount(*place.collection));
    context.places = level.places;
    context.itemGap = level.itemGap;
    context.position = position;
    context.seed = childKey(place.key, saltOf(pathOf(place, node).toUtf8()));
    context.unique = (node.uniqueValues || isGroup || place.unique.contains(&node)) && !node.derivation;
    return context;
}

MakerPtr PlanCompiler::makerOf(const Node &node, Place &place, int position)
{
    Node own = node;
    if (&node == place.group)
        own.distinctValues.reset();
    MakerContext context = contextOf(node, own, place, position);
    context.lead = leadOf(node, place);
    auto maker = makerFor(context);
    if (maker)
        return std::move(maker.value());
    if (!node.derivation)
        m_problems << maker.error();
    Node plain = design::makeNode(node.name, node.type());
    MakerContext without{plain, context.path, context.owner, place.clock};
    auto fallback = makerFor(without);
    return fallback ? std::move(fallback.value()) : nullptr;
}

std::vector<PlanNode> PlanCompiler::compileFields(const Node &object, const QList<Node> &fields, Place &place)
{
    std::vector<PlanNode> plans;
    plans.reserve(static_cast<size_t>(fields.size()));
    for (const Node &field : fields) {
        if (!object.variants.isEmpty() && field.name == object.discriminator) {
            plans.push_back(shell(field));
            plans.back().isDiscriminator = true;
        } else {
            plans.push_back(compileNode(field, place, datePosition(object, field)));
        }
    }
    return plans;
}

void PlanCompiler::compileVariants(const Node &object, Place &place, PlanNode &plan)
{
    if (object.variants.isEmpty())
        return;
    const Node *discriminator = object.field(object.discriminator);
    if (!discriminator && !object.discriminator.isEmpty()) {
        plan.fields.push_back(shell(design::makeNode(object.discriminator, FieldType::String)));
        plan.fields.back().isDiscriminator = true;
    }
    double shares = 0;
    for (const design::Variant &variant : object.variants)
        shares += std::max(0.0, variant.share);
    const bool isRoot = &object == &place.collection->root;
    double until = 0;
    double smallest = 0, largest = 0;
    for (const design::Variant &variant : object.variants) {
        PlanVariant compiled;
        compiled.value =
            parsedValue(variant.value, discriminator ? discriminator->type() : FieldType::String).value_or(Value());
        if (isRoot)
            place.kind = plan.variants.size();
        compiled.fields = compileFields(object, variant.fields, place);
        until += shares > 0 ? std::max(0.0, variant.share) / shares : 1.0 / static_cast<double>(object.variants.size());
        compiled.until = until;
        const design::DocumentSize size = design::documentSize(design::makeObject({}, variant.fields));
        const size_t at = plan.variants.size();
        if (at == 0 || size.low.value() < smallest) {
            smallest = size.low.value();
            plan.smallestVariant = at;
        }
        if (at == 0 || size.high.value() > largest) {
            largest = size.high.value();
            plan.largestVariant = at;
        }
        plan.variants.push_back(std::move(compiled));
    }
    if (isRoot)
        place.kind.reset();
}

} // namespace sw::samples
