// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/designindex.h"
#include "models/design/difference.h"
#include "models/design/placement/placementscore.h"
#include "models/sizing/files/copyindex.h"

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
    base::Bytes bytesRead;
    base::Bytes bytesWritten; ///< whole documents: the engine rewrites all of one that changes
    QList<StepCost> steps;
    double units = 0; ///< in the score's arbitrary units, of which 1 is one command

    double lookups() const;
    /// units x rate x weight.
    double total() const { return units * perSecond * weight; }
};

/// Costs of all operations of a model in one design. Everything that many operations ask for (sizes, indexes, copies)
/// is looked up once when it is made, so that a thousand operations cost little more than reading them.
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

    const schema::ModelIndex &model() const { return m_model; }
    const design::DesignIndex &places() const { return m_places; }
    const CopyIndex &copies() const { return m_copies; }
    /// Documents that an execution of \p operation is expected to find in its first entity: as stated, else one by a
    /// key, a page of twenty by other filters, all for an aggregate without filter.
    double foundDocuments(const schema::Operation &operation) const;
    /// What the read \p operation does to follow its path, without the rest.
    QList<StepCost> steps(const schema::Operation &operation) const;

private:
    struct Facts
    {
        const design::Collection *collection = nullptr;
        base::Bytes document;
        double documents = 0;
        double entries = 1; ///< index entries of one document, _id included
    };
    struct Place
    {
        const Facts *facts = nullptr; ///< nullptr: the entity is nowhere
        QString path;
        double perDocument = 1; ///< items of the entity that are kept in one document of its own collection
    };
    struct Stop ///< an entity that an operation has reached
    {
        QString collection;
        double items = 1;
        double documents = 1; ///< of the collection, fetched
    };

    static Facts factsOf(const design::Collection &collection);
    void addAll();
    void addEfforts();
    void addOwnWork();
    Place placeOf(const schema::EntityId &entity) const;
    double documentsFor(const Place &place, double items) const;
    double inVain(const schema::EntityId &entity) const;
    StepCost follow(const schema::Operation &operation, const schema::PathStep &step,
                    QHash<schema::EntityId, Stop> &reached) const;
    bool isCopied(const QString &collection, const schema::Relationship &relationship,
                  const schema::Operation &operation, const schema::EntityId &to, double items) const;
    QStringList wantedPaths(const schema::Operation &operation, const schema::EntityId &to) const;
    double changedEntries(const Facts &facts, const QStringList &paths) const;
    QStringList writtenPaths(const schema::Operation &operation, const schema::EntityId &entity,
                             const Place &place) const;

    OperationCost costOf(const schema::Operation &operation) const;
    OperationCost ownWork(const design::Effort &effort) const;
    void applyEffort(OperationCost &cost, const design::Effort &effort) const;
    void price(OperationCost &cost) const;
    bool isStored(const schema::Operation &operation, const schema::RelationshipId &relationship) const;
    void addRead(OperationCost &cost, const schema::Operation &operation) const;
    void addWrites(OperationCost &cost, const schema::Operation &operation) const;
    void addInsert(OperationCost &cost, const schema::EntityId &entity) const;
    void addUpdate(OperationCost &cost, const schema::Operation &operation, const schema::EntityId &entity,
                   double items) const;
    void addDelete(OperationCost &cost, const schema::EntityId &entity, double items) const;
    void addListCopies(OperationCost &cost, const schema::EntityId &entity, const Place &place, double items) const;
    void addWritten(OperationCost &cost, const Facts &facts, double documents, double entries) const;

    const schema::ModelIndex &m_model;
    std::unique_ptr<const design::DesignIndex> m_ownPlaces; ///< when none were given
    const design::DesignIndex &m_places;
    CopyIndex m_copies;
    design::ScorePrices m_prices;
    double m_fetchFactor;
    QHash<QString, Facts> m_facts;
    QHash<schema::OperationId, QList<design::Effort>> m_efforts;
    QList<OperationCost> m_costs;
};

} // namespace sw::sizing
