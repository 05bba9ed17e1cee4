// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/cost/operationcost.h"

namespace sw::sizing
{

/// What an operation reads: the documents of its first entity, and what it follows its path to.
class ReadCost
{
public:
    explicit ReadCost(const CostFacts &facts) : m_facts(facts) {}

    void add(OperationCost &cost, const schema::Operation &operation) const;
    /// How each step of the path of \p operation is answered.
    QList<StepCost> steps(const schema::Operation &operation) const;

private:
    struct Stop ///< an entity that an operation has reached
    {
        QString collection;
        double items = 1;
        double documents = 1; ///< of the collection, fetched
    };

    StepCost follow(const schema::Operation &operation, const schema::PathStep &step,
                    QHash<schema::EntityId, Stop> &reached) const;
    bool isCopied(const QString &collection, const schema::Relationship &relationship,
                  const schema::Operation &operation, const schema::EntityId &to, double items) const;
    QStringList wantedPaths(const schema::Operation &operation, const schema::EntityId &to,
                            const schema::Relationship &along) const;

    const CostFacts &m_facts;
};

} // namespace sw::sizing
