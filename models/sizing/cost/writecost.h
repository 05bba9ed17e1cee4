// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/cost/operationcost.h"

namespace sw::sizing
{

/// What an operation writes: documents, index entries, and the copies that are kept in step.
class WriteCost
{
public:
    WriteCost(const CostFacts &facts, const design::ScorePrices &prices) : m_facts(facts), m_prices(prices) {}

    void add(OperationCost &cost, const schema::Operation &operation) const;

private:
    QStringList writtenPaths(const schema::Operation &operation, const schema::EntityId &entity,
                             const EntityPlace &place) const;
    void addInsert(OperationCost &cost, const schema::EntityId &entity) const;
    void addUpdate(OperationCost &cost, const schema::Operation &operation, const schema::EntityId &entity,
                   double items) const;
    void addDelete(OperationCost &cost, const schema::EntityId &entity, double items) const;
    void addListCopies(OperationCost &cost, const schema::EntityId &entity, const EntityPlace &place,
                       double items) const;

    const CostFacts &m_facts;
    const design::ScorePrices &m_prices;
};

} // namespace sw::sizing
