// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/design.h"

#include "models/base/texts.h"

namespace sw::design
{

void PlacementDecision::refuse(const Constraint &constraint)
{
    violated << constraint;
    reasons << Text::tr("Chosen to be embedded, but that cannot be: %1").arg(constraint.text);
}

const Collection *Design::collection(const QString &name) const
{
    for (const Collection &candidate : collections) {
        if (candidate.name == name)
            return &candidate;
    }
    return nullptr;
}

Collection *Design::collection(const QString &name)
{
    for (Collection &candidate : collections) {
        if (candidate.name == name)
            return &candidate;
    }
    return nullptr;
}

const PlacementDecision *Design::placement(const schema::RelationshipId &id) const
{
    for (const PlacementDecision &decision : placements) {
        if (decision.relationship == id)
            return &decision;
    }
    return nullptr;
}

QString Design::whySkipped(const schema::PatternUseId &use) const
{
    for (const SkippedUse &each : skipped) {
        if (each.use == use)
            return each.reason;
    }
    return {};
}

} // namespace sw::design

SW_LIST_HERE(sw::design::Collection)
SW_LIST_HERE(sw::design::PlacementDecision)
SW_LIST_HERE(sw::design::Candidate)
SW_LIST_HERE(sw::design::Index)
SW_LIST_HERE(sw::design::Rule)
SW_LIST_HERE(sw::design::Effort)
