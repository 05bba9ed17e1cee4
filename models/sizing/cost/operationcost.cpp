// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/operationcost.h"

#include "models/sizing/cost/effortcost.h"
#include "models/sizing/cost/readcost.h"
#include "models/sizing/cost/writecost.h"

#include <algorithm>

namespace sw::sizing
{

double OperationCost::lookups() const
{
    return static_cast<double>(std::count_if(steps.begin(), steps.end(),
                                             [](const StepCost &step) { return step.way == StepCost::Way::Lookup; }));
}

void OperationCost::addWritten(const CollectionFacts &facts, double written, double entries)
{
    documentsWritten += written;
    bytesWritten += facts.document * written;
    indexEntries += entries;
}

void OperationCost::addChanged(const CollectionFacts &facts, double written, double entries,
                               const design::ScorePrices &prices)
{
    addWritten(facts, written, entries);
    const double again = written * design::retriesOf(facts.changesPerSecond, facts.collection->hotDocuments, prices);
    retries += again;
    bytesRetried += facts.document * again;
}

OperationCosts::OperationCosts(const schema::ModelIndex &model, const design::Design &design, double fetchCostFactor)
    : OperationCosts(model, std::make_unique<design::DesignIndex>(design), fetchCostFactor)
{}

OperationCosts::OperationCosts(const schema::ModelIndex &model, std::unique_ptr<const design::DesignIndex> places,
                               double fetchCostFactor)
    : OperationCosts(model, *places, fetchCostFactor)
{
    m_ownPlaces = std::move(places);
}

OperationCosts::OperationCosts(const schema::ModelIndex &model, const design::DesignIndex &places,
                               double fetchCostFactor)
    : m_facts(model, places), m_prices(design::scorePrices(model.model())), m_fetchFactor(fetchCostFactor)
{
    m_costs.reserve(model.model().operations.size());
    for (const schema::Operation &operation : model.model().operations)
        m_costs.append(costOf(operation));
    addOwnWork();
}

OperationCosts::OperationCosts(const schema::ModelIndex &model, const design::DesignIndex &places,
                               double fetchCostFactor, const OperationCosts &similar,
                               const design::Difference &difference)
    : m_facts(model, places, similar.m_facts, difference), m_prices(similar.m_prices), m_fetchFactor(fetchCostFactor)
{
    const QList<schema::Operation> &operations = model.model().operations;
    m_costs.reserve(operations.size());
    for (qsizetype i = 0; i < operations.size(); ++i) {
        if (difference.concerns(operations.at(i))) {
            m_costs.append(costOf(operations.at(i)));
        } else {
            m_costs.append(similar.m_costs.at(i));
            price(m_costs.last());
        }
    }
    addOwnWork();
}

void OperationCosts::addOwnWork()
{
    for (const design::Effort &effort : m_facts.efforts({})) {
        m_costs.append(EffortCost(m_facts).ofItsOwn(effort));
        price(m_costs.last());
    }
}

double OperationCosts::total() const
{
    double sum = 0;
    for (const OperationCost &cost : m_costs)
        sum += cost.total();
    return sum;
}

QList<StepCost> OperationCosts::steps(const schema::Operation &operation) const
{
    return ReadCost(m_facts).steps(operation);
}

OperationCost OperationCosts::costOf(const schema::Operation &operation) const
{
    OperationCost cost;
    cost.operation = operation.id;
    cost.name = operation.name;
    cost.perSecond = operation.perSecond;
    cost.weight = static_cast<double>(operation.criticality);
    if (operation.isRead())
        ReadCost(m_facts).add(cost, operation);
    else
        WriteCost(m_facts, m_prices).add(cost, operation);
    for (const design::Effort &effort : m_facts.efforts(operation.id))
        EffortCost(m_facts).add(cost, effort);
    price(cost);
    return cost;
}

/// In score units.
void OperationCosts::price(OperationCost &cost) const
{
    cost.units = cost.roundTrips * m_prices.command + cost.documentsRead * m_prices.fetch * m_fetchFactor +
                 cost.documentsJoined * m_prices.join + cost.bytesRead.value() / 1024 * m_prices.readKiB +
                 (cost.documentsWritten + cost.retries) * m_prices.write +
                 (cost.bytesWritten + cost.bytesRetried).value() / 1024 * m_prices.rewriteKiB +
                 cost.indexEntries * m_prices.index;
}

} // namespace sw::sizing
