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
    /// The document of \p entity alone.
    const Node &shapeOf(const schema::EntityId &entity) const { return m_facts.constFind(entity)->shape; }
    /// The relationship by which \p entity is kept inside another's documents; nullptr when it has its own collection.
    const schema::Relationship *homeOf(const schema::EntityId &entity) const;
    /// The entities whose nearest super-entity is \p entity.
    QList<const schema::Entity *> kindsOf(const schema::EntityId &entity) const { return m_kinds.value(entity); }

private:
    struct Facts
    {
        const schema::Entity *entity = nullptr;
        Node shape;
        base::Bytes likely;
        base::Bytes atMost; ///< arrays at their maximum
        int depth = 1;
        const schema::Relationship *home = nullptr;
    };
    /// A relationship seen from the one who might hold the other.
    struct Sides
    {
        const schema::Relationship *relationship = nullptr;
        const Facts *host = nullptr;
        const Facts *guest = nullptr;
        bool hostIsA = true;
        schema::Cardinality guests() const;
    };
    struct Wish
    {
        qsizetype position = -1; ///< in the model's relationships
        Sides sides;
        double saving = 0;
        int rank = 0; ///< the person's choice 3, composition 2, weak owner 1
    };

    void collectFacts();
    void collectKinds();
    QList<schema::EntityId> childrenFirst() const;
    void decideGuest(const schema::EntityId &guest);
    bool encloses(const Facts &host, const schema::EntityId &guest) const;
    void embed(const Sides &sides);

    Sides sidesOf(const schema::Relationship &relationship) const;
    ConstraintInput constraintInput(const Sides &sides) const;
    ScoreInput scoreInput(const Sides &sides) const;
    QString guestName(const Sides &sides) const;
    QString hostName(const Sides &sides) const;

    /// \p taken: why the guest is already kept elsewhere, or empty.
    PlacementDecision decidePair(const Sides &sides, const QString &taken) const;
    std::optional<Constraint> nestingConstraint(const Sides &sides, const QString &taken) const;
    QList<Candidate> pairCandidates(const Sides &sides, const QString &taken) const;
    schema::Placement automaticPair(const Sides &sides, const QList<Candidate> &candidates, QStringList &reasons) const;
    bool belongsToHost(const Sides &sides) const;
    bool embedsUnasked(const Sides &sides, QStringList &reasons) const;
    bool isWantedElsewhere(const Sides &sides, QStringList &reasons) const;
    void explainPair(const Sides &sides, QStringList &reasons) const;

    PlacementDecision decideSelf(const Sides &sides) const;
    PlacementDecision decideMany(const Sides &sides) const;
    QList<Candidate> manyCandidates(const Sides &sides) const;
    schema::Placement automaticMany(const Sides &sides, const QList<Candidate> &candidates, QStringList &reasons) const;

    const schema::ModelIndex &m_model;
    MappingOptions m_options;
    ScorePrices m_prices;
    Workload m_weighted;
    Workload m_rates;
    QHash<schema::EntityId, Facts> m_facts;
    QHash<schema::EntityId, QList<const schema::Entity *>> m_kinds;
    QHash<schema::EntityId, QList<qsizetype>> m_hosted; ///< relationships in which the entity is the guest
    QHash<schema::RelationshipId, qsizetype> m_positions;
    QList<PlacementDecision> m_decisions;
};

/// The design without patterns by \p placements, which are of the same model.
Design mapModel(const schema::ModelIndex &model, const Placements &placements);

} // namespace sw::design
