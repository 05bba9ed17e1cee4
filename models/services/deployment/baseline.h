// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/names.h"
#include "models/deploy/snapshot.h"

#include <optional>

namespace sw::services
{

/// What a database looked like right after the last apply from this machine, and what the design called its things.
struct Baseline
{
    deploy::Snapshot snapshot;
    QList<deploy::CollectionNames> names;
    QList<deploy::Rename> renames; ///< that documents had not followed when it was applied
};

/// A file in \p folder for each database of each server. With it one can tell what changed in the model from what
/// changed on the server.
base::Result<void> saveBaseline(const QString &folder, const Baseline &baseline);
/// Nothing when there is none, or none that can be read.
std::optional<Baseline> loadBaseline(const QString &folder, const deploy::Snapshot &live);

} // namespace sw::services
