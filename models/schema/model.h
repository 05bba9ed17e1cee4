// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/lists.h"
#include "models/schema/diagram.h"
#include "models/schema/entity.h"
#include "models/schema/operation.h"
#include "models/schema/patternuse.h"
#include "models/schema/relationship.h"

namespace sw::schema
{

struct ServerVersion
{
    int major = 7;
    int minor = 0;

    friend auto operator<=>(const ServerVersion &, const ServerVersion &) = default;
};

/// A finding that a person has suppressed, with the reason.
struct Suppressed
{
    QString check;  ///< id of the check, e.g. "E11"
    QString object; ///< what it was found on
    QString reason;

    friend bool operator==(const Suppressed &, const Suppressed &) = default;
};

/// All that a designer draws and says: a value, cheap to copy, so that long work gets a constant snapshot.
/// It knows nothing of collections; those are in the design, which is always rebuilt from here.
struct Model
{
    QString name;
    QString description; ///< where counts and rates come from, for samples
    ServerVersion server;
    double ramGiB = 8;
    std::optional<double> cacheOverrideMiB;
    Goal goal = Goal::Balanced;
    UseCase useCase = UseCase::None;
    QList<Entity> entities;
    QList<Relationship> relationships;
    QList<Operation> operations;
    QList<PatternUse> patterns;
    QList<Suppressed> suppressed;
    QList<Diagram> diagrams;
    QJsonObject settings; ///< numbers of the advisor that differ from their defaults, by name
    QJsonObject unknown;
    QJsonObject unknownOfFile; ///< members beside the model in its file

    const Entity *entity(const EntityId &id) const;
    Entity *entity(const EntityId &id);
    const Entity *entityNamed(const QString &name) const;
    const Relationship *relationship(const RelationshipId &id) const;
    Relationship *relationship(const RelationshipId &id);
    const Operation *operation(const OperationId &id) const;
    Operation *operation(const OperationId &id);
    const PatternUse *pattern(const PatternUseId &id) const;
    PatternUse *pattern(const PatternUseId &id);

    friend bool operator==(const Model &, const Model &) = default;
};

/// "books · reviews": the relationship's own name, or its entities' names.
QString relationshipName(const Model &model, const Relationship &relationship);

/// Positions of all objects by id, for work that looks up many: built once, valid while the model is unchanged.
class ModelIndex
{
public:
    explicit ModelIndex(const Model &model);

    const Model &model() const { return m_model; }
    const Entity *entity(const EntityId &id) const;
    const Relationship *relationship(const RelationshipId &id) const;
    /// The relationships that have \p id at one end or both, in model order.
    QList<const Relationship *> relationshipsOf(const EntityId &id) const;
    /// The operations that start at \p id or pass it, in model order.
    QList<const Operation *> operationsOf(const EntityId &id) const;

private:
    const Model &m_model;
    QHash<EntityId, qsizetype> m_entities;
    QHash<RelationshipId, qsizetype> m_relationships;
    QHash<EntityId, QList<qsizetype>> m_links;
    QHash<EntityId, QList<qsizetype>> m_operations;
};

} // namespace sw::schema

SW_LIST_ELSEWHERE(sw::schema::Field)
SW_LIST_ELSEWHERE(sw::schema::Entity)
SW_LIST_ELSEWHERE(sw::schema::Relationship)
SW_LIST_ELSEWHERE(sw::schema::Operation)
SW_LIST_ELSEWHERE(sw::schema::PathStep)
SW_LIST_ELSEWHERE(sw::schema::Filter)
SW_LIST_ELSEWHERE(sw::schema::SortKey)
SW_LIST_ELSEWHERE(sw::schema::FieldRef)
SW_LIST_ELSEWHERE(sw::schema::PatternUse)
SW_LIST_ELSEWHERE(sw::schema::Diagram)
SW_LIST_ELSEWHERE(sw::schema::Suppressed)
SW_LIST_ELSEWHERE(sw::schema::IndexDefinition)
SW_LIST_ELSEWHERE(sw::schema::SuppressedIndex)
SW_LIST_ELSEWHERE(sw::schema::IndexKey)
