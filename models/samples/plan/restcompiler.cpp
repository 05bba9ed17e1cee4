// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/restcompiler.h"

#include "models/samples/makers/linkmakers.h"
#include "models/samples/makers/valuetypes.h"

#include <algorithm>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{

/// The array whose flag \p node is.
const Node *flaggedList(const Node &node, const PlanPlace &place)
{
    const Node *list = nullptr;
    if (node.type() == FieldType::Bool && !node.copyOf && place.levels.size() == 1)
        design::forEachNode(place.collection->root, [&](const QString &, const Node &array) {
            if (array.rest && !array.copyOf && array.rest->flag == node.name)
                list = &array;
        });
    return list;
}

bool isInItem(const PlanPlace &place)
{
    return std::any_of(place.levels.cbegin(), place.levels.cend(), [](const PlanLevel &level) { return level.isItem; });
}

std::optional<ItemRanks> ranksOf(const design::ItemOrder &order, const PlanNode &array)
{
    ItemRanks ranks{{}, order.descending};
    const PlanNode *at = &array.item();
    for (const QString &name : order.path.split(QLatin1Char('.'))) {
        const auto next = std::find_if(at->fields.cbegin(), at->fields.cend(),
                                       [&](const PlanNode &field) { return field.name == name.toUtf8(); });
        if (at->isArray() || next == at->fields.cend())
            return std::nullopt;
        ranks.way.push_back(static_cast<size_t>(next - at->fields.cbegin()));
        at = &*next;
    }
    return at->isArray() || at->isObject() ? std::nullopt : std::optional(ranks);
}

} // namespace

void RestCompiler::compile(const Node &node, PlanPlace &place, PlanNode &plan)
{
    if (const Node *list = flaggedList(node, place)) {
        plan.rest = m_ways.membersOf(list->rest->documents, place);
        plan.maker = alwaysTrueMaker();
    }
    if (node.isArray() && !plan.foreign) {
        setLength(node, place, plan);
        if (node.order && !plan.fields.empty() && !isInItem(place))
            plan.ranks = ranksOf(*node.order, plan);
    }
    if (place.list && place.list->array->order && place.list->array->order->path == pathOf(place, node))
        plan.boundary = boundaryOf(node, place);
    if (plan.boundary && !plan.boundary->descending)
        plan.nullShare = 0; // they come first
}

std::unique_ptr<PagedItems> RestCompiler::pagedOf(const Node &node, PlanPlace &place)
{
    if (!node.isArray() || !node.copyOf || node.copyOf->path.isEmpty() || !node.order || place.levels.size() != 1)
        return nullptr;
    auto pages = m_ways.pagesOf(node, place);
    if (!pages)
        return nullptr;
    const auto end = [](PagedItems &paged) {
        PlanNode *at = paged.first.get();
        for (int hop = 0; hop < paged.hops; ++hop)
            at = at->isArray() ? &at->fields.front().fields.front() : &at->fields.front();
        return at;
    };
    const auto ranks = ranksOf(*node.order, *end(*pages));
    auto copies = m_ways.pagesOf(node, place);
    if (!ranks || !copies)
        return nullptr;
    pages->ranks = *ranks;
    pages->item = std::make_unique<PlanNode>(std::move(end(*copies)->fields.front()));
    std::vector<PlanNode> &fields = pages->item->fields;
    const auto isLeftOut = [&](const PlanNode &field) {
        return !node.item().field(QString::fromUtf8(field.name));
    };
    fields.erase(std::remove_if(fields.begin(), fields.end(), isLeftOut), fields.end());
    return pages;
}

void RestCompiler::setLength(const Node &array, PlanPlace &place, PlanNode &plan)
{
    if (!array.rest || array.copyOf || isInItem(place))
        return;
    plan.rest = m_ways.membersOf(array.rest->documents, place);
    plan.kept = array.rest->kept;
}

std::unique_ptr<Boundary> RestCompiler::boundaryOf(const Node &node, PlanPlace &place)
{
    const ListOfRest &list = *place.list;
    auto array = m_ways.originalAt(*list.reference, *list.collection, list.path, place);
    if (!array)
        return nullptr;
    auto boundary = std::make_unique<Boundary>();
    boundary->array = std::move(*array);
    boundary->array.framesUp = static_cast<int>(place.levels.size()) - 1;
    boundary->descending = list.array->order->descending;
    const auto bound = [&](const QString &text, qint64 none) {
        const auto moment = node.type() == FieldType::Date ? parsedValue(text, FieldType::Date) : std::nullopt;
        return moment ? moment->whole : none;
    };
    boundary->earliest = bound(node.constraints.earliest, boundary->earliest);
    boundary->latest = bound(node.constraints.latest, boundary->latest);
    return boundary;
}

} // namespace sw::samples
