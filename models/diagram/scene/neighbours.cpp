// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/neighbours.h"

#include <QHash>

#include <algorithm>

namespace sw::diagram
{

namespace
{

struct Joint
{
    schema::EntityId to;
    schema::RelationshipId by; ///< empty: is-a or ownership
};

QHash<schema::EntityId, QList<Joint>> jointsOf(const schema::Model &model)
{
    QHash<schema::EntityId, QList<Joint>> joints;
    const auto join = [&joints](const schema::EntityId &a, const schema::EntityId &b,
                                const schema::RelationshipId &by) {
        joints[a].append({b, by});
        joints[b].append({a, by});
    };
    for (const schema::Relationship &link : model.relationships)
        join(link.a.entity, link.b.entity, link.id);
    for (const schema::Entity &entity : model.entities) {
        for (const schema::EntityId &other : {entity.superEntity, entity.owner}) {
            if (!other.isEmpty())
                join(entity.id, other, {});
        }
    }
    return joints;
}

} // namespace

Neighbourhood neighbours(const schema::Model &model, const QSet<schema::EntityId> &entities)
{
    const auto joints = jointsOf(model);
    QSet<schema::EntityId> found = entities;
    Neighbourhood result;
    for (const schema::EntityId &id : entities) {
        for (const Joint &joint : joints.value(id)) {
            found.insert(joint.to);
            if (!joint.by.isEmpty())
                result.relationships.insert(joint.by);
        }
    }
    for (const schema::Entity &entity : model.entities) {
        if (found.contains(entity.id))
            result.entities.append(entity.id);
    }
    return result;
}

Neighbourhood shortestPath(const schema::Model &model, const schema::EntityId &from, const schema::EntityId &to)
{
    const auto joints = jointsOf(model);
    QHash<schema::EntityId, Joint> reachedFrom{{from, {}}};
    QList<schema::EntityId> front{from};
    for (qsizetype next = 0; next < front.size() && !reachedFrom.contains(to); ++next) {
        const schema::EntityId here = front.at(next);
        for (const Joint &joint : joints.value(here)) {
            if (reachedFrom.contains(joint.to))
                continue;
            reachedFrom.insert(joint.to, {here, joint.by});
            front.append(joint.to);
        }
    }
    Neighbourhood path;
    if (!reachedFrom.contains(to))
        return path;
    for (schema::EntityId id = to; id != from; id = reachedFrom.value(id).to) {
        path.entities.prepend(id);
        if (const schema::RelationshipId by = reachedFrom.value(id).by; !by.isEmpty())
            path.relationships.insert(by);
    }
    path.entities.prepend(from);
    return path;
}

} // namespace sw::diagram
