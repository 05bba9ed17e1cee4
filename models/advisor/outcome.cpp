// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/outcome.h"

#include "models/patterns/designbuilder.h"
#include "models/sizing/operationcost.h"

namespace sw::advisor
{

namespace
{

void addOperations(Outcome &outcome, const sizing::OperationCosts &costs)
{
    outcome.costs.insert({}, 0); // of the work of their own that patterns bring; there also when they bring none
    for (const sizing::OperationCost &cost : costs.all()) {
        outcome.costs[cost.operation] += cost.total();
        outcome.documentsRead += (cost.documentsRead + cost.documentsJoined) * cost.perSecond;
        outcome.documentsWritten += cost.documentsWritten * cost.perSecond;
        outcome.commands += cost.roundTrips * cost.perSecond;
    }
}

} // namespace

double Outcome::documents() const
{
    double sum = 0;
    for (const CollectionFigures &figures : collections)
        sum += figures.documents;
    return sum;
}

Outcome outcomeOf(const SubjectArea &area, const QList<schema::PatternUse> &uses, const Setting &setting,
                  const Outcome *before)
{
    const design::Design design = patterns::buildDesign(area.model(), area.mapped(), area.usesIn(uses));
    sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(area.model().model()));

    Outcome outcome;
    outcome.workingSet = sizes.workingSet.likely;
    outcome.data = sizes.data;
    outcome.skipped = design.skipped;
    for (const sizing::CollectionSize &size : sizes.collections) {
        outcome.collections.insert(size.name, {size.document.likely, size.documents.likely});
        for (const sizing::IndexSize &index : size.indexes)
            outcome.indexEntries += index.entries;
    }
    sizes.workingSet.likely =
        before ? setting.workingSet + outcome.workingSet - before->workingSet : setting.workingSet;
    sizes.cache.bytes = setting.cache;
    const sizing::OperationCosts costs(area.model(), design, sizing::fetchCostFactor(sizes));
    addOperations(outcome, costs);
    if (setting.judge)
        outcome.problems = setting.judge(area.model(), design, sizes, costs);
    return outcome;
}

} // namespace sw::advisor
