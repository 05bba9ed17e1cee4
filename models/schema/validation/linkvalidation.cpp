// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/linkvalidation.h"

#include "models/schema/cardinality.h"
#include "models/schema/knownpaths.h"
#include "models/schema/validation/fieldvalidation.h"

#include <limits>

namespace sw::schema
{

void LinkValidation::relationships()
{
    for (const Relationship &r : model().relationships) {
        const Place where = placeOf(r);
        id(r.id.text(), where);
        if (m_ids.contains(r.id))
            add(where, tr("Another relationship has the same id “%1”.").arg(r.id.text()),
                tr("Give one of them another id."));
        m_ids << r.id;
        relationship(r);
    }
}

void LinkValidation::relationship(const Relationship &r)
{
    const Place where = placeOf(r);
    for (const RelationshipEnd *end : {&r.a, &r.b}) {
        if (!index.entity(end->entity))
            add(where, tr("The entity “%1” at one end does not exist.").arg(end->entity.text()),
                tr("Connect the end to an entity or delete the relationship."));
        if (!end->role.isEmpty())
            documentName(end->role, {QT_TR_NOOP("role %1"), end->role});
        cardinality(end->perOther, where);
        linkFields(*end, where);
    }
    kindsOf(r.a, r.b, where);
    kindsOf(r.b, r.a, where);
    if (r.isSelf() && !r.a.role.isEmpty() && r.a.role == r.b.role)
        add(where, tr("Both ends have the role “%1”.").arg(r.a.role),
            tr("Give the ends different roles, such as “parent” and “children”."));
    if (r.tree && !r.isSelf())
        add(where, tr("Only a relationship of an entity with itself can be a tree."),
            tr("Connect both ends to one entity, or remove the mark."));
    type(r, where);
    numbers(r, where);
    snapshotFields(r, where);
    QSet<FieldId> ids;
    FieldValidation(index, errors).fields(r.attributes, where.name, 1, ids);
}

void LinkValidation::linkFields(const RelationshipEnd &end, const Place &where)
{
    const Entity *target = index.entity(end.entity);
    const LinkFields &link = end.link;
    for (const QString &path : link.key) {
        const Field *part = target ? fieldOfKind(index, *target, path) : nullptr;
        if (target && !part && path != QLatin1String("_id"))
            add(where, tr("The key field “%1” of “%2” does not exist.").arg(path, target->name),
                tr("Name a field of that entity, or leave the key out to refer to its _id."));
        else if (part && (part->holdsValues() || part->type == FieldType::Object || part->type == FieldType::GeoPoint))
            add(where, tr("The key field “%1” is not a single value.").arg(path), tr("Name a field with one value."));
        if (link.key.count(path) > 1)
            add(where, tr("The key names “%1” twice.").arg(path), tr("Name each field once."));
    }
    const qsizetype parts = std::max<qsizetype>(1, link.key.size());
    if (!link.names.isEmpty() && link.names.size() != parts && link.names.size() != 1)
        add(where,
            tr("The key has %1 fields, yet %2 names are given for what holds it.").arg(parts).arg(link.names.size()),
            tr("Give one name for each field of the key, or none."));
    for (const QString &name : link.names) {
        documentName(name, {QT_TR_NOOP("link %1"), name});
        if (link.names.count(name) > 1)
            add(where, tr("Two parts of the key are held by “%1”.").arg(name), tr("Give each a name of its own."));
    }
    if (link.kindField.isEmpty())
        return;
    documentName(link.kindField, {QT_TR_NOOP("link %1"), link.kindField});
    if (link.names.contains(link.kindField))
        add(where, tr("“%1” holds both the kind and the key.").arg(link.kindField), tr("Give each a name of its own."));
    if (end.perOther.min > 0)
        add(where,
            tr("It refers to one of several kinds, yet one document of “%1” is always there.")
                .arg(target ? target->name : end.entity.text()),
            tr("Let at least 0 of them belong to the other side, or leave the kind out."));
}

/// Documents are told apart by one reference of several kinds.
void LinkValidation::kindsOf(const RelationshipEnd &end, const RelationshipEnd &holder, const Place &where)
{
    if (end.link.kindField.isEmpty() || end.perOther.max > 1)
        return;
    const QString known = m_kindFields.value(holder.entity, end.link.kindField);
    if (known != end.link.kindField)
        add(where, tr("Its documents refer to several kinds by “%1” already.").arg(known),
            tr("Give this link the same field, or none: then it is a reference of its own."));
    m_kindFields.insert(holder.entity, known);
}

QList<base::Error> validateLinkFields(const Model &model, const RelationshipEnd &end)
{
    const ModelIndex index(model);
    const Entity *entity = index.entity(end.entity);
    QList<base::Error> errors;
    LinkValidation(index, errors)
        .linkFields(end, {QT_TRANSLATE_NOOP("Validation", "link %1"), entity ? entity->name : end.entity.text()});
    return errors;
}

void LinkValidation::type(const Relationship &r, const Place &where)
{
    const QString wayOut = tr("Change the type or the number.");
    if (r.type != RelationshipType::ManyToMany && r.a.perOther.max > 1)
        add(where,
            tr("It is drawn as %1, yet up to %2 belong to one document of the other side.")
                .arg(nameOf(r.type), QString::number(r.a.perOther.max)),
            wayOut);
    if (r.type == RelationshipType::OneToOne && r.b.perOther.max > 1)
        add(where,
            tr("It is drawn as 1:1, yet up to %1 belong to one document of the other side.").arg(r.b.perOther.max),
            wayOut);
    if (r.type != RelationshipType::ManyToMany && !r.attributes.isEmpty())
        add(where, tr("Only an N:M relationship has fields of its own."),
            tr("Move the fields to the entity on the many side."));
}

void LinkValidation::numbers(const Relationship &r, const Place &where)
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
        add(where, tr("The 99th percentile %1 is above the maximum, %2.").arg(*r.p99).arg(r.b.perOther.max),
            tr("Change one of the numbers."));
}

void LinkValidation::snapshotFields(const Relationship &r, const Place &where)
{
    const Entity *a = index.entity(r.a.entity);
    const Entity *b = index.entity(r.b.entity);
    if (!a || !b)
        return;
    for (const QString &path : r.snapshotFields) {
        if (!fieldAtPath(a->fields, path) && !fieldAtPath(b->fields, path))
            add(where, tr("The field “%1” that keeps the value of the moment does not exist.").arg(path),
                tr("Name a field of an entity of this relationship."));
    }
}

} // namespace sw::schema
