// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QSet>

namespace sw::diagram
{

/// Some entities with the relationships that join them.
struct Neighbourhood
{
    QList<schema::EntityId> entities; ///< of a path in its order
    QSet<schema::RelationshipId> relationships;
};

/// \p entities, those that a relationship, ownership or is-a joins to one of them, and the relationships between.
Neighbourhood neighbours(const schema::Model &model, const QSet<schema::EntityId> &entities);
/// A way from \p from to \p to over the fewest relationships, ownerships and is-a; empty when there is none.
Neighbourhood shortestPath(const schema::Model &model, const schema::EntityId &from, const schema::EntityId &to);

} // namespace sw::diagram
