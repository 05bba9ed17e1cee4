// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/evaluation/evaluation.h"

#include "models/patterns/core/designbuilder.h"
#include "models/schema/validation/validatemodel.h"
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

namespace
{

/// \p costs look into \p estimate.
PricedDesign priced(Estimate &estimate, const sizing::OperationCosts &costs)
{
    const sizing::DiskReads reads = sizing::diskReads(sizing::pageGroups(costs, estimate.options, estimate.calibration),
                                                      estimate.sizes.cache.bytes, estimate.sizes.workingSet);
    QList<sizing::OperationCost> all = costs.all();
    return {std::move(estimate), reads, std::move(all)};
}

} // namespace

PricedDesign price(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    return price(index, patterns::buildDesign(index));
}

PricedDesign price(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options)
{
    Estimate estimate = estimateOf(model, std::move(design), options);
    const sizing::OperationCosts costs(model, estimate.design, estimate.fetchFactor());
    return priced(estimate, costs);
}

Evaluation evaluate(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    return evaluate(index, patterns::buildDesign(index));
}

Evaluation evaluate(const schema::ModelIndex &model, design::Design design, const EvaluationOptions &options)
{
    Estimate estimate = estimateOf(model, std::move(design), options);
    const sizing::OperationCosts costs(model, estimate.design, estimate.fetchFactor());
    QList<checks::Finding> findings = checks::runChecks({model, estimate.design, estimate.sizes, costs});
    return {priced(estimate, costs), std::move(findings), schema::validateModel(model.model())};
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
