// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/design.h"

namespace sw::design
{

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

} // namespace sw::design
