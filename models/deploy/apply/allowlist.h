// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// Commands that change something: create, collMod, createIndexes.
bool isChangingCommand(const base::Bson &command);

/// The only commands that are ever sent. Reads, and the three that add or adjust; each with the parts that are known to
/// be safe. Nothing that drops, renames, empties or rewrites is in the list, so no plan file and no bug can make it
/// happen. \p name is the command's first field.
bool isAllowedCommand(const QString &name, const base::Bson &command);

} // namespace sw::deploy
