// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/enumset.h"
#include "models/schema/types.h"

#include <QMetaType>
#include <QSet>

namespace sw::document
{

/// What happened to the model.
enum class Change {
    Reset,   ///< another model; forget everything
    Project, ///< a member of the project itself, see Member
    EntityAdded,
    EntityRemoved,
    EntityChanged,
    EntityOrder,
    FieldAdded,
    FieldRemoved,
    FieldChanged,
    FieldOrder,
    RelationshipAdded,
    RelationshipRemoved,
    RelationshipChanged,
    RelationshipOrder,
    OperationAdded,
    OperationRemoved,
    OperationChanged,
    OperationOrder,
    PatternAdded,
    PatternRemoved,
    PatternChanged,
    PatternOrder,
    DiagramAdded,
    DiagramRemoved,
    DiagramChanged,
    DiagramOrder,
    Places, ///< positions of entities or collections in a diagram
    Notes,
    Suppressed
};

/// Which members of the named objects changed.
enum class Member {
    Name,
    Description,
    Color,
    Count,    ///< cardinality of an entity, an array or a relationship's end; growth
    Type,     ///< of a field, a relationship or an operation; kind of an entity
    Required, ///< presence and nullable
    Key,      ///< unique, _id strategy
    Ends,     ///< entities and roles of a relationship
    Placement,
    Workload, ///< rates, paths, filters of an operation
    Target,
    Parameters,
    Enabled, ///< of a pattern use
    Reason,  ///< of a pattern use: a person's own
    Goal,
    Ram,
    Server,
    UseCase,
    Settings,
    Other
};

/// Where a list of fields is: an entity, or a relationship with attributes of its own.
struct FieldOwner
{
    schema::EntityId entity;
    schema::RelationshipId relationship;

    friend bool operator==(const FieldOwner &, const FieldOwner &) = default;
    friend size_t qHash(const FieldOwner &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.entity, key.relationship);
    }
};

/// A field, at any depth of its owner.
struct FieldKey
{
    FieldOwner owner;
    schema::FieldId id;

    friend bool operator==(const FieldKey &, const FieldKey &) = default;
    friend size_t qHash(const FieldKey &key, size_t seed = 0) { return qHashMulti(seed, key.owner, key.id); }
};

/// What one step did, by ids: listeners update only what it names. Ids of added and removed objects are in the same
/// sets as those of changed ones; whether an object is there now is told by the model.
struct ChangeEvent
{
    EnumSet<Change> changes;
    EnumSet<Member> members;
    QSet<schema::EntityId> entities; ///< added, removed or changed; also the owners of the fields below
    QSet<FieldKey> fields;
    QSet<schema::RelationshipId> relationships;
    QSet<schema::OperationId> operations;
    QSet<schema::PatternUseId> patterns;
    QSet<schema::DiagramId> diagrams;
    QSet<schema::EntityId> moved; ///< entities with a new place
    QSet<QString> movedCollections;

    bool has(Change change) const { return changes.contains(Change::Reset) || changes.contains(change); }
    bool hasAny(EnumSet<Change> any) const { return changes.contains(Change::Reset) || changes.intersects(any); }
    /// False when the design and everything made from it stay the same: positions, notes, colours, suppressed findings.
    bool touchesDesign() const;
    /// Adds what \p other names.
    void merge(const ChangeEvent &other);
};

} // namespace sw::document

Q_DECLARE_METATYPE(sw::document::ChangeEvent)
