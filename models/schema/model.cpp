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

} // namespace sw::schema
