// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/operationcost.h"

#include "models/design/shape/documentsize.h"
#include "models/design/workload.h"
#include "models/sizing/files/indexsize.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Location;
using schema::EntityId;

double OperationCost::lookups() const
{
    return static_cast<double>(std::count_if(steps.begin(), steps.end(),
                                             [](const StepCost &step) { return step.way == StepCost::Way::Lookup; }));
}

OperationCosts::OperationCosts(const schema::ModelIndex &model, const design::Design &design, double fetchCostFactor)
    : m_model(model),
      m_ownPlaces(std::make_unique<design::DesignIndex>(design)),
      m_places(*m_ownPlaces),
      m_copies(design),
      m_prices(design::scorePrices(model.model())),
      m_fetchFactor(fetchCostFactor)
{
    addAll();
}

OperationCosts::OperationCosts(const schema::ModelIndex &model, const design::DesignIndex &places,
                               double fetchCostFactor)
    : m_model(model),
      m_places(places),
      m_copies(places.design()),
      m_prices(design::scorePrices(model.model())),
      m_fetchFactor(fetchCostFactor)
{
    addAll();
}

OperationCosts::OperationCosts(const schema::ModelIndex &model, const design::DesignIndex &places,
                               double fetchCostFactor, const OperationCosts &similar,
                               const design::Difference &difference)
    : m_model(model),
      m_places(places),
      m_copies(places.design()),
      m_prices(similar.m_prices),
      m_fetchFactor(fetchCostFactor)
{
    m_facts.reserve(places.design().collections.size());
    for (const design::Collection &collection : places.design().collections) {
        Facts facts =
            difference.isChanged(collection.name) ? factsOf(collection) : similar.m_facts.value(collection.name);
        facts.collection = &collection;
        m_facts.insert(collection.name, facts);
    }
    addEfforts();
    const QList<schema::Operation> &operations = model.model().operations;
    m_costs.reserve(operations.size());
    for (qsizetype i = 0; i < operations.size(); ++i) {
        if (difference.concerns(operations.at(i))) {
            m_costs.append(costOf(operations.at(i)));
        } else {
            m_costs.append(similar.m_costs.at(i));
            price(m_costs.last());
        }
    }
    addOwnWork();
}

void OperationCosts::addAll()
{
    m_facts.reserve(m_places.design().collections.size());
    for (const design::Collection &collection : m_places.design().collections)
        m_facts.insert(collection.name, factsOf(collection));
    addEfforts();
    m_costs.reserve(m_model.model().operations.size());
    for (const schema::Operation &operation : m_model.model().operations)
        m_costs.append(costOf(operation));
    addOwnWork();
}

OperationCosts::Facts OperationCosts::factsOf(const design::Collection &collection)
{
    Facts facts;
    facts.collection = &collection;
    facts.document = design::documentSize(collection.root).likely;
    facts.documents = collection.documents.likely;
    for (const design::Index &index : collection.indexes)
        facts.entries += entriesPerDocument(collection, index);
    return facts;
}

void OperationCosts::addEfforts()
{
    for (const design::Effort &effort : m_places.design().efforts)
        m_efforts[effort.operation].append(effort);
}

void OperationCosts::addOwnWork()
{
    for (const design::Effort &effort : m_efforts.value(schema::OperationId()))
        m_costs.append(ownWork(effort));
}

double OperationCosts::total() const
{
    double sum = 0;
    for (const OperationCost &cost : m_costs)
        sum += cost.total();
    return sum;
}

OperationCosts::Place OperationCosts::placeOf(const EntityId &entity) const
{
    Place place;
    const std::optional<Location> home = m_places.homeOf(entity);
    if (!home)
        return place;
    const auto facts = m_facts.constFind(home->collection);
    place.facts = facts == m_facts.constEnd() ? nullptr : &*facts;
    place.path = home->path;
    const schema::Entity *described = m_model.entity(entity);
    // Documents that each hold many of the entity, such as buckets: there are fewer of them than of the entity.
    if (place.facts && described && place.facts->collection->entity() == entity && place.facts->documents > 0)
        place.perDocument = std::max(1.0, described->count.likely / place.facts->documents);
    return place;
}

