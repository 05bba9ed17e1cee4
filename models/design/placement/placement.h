// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/design/placement/placementfacts.h"

namespace sw::design
{

/// Decides for all relationships together how they are stored, because an entity can be embedded in one place only and
/// what is embedded in it counts for its own size. Children are decided before their parents, in time linear in the
/// model.
class Placements
{
public:
    Placements(const schema::ModelIndex &model, const MappingOptions &options);
    /// What \p whole decided, for a model that is a part of its: nothing is judged again. Of the sizes of documents
    /// nothing is known here. Both models must outlive it.
    Placements(const schema::ModelIndex &part, const Placements &whole);

    /// In the order of the model's relationships.
    const QList<PlacementDecision> &decisions() const { return m_decisions; }
    const PlacementDecision &decision(const schema::Relationship &relationship) const;
    // As those of PlacementFacts.
    const Node &shapeOf(const schema::EntityId &entity) const { return m_facts.shapeOf(entity); }
    const schema::Relationship *homeOf(const schema::EntityId &entity) const { return m_facts.homeOf(entity); }
    QList<const schema::Entity *> kindsOf(const schema::EntityId &entity) const { return m_facts.kindsOf(entity); }

private:
    QList<schema::EntityId> childrenFirst() const;
    void decideLink(qsizetype position, const PlacementSides &sides);
    void decideGuest(const schema::EntityId &guest);
    void linkUnlessHome(const QList<qsizetype> &positions, qsizetype home);

    PlacementFacts m_facts;
    QHash<schema::EntityId, QList<qsizetype>> m_hosted; ///< relationships in which the entity is the guest
    QHash<schema::RelationshipId, qsizetype> m_positions;
    QList<PlacementDecision> m_decisions;
};

/// The design without patterns by \p placements, which are of the same model.
Design mapModel(const schema::ModelIndex &model, const Placements &placements);

} // namespace sw::design
