// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/outcome.h"

#include "models/base/texts.h"
#include "models/sizing/cost/operationcost.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::advisor
{

double Outcome::documents() const
{
    double sum = 0;
    for (const CollectionFigures &figures : collections)
        sum += figures.documents;
    return sum;
}

QString newError(const Outcome &before, const Outcome &after)
{
    for (const design::Problem &problem : after.problems) {
        const auto isSame = [&](const design::Problem &known) {
            return known.severity == design::Severity::Error && known.check == problem.check &&
                   known.object == problem.object;
        };
        const bool isNew = std::none_of(before.problems.begin(), before.problems.end(), isSame);
        if (problem.severity == design::Severity::Error && isNew)
            return Text::tr("It brings an error: %1").arg(problem.title);
    }
    return {};
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
