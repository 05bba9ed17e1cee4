// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/design.h"

#include "models/design/designindex.h"

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

std::optional<Location> Design::homeOf(const schema::EntityId &entity) const
{
    return DesignIndex(*this).homeOf(entity);
}

std::optional<Location> Design::locate(const schema::Model &model, const schema::FieldRef &field) const
{
    return DesignIndex(*this).locate(schema::ModelIndex(model), field);
}

} // namespace sw::design
