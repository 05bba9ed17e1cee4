// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/designindex.h"
#include "models/design/difference.h"
#include "models/sizing/files/copyindex.h"

namespace sw::sizing
{

/// A collection as far as operations meet it.
struct CollectionFacts
{
    const design::Collection *collection = nullptr;
    base::Bytes document;
    double documents = 0;
    double entries = 1;          ///< index entries of one document, _id included
    double changesPerSecond = 0; ///< of documents that are there already, by all operations
};

/// Where an entity is kept.
struct EntityPlace
{
    const CollectionFacts *facts = nullptr; ///< nullptr: nowhere
    QString path;
    double perDocument = 1; ///< items of the entity that are kept in one document of its own collection

    /// Documents that hold \p items.
    double documentsFor(double items) const;
    /// The same of items that belong together by \p relationship, by which the documents may not be grouped.
    double documentsFor(double items, const schema::RelationshipId &relationship) const;
};

/// What all operations of a model ask of a design (sizes, indexes, copies), looked up once, so that a thousand of them
/// cost little more than reading them.
class CostFacts
{
public:
    /// \p places: of the design; has to live as long as this.
    CostFacts(const schema::ModelIndex &model, const design::DesignIndex &places);
    /// The same, for a design that is known to have this \p difference from that of \p similar.
    CostFacts(const schema::ModelIndex &model, const design::DesignIndex &places, const CostFacts &similar,
              const design::Difference &difference);

    const schema::ModelIndex &model() const { return m_model; }
    const design::DesignIndex &places() const { return m_places; }
    const CopyIndex &copies() const { return m_copies; }

    /// nullptr when the design has none of that name.
    const CollectionFacts *collection(const QString &name) const;
    EntityPlace placeOf(const schema::EntityId &entity) const;
    /// Collections besides the first that may hold a document of \p entity, because it is only an abstraction of
    /// several kinds: each has to be asked.
    double askedInVain(const schema::EntityId &entity) const;
    /// Documents that an execution of \p operation is expected to find in its first entity (design::documentsFound).
    double foundDocuments(const schema::Operation &operation) const;

    /// What patterns do for \p operation; for an empty id their work of their own.
    QList<design::Effort> efforts(const schema::OperationId &operation) const { return m_efforts.value(operation); }
    /// Whether a pattern keeps what \p operation would follow \p relationship for.
    bool isStored(const schema::Operation &operation, const schema::RelationshipId &relationship) const;

private:
    void addEfforts();
    void addChanges();

    const schema::ModelIndex &m_model;
    const design::DesignIndex &m_places;
    CopyIndex m_copies;
    QHash<QString, CollectionFacts> m_facts;
    QHash<schema::OperationId, double> m_found;
    QHash<schema::OperationId, QList<design::Effort>> m_efforts;
};

} // namespace sw::sizing
