// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/cardinality.h"
#include "models/schema/validation.h"

#include <limits>

namespace sw::schema
{

namespace
{
}

Validation::Place Validation::placeOf(const Relationship &r) const
{
    const auto nameOfEnd = [this](const RelationshipEnd &end) {
        const Entity *entity = index.entity(end.entity);
        return entity ? entity->name : end.entity.text();
    };
    return {QT_TR_NOOP("relationship %1"),
            r.name.isEmpty() ? nameOfEnd(r.a) + QStringLiteral(" · ") + nameOfEnd(r.b) : r.name};
}

void Validation::relationships()
{
    for (const Relationship &r : model().relationships) {
        const Place where = placeOf(r);
        id(r.id.text(), where);
        if (m_relationshipIds.contains(r.id))
            add(where, tr("Another relationship has the same id “%1”.").arg(r.id.text()),
                tr("Give one of them another id."));
        m_relationshipIds << r.id;
        relationship(r);
    }
}

void Validation::relationship(const Relationship &r)
{
    const Place where = placeOf(r);
    for (const RelationshipEnd *end : {&r.a, &r.b}) {
        if (!index.entity(end->entity))
            add(where, tr("The entity “%1” at one end does not exist.").arg(end->entity.text()),
                tr("Connect the end to an entity or delete the relationship."));
        if (!end->role.isEmpty())
            documentName(end->role, {QT_TR_NOOP("role %1"), end->role});
        cardinality(end->perOther, where);
    }
    if (r.isSelf() && !r.a.role.isEmpty() && r.a.role == r.b.role)
        add(where, tr("Both ends have the role “%1”.").arg(r.a.role),
            tr("Give the ends different roles, such as “parent” and “children”."));
    if (r.tree && !r.isSelf())
        add(where, tr("Only a relationship of an entity with itself can be a tree."),
            tr("Connect both ends to one entity, or remove the mark."));
    relationshipType(r, where);
    relationshipNumbers(r, where);
    snapshotFields(r, where);
    QSet<FieldId> ids;
    fields(r.attributes, where.name, 1, ids);
}

void Validation::relationshipType(const Relationship &r, const Place &where)
{
    const QString wayOut = tr("Change the type or the number.");
    if (r.type != RelationshipType::ManyToMany && r.a.perOther.max > 1)
        add(where,
            tr("It is drawn as %1, yet up to %2 belong to one of the other side.")
                .arg(nameOf(r.type), QString::number(r.a.perOther.max)),
            wayOut);
    if (r.type == RelationshipType::OneToOne && r.b.perOther.max > 1)
        add(where, tr("It is drawn as 1:1, yet up to %1 belong to one of the other side.").arg(r.b.perOther.max),
            wayOut);
    if (r.type != RelationshipType::ManyToMany && !r.attributes.isEmpty())
        add(where, tr("Only an N:M relationship has fields of its own."),
            tr("Move the fields to the entity on the many side."));
}

void Validation::relationshipNumbers(const Relationship &r, const Place &where)
{
    number(r.growthPerParentPerDay, 0, infinity, QT_TR_NOOP("The growth per parent and day"), where);
    if (r.p50)
        number(*r.p50, 0, infinity, QT_TR_NOOP("The median length"), where);
    if (r.skew)
        number(*r.skew, 0, greatestSkew, QT_TR_NOOP("The skew"), where);
    if (r.p99)
        number(*r.p99, 0, infinity, QT_TR_NOOP("The length at the 99th percentile"), where);
    if (r.p50 && r.p99 && *r.p50 > *r.p99)
        add(where, tr("The median length %1 is above the 99th percentile %2.").arg(*r.p50).arg(*r.p99),
            tr("Exchange or change the numbers."));
    else if (r.p99 && *r.p99 > r.b.perOther.max)
        add(where, tr("The 99th percentile %1 is above the most, %2.").arg(*r.p99).arg(r.b.perOther.max),
            tr("Change one of the numbers."));
}

void Validation::snapshotFields(const Relationship &r, const Place &where)
{
    const Entity *a = index.entity(r.a.entity);
    const Entity *b = index.entity(r.b.entity);
    if (!a || !b)
        return;
    for (const QString &path : r.snapshotFields) {
        if (!fieldAtPath(a->fields, path) && !fieldAtPath(b->fields, path))
            add(where, tr("The field “%1” that keeps the value of the moment does not exist.").arg(path),
                tr("Name a field of one of its entities."));
    }
}

} // namespace sw::schema
