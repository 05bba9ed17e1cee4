// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/compiler.h"

#include "models/design/shape/documentsize.h"
#include "models/samples/makers/clock.h"
#include "models/samples/makers/linkmakers.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/belonging.h"
#include "models/samples/plan/leads.h"
#include "models/samples/plan/restcompiler.h"
#include "models/samples/plan/treeparts.h"
#include "models/samples/plan/waycompiler.h"

#include <algorithm>
#include <iterator>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{
constexpr double defaultNullShare = 1.0 / 128;
constexpr double roundedLengths = 0.99; ///< of as many items as there may be, for likely lengths are rounded

/// Whether an index refuses that two documents hold the same value at \p path.
bool isIndexedOnce(const PlanPlace &place, const QString &path)
{
    const QList<design::Index> &indexes = place.collection->indexes;
    return std::any_of(indexes.cbegin(), indexes.cend(), [&path](const design::Index &index) {
        return index.unique && std::any_of(index.keys.cbegin(), index.keys.cend(),
                                           [&path](const design::IndexKey &key) { return key.path == path; });
    });
}

} // namespace

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

PlanNode PlanCompiler::compile(const design::Collection &collection)
{
    PlanPlace place = m_places.placeOf(collection, 0);
    PlanNode root = shell(collection.root);
    root.fields = compileFields(collection.root, collection.root.fields, place);
    compileVariants(collection.root, place, root);
    root.kinds = collection.root.variants.isEmpty() ? nullptr : m_pickers.ofKind(collection, 0).order;
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

PlanNode PlanCompiler::compileNode(const Node &node, PlanPlace &place, int position)
{
    PlanNode plan = shell(node);
    const bool isPaged = &node == place.pagedBy; // of which there is one page with room at a time
    if (node.uniqueValues || place.unique.contains(&node) || isPaged)
        plan.nullShare = 0; // a unique index takes null once, as any other value
    plan.treePart = treePartOf(node, place);
    RestCompiler rest(*this, WayCompiler(*this));
    plan.paged = rest.pagedOf(node, place);
    if (!plan.paged)
        plan.foreign = WayCompiler(*this).foreignOf(node, place);
    if (!node.isArray())
        plan.children = treePicker(plan.treePart, *place.collection);
    if (plan.foreign)
        plan.keepsPresence = node.copyOf.has_value() && !node.isRequired();
    else if (node.isOpaque())
        compileOpaque(node, place, plan);
    else if (node.isObject())
        compileObject(node, place, plan);
    else if (node.isArray())
        compileArray(node, place, plan);
    else
        compileScalar(node, place, plan, position);
    rest.compile(node, place, plan);
    return plan;
}

/// One text in it makes it as large as it is said to be.
void PlanCompiler::compileOpaque(const Node &node, PlanPlace &place, PlanNode &plan)
{
    Node filled = node;
    Node content = design::makeNode(QStringLiteral("content"), FieldType::String);
    filled.fields = {content};
    const double frame = design::likelyValueBytes(filled).value() - design::likelyValueBytes(content).value();
    filled.fields.first().averageBytes =
        std::max(1.0, node.averageBytes - frame - schema::traitsOf(content.type()).bytes);
    compileObject(filled, place, plan);
}

void PlanCompiler::compileObject(const Node &node, PlanPlace &place, PlanNode &plan)
{
    m_places.pushObject(node, place);
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

void PlanCompiler::compileArray(const Node &node, PlanPlace &place, PlanNode &plan)
{
    if (node.fields.isEmpty())
        return;
    const Node &item = node.item();
    plan.count.cutTo(PlaceMaker::mostSpans(node, place));
    m_places.pushItem(node, place);
    if (item.isObject() && !item.isOpaque()) {
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
    plan.shares = place.levels.back().shares;
    place.levels.pop_back();
    if (plan.treePart != TreePart::None)
        plan.children = treePicker(plan.treePart, *place.collection);
    else
        Belonging(m_places).setLength(node, place, plan);
}

void PlanCompiler::compileScalar(const Node &node, PlanPlace &place, PlanNode &plan, int position)
{
    plan.derived = WayCompiler(*this).derivedOf(node, place);
    if (plan.treePart == TreePart::Left || plan.treePart == TreePart::Right) {
        plan.maker = treeNumberMaker(documentCount(*place.collection), plan.treePart == TreePart::Right);
    } else if (&node == place.numbered) {
        const Node *by = place.numberedBy;
        const PickerPtr parent =
            by ? m_pickers.bindingFor(*by, *m_pickers.design().collection(by->reference->collection), place).picker
               : nullptr;
        plan.maker = siblingMaker(parent, static_cast<qint64>(node.constraints.minimum.value_or(0)));
    } else {
        plan.maker = makerOf(node, place, position);
    }
    if (&node == place.group && plan.maker)
        plan.maker = groupMaker(std::move(plan.maker), place.clock.group,
                                childKey(place.key, saltOf(pathOf(place, node).toUtf8())));
}

MakerPtr PlanCompiler::makerOf(const Node &node, PlanPlace &place, int position)
{
    Node own = node;
    if (&node == place.group)
        own.distinctValues.reset();
    if (node.age)
        setBounds(*node.age, own.constraints);
    MakerContext context = contextOf(node, own, place, position);
    context.lead = leadOf(node, place);
    auto maker = makerFor(context);
    // Of items in arrays there are fewer than places for them; no index counts those, so that a few may repeat.
    if (!maker && context.unique && schema::isNumber(node.type()) && !isIndexedOnce(place, pathOf(place, node))) {
        context.places = std::max(1.0, place.levels.back().usualPlaces * roundedLengths);
        maker = makerFor(context);
    }
    if (maker)
        return std::move(maker.value());
    if (!node.derivation)
        m_problems << maker.error();
    Node plain = design::makeNode(node.name, node.type());
    MakerContext without{plain, context.path, context.owner, place.clock};
    // Without its bounds, but still each value once where it can be.
    auto fallback = makerFor(context.unique ? context.with(plain) : without);
    if (!fallback && context.unique)
        fallback = makerFor(without);
    return fallback ? std::move(fallback.value()) : nullptr;
}

std::vector<PlanNode> PlanCompiler::compileFields(const Node &object, const QList<Node> &fields, PlanPlace &place)
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

void PlanCompiler::compileVariants(const Node &object, PlanPlace &place, PlanNode &plan)
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
        compiled.named = !variant.value.isEmpty();
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
