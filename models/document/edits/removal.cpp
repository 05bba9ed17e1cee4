// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/removal.h"

#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/references.h"

#include <algorithm>

namespace sw::document
{

namespace
{

/// Removes what \p pred names, without detaching a list that has none.
template <typename List, typename Predicate>
void removeWhere(List &list, const Predicate &pred)
{
    if (std::any_of(list.cbegin(), list.cend(), pred))
        list.removeIf(pred);
}

void takeFields(QList<schema::Field> &fields, const QSet<schema::FieldId> &ids)
{
    removeWhere(fields, [&ids](const schema::Field &field) { return ids.contains(field.id); });
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (!fields.at(i).fields.isEmpty())
            takeFields(fields[i].fields, ids);
    }
}

void removeFields(schema::Model &model, const QSet<FieldKey> &fields)
{
    QHash<FieldOwner, QSet<schema::FieldId>> byOwner;
    for (const FieldKey &key : fields)
        byOwner[key.owner].insert(key.id);
    for (auto it = byOwner.cbegin(); it != byOwner.cend(); ++it) {
        if (schema::Entity *entity = model.entity(it.key().entity)) {
            for (const schema::FieldId &id : *it)
                dropPaths(model, entity->id, schema::fieldPath(std::as_const(*entity).fields, id));
            takeFields(model.entity(it.key().entity)->fields, *it);
        } else if (schema::Relationship *relationship = model.relationship(it.key().relationship)) {
            takeFields(relationship->attributes, *it);
        }
    }
}

/// Steps that can still be walked: each follows a relationship that is there, from an entity that was reached before.
QList<schema::PathStep> walkable(const schema::Operation &operation,
                                 const QHash<schema::RelationshipId, const schema::Relationship *> &links)
{
    QSet<schema::EntityId> reached{operation.entity};
    QList<schema::PathStep> steps;
    for (const schema::PathStep &step : operation.path) {
        const schema::Relationship *link = links.value(step.relationship);
        if (!link)
            continue;
        const bool forth = link->b.entity == step.to && reached.contains(link->a.entity);
        const bool back = link->a.entity == step.to && reached.contains(link->b.entity);
        if (!forth && !back)
            continue;
        reached.insert(step.to);
        steps.append(step);
    }
    return steps;
}

/// What \p operation says of entities that it does not reach any more.
void forget(schema::Operation &operation, const QSet<schema::EntityId> &unreached, const QSet<schema::EntityId> &gone)
{
    const auto ofUnreached = [&unreached](const auto &item) {
        return unreached.contains(item.field.entity);
    };
    const auto isUnreached = [&unreached](const schema::FieldRef &ref) {
        return unreached.contains(ref.entity);
    };
    removeWhere(operation.filters, ofUnreached);
    removeWhere(operation.sort, ofUnreached);
    removeWhere(operation.reads, isUnreached);
    removeWhere(operation.writes, isUnreached);
    removeWhere(operation.atomicWith, [&gone](const schema::EntityId &id) { return gone.contains(id); });
}

void cleanOperations(schema::Model &model, const QSet<schema::EntityId> &gone)
{
    QHash<schema::RelationshipId, const schema::Relationship *> links;
    for (const schema::Relationship &relationship : std::as_const(model.relationships))
        links.insert(relationship.id, &relationship);
    const auto isGone = [&gone](const schema::EntityId &id) {
        return gone.contains(id);
    };
    removeWhere(model.operations, [&](const schema::Operation &operation) { return isGone(operation.entity); });
    for (qsizetype i = 0; i < model.operations.size(); ++i) {
        const QList<schema::PathStep> steps = walkable(model.operations.at(i), links);
        QSet<schema::EntityId> unreached = gone;
        if (steps.size() != model.operations.at(i).path.size()) {
            for (const schema::PathStep &step : model.operations.at(i).path)
                unreached.insert(step.to);
            for (const schema::PathStep &step : steps)
                unreached.remove(step.to);
            unreached.remove(model.operations.at(i).entity);
            model.operations[i].path = steps;
        }
        if (!unreached.isEmpty())
            forget(model.operations[i], unreached, gone);
    }
}

void cleanEntities(schema::Model &model, const QSet<schema::EntityId> &gone)
{
    for (qsizetype i = 0; i < model.entities.size(); ++i) {
        const schema::Entity &entity = model.entities.at(i);
        if (gone.contains(entity.superEntity))
            model.entities[i].superEntity = {};
        if (gone.contains(entity.owner)) {
            model.entities[i].owner = {};
            model.entities[i].kind = schema::EntityKind::Strong;
        }
    }
}

/// Ways bent by hand of lines that are no more.
void cleanWays(schema::Diagram &diagram, const QSet<schema::EntityId> &gone, const QSet<QString> &collections,
               const QSet<schema::RelationshipId> &links)
{
    if (diagram.lines.isEmpty())
        return;
    for (const schema::RelationshipId &id : links)
        diagram.lines.remove(id.text());
    for (const schema::EntityId &id : gone)
        diagram.lines.remove(schema::inheritanceLineKey(id));
    diagram.lines.removeIf([&](const auto &way) {
        return std::any_of(collections.cbegin(), collections.cend(),
                           [&](const QString &name) { return way.key().startsWith(schema::documentLinePrefix(name)); });
    });
}

void cleanDiagrams(schema::Model &model, const QSet<schema::EntityId> &gone, const QSet<QString> &collections,
                   const QSet<schema::NoteId> &notes)
{
    for (qsizetype i = 0; i < model.diagrams.size(); ++i) {
        for (const schema::EntityId &id : gone) {
            if (model.diagrams.at(i).places.contains(id))
                model.diagrams[i].places.remove(id);
        }
        for (const QString &name : collections) {
            if (model.diagrams.at(i).collections.contains(name))
                model.diagrams[i].collections.remove(name);
        }
        const auto isGone = [&notes](const schema::Note &note) {
            return notes.contains(note.id);
        };
        if (std::any_of(model.diagrams.at(i).notes.cbegin(), model.diagrams.at(i).notes.cend(), isGone))
            model.diagrams[i].notes.removeIf(isGone);
    }
}

/// "books", or "3 objects" when it is not exactly one.
QString describe(const schema::Model &model, const Removal &removal)
{
    const qsizetype fields = removal.fields.size();
    const qsizetype all = removal.entities.size() + fields + removal.relationships.size() + removal.operations.size() +
                          removal.patterns.size() + removal.notes.size();
    if (all != 1)
        return Text::tr("Remove %n objects", nullptr, static_cast<int>(all));
    for (const schema::EntityId &id : removal.entities) {
        const schema::Entity *entity = model.entity(id);
        return Text::tr("Remove entity %1").arg(entity ? entity->name : id.text());
    }
    for (const schema::RelationshipId &id : removal.relationships) {
        const schema::Relationship *relationship = model.relationship(id);
        return Text::tr("Remove relationship %1")
            .arg(relationship ? schema::relationshipName(model, *relationship) : id.text());
    }
    for (const schema::OperationId &id : removal.operations) {
        const schema::Operation *operation = model.operation(id);
        return Text::tr("Remove operation %1").arg(operation ? operation->name : id.text());
    }
    if (fields == 1)
        return Text::tr("Remove a field");
    return removal.patterns.isEmpty() ? Text::tr("Remove a note") : Text::tr("Remove a pattern");
}

} // namespace

