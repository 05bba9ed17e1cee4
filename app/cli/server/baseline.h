// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/base/result.h"
#include "models/deploy/snapshot.h"

#include <optional>

namespace sw::cli
{

/// What a database looked like right after the last apply from this machine. With it, verify can tell what changed in
/// the model from what changed on the server.
base::Result<void> saveBaseline(const Context &context, const deploy::Snapshot &snapshot);
/// Nothing when there is none, or none that can be read.
std::optional<deploy::Snapshot> loadBaseline(const Context &context, const deploy::Snapshot &live);

} // namespace sw::cli
