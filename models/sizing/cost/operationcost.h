// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/placement/placementscore.h"
#include "models/sizing/cost/costfacts.h"

#include <memory>

namespace sw::sizing
{

/// A step of an operation from one entity to the next, as the design answers it.
struct StepCost
{
    schema::RelationshipId relationship;
    enum class Way { SameDocument, Copy, Lookup } way = Way::SameDocument;
    double documents = 0; ///< fetched for it; 0 when the document read already holds it
};

/// What one execution of an operation costs in a design, expected.
struct OperationCost
{
    schema::OperationId operation;
    QString name;
    double perSecond = 0;
    double weight = 2;           ///< criticality: 1 low, 2 medium, 3 high
    double documentsRead = 0;    ///< found by an index
    double documentsJoined = 0;  ///< fetched from other collections by $lookup
    double documentsWritten = 0; ///< copies included
    double copiesWritten = 0;    ///< documents written only to keep copies in step
    double indexEntries = 0;     ///< added and removed
    double roundTrips = 1;
    double retries = 0; ///< documents written once more because another writer was at them
    base::Bytes bytesRead;
    base::Bytes bytesWritten; ///< whole documents: the engine rewrites all of one that changes
    base::Bytes bytesRetried;
    QList<StepCost> steps;
    double units = 0; ///< in the score's arbitrary units, of which 1 is one command

    double lookups() const;
    void addWritten(const CollectionFacts &facts, double written, double entries);
    /// Of documents that others change as well.
    void addChanged(const CollectionFacts &facts, double written, double entries, const design::ScorePrices &prices);
    /// units x rate x weight.
    double total() const { return units * perSecond * weight; }
};

/// Costs of all operations of a model in one design.
class OperationCosts
{
public:
    OperationCosts(const schema::ModelIndex &model, const design::Design &design, double fetchCostFactor);
    /// The same, of a design whose \p places are known and have to live as long as this.
    OperationCosts(const schema::ModelIndex &model, const design::DesignIndex &places, double fetchCostFactor);
    /// The same, for a design that is known to have this \p difference from that of \p similar: other operations are
    /// priced anew and otherwise cost what they did.
    OperationCosts(const schema::ModelIndex &model, const design::DesignIndex &places, double fetchCostFactor,
                   const OperationCosts &similar, const design::Difference &difference);

    /// In the order of the model's operations; then the work of their own that patterns bring, without an id.
    const QList<OperationCost> &all() const { return m_costs; }
    /// Sum of the totals: cost per second, measured by importance.
    double total() const;

    const schema::ModelIndex &model() const { return m_facts.model(); }
    const design::DesignIndex &places() const { return m_facts.places(); }
    const CopyIndex &copies() const { return m_facts.copies(); }
    double foundDocuments(const schema::Operation &operation) const { return m_facts.foundDocuments(operation); }
    /// What the read \p operation does to follow its path, without the rest.
    QList<StepCost> steps(const schema::Operation &operation) const;

private:
    OperationCosts(const schema::ModelIndex &model, std::unique_ptr<const design::DesignIndex> places,
                   double fetchCostFactor);
    OperationCost costOf(const schema::Operation &operation) const;
    void price(OperationCost &cost) const;
    void addOwnWork();

    std::unique_ptr<const design::DesignIndex> m_ownPlaces; ///< when none were given
    CostFacts m_facts;
    design::ScorePrices m_prices;
    double m_fetchFactor;
    QList<OperationCost> m_costs;
};

} // namespace sw::sizing