void removeFrom(schema::Model &model, const Removal &removal)
{
    removeFields(model, removal.fields);
    const auto isGone = [&removal](const schema::EntityId &id) {
        return removal.entities.contains(id);
    };
    QSet<schema::RelationshipId> links = removal.relationships;
    for (const schema::Relationship &relationship : std::as_const(model.relationships)) {
        if (isGone(relationship.a.entity) || isGone(relationship.b.entity))
            links.insert(relationship.id);
    }
    QSet<QString> collections;
    for (const schema::Entity &entity : std::as_const(model.entities)) {
        if (isGone(entity.id))
            collections.insert(schema::collectionNameOf(entity));
    }
    removeWhere(model.entities, [&](const schema::Entity &entity) { return isGone(entity.id); });
    removeWhere(model.relationships, [&](const schema::Relationship &each) { return links.contains(each.id); });
    removeWhere(model.operations, [&](const schema::Operation &each) { return removal.operations.contains(each.id); });
    removeWhere(model.patterns, [&](const schema::PatternUse &use) {
        return removal.patterns.contains(use.id) || isGone(use.entity) || links.contains(use.relationship);
    });
    if (!links.isEmpty() || !removal.entities.isEmpty())
        cleanOperations(model, removal.entities);
    if (!removal.entities.isEmpty())
        cleanEntities(model, removal.entities);
    cleanDiagrams(model, removal.entities, collections, removal.notes);
    for (qsizetype i = 0; i < model.diagrams.size(); ++i) {
        if (!model.diagrams.at(i).lines.isEmpty())
            cleanWays(model.diagrams[i], removal.entities, collections, links);
    }
}

bool removeObjects(Document &document, const Removal &removal)
{
    return editModel(document, describe(document.model(), removal),
                     [&](schema::Model &model) { removeFrom(model, removal); });
}

} // namespace sw::document
