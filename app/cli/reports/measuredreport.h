// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/services/measuring/measuring.h"

namespace sw::cli
{

class Output;

/// \p planned: of as many documents as are planned.
void printMeasured(Output &out, const services::Measured &measured, const sizing::SizeReport &planned);
void writeMeasured(base::JsonWriter &json, const services::Measured &measured, const sizing::SizeReport &planned);

} // namespace sw::cli
