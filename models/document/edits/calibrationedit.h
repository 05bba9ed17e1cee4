// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/calibration.h"

namespace sw::document
{

class Document;

/// Factors that estimates take from now on, as one step ("Calibrate sizes"); an empty one removes those that are there.
/// False: nothing was changed.
bool setCalibration(Document &document, const schema::Calibration &calibration);

} // namespace sw::document
