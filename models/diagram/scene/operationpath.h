// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/viewstate.h"

namespace sw::schema
{
class ModelIndex;
}

namespace sw::diagram
{

/// Where an operation goes: what the canvas shows of it.
struct OperationPath
{
    QList<schema::EntityId> entities; ///< those it reads and writes, in its order, each once
    QSet<schema::RelationshipId> relationships;
    QHash<schema::RelationshipId, PathText> texts;
};

OperationPath pathOf(const schema::ModelIndex &model, const schema::Operation &operation);

} // namespace sw::diagram
