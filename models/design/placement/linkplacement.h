// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/placement/placementfacts.h"

namespace sw::design
{

/// Decides where the ids are by which documents link to each other that never hold one another.
class LinkPlacement
{
public:
    explicit LinkPlacement(const PlacementFacts &facts) : m_facts(facts) {}

    /// Of N:M.
    PlacementDecision decideMany(const PlacementSides &sides) const;
    /// Of an entity that is linked to itself.
    PlacementDecision decideSelf(const PlacementSides &sides) const;

private:
    QList<Candidate> candidatesFor(const PlacementSides &sides) const;
    schema::Placement choose(const PlacementSides &sides, const QList<Candidate> &candidates,
                             QStringList &reasons) const;

    const PlacementFacts &m_facts;
};

} // namespace sw::design
