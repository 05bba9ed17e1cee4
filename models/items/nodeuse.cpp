// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/nodeuse.h"

#include "models/design/workload.h"

namespace sw::items
{

namespace
{

bool reaches(const schema::Operation &operation, const QList<schema::EntityId> &entities)
{
    if (entities.contains(operation.entity))
        return true;
    return std::any_of(operation.path.cbegin(), operation.path.cend(),
                       [&entities](const schema::PathStep &step) { return entities.contains(step.to); });
}

bool writes(const schema::Operation &operation, const QList<schema::EntityId> &entities)
{
    const QList<schema::EntityId> written = design::writtenEntities(operation);
    return std::any_of(written.cbegin(), written.cend(),
                       [&entities](const schema::EntityId &id) { return entities.contains(id); });
}

/// The path of a field within its entity; empty when the node is no field.
QString sourcePath(const schema::Model &model, const design::Source &source)
{
    const schema::Entity *entity = model.entity(source.entity);
    return entity != nullptr ? schema::fieldPath(entity->fields, source.field) : QString();
}

bool names(const QList<schema::FieldRef> &fields, const schema::FieldRef &wanted)
{
    return fields.isEmpty() || fields.contains(wanted);
}

} // namespace

NodeUse nodeUse(const schema::Model &model, const design::Collection &collection, const design::Node &node)
{
    const bool root = node.name.isEmpty();
    QList<schema::EntityId> entities{node.source.entity};
    if (root)
        entities = collection.entities;
    const schema::FieldRef field{node.source.entity, sourcePath(model, node.source)};
    NodeUse use;
    for (const schema::Operation &operation : model.operations) {
        if (operation.isRead()) {
            const bool along = !node.source.relationship.isEmpty() && operation.follows(node.source.relationship);
            if (along || (reaches(operation, entities) && (field.path.isEmpty() || names(operation.reads, field))))
                use.readers << operation.id;
        } else if (writes(operation, entities) && (field.path.isEmpty() || names(operation.writes, field))) {
            use.writers << operation.id;
        }
    }
    return use;
}

} // namespace sw::items
