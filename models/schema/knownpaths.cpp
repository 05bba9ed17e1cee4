// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/knownpaths.h"

#include "models/schema/fieldpath.h"
#include "models/schema/names.h"
#include "models/schema/validation/fieldvalidation.h"

namespace sw::schema
{

namespace
{

bool isLinkName(const ModelIndex &index, const QString &name, const RelationshipEnd &other)
{
    const Entity *target = index.entity(other.entity);
    return target && !name.isEmpty() && linkNames(other, *target).contains(name);
}

} // namespace

QStringList heldNames(const RelationshipEnd &end, const Entity &target)
{
    if (!end.link.names.isEmpty())
        return end.link.names;
    const QString one = singularName(end.role.isEmpty() ? snakeCase(target.name) : end.role);
    QStringList names;
    for (const QString &path : end.link.key)
        names << one + QLatin1Char('_') + lastName(path);
    return names;
}

QStringList linkNames(const RelationshipEnd &end, const Entity &target)
{
    const QString one = singularName(end.role.isEmpty() ? snakeCase(target.name) : end.role);
    const QStringList own{end.role, one, pluralName(one), one + QLatin1String("_id"), one + QLatin1String("_ids")};
    return own + heldNames(end, target) + QStringList{end.link.kindField};
}

bool hasPath(const ModelIndex &index, const Entity &entity, const QString &path)
{
    const QString first = topLevel(path);
    if (first == QLatin1String("_id"))
        return true;
    for (const Relationship *link : index.relationshipsOf(entity.id)) {
        if ((link->b.entity == entity.id && isLinkName(index, first, link->a)) ||
            (link->a.entity == entity.id && isLinkName(index, first, link->b)))
            return true;
    }
    return fieldOfKind(index, entity, path);
}

const Field *fieldOfKind(const ModelIndex &index, const Entity &entity, const QString &path)
{
    const Entity *owner = &entity;
    for (int level = 0; level <= maximumFieldDepth && owner; ++level) { // an invalid model may go round
        if (const Field *field = fieldAtPath(owner->fields, path))
            return field;
        owner = owner->superEntity.isEmpty() ? nullptr : index.entity(owner->superEntity);
    }
    return nullptr;
}

/// What the link field \p first holds of the entity at \p other.
static QString heldBy(const ModelIndex &index, const QString &first, const RelationshipEnd &other)
{
    const Entity *target = index.entity(other.entity);
    const QStringList &key = other.link.key;
    return key.isEmpty() || !target ? QStringLiteral("_id")
                                    : key.value(std::max<qsizetype>(0, heldNames(other, *target).indexOf(first)));
}

std::optional<LinkPath> linkAt(const ModelIndex &index, const Entity &entity, const QString &path)
{
    const QString first = topLevel(path);
    const QString rest = path.section(QLatin1Char('.'), 1);
    const Entity *owner = &entity;
    for (int level = 0; level < maximumFieldDepth && owner; ++level) {
        if (first == QLatin1String("_id") || fieldAtPath(owner->fields, first))
            return std::nullopt;
        for (const Relationship *link : index.relationshipsOf(owner->id)) {
            for (const auto &[own, other] : {std::pair(&link->b, &link->a), std::pair(&link->a, &link->b)}) {
                const bool named =
                    isLinkName(index, first, *other) || (link->isSelf() && other == &link->a && other->role.isEmpty() &&
                                                         first == QLatin1String("parent_id"));
                if (own->entity == owner->id && named && first != other->link.kindField)
                    return LinkPath{link, other->entity, rest.isEmpty() ? heldBy(index, first, *other) : rest,
                                    link->isSelf() && other == &link->a};
            }
        }
        owner = owner->superEntity.isEmpty() ? nullptr : index.entity(owner->superEntity);
    }
    return std::nullopt;
}

bool isKindOf(const ModelIndex &index, EntityId id, const EntityId &wanted)
{
    for (qsizetype steps = 0; steps <= index.model().entities.size() && !id.isEmpty();
         ++steps) { // an invalid model may go round
        if (id == wanted)
            return true;
        const Entity *entity = index.entity(id);
        id = entity ? entity->superEntity : EntityId();
    }
    return false;
}

} // namespace sw::schema
