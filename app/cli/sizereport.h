// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/calibrating.h"
#include "app/cli/measuring.h"
#include "models/schema/model.h"
#include "models/sizing/sizing.h"

namespace sw::cli
{

class Output;

/// {"collections":[…],"totals":{…},"cache":{…},"basis":"formula"}: bytes and counts as whole numbers, null for
/// infinite.
/// \p measured and \p calibrated: what the figures rest on, if not on formulas alone.
QByteArray sizeReportJson(const sizing::SizeReport &report, const std::optional<Measured> &measured = {}, const std::optional<Calibrated> &calibrated = {});
void printSizeReport(Output &out, const schema::Model &model, const sizing::SizeReport &report);
/// "1.3 GiB of 3.5 GiB cache (37 %): fits"
QString workingSetText(const sizing::SizeReport &report);

} // namespace sw::cli
