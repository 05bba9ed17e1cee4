// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"
#include "models/schema/calibration.h"
#include "models/sizing/cost/diskreads.h"
#include "models/sizing/cost/operationcost.h"

namespace sw::services
{

/// What is asked for instead of what the model says; nothing: as it says.
struct EvaluationOptions
{
    std::optional<sizing::SizeOptions> sizes{};
    std::optional<schema::Calibration> calibration{};
};

/// A design with what it is estimated to weigh, and on which grounds.
struct Estimate
{
    sizing::SizeOptions options;
    schema::Calibration calibration;
    design::Design design;
    sizing::SizeReport sizes;

    /// By how much this design makes fetching a document costlier.
    double fetchFactor() const { return sizing::fetchCostFactor(sizes); }
};

/// The same, and what its operations cost.
struct PricedDesign : Estimate
{
    sizing::DiskReads diskReads;
    QList<sizing::OperationCost> costs; ///< in the order of the operations, then work that patterns bring
};

/// Everything that follows from a model: what the window shows and the command line prints is read from here, so that
/// neither can say anything else than the other. A value.
struct Evaluation : PricedDesign
{
    QList<checks::Finding> findings;
    QList<base::Error> problems; ///< what is wrong with the model itself
};

// Pure; what worker threads call. The design of the second ones is that of the model, or another one that is asked
// about.

Estimate estimateOf(const schema::Model &model);
Estimate estimateOf(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options = {});

PricedDesign price(const schema::Model &model);
PricedDesign price(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options = {});

Evaluation evaluate(const schema::Model &model);
Evaluation evaluate(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options = {});

/// How many of each severity; suppressed ones are counted apart.
struct FindingCounts
{
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    int suppressed = 0;
};
FindingCounts countOf(const QList<checks::Finding> &findings);

} // namespace sw::services
