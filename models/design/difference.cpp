// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/difference.h"

#include "models/design/shape/anynode.h"
#include "models/design/shape/entityshape.h"
#include "models/schema/knownpaths.h"

#include <algorithm>

namespace sw::design
{

QList<schema::EntityId> namedEntities(const schema::Operation &operation)
{
    QList<schema::EntityId> entities{operation.entity};
    const auto add = [&](const schema::EntityId &entity) {
        if (!entities.contains(entity))
            entities << entity;
    };
    for (const schema::PathStep &step : operation.path)
        add(step.to);
    for (const QList<schema::FieldRef> &fields : {operation.reads, operation.writes}) {
        for (const schema::FieldRef &field : fields)
            add(field.entity);
    }
    for (const schema::Filter &filter : operation.filters)
        add(filter.field.entity);
    for (const schema::SortKey &key : operation.sort)
        add(key.field.entity);
    for (const schema::EntityId &entity : operation.atomicWith)
        add(entity);
    return entities;
}

Difference::Difference(const schema::ModelIndex &model, const Design &before, const Design &after) : m_model(model)
{
    compare(before, after);
    QSet<QString> sources;
    for (const Design *design : {&before, &after}) {
        for (const Collection &collection : design->collections) {
            if (isChanged(collection.name))
                addEntitiesOf(collection, &sources);
        }
    }
    for (const Design *design : {&before, &after}) {
        for (const Collection &collection : design->collections) {
            if (sources.contains(collection.name) && !isChanged(collection.name))
                addEntitiesOf(collection, nullptr);
        }
    }
    for (const QList<Effort> &efforts : {before.efforts, after.efforts}) {
        for (const Effort &effort : efforts)
            m_operations.insert(effort.operation);
    }
}

/// Where the same collections are in another order, all count as changed: of several places of an entity the first one
/// counts.
void Difference::compare(const Design &before, const Design &after)
{
    QHash<QString, qsizetype> positions;
    positions.reserve(before.collections.size());
    for (qsizetype i = 0; i < before.collections.size(); ++i) {
        positions.insert(before.collections.at(i).name, i);
        m_collections.insert(before.collections.at(i).name);
    }
    qsizetype last = -1;
    bool sameOrder = true;
    for (const Collection &collection : after.collections) {
        const qsizetype at = positions.value(collection.name, -1);
        if (at < 0 || before.collections.at(at) != collection) {
            m_collections.insert(collection.name);
            continue;
        }
        sameOrder = sameOrder && at > last;
        last = at;
        m_collections.remove(collection.name);
    }
    if (!sameOrder) {
        for (const Collection &collection : after.collections)
            m_collections.insert(collection.name);
    }
}

void Difference::addEntitiesOf(const Collection &collection, QSet<QString> *sources)
{
    for (const schema::EntityId &entity : collection.entities)
        addEntity(entity);
    addEntity(collection.root.source.entity);
    for (const Variant &variant : collection.root.variants)
        addEntity(variant.entity);
    visitNodes(collection.root, [&](const Node &node) {
        addEntity(node.source.entity);
        if (sources && node.copyOf)
            sources->insert(node.copyOf->collection);
    });
}

void Difference::addEntity(const schema::EntityId &id)
{
    if (id.isEmpty() || m_entities.contains(id))
        return;
    m_entities.insert(id);
    const schema::Entity *entity = m_model.entity(id);
    if (!entity || entity->superEntity.isEmpty())
        return;
    for (const schema::Entity *super : superEntities(m_model, *entity))
        m_entities.insert(super->id);
}

bool Difference::concerns(const schema::Operation &operation) const
{
    if (m_operations.contains(operation.id))
        return true;
    const auto isConcerned = [&](const schema::EntityId &id) {
        if (m_entities.contains(id))
            return true;
        const schema::Entity *entity = m_model.entity(id);
        if (!entity || entity->superEntity.isEmpty())
            return false;
        const QList<const schema::Entity *> supers = superEntities(m_model, *entity);
        return std::any_of(supers.cbegin(), supers.cend(),
                           [&](const schema::Entity *super) { return m_entities.contains(super->id); });
    };
    QList<schema::EntityId> entities = namedEntities(operation);
    for (const schema::PathStep &step : operation.path) {
        if (const schema::Relationship *relationship = m_model.relationship(step.relationship))
            entities << relationship->a.entity << relationship->b.entity;
    }
    for (const schema::Filter &filter : operation.filters) {
        const schema::Entity *entity = m_model.entity(filter.field.entity);
        if (const auto link = entity ? schema::linkAt(m_model, *entity, filter.field.path) : std::nullopt)
            entities << link->target;
    }
    return std::any_of(entities.cbegin(), entities.cend(), isConcerned);
}

} // namespace sw::design
