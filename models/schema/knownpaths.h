// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QStringList>

namespace sw::schema
{

/// The names of the fields that hold the key of the entity \p target at \p end, one for each part of it: as they were
/// given, or from the role ("author_email"). Empty when the link holds _id under a name of our own.
QStringList heldNames(const RelationshipEnd &end, const Entity &target);

/// The names that documents give to a link to the entity \p target at \p end: its role, or its entity alone, in the
/// plural and as an id ("book", "books", "book_id", "book_ids"). The same form has the same place in the list of every
/// link.
QStringList linkNames(const RelationshipEnd &end, const Entity &target);

/// True when documents of \p entity have something at \p path: a field of its own or of the entity it is a kind of,
/// "_id", or a link, whatever way the link is kept.
bool hasPath(const ModelIndex &index, const Entity &entity, const QString &path);

/// A path that leads from an entity over a link.
struct LinkPath
{
    const Relationship *relationship = nullptr;
    EntityId target;
    QString rest;          ///< in the target: "_id", or another part of the key that the link holds, or a field
    bool toParent = false; ///< of a link of an entity with itself: to its one side
};

/// What \p path ("book_id", "book._id", "book.title") names by a link of \p entity; nothing when it is a field of the
/// entity, or no link, or tells of which entity a link is.
std::optional<LinkPath> linkAt(const ModelIndex &index, const Entity &entity, const QString &path);

/// The field at \p path of \p entity or of an entity it is a kind of; nullptr when there is none.
const Field *fieldOfKind(const ModelIndex &index, const Entity &entity, const QString &path);

/// True when the entity \p id is \p wanted or a kind of it, at any remove.
bool isKindOf(const ModelIndex &index, EntityId id, const EntityId &wanted);

} // namespace sw::schema
