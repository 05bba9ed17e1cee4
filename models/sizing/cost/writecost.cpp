// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/workload.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/files/indexsize.h"

#include <QMap>

#include <algorithm>

namespace sw::sizing
{

using schema::EntityId;

namespace
{

bool overlaps(const QString &a, const QString &b)
{
    return a == b || a.startsWith(b + QLatin1Char('.')) || b.startsWith(a + QLatin1Char('.'));
}

/// The children's list that a parent keeps: it changes whenever a child comes or goes.
bool isListOf(const schema::ModelIndex &model, const CopyPlace &copy, const EntityId &child)
{
    const schema::Relationship *relationship = copy.inArray ? model.relationship(copy.relationship) : nullptr;
    return relationship && relationship->type == schema::RelationshipType::OneToMany && relationship->b.entity == child;
}

} // namespace

void OperationCosts::addWritten(OperationCost &cost, const Facts &facts, double documents, double entries) const
{
    cost.documentsWritten += documents;
    cost.bytesWritten += facts.document * documents;
    cost.indexEntries += entries;
}

double OperationCosts::changedEntries(const Facts &facts, const QStringList &paths) const
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

void OperationCosts::addListCopies(OperationCost &cost, const EntityId &entity, const Place &place, double items) const
{
    QStringList done;
    for (const CopyPlace *copy : m_copies.of(place.facts->collection->name)) {
        if (done.contains(copy->collection) || !isListOf(m_model, *copy, entity))
            continue;
        done.append(copy->collection);
        const auto holder = m_facts.constFind(copy->collection);
        if (holder == m_facts.constEnd())
            continue;
        addWritten(cost, *holder, items, 0);
        cost.copiesWritten += items;
        ++cost.roundTrips;
    }
}

void OperationCosts::addInsert(OperationCost &cost, const EntityId &entity) const
{
    const Place place = placeOf(entity);
    if (!place.facts)
        return;
    const Facts &facts = *place.facts;
    if (place.path.isEmpty() && place.perDocument <= 1) {
        addWritten(cost, facts, 1, facts.entries);
    } else if (place.path.isEmpty()) { // an item goes into a document that is half full on average
        addWritten(cost, facts, 1, facts.entries / place.perDocument);
        cost.bytesWritten -= facts.document * 0.5;
    } else {
        addWritten(cost, facts, 1, changedEntries(facts, {place.path}) / 2);
    }
    addListCopies(cost, entity, place, 1);
}

void OperationCosts::addDelete(OperationCost &cost, const EntityId &entity, double items) const
{
    const Place place = placeOf(entity);
    if (!place.facts)
        return;
    const double documents = documentsFor(place, items);
    addWritten(cost, *place.facts, documents,
               documents *
                   (place.path.isEmpty() ? place.facts->entries : changedEntries(*place.facts, {place.path}) / 2));
    addListCopies(cost, entity, place, items);
}

QStringList OperationCosts::writtenPaths(const schema::Operation &operation, const EntityId &entity,
                                         const Place &place) const
{
    QStringList paths;
    for (const schema::FieldRef &written : operation.writes) {
        if (written.entity != entity)
            continue;
        const std::optional<design::Location> at = m_places.locate(m_model, written);
        if (at && at->collection == place.facts->collection->name)
            paths.append(at->path);
    }
    return paths;
}

void OperationCosts::addUpdate(OperationCost &cost, const schema::Operation &operation, const EntityId &entity,
                               double items) const
{
    const Place place = placeOf(entity);
    if (!place.facts)
        return;
    const QStringList paths = writtenPaths(operation, entity, place);
    const double documents = documentsFor(place, items);
    QMap<QString, QStringList> apart; // paths of fields that a pattern moved to a collection beside the entity's own
    for (const schema::FieldRef &written : operation.writes) {
        const std::optional<design::Location> at =
            written.entity == entity ? m_places.locate(m_model, written) : std::nullopt;
        if (at && at->collection != place.facts->collection->name && m_facts.contains(at->collection))
            apart[at->collection].append(at->path);
    }
    if (!paths.isEmpty() || apart.isEmpty())
        addWritten(cost, *place.facts, documents, documents * changedEntries(*place.facts, paths));
    for (auto it = apart.begin(); it != apart.end(); ++it) {
        const Facts &facts = *m_facts.constFind(it.key());
        addWritten(cost, facts, documents, documents * changedEntries(facts, it.value()));
        cost.roundTrips += it == apart.begin() && paths.isEmpty() ? 0 : 1;
    }
    QMap<QString, double> holders; // documents that hold a copy of what changes
    for (const CopyPlace *copy : m_copies.of(place.facts->collection->name)) {
        const bool changes = std::any_of(paths.begin(), paths.end(), [&](const QString &path) {
            return CopyIndex::covers(*copy, path) || overlaps(copy->sourcePath, path);
        });
        const auto holder = m_facts.constFind(copy->collection);
        if (copy->snapshot || !changes || holder == m_facts.constEnd())
            continue;
        const double each = holder->documents * copy->perDocument / std::max(1.0, place.facts->documents);
        double &most = holders[copy->collection];
        most = std::max(most, items * each);
    }
    for (auto it = holders.begin(); it != holders.end(); ++it) {
        addWritten(cost, *m_facts.constFind(it.key()), it.value(), 0);
        cost.copiesWritten += it.value();
        ++cost.roundTrips;
    }
}

void OperationCosts::addWrites(OperationCost &cost, const schema::Operation &operation) const
{
    const double found = foundDocuments(operation);
    QStringList commands; // one for each collection that is written on its own account
    for (const EntityId &entity : design::writtenEntities(operation)) {
        const Place place = placeOf(entity);
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
                step.to == entity ? m_model.relationship(step.relationship) : nullptr;
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
