// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/costfacts.h"

#include "models/design/shape/documentsize.h"
#include "models/design/workload.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"
#include "models/sizing/keys/seriesbuckets.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Location;
using schema::EntityId;

namespace
{

CollectionFacts factsOf(const design::Collection &collection)
{
    CollectionFacts facts;
    facts.collection = &collection;
    facts.document = design::documentSize(collection.root).likely;
    facts.documents = collection.documents.likely;
    for (const design::Index &index : collection.indexes)
        facts.entries += entriesPerDocument(collection, index);
    if (collection.timeSeries) { // operations meet the server's buckets
        const double values = valuesPerBucket(collection);
        facts.document = facts.document * values;
        facts.documents /= values;
        facts.entries = 1 + (facts.entries - 1) * values;
    }
    return facts;
}

bool hasLink(const QList<design::Node> &nodes, const schema::RelationshipId &relationship, bool inItems)
{
    return std::any_of(nodes.cbegin(), nodes.cend(), [&](const design::Node &node) {
        const bool isLink = inItems && node.reference && node.reference->relationship == relationship;
        return isLink || hasLink(node.fields, relationship, inItems || node.isArray());
    });
}

/// Whether each of the items that documents of \p collection group has its own link of \p relationship.
bool isScattered(const design::Collection &collection, const schema::RelationshipId &relationship)
{
    if (!collection.timeSeries)
        return hasLink(collection.root.fields, relationship, false);
    const design::Node *source = collection.root.field(collection.timeSeries->metaField);
    const bool isGrouped = source && hasLink({*source}, relationship, true);
    return !isGrouped && hasLink(collection.root.fields, relationship, true);
}

} // namespace

double EntityPlace::documentsFor(double items) const
{
    return std::min(items, std::ceil(items / perDocument - 1e-9));
}

double EntityPlace::documentsFor(double items, const schema::RelationshipId &relationship) const
{
    if (perDocument <= 1 || items <= 1 || !isScattered(*facts->collection, relationship))
        return documentsFor(items);
    const double documents = std::max(1.0, facts->documents);
    return documents * -std::expm1(items * std::log1p(-1 / documents)); // each item lies in any of them
}

CostFacts::CostFacts(const schema::ModelIndex &model, const design::DesignIndex &places)
    : m_model(model), m_places(places), m_copies(places.design())
{
    m_facts.reserve(places.design().collections.size());
    for (const design::Collection &collection : places.design().collections)
        m_facts.insert(collection.name, factsOf(collection));
    for (const schema::Operation &operation : model.model().operations)
        m_found.insert(operation.id, design::foundDocuments(model, operation));
    addEfforts();
    addChanges();
}

CostFacts::CostFacts(const schema::ModelIndex &model, const design::DesignIndex &places, const CostFacts &similar,
                     const design::Difference &difference)
    : m_model(model), m_places(places), m_copies(places.design()), m_found(similar.m_found)
{
    m_facts.reserve(places.design().collections.size());
    for (const design::Collection &collection : places.design().collections) {
        CollectionFacts facts =
            difference.isChanged(collection.name) ? factsOf(collection) : similar.m_facts.value(collection.name);
        facts.collection = &collection;
        m_facts.insert(collection.name, facts);
    }
    addEfforts();
    addChanges();
}

void CostFacts::addEfforts()
{
    for (const design::Effort &effort : m_places.design().efforts)
        m_efforts[effort.operation].append(effort);
}

void CostFacts::addChanges()
{
    for (CollectionFacts &facts : m_facts)
        facts.changesPerSecond = 0;
    for (const schema::Operation &operation : m_model.model().operations) {
        for (const EntityId &entity : design::writtenEntities(operation)) {
            const std::optional<Location> home = m_places.homeOf(entity);
            const auto facts = home ? m_facts.find(home->collection) : m_facts.end();
            const bool isNew = operation.kind == schema::OperationKind::Insert && home && home->path.isEmpty();
            if (facts != m_facts.end() && !isNew)
                facts->changesPerSecond += operation.perSecond;
        }
    }
}

const CollectionFacts *CostFacts::collection(const QString &name) const
{
    const auto facts = m_facts.constFind(name);
    return facts == m_facts.constEnd() ? nullptr : &*facts;
}

EntityPlace CostFacts::placeOf(const EntityId &entity) const
{
    EntityPlace place;
    const std::optional<Location> home = m_places.homeOf(entity);
    if (!home)
        return place;
    place.facts = collection(home->collection);
    place.path = home->path;
    const schema::Entity *described = m_model.entity(entity);
    // Documents that each hold many of the entity, such as buckets: there are fewer of them than of the entity.
    if (place.facts && described && place.facts->collection->entity() == entity && place.facts->documents > 0)
        place.perDocument = std::max(1.0, described->count.likely / place.facts->documents);
    return place;
}

double CostFacts::askedInVain(const EntityId &entity) const
{
    return std::max<double>(0, static_cast<double>(m_places.homesOf(entity).size()) - 1);
}

double CostFacts::foundDocuments(const schema::Operation &operation) const
{
    return m_found.value(operation.id, 1);
}

bool CostFacts::isStored(const schema::Operation &operation, const schema::RelationshipId &relationship) const
{
    const auto efforts = m_efforts.constFind(operation.id);
    return efforts != m_efforts.constEnd() &&
           std::any_of(efforts->begin(), efforts->end(),
                       [&](const design::Effort &effort) { return effort.stored.contains(relationship); });
}

} // namespace sw::sizing
