// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/operationcost.h"

#include <algorithm>

namespace sw::sizing
{

bool OperationCosts::isStored(const schema::Operation &operation, const schema::RelationshipId &relationship) const
{
    const auto efforts = m_efforts.constFind(operation.id);
    return efforts != m_efforts.constEnd() &&
           std::any_of(efforts->begin(), efforts->end(),
                       [&](const design::Effort &effort) { return effort.stored.contains(relationship); });
}

void OperationCosts::applyEffort(OperationCost &cost, const design::Effort &effort) const
{
    cost.perSecond *= effort.share;
    const auto addRead = [&](const design::Amount &amount) {
        const auto facts = m_facts.constFind(amount.collection);
        cost.documentsRead += amount.documents;
        if (facts != m_facts.constEnd())
            cost.bytesRead += facts->document * amount.documents;
    };
    if (effort.instead) {
        cost.documentsRead = 0;
        cost.documentsJoined = 0;
        cost.bytesRead = {};
        cost.steps.clear();
        addRead(*effort.instead);
    }
    for (const design::Amount &amount : effort.reads)
        addRead(amount);
    for (const design::Amount &amount : effort.writes) {
        const auto facts = m_facts.constFind(amount.collection);
        if (facts != m_facts.constEnd())
            addWritten(cost, *facts, amount.documents, 0);
    }
    for (const QList<design::Amount> &amounts : {effort.reads, effort.writes}) {
        for (const design::Amount &amount : amounts)
            cost.roundTrips += std::min(1.0, amount.documents); // less than one document: seldom
    }
}

OperationCost OperationCosts::ownWork(const design::Effort &effort) const
{
    OperationCost cost;
    cost.name = effort.name;
    cost.perSecond = effort.perSecond;
    cost.weight = static_cast<double>(schema::Criticality::Low);
    cost.roundTrips = 0;
    applyEffort(cost, effort);
    price(cost);
    return cost;
}

} // namespace sw::sizing