/// Collections besides the first that may hold a document of \p entity, because it is only an abstraction of several
/// kinds: each has to be asked.
double OperationCosts::inVain(const EntityId &entity) const
{
    return std::max<double>(0, static_cast<double>(m_places.homesOf(entity).size()) - 1);
}

double OperationCosts::documentsFor(const Place &place, double items) const
{
    return items <= 0 ? 0 : std::max(std::min(items, 1.0), std::ceil(items / place.perDocument - 1e-9));
}

double OperationCosts::foundDocuments(const schema::Operation &operation) const
{
    const schema::Entity *entity = m_model.entity(operation.entity);
    const double all = entity ? entity->count.likely : 1;
    if (operation.selectivity)
        return std::min(*operation.selectivity, std::max(1.0, all));
    if (operation.kind == schema::OperationKind::Insert)
        return 1;
    if (operation.filters.isEmpty())
        return operation.kind == schema::OperationKind::Aggregate ? all
               : operation.sort.isEmpty()                         ? 1
                                                                  : std::clamp(all, 1.0, 20.0); // a page of a list
    double found = all;
    bool byKey = false;
    for (const schema::Filter &filter : operation.filters) {
        if (filter.field.entity != operation.entity || filter.op != schema::FilterOp::Equal)
            continue;
        const schema::Field *field = entity ? schema::fieldAtPath(entity->fields, filter.field.path) : nullptr;
        byKey = byKey || filter.field.path == QLatin1String("_id") || (field && field->unique);
        if (field && field->distinctValues)
            found /= std::max(1.0, *field->distinctValues);
        else if (field && !field->enumValues.isEmpty())
            found /= static_cast<double>(field->enumValues.size());
    }
    if (byKey)
        return 1;
    return operation.kind == schema::OperationKind::Aggregate ? std::max(1.0, found) : std::clamp(found, 1.0, 20.0);
}

bool OperationCosts::isCopied(const QString &collection, const schema::Relationship &relationship,
                              const schema::Operation &operation, const EntityId &to, double items) const
{
    QList<const CopyPlace *> copies = m_copies.in(collection);
    copies.removeIf([&](const CopyPlace *copy) {
        return copy->relationship != relationship.id || (copy->inArray && copy->atMost < items);
    });
    if (copies.isEmpty())
        return false;
    const QStringList wanted = wantedPaths(operation, to);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &path) {
        return std::any_of(copies.begin(), copies.end(),
                           [&](const CopyPlace *copy) { return CopyIndex::covers(*copy, path); });
    });
}

/// The paths of \p to that \p operation reads, _id apart: those it names, or all when it names none.
QStringList OperationCosts::wantedPaths(const schema::Operation &operation, const EntityId &to) const
{
    QStringList paths;
    bool named = false;
    for (const schema::FieldRef &read : operation.reads) {
        if (read.entity != to)
            continue;
        named = true;
        const std::optional<Location> original =
            read.path == QLatin1String("_id") ? std::nullopt : m_places.locate(m_model, read);
        if (original)
            paths.append(original->path);
    }
    const std::optional<Location> home = named ? std::nullopt : m_places.homeOf(to);
    const design::Node *node = home ? m_places.node(*home) : nullptr;
    const design::Node *fields = node && node->isArray() && !node->fields.isEmpty() ? &node->item() : node;
    for (qsizetype i = 0; fields && i < fields->fields.size(); ++i) {
        const design::Node &field = fields->fields.at(i);
        if (field.source.entity == to && field.name != QLatin1String("_id"))
            paths.append(home->path.isEmpty() ? field.name : home->path + QLatin1Char('.') + field.name);
    }
    return paths;
}

