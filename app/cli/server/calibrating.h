// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "models/base/jsonwriter.h"
#include "models/calibration/calibrate.h"

namespace sw::cli
{

struct Project;

/// What `size --calibrate` finds out.
struct Calibrated
{
    calibration::Outcome outcome;
    schema::Calibration calibration; ///< with server and date
    bool saved = false;
};

/// --calibrate and what goes with it, --without-calibration.
QList<Option> calibrationOptions();
/// Error Usage for one that needs another, or excludes it.
base::Result<void> checkCalibrationOptions(const Arguments &arguments);
/// The project's own; none with --without-calibration.
schema::Calibration calibrationToUse(const Arguments &arguments, const schema::Model &model);

/// Connects, asks (or takes --yes), and has the server weigh synthetic documents in a scratch database, which is gone
/// afterwards. Errors: those of connectToServer and calibration::calibrate; Refused when nobody said yes.
base::Result<Calibrated> calibrateDesign(Context &context, const Arguments &arguments, const design::Design &design,
                                         const sizing::SizeOptions &options);
/// Saves \p calibration with the project FILE as it is on disk, apart from what-if options of the command line. Error
/// File.
base::Result<void> saveCalibration(Context &context, const Project &project, const schema::Calibration &calibration);

void printCalibrated(Output &out, const Calibrated &calibrated);
void writeCalibrated(base::JsonWriter &json, const Calibrated &calibrated);
/// The members of it, for help.
QString calibratedMembers();

} // namespace sw::cli
