// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/design.h"
#include "models/design/mappingoptions.h"
#include "models/design/placement/placementconstraints.h"
#include "models/design/placement/placementscore.h"

#include <QHash>

namespace sw::design
{

/// An entity as far as it matters where it is kept.
struct EntityFacts
{
    const schema::Entity *entity = nullptr;
    Node shape;
    base::Bytes likely;
    base::Bytes atMost; ///< arrays at their maximum
    int depth = 1;
    const schema::Relationship *home = nullptr;
};

/// A relationship seen from the one who might hold the other.
struct PlacementSides
{
    const schema::Relationship *relationship = nullptr;
    const EntityFacts *host = nullptr;
    const EntityFacts *guest = nullptr;
    bool hostIsA = true;

    schema::Cardinality guests() const;
    QString hostName() const;
    QString guestName() const;
    ConstraintInput constraintInput() const;
};

/// What is known of a model's entities while their places are decided: their documents alone and with what is embedded
/// so far, and the workload.
class PlacementFacts
{
public:
    PlacementFacts(const schema::ModelIndex &model, const MappingOptions &options);
    /// What \p whole knows, for a model that is a part of its, without the sizes of documents. Both models must outlive
    /// it.
    PlacementFacts(const schema::ModelIndex &part, const PlacementFacts &whole);

    const schema::ModelIndex &model() const { return m_model; }
    const MappingOptions &options() const { return m_options; }
    const ScorePrices &prices() const { return m_prices; }
    const Workload &weighted() const { return m_weighted; }
    const Workload &rates() const { return m_rates; }

    /// The document of \p entity alone.
    const Node &shapeOf(const schema::EntityId &entity) const { return m_facts.constFind(entity)->shape; }
    /// The relationship by which \p entity is kept inside another's documents; nullptr when it has its own collection.
    const schema::Relationship *homeOf(const schema::EntityId &entity) const;
    /// The entities whose nearest super-entity is \p entity.
    QList<const schema::Entity *> kindsOf(const schema::EntityId &entity) const { return m_kinds.value(entity); }
    bool hasKinds(const schema::EntityId &entity) const { return m_kinds.contains(entity); }

    /// Host or guest is nullptr when that end is missing.
    PlacementSides sidesOf(const schema::Relationship &relationship) const;
    /// Whether \p host is kept in \p guest, through others as well.
    bool encloses(const EntityFacts &host, const schema::EntityId &guest) const;
    /// Keeps the guest inside its host from now on.
    void embed(const PlacementSides &sides);
    /// Counts the ids and copies that \p placement puts into the documents of either end.
    void link(const schema::Relationship &relationship, schema::Placement placement);

private:
    void reserveReferences();
    base::Bytes linkBytes(const schema::Relationship &relationship, schema::Placement placement, bool fromA) const;
    void collectKinds();

    const schema::ModelIndex &m_model;
    MappingOptions m_options;
    ScorePrices m_prices;
    Workload m_weighted;
    Workload m_rates;
    QHash<schema::EntityId, EntityFacts> m_facts;
    QHash<schema::EntityId, QList<const schema::Entity *>> m_kinds;
};

} // namespace sw::design
