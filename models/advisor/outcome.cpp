// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/outcome.h"

#include "models/sizing/cost/operationcost.h"

namespace sw::advisor
{

double Outcome::documents() const
{
    double sum = 0;
    for (const CollectionFigures &figures : collections)
        sum += figures.documents;
    return sum;
}

Outcome outcomeOf(const SubjectArea &area, const sizing::SizeReport &sizes, const sizing::OperationCosts &costs)
{
    Outcome outcome;
    outcome.data = sizes.data;
    for (const sizing::CollectionSize &size : sizes.collections) {
        outcome.collections.insert(
            size.name, {size.document.likely, size.documents.likely, static_cast<int>(size.indexes.size()) - 1});
        for (const sizing::IndexSize &index : size.indexes)
            outcome.indexEntries += index.entries;
    }
    outcome.costs = QList<double>(area.operationPlaces(), 0.0);
    for (const sizing::OperationCost &cost : costs.all()) {
        outcome.costs[area.placeOf(cost.operation)] += cost.total();
        outcome.documentsRead += (cost.documentsRead + cost.documentsJoined) * cost.perSecond;
        outcome.documentsWritten += cost.documentsWritten * cost.perSecond;
        outcome.commands += cost.roundTrips * cost.perSecond;
    }
    return outcome;
}

} // namespace sw::advisor
