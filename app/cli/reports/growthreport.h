// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/services/questions/growth.h"

namespace sw::cli
{

class Output;

// What `size --growth` finds out.

void printGrowth(Output &out, const services::GrowthAnswer &answer);
void writeGrowth(base::JsonWriter &json, const services::GrowthAnswer &answer);

} // namespace sw::cli
