// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/readcost.h"

#include "models/design/workload.h"

#include <algorithm>

namespace sw::sizing
{

using design::Location;
using schema::EntityId;

bool ReadCost::isCopied(const QString &collection, const schema::Relationship &relationship,
                        const schema::Operation &operation, const EntityId &to, double items) const
{
    QList<const CopyPlace *> copies = m_facts.copies().in(collection);
    copies.removeIf([&](const CopyPlace *copy) {
        return copy->relationship != relationship.id || (copy->inArray && copy->atMost < items);
    });
    if (copies.isEmpty())
        return false;
    const QStringList wanted = wantedPaths(operation, to, relationship);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &path) {
        return std::any_of(copies.begin(), copies.end(),
                           [&](const CopyPlace *copy) { return CopyIndex::covers(*copy, path); });
    });
}

/// The paths of \p to that \p operation reads: those it names, or all when it names none; apart from _id, and from the
/// link \p along which it comes, whose value it knows.
QStringList ReadCost::wantedPaths(const schema::Operation &operation, const EntityId &to,
                                  const schema::Relationship &along) const
{
    const auto isLink = [&](const design::Node *node) {
        return !along.isSelf() && node && node->reference && !node->isArray() &&
               node->reference->relationship == along.id;
    };
    QStringList paths;
    bool named = false;
    for (const schema::FieldRef &read : operation.reads) {
        if (read.entity != to)
            continue;
        named = true;
        const std::optional<Location> original =
            read.path == QLatin1String("_id") ? std::nullopt : m_facts.places().locate(m_facts.model(), read);
        if (original && !isLink(m_facts.places().node(*original)))
            paths.append(original->path);
    }
    const std::optional<Location> home = named ? std::nullopt : m_facts.places().homeOf(to);
    const design::Node *node = home ? m_facts.places().node(*home) : nullptr;
    const design::Node *fields = node && node->isArray() && !node->fields.isEmpty() ? &node->item() : node;
    for (qsizetype i = 0; fields && i < fields->fields.size(); ++i) {
        const design::Node &field = fields->fields.at(i);
        if (field.source.entity == to && field.name != QLatin1String("_id") && !isLink(&field))
            paths.append(home->path.isEmpty() ? field.name : home->path + QLatin1Char('.') + field.name);
    }
    return paths;
}

StepCost ReadCost::follow(const schema::Operation &operation, const schema::PathStep &step,
                          QHash<EntityId, Stop> &reached) const
{
    StepCost cost;
    cost.relationship = step.relationship;
    const schema::Relationship *relationship = m_facts.model().relationship(step.relationship);
    if (!relationship)
        return cost;
    const bool toA = relationship->a.entity == step.to && !relationship->isSelf();
    const EntityId from = toA ? relationship->b.entity : relationship->a.entity;
    const double linked = toA ? relationship->a.perOther.likely : relationship->b.perOther.likely;
    const Stop start = reached.value(from, reached.value(operation.entity));
    const double wanted = step.itemsWanted ? std::min(*step.itemsWanted, linked) : linked;
    const EntityPlace target = m_facts.placeOf(step.to);

    Stop stop{start.collection, start.items * wanted, start.documents};
    if (!target.facts || target.facts->collection->name == start.collection) {
        // Inside one collection only a link to other documents has to be followed: of the same kind, or of another
        // kind.
        const bool besides =
            target.facts && !target.facts->collection->root.variants.isEmpty() && m_facts.placeOf(from).path.isEmpty();
        if (target.facts && (relationship->isSelf() || besides) && target.path.isEmpty() &&
            !m_facts.isStored(operation, step.relationship))
            cost.way = StepCost::Way::Lookup;
    } else if (!m_facts.isStored(operation, step.relationship)) {
        cost.way = isCopied(start.collection, *relationship, operation, step.to, wanted) ? StepCost::Way::Copy
                                                                                         : StepCost::Way::Lookup;
    }
    if (cost.way == StepCost::Way::Lookup) {
        cost.documents = start.items * target.documentsFor(wanted, relationship->id);
        stop = {target.facts->collection->name, start.items * wanted, cost.documents};
    }
    reached.insert(step.to, stop);
    return cost;
}

QList<StepCost> ReadCost::steps(const schema::Operation &operation) const
{
    const EntityPlace place = m_facts.placeOf(operation.entity);
    if (!place.facts)
        return {};
    const double items = m_facts.foundDocuments(operation);
    QHash<EntityId, Stop> reached{
        {operation.entity, {place.facts->collection->name, items, place.documentsFor(items)}}};
    QList<StepCost> steps;
    steps.reserve(operation.path.size());
    for (const schema::PathStep &step : operation.path)
        steps.append(follow(operation, step, reached));
    return steps;
}

void ReadCost::add(OperationCost &cost, const schema::Operation &operation) const
{
    const EntityPlace place = m_facts.placeOf(operation.entity);
    if (!place.facts)
        return;
    cost.documentsRead = place.documentsFor(m_facts.foundDocuments(operation));
    cost.bytesRead = place.facts->document * cost.documentsRead;
    cost.roundTrips += m_facts.askedInVain(operation.entity);
    QStringList asked{place.facts->collection->name};
    for (const EntityId &entity : design::askedBesides(m_facts.model(), operation)) {
        const EntityPlace other = m_facts.placeOf(entity);
        if (!other.facts || asked.contains(other.facts->collection->name))
            continue;
        asked << other.facts->collection->name;
        ++cost.roundTrips;
    }
    cost.steps = steps(operation);
    for (qsizetype i = 0; i < cost.steps.size(); ++i) {
        const EntityPlace target = m_facts.placeOf(operation.path.at(i).to);
        if (cost.steps.at(i).way != StepCost::Way::Lookup || !target.facts)
            continue;
        cost.documentsJoined += cost.steps.at(i).documents * (1 + m_facts.askedInVain(operation.path.at(i).to));
        cost.bytesRead += target.facts->document * cost.steps.at(i).documents;
    }
}

} // namespace sw::sizing
