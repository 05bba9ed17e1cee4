// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/placement/placementfacts.h"

namespace sw::design
{

/// Decides whether a guest (the many side, or the other one of 1:1) is kept inside its host or beside it.
class PairPlacement
{
public:
    explicit PairPlacement(const PlacementFacts &facts) : m_facts(facts) {}

    /// \p taken: why the guest is already kept elsewhere, or empty.
    PlacementDecision decide(const PlacementSides &sides, const QString &taken) const;

private:
    enum class LinkedBy { Any, ItsId };

    ScoreInput scoreInput(const PlacementSides &sides) const;
    std::optional<Constraint> nestingConstraint(const PlacementSides &sides, const QString &taken) const;
    QList<Candidate> candidatesFor(const PlacementSides &sides, const QString &taken) const;
    schema::Placement choose(const PlacementSides &sides, const QList<Candidate> &candidates,
                             QStringList &reasons) const;
    bool isLinked(const PlacementSides &sides, LinkedBy by) const;
    std::optional<Constraint> idleConstraint(const PlacementSides &sides) const;
    std::optional<Constraint> evidenceConstraint(const PlacementSides &sides) const;
    std::optional<Constraint> lengthConstraint(const PlacementSides &sides) const;
    void explain(const PlacementSides &sides, QStringList &reasons) const;

    const PlacementFacts &m_facts;
};

} // namespace sw::design
