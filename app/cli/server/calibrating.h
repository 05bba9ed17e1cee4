// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "models/services/calibration/calibrate.h"

namespace sw::cli
{

struct Project;

/// --calibrate and what goes with it, --without-calibration.
QList<Option> calibrationOptions();
/// Error Usage for one that needs another, or excludes it.
base::Result<void> checkCalibrationOptions(const Arguments &arguments);
/// The project's own; none with --without-calibration.
schema::Calibration calibrationToUse(const Arguments &arguments, const schema::Model &model);

/// Connects and reads the databases of --db. With --synthetic it asks (or takes --yes), and has the server weigh
/// synthetic documents in a scratch database, which is gone afterwards. Errors: those of connectToServer,
/// services::calibrateLive and services::calibrate; Refused when nobody said yes.
base::Result<services::Calibrated> calibrateDesign(Context &context, const Arguments &arguments,
                                                   const design::Design &design, const sizing::SizeOptions &options);
/// Saves \p calibration with the project FILE as it is on disk, apart from what-if options of the command line. Error
/// File.
base::Result<void> saveCalibration(Context &context, const Project &project, const schema::Calibration &calibration);

} // namespace sw::cli
