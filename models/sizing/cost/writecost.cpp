// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/writecost.h"

#include "models/design/workload.h"
#include "models/schema/fieldpath.h"

#include <QMap>

#include <algorithm>

namespace sw::sizing
{

using schema::EntityId;

namespace
{

bool overlaps(const QString &a, const QString &b)
{
    return schema::isWithin(a, b) || schema::isWithin(b, a);
}

/// The children's list that a parent keeps: it changes whenever a child comes or goes.
bool isListOf(const schema::ModelIndex &model, const CopyPlace &copy, const EntityId &child)
{
    const schema::Relationship *relationship = copy.inArray ? model.relationship(copy.relationship) : nullptr;
    return relationship && relationship->type == schema::RelationshipType::OneToMany && relationship->b.entity == child;
}

double changedEntries(const CollectionFacts &facts, const QStringList &paths)
{
    double entries = 0;
    for (const design::Index &index : facts.collection->indexes) {
        const bool touched = std::any_of(index.keys.begin(), index.keys.end(), [&](const design::IndexKey &key) {
            return std::any_of(paths.begin(), paths.end(),
                               [&](const QString &path) { return overlaps(key.path, path); });
        });
        entries += touched ? 2 : 0; // the old one goes, a new one comes
    }
    return entries;
}

} // namespace

void WriteCost::addListCopies(OperationCost &cost, const EntityId &entity, const EntityPlace &place, double items) const
{
    QStringList done;
    for (const CopyPlace *copy : m_facts.copies().of(place.facts->collection->name)) {
        if (done.contains(copy->collection) || !isListOf(m_facts.model(), *copy, entity))
            continue;
        done.append(copy->collection);
        const CollectionFacts *holder = m_facts.collection(copy->collection);
        if (!holder)
            continue;
        cost.addChanged(*holder, items, 0, m_prices);
        cost.copiesWritten += items;
        ++cost.roundTrips;
    }
}

void WriteCost::addInsert(OperationCost &cost, const EntityId &entity) const
{
    const EntityPlace place = m_facts.placeOf(entity);
    if (!place.facts)
        return;
    const CollectionFacts &facts = *place.facts;
    if (place.path.isEmpty() && place.perDocument <= 1) {
        cost.addWritten(facts, 1, facts.entries);
    } else if (place.path.isEmpty() && facts.collection->timeSeries) { // the server adds a value to its open bucket
        cost.addWritten(facts, 1, facts.entries / place.perDocument);
        cost.bytesWritten -= facts.document * (1 - 1 / place.perDocument);
    } else if (place.path.isEmpty()) { // an item goes into a document that is half full on average
        cost.addChanged(facts, 1, facts.entries / place.perDocument, m_prices);
        cost.bytesWritten -= facts.document * 0.5;
    } else {
        cost.addChanged(facts, 1, changedEntries(facts, {place.path}) / 2, m_prices);
    }
    addListCopies(cost, entity, place, 1);
}

void WriteCost::addDelete(OperationCost &cost, const EntityId &entity, double items) const
{
    const EntityPlace place = m_facts.placeOf(entity);
    if (!place.facts)
        return;
    const double documents = place.documentsFor(items);
    cost.addWritten(*place.facts, documents,
                    documents *
                        (place.path.isEmpty() ? place.facts->entries : changedEntries(*place.facts, {place.path}) / 2));
    addListCopies(cost, entity, place, items);
}

QStringList WriteCost::writtenPaths(const schema::Operation &operation, const EntityId &entity,
                                    const EntityPlace &place) const
{
    QStringList paths;
    for (const schema::FieldRef &written : operation.writes) {
        if (written.entity != entity)
            continue;
        const std::optional<design::Location> at = m_facts.places().locate(m_facts.model(), written);
        if (at && at->collection == place.facts->collection->name)
            paths.append(at->path);
    }
    return paths;
}

void WriteCost::addUpdate(OperationCost &cost, const schema::Operation &operation, const EntityId &entity,
                          double items) const
{
    const EntityPlace place = m_facts.placeOf(entity);
    if (!place.facts)
        return;
    const QStringList paths = writtenPaths(operation, entity, place);
    const double documents = place.documentsFor(items);
    QMap<QString, QStringList> apart; // paths of fields that a pattern moved to a collection beside the entity's own
    for (const schema::FieldRef &written : operation.writes) {
        const std::optional<design::Location> at =
            written.entity == entity ? m_facts.places().locate(m_facts.model(), written) : std::nullopt;
        if (at && at->collection != place.facts->collection->name && m_facts.collection(at->collection))
            apart[at->collection].append(at->path);
    }
    if (!paths.isEmpty() || apart.isEmpty())
        cost.addChanged(*place.facts, documents, documents * changedEntries(*place.facts, paths), m_prices);
    for (auto it = apart.begin(); it != apart.end(); ++it) {
        const CollectionFacts &facts = *m_facts.collection(it.key());
        cost.addChanged(facts, documents, documents * changedEntries(facts, it.value()), m_prices);
        cost.roundTrips += it == apart.begin() && paths.isEmpty() ? 0 : 1;
    }
    QMap<QString, double> holders; // documents that hold a copy of what changes
    for (const CopyPlace *copy : m_facts.copies().of(place.facts->collection->name)) {
        const bool changes = std::any_of(paths.begin(), paths.end(), [&](const QString &path) {
            return CopyIndex::covers(*copy, path) || overlaps(copy->sourcePath, path);
        });
        const CollectionFacts *holder = m_facts.collection(copy->collection);
        if (copy->snapshot || !changes || !holder)
            continue;
        const double each = holder->documents * copy->perDocument / std::max(1.0, place.facts->documents);
        double &most = holders[copy->collection];
        most = std::max(most, items * each);
    }
    for (auto it = holders.begin(); it != holders.end(); ++it) {
        cost.addWritten(*m_facts.collection(it.key()), it.value(), 0);
        cost.copiesWritten += it.value();
        ++cost.roundTrips;
    }
}

void WriteCost::add(OperationCost &cost, const schema::Operation &operation) const
{
    const double found = m_facts.foundDocuments(operation);
    QStringList commands; // one for each collection that is written on its own account
    for (const EntityId &entity : design::writtenEntities(operation)) {
        const EntityPlace place = m_facts.placeOf(entity);
        if (!place.facts)
            continue;
        const bool isMain = entity == operation.entity;
        const bool sameDocument = commands.contains(place.facts->collection->name);
        if (!sameDocument)
            commands.append(place.facts->collection->name);
        else if (!isMain)
            continue; // part of a document that is written anyway
        double items = found;
        for (const schema::PathStep &step : operation.path) {
            const schema::Relationship *relationship =
                step.to == entity ? m_facts.model().relationship(step.relationship) : nullptr;
            if (relationship && !isMain) {
                const double linked = relationship->a.entity == entity ? relationship->a.perOther.likely
                                                                       : relationship->b.perOther.likely;
                items *= step.itemsWanted ? std::min(*step.itemsWanted, linked) : linked;
            }
        }
        if (isMain && operation.kind == schema::OperationKind::Insert)
            addInsert(cost, entity);
        else if (isMain && operation.kind == schema::OperationKind::Delete)
            addDelete(cost, entity, items);
        else
            addUpdate(cost, operation, entity, items);
    }
    cost.roundTrips += std::max<double>(0, static_cast<double>(commands.size()) - 1);
    if (commands.size() > 1 && !operation.atomicWith.isEmpty())
        ++cost.roundTrips; // the commit of the transaction
}

} // namespace sw::sizing
