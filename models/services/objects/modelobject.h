// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

#include <QJsonValue>

namespace sw::services
{

/// An object of a model that a command line or a lesson names; the first id is set, and of a field its owner's too.
struct ModelObject
{
    schema::EntityId entity;
    schema::FieldId field;
    schema::RelationshipId relationship;
    bool atA = false; ///< with the next: one end of the relationship
    bool atB = false;
    schema::OperationId operation;
    bool project = false;
};

/// Finds "project", an entity, "Entity.path" (a field), a relationship by name or id, "relationship.a" or ".b" (one of
/// its ends), or an operation by name. Error Usage names what there is.
base::Result<ModelObject> findObject(const schema::Model &model, const QString &name);

/// Sets the member called \p name in project files of \p object; undefined: as if it were left out. Errors name the
/// member and what it takes.
base::Result<void> setMember(schema::Model &model, const ModelObject &object, const QString &name,
                             const QJsonValue &value);

} // namespace sw::services
