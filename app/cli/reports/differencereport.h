// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/differences/projectdifference.h"

namespace sw::cli
{

class Output;

/// For people: one line each, "+" for what was added, "-" for what was removed, "~" for what changed.
void printDifference(Output &out, const services::ProjectDifference &difference);
QByteArray differenceJson(const services::ProjectDifference &difference);

} // namespace sw::cli
