// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <functional>

namespace sw::document
{

/// Visits every place of \p model that names a field of \p entity by its path: operations, keys, lifecycles, snapshots,
/// pattern uses. \p visit may rewrite the path; where it returns false, what needs the path is removed.
void forEachPath(schema::Model &model, const schema::EntityId &entity, const std::function<bool(QString &)> &visit);

/// Paths at or below \p from become those at or below \p to, in entities that are kinds of \p entity too.
void movePaths(schema::Model &model, const schema::EntityId &entity, const QString &from, const QString &to);
/// What names \p path or a path below it goes, in entities that are kinds of \p entity too.
void dropPaths(schema::Model &model, const schema::EntityId &entity, const QString &path);
/// After an edit from \p before to \p after: paths that went through the name of a link ("book_id") follow when the
/// link or its entity got another name, and go when the link went. The same for what a kind had of its entity.
void keepPaths(const schema::Model &before, schema::Model &after);

/// Paths that name the links of documents of \p entity to what they belong to, and to the others of an N:M: "book".
/// Without those that another link or a field takes for itself.
QStringList linkPaths(const schema::ModelIndex &index, const schema::Entity &entity);

} // namespace sw::document
