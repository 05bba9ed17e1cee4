// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/services/calibration/calibrate.h"
#include "models/sizing/cost/diskreads.h"

namespace sw::cli
{

class Output;

/// \p estimated: of the model's operations. \p saved: the factors are kept with the project.
void printCalibrated(Output &out, const services::Calibrated &calibrated, const sizing::DiskReads &estimated,
                     bool saved);
void writeCalibrated(base::JsonWriter &json, const services::Calibrated &calibrated, bool saved);
/// The members of it, for help.
QString calibratedMembers();

} // namespace sw::cli
