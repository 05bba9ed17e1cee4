// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/evaluation/evaluation.h"

#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/calibration.h"

namespace sw::services
{

Estimate estimateOf(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    return estimateOf(index, patterns::buildDesign(index));
}

Estimate estimateOf(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options)
{
    Estimate result;
    result.options = options.sizes ? *options.sizes : sizing::sizeOptions(model.model());
    result.calibration = options.calibration ? *options.calibration : schema::calibrationOf(model.model());
    result.design = std::move(design);
    result.sizes = sizing::estimate(result.design, result.options, result.calibration);
    return result;
}

Evaluation evaluate(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    return evaluate(index, patterns::buildDesign(index));
}

Evaluation evaluate(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options)
{
    Evaluation result{estimateOf(model, std::move(design), options), {}, {}, {}, {}};
    const sizing::OperationCosts costs(model, result.design, result.fetchFactor());
    result.diskReads = sizing::diskReads(sizing::pageGroups(costs, result.options), result.sizes.cache.bytes);
    result.findings = checks::runChecks({model, result.design, result.sizes, costs});
    result.costs = costs.all();
    result.problems = schema::validateModel(model.model());
    return result;
}

FindingCounts countOf(const QList<checks::Finding> &findings)
{
    FindingCounts counts;
    for (const checks::Finding &finding : findings) {
        int &number = finding.suppressed                              ? counts.suppressed
                      : finding.severity == checks::Severity::Error   ? counts.errors
                      : finding.severity == checks::Severity::Warning ? counts.warnings
                                                                      : counts.notes;
        ++number;
    }
    return counts;
}

} // namespace sw::services
