// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/snapshot.h"

namespace sw::deploy
{

/// Reads identity, collections and indexes of \p database; writes nothing. \p names limits the indexes that are read
/// (empty: all). Errors: Connection, Rights, Unsupported, Cancelled.
base::Result<Snapshot> inspect(Session &session, const QString &database, const QStringList &names,
                               const base::Progress &progress = {});

} // namespace sw::deploy
