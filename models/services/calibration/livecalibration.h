// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/services/calibration/calibrate.h"

namespace sw::services
{

/// The usual time for which a server's counters are watched.
inline constexpr int usualWatchSeconds = 5;

/// Reads how large the collections of \p design are in \p databases, which part of them the server has in memory, and
/// what it asks for in \p watchSeconds, and compares it with what the formulas say of as many documents; sends nothing
/// but reads. Each collection is looked for in the databases one after the other. Notes tell which are not there, are
/// empty, or cannot be compared. Errors: Connection, Rights, Cancelled; Usage when there is none of the collections.
base::Result<Calibrated> calibrateLive(deploy::Session &session, const QStringList &databases,
                                       const design::Design &design, const sizing::SizeOptions &options,
                                       int watchSeconds, const base::Progress &progress = {});

} // namespace sw::services
