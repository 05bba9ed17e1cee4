// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/reports/costreport.h"
#include "app/cli/reports/growthreport.h"
#include "models/schema/model.h"
#include "models/services/calibration/calibrate.h"
#include "models/services/measuring/measuring.h"

namespace sw::cli
{

class Output;

/// What `size` has to tell.
struct SizeAnswer
{
    services::PricedDesign priced;
    std::optional<services::Measured> measured;
    std::optional<services::Calibrated> calibrated;
    bool calibrationSaved = false; ///< with the project
    std::optional<services::GrowthAnswer> growth;
    std::optional<QList<sizing::CostRange>> costs;
    QList<sizing::Explanation> explained;

    bool answersQuestions() const { return growth || costs || !explained.isEmpty(); }
};

/// {"collections":[…],"totals":{…},"cache":{…},"basis":"formula", …}: bytes and counts as whole numbers, null for
/// infinite.
QByteArray sizeJson(const SizeAnswer &answer);
/// All sizes; of one that answers questions only the sums, and the answers.
void printSizes(Output &out, const schema::Model &model, const SizeAnswer &answer);
/// "1.3 GiB of 3.5 GiB cache (37 %): fits"
QString workingSetText(const sizing::SizeReport &report);

} // namespace sw::cli
