// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/names.h"
#include "models/design/design.h"

namespace sw::deploy
{

/// The names of \p design with their ids: those of entities, fields and relationships. What several things of one id
/// could stand for is left out.
QList<CollectionNames> namesOf(const design::Design &design);

/// What changed its name since \p then, by ids alone; nothing is guessed. A name that another thing had then is left
/// out, because documents cannot tell which of the two they mean.
QList<Rename> renamesBetween(const QList<CollectionNames> &then, const QList<CollectionNames> &now);

} // namespace sw::deploy
