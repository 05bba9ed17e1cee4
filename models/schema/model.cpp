// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/model.h"

#include <algorithm>

namespace sw::schema
{

namespace
{

template <typename Item, typename ItemId>
const Item *withId(const QList<Item> &items, const ItemId &id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item &item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

template <typename Item, typename ItemId>
Item *withId(QList<Item> &items, const ItemId &id)
{
    const Item *found = withId(std::as_const(items), id);
    return found ? &items[found - std::as_const(items).constData()] : nullptr;
}

} // namespace

const Entity *Model::entity(const EntityId &id) const
{
    return withId(entities, id);
}

Entity *Model::entity(const EntityId &id)
{
    return withId(entities, id);
}

const Entity *Model::entityNamed(const QString &wanted) const
{
    const auto found =
        std::find_if(entities.begin(), entities.end(), [&](const Entity &e) { return e.name == wanted; });
    return found == entities.end() ? nullptr : &*found;
}

const Relationship *Model::relationship(const RelationshipId &id) const
{
    return withId(relationships, id);
}

Relationship *Model::relationship(const RelationshipId &id)
{
    return withId(relationships, id);
}

const Operation *Model::operation(const OperationId &id) const
{
    return withId(operations, id);
}

Operation *Model::operation(const OperationId &id)
{
    return withId(operations, id);
}

const PatternUse *Model::pattern(const PatternUseId &id) const
{
    return withId(patterns, id);
}

PatternUse *Model::pattern(const PatternUseId &id)
{
    return withId(patterns, id);
}

QString relationshipName(const Model &model, const Relationship &relationship)
{
    if (!relationship.name.isEmpty())
        return relationship.name;
    const auto nameOfEnd = [&](const RelationshipEnd &end) {
        const Entity *entity = model.entity(end.entity);
        return entity ? entity->name : QStringLiteral("?");
    };
    return nameOfEnd(relationship.a) + QStringLiteral(" · ") + nameOfEnd(relationship.b);
}

ModelIndex::ModelIndex(const Model &model) : m_model(model)
{
    m_entities.reserve(model.entities.size());
    for (qsizetype i = model.entities.size() - 1; i >= 0; --i)
        m_entities.insert(model.entities.at(i).id, i); // of equal ids the first one counts, as in Model::entity
    m_relationships.reserve(model.relationships.size());
    for (qsizetype i = model.relationships.size() - 1; i >= 0; --i)
        m_relationships.insert(model.relationships.at(i).id, i);
    m_links.reserve(model.entities.size());
    for (qsizetype i = 0; i < model.relationships.size(); ++i) {
        const Relationship &relationship = model.relationships.at(i);
        m_links[relationship.a.entity] << i;
        if (!relationship.isSelf())
            m_links[relationship.b.entity] << i;
    }
    m_operations.reserve(std::min(model.entities.size(), model.operations.size()));
    const auto note = [this](const EntityId &entity, qsizetype operation) {
        QList<qsizetype> &rows = m_operations[entity];
        if (rows.isEmpty() || rows.last() != operation)
            rows << operation;
    };
    for (qsizetype i = 0; i < model.operations.size(); ++i) {
        const Operation &operation = model.operations.at(i);
        note(operation.entity, i);
        for (const PathStep &step : operation.path)
            note(step.to, i);
    }
}

const Entity *ModelIndex::entity(const EntityId &id) const
{
    const qsizetype row = m_entities.value(id, -1);
    return row < 0 ? nullptr : &m_model.entities.at(row);
}

const Relationship *ModelIndex::relationship(const RelationshipId &id) const
{
    const qsizetype row = m_relationships.value(id, -1);
    return row < 0 ? nullptr : &m_model.relationships.at(row);
}

QList<const Relationship *> ModelIndex::relationshipsOf(const EntityId &id) const
{
    QList<const Relationship *> found;
    for (const qsizetype row : m_links.value(id))
        found << &m_model.relationships.at(row);
    return found;
}

QList<const Operation *> ModelIndex::operationsOf(const EntityId &id) const
{
    QList<const Operation *> found;
    for (const qsizetype row : m_operations.value(id))
        found << &m_model.operations.at(row);
    return found;
}

} // namespace sw::schema

SW_LIST_HERE(sw::schema::Field)
SW_LIST_HERE(sw::schema::Entity)
SW_LIST_HERE(sw::schema::Relationship)
SW_LIST_HERE(sw::schema::Operation)
SW_LIST_HERE(sw::schema::PathStep)
SW_LIST_HERE(sw::schema::Filter)
SW_LIST_HERE(sw::schema::SortKey)
SW_LIST_HERE(sw::schema::FieldRef)
SW_LIST_HERE(sw::schema::PatternUse)
SW_LIST_HERE(sw::schema::Diagram)
SW_LIST_HERE(sw::schema::Suppressed)
SW_LIST_HERE(sw::schema::IndexDefinition)
SW_LIST_HERE(sw::schema::SuppressedIndex)
SW_LIST_HERE(sw::schema::IndexKey)
