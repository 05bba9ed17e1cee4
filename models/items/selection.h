// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/orderedset.h"
#include "models/schema/model.h"

#include <QObject>

namespace sw::items
{

/// What a person has selected, in the order in which it was, shared by canvas, outline, tables and properties, so that
/// all of them show the same thing.
struct SelectedObjects
{
    base::OrderedSet<schema::EntityId> entities;
    base::OrderedSet<schema::RelationshipId> relationships;
    base::OrderedSet<schema::NoteId> notes;
    schema::FieldId field; ///< within the one entity
    schema::OperationId operation;
    schema::PatternUseId pattern;
    QString collection; ///< of the Documents view
    QString path;       ///< in the collection; "" the collection itself

    bool isEmpty() const { return *this == SelectedObjects(); }
    friend bool operator==(const SelectedObjects &, const SelectedObjects &) = default;
};

class Selection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const SelectedObjects &objects() const { return m_objects; }
    void set(const SelectedObjects &objects);
    void clear() { set({}); }
    void selectEntity(const schema::EntityId &id);
    void selectField(const schema::EntityId &entity, const schema::FieldId &field);
    void selectRelationship(const schema::RelationshipId &id);
    void selectOperation(const schema::OperationId &id);
    void selectPattern(const schema::PatternUseId &id);
    void selectCollection(const QString &collection, const QString &path = {});
    /// The diagram that is looked at; empty: the first one.
    const schema::DiagramId &diagram() const { return m_diagram; }
    void setDiagram(const schema::DiagramId &id);
    /// Drops what is no longer in \p model.
    void keepOnly(const schema::Model &model);

    /// The one selected entity or relationship; empty when it is none or several.
    schema::EntityId entity() const;
    schema::RelationshipId relationship() const;

Q_SIGNALS:
    void changed();
    void diagramChanged();

private:
    schema::DiagramId m_diagram;
    SelectedObjects m_objects;
};

} // namespace sw::items
