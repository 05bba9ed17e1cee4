// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/selection.h"

namespace sw::items
{

void Selection::set(const SelectedObjects &objects)
{
    if (m_objects == objects)
        return;
    m_objects = objects;
    Q_EMIT changed();
}

void Selection::selectEntity(const schema::EntityId &id)
{
    SelectedObjects objects;
    objects.entities.insert(id);
    set(objects);
}

void Selection::selectField(const schema::EntityId &entity, const schema::FieldId &field)
{
    SelectedObjects objects;
    objects.entities.insert(entity);
    objects.field = field;
    set(objects);
}

void Selection::selectRelationship(const schema::RelationshipId &id)
{
    SelectedObjects objects;
    objects.relationships.insert(id);
    set(objects);
}

void Selection::selectOperation(const schema::OperationId &id)
{
    SelectedObjects objects;
    objects.operation = id;
    set(objects);
}

void Selection::selectPattern(const schema::PatternUseId &id)
{
    SelectedObjects objects;
    objects.pattern = id;
    set(objects);
}

void Selection::selectCollection(const QString &collection, const QString &path)
{
    SelectedObjects objects;
    objects.collection = collection;
    objects.path = path;
    set(objects);
}

void Selection::setDiagram(const schema::DiagramId &id)
{
    if (m_diagram == id)
        return;
    m_diagram = id;
    Q_EMIT diagramChanged();
}

void Selection::keepOnly(const schema::Model &model)
{
    SelectedObjects kept = m_objects;
    kept.entities.removeIf([&](const schema::EntityId &id) { return model.entity(id) == nullptr; });
    kept.relationships.removeIf([&](const schema::RelationshipId &id) { return model.relationship(id) == nullptr; });
    if (model.operation(kept.operation) == nullptr)
        kept.operation = {};
    if (model.pattern(kept.pattern) == nullptr)
        kept.pattern = {};
    const schema::Entity *owner = kept.entities.size() == 1 ? model.entity(kept.entities.first()) : nullptr;
    if (owner == nullptr || schema::findField(owner->fields, kept.field) == nullptr)
        kept.field = {};
    QSet<schema::NoteId> notes;
    bool diagramIsThere = false;
    for (const schema::Diagram &diagram : model.diagrams) {
        diagramIsThere = diagramIsThere || diagram.id == m_diagram;
        for (const schema::Note &note : diagram.notes)
            notes.insert(note.id);
    }
    kept.notes.removeIf([&](const schema::NoteId &id) { return !notes.contains(id); });
    if (!diagramIsThere)
        setDiagram(model.diagrams.isEmpty() ? schema::DiagramId() : model.diagrams.first().id);
    set(kept);
}

schema::EntityId Selection::entity() const
{
    return m_objects.entities.size() == 1 && m_objects.relationships.isEmpty() ? m_objects.entities.first()
                                                                               : schema::EntityId();
}

schema::RelationshipId Selection::relationship() const
{
    return m_objects.relationships.size() == 1 && m_objects.entities.isEmpty() ? m_objects.relationships.first()
                                                                               : schema::RelationshipId();
}

} // namespace sw::items
