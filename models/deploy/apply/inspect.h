// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/snapshot.h"

namespace sw::deploy
{

enum class Parts {
    All,
    WithoutSizes ///< numbers and bytes of documents, and index builds
};

/// Reads identity, collections and indexes of \p database; writes nothing. \p names limits the indexes that are read
/// (empty: all). What stands in \p known with indexes is not read again. Errors: Connection, Rights, Unsupported,
/// Cancelled.
base::Result<Snapshot> inspect(Session &session, const QString &database, const QStringList &names,
                               const base::Progress &progress = {}, Parts parts = Parts::All,
                               const Snapshot &known = {});

} // namespace sw::deploy
