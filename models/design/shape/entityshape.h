// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"
#include "models/schema/model.h"

namespace sw::design
{

/// The shape of a drawn field. Limits of an array are those of its items; an unbounded array has no maximum.
Node nodeOfField(const schema::Field &field, const schema::EntityId &entity);

/// The document of \p entity alone: _id by its strategy, then its fields, those of its super-entities first. Links to
/// other entities are not in it. An inherited field that the entity draws again is the entity's own.
Node shapeOfEntity(const schema::ModelIndex &model, const schema::Entity &entity);

/// A field called \p name that holds what \p reference means of documents whose shape is \p target.
Node referenceTo(const Node &target, const QString &name, const Reference &reference);

/// \p original at \p path of \p collection, as a copy: every value below knows where it comes from; a copy is never
/// unique.
Node copyOfNode(const Node &original, const QString &collection, const QString &path);

/// The super-entities of \p entity, nearest first; a circle ends where it closes.
QList<const schema::Entity *> superEntities(const schema::ModelIndex &model, const schema::Entity &entity);

/// The kinds in a document's \p root that \p entity's documents are of, as values of the discriminator; empty when
/// there are no kinds, or all are: then who asks for the entity need not name one.
QStringList kindsIn(const Node &root, const schema::ModelIndex &model, const schema::EntityId &entity);

/// True when the first part of \p path is a field that only some of the kinds in \p root have.
bool isOfSomeKinds(const Node &root, const QString &path);

/// Characters of the text form of a value, as in a composed _id ("7_1767225600000").
double textLength(const Node &value);

} // namespace sw::design
