// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <functional>

namespace sw::document
{

/// Visits every place of \p model that names a field of \p entity by its path: operations, keys, lifecycles, snapshots,
/// pattern uses. \p visit may rewrite the path; where it returns false, what needs the path is removed.
void forEachPath(schema::Model &model, const schema::EntityId &entity, const std::function<bool(QString &)> &visit);

/// Paths at or below \p from become those at or below \p to.
void movePaths(schema::Model &model, const schema::EntityId &entity, const QString &from, const QString &to);
/// What names \p path or a path below it goes.
void dropPaths(schema::Model &model, const schema::EntityId &entity, const QString &path);

} // namespace sw::document
