// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/cost/operationcost.h"

namespace sw::sizing
{

/// What patterns add to operations, or do beside them.
class EffortCost
{
public:
    explicit EffortCost(const CostFacts &facts) : m_facts(facts) {}

    void add(OperationCost &cost, const design::Effort &effort) const;
    /// Of an effort that belongs to no operation.
    OperationCost ofItsOwn(const design::Effort &effort) const;

private:
    const CostFacts &m_facts;
};

} // namespace sw::sizing
