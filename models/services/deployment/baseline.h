// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/snapshot.h"

#include <optional>

namespace sw::services
{

/// What a database looked like right after the last apply from this machine, a file in \p folder for each database of
/// each server. With it one can tell what changed in the model from what changed on the server.
base::Result<void> saveBaseline(const QString &folder, const deploy::Snapshot &snapshot);
/// Nothing when there is none, or none that can be read.
std::optional<deploy::Snapshot> loadBaseline(const QString &folder, const deploy::Snapshot &live);

} // namespace sw::services