StepCost OperationCosts::follow(const schema::Operation &operation, const schema::PathStep &step,
                                QHash<EntityId, Stop> &reached) const
{
    StepCost cost;
    cost.relationship = step.relationship;
    const schema::Relationship *relationship = m_model.relationship(step.relationship);
    if (!relationship)
        return cost;
    const bool toA = relationship->a.entity == step.to && !relationship->isSelf();
    const EntityId from = toA ? relationship->b.entity : relationship->a.entity;
    const double linked = toA ? relationship->a.perOther.likely : relationship->b.perOther.likely;
    const Stop start = reached.value(from, reached.value(operation.entity));
    const double wanted = step.itemsWanted ? std::min(*step.itemsWanted, linked) : linked;
    const Place target = placeOf(step.to);

    Stop stop{start.collection, start.items * wanted, start.documents};
    if (!target.facts || target.facts->collection->name == start.collection) {
        // Inside one collection only a link to other documents has to be followed: of the same kind, or of another
        // kind.
        const bool besides =
            target.facts && !target.facts->collection->root.variants.isEmpty() && placeOf(from).path.isEmpty();
        if (target.facts && (relationship->isSelf() || besides) && target.path.isEmpty() &&
            !isStored(operation, step.relationship))
            cost.way = StepCost::Way::Lookup;
    } else if (!isStored(operation, step.relationship)) {
        cost.way = isCopied(start.collection, *relationship, operation, step.to, wanted) ? StepCost::Way::Copy
                                                                                         : StepCost::Way::Lookup;
    }
    if (cost.way == StepCost::Way::Lookup) {
        cost.documents = start.items * documentsFor(target, wanted);
        stop = {target.facts->collection->name, start.items * wanted, cost.documents};
    }
    reached.insert(step.to, stop);
    return cost;
}

QList<StepCost> OperationCosts::steps(const schema::Operation &operation) const
{
    const Place place = placeOf(operation.entity);
    if (!place.facts)
        return {};
    const double items = foundDocuments(operation);
    QHash<EntityId, Stop> reached{
        {operation.entity, {place.facts->collection->name, items, documentsFor(place, items)}}};
    QList<StepCost> steps;
    steps.reserve(operation.path.size());
    for (const schema::PathStep &step : operation.path)
        steps.append(follow(operation, step, reached));
    return steps;
}

void OperationCosts::addRead(OperationCost &cost, const schema::Operation &operation) const
{
    const Place place = placeOf(operation.entity);
    if (!place.facts)
        return;
    cost.documentsRead = documentsFor(place, foundDocuments(operation));
    cost.bytesRead = place.facts->document * cost.documentsRead;
    cost.roundTrips += inVain(operation.entity);
    QStringList asked{place.facts->collection->name};
    for (const EntityId &entity : design::askedBesides(m_model, operation)) {
        const Place other = placeOf(entity);
        if (!other.facts || asked.contains(other.facts->collection->name))
            continue;
        asked << other.facts->collection->name;
        ++cost.roundTrips;
    }
    cost.steps = steps(operation);
    for (qsizetype i = 0; i < cost.steps.size(); ++i) {
        const Place target = placeOf(operation.path.at(i).to);
        if (cost.steps.at(i).way != StepCost::Way::Lookup || !target.facts)
            continue;
        cost.documentsJoined += cost.steps.at(i).documents * (1 + inVain(operation.path.at(i).to));
        cost.bytesRead += target.facts->document * cost.steps.at(i).documents;
    }
}

OperationCost OperationCosts::costOf(const schema::Operation &operation) const
{
    OperationCost cost;
    cost.operation = operation.id;
    cost.name = operation.name;
    cost.perSecond = operation.perSecond;
    cost.weight = static_cast<double>(operation.criticality);
    if (operation.isRead())
        addRead(cost, operation);
    else
        addWrites(cost, operation);
    for (const design::Effort &effort : m_efforts.value(operation.id))
        applyEffort(cost, effort);
    price(cost);
    return cost;
}

/// In score units.
void OperationCosts::price(OperationCost &cost) const
{
    cost.units = cost.roundTrips * m_prices.command + cost.documentsRead * m_prices.fetch * m_fetchFactor +
                 cost.documentsJoined * m_prices.join + cost.bytesRead.value() / 1024 * m_prices.readKiB +
                 cost.documentsWritten * m_prices.write + cost.bytesWritten.value() / 1024 * m_prices.rewriteKiB +
                 cost.indexEntries * m_prices.index;
}

} // namespace sw::sizing
