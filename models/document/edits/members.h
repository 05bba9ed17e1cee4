// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"
#include "models/schema/model.h"

namespace sw::document
{

/// Adds to \p event what differs between two states of one object.
void describeEntity(const schema::Entity &before, const schema::Entity &after, ChangeEvent &event);
void describeRelationship(const schema::Relationship &before, const schema::Relationship &after, ChangeEvent &event);
void describeOperation(const schema::Operation &before, const schema::Operation &after, ChangeEvent &event);
void describePattern(const schema::PatternUse &before, const schema::PatternUse &after, ChangeEvent &event);
void describeDiagram(const schema::Diagram &before, const schema::Diagram &after, ChangeEvent &event);
/// The members that are no list of objects.
void describeProject(const schema::Model &before, const schema::Model &after, ChangeEvent &event);
/// Two lists of fields of one owner, nested ones included.
void describeFields(const QList<schema::Field> &before, const QList<schema::Field> &after, const FieldOwner &owner,
                    ChangeEvent &event);

} // namespace sw::document
