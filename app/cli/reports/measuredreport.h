// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/services/measuring/measuring.h"

namespace sw::cli
{

class Output;

void printMeasured(Output &out, const services::Measured &measured);
void writeMeasured(base::JsonWriter &json, const services::Measured &measured);

} // namespace sw::cli
