// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/effortcost.h"

#include <algorithm>

namespace sw::sizing
{

void EffortCost::add(OperationCost &cost, const design::Effort &effort) const
{
    cost.perSecond *= effort.share;
    const auto addRead = [&](const design::Amount &amount) {
        const CollectionFacts *facts = m_facts.collection(amount.collection);
        cost.documentsRead += amount.documents;
        if (facts)
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
        if (const CollectionFacts *facts = m_facts.collection(amount.collection))
            cost.addWritten(*facts, amount.documents, 0);
    }
    for (const QList<design::Amount> &amounts : {effort.reads, effort.writes}) {
        for (const design::Amount &amount : amounts)
            cost.roundTrips += std::min(1.0, amount.documents); // less than one document: seldom
    }
}

OperationCost EffortCost::ofItsOwn(const design::Effort &effort) const
{
    OperationCost cost;
    cost.name = effort.name;
    cost.perSecond = effort.perSecond;
    cost.weight = static_cast<double>(schema::Criticality::Low);
    cost.roundTrips = 0;
    add(cost, effort);
    return cost;
}

} // namespace sw::sizing
