// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"

#include <QSet>

namespace sw::design
{

/// An index that something asks for, before those that others make redundant are dropped.
struct IndexNeed
{
    Index index;
    double weight = 0;    ///< uses per second; infinite for what must not be missing
    QStringList anyOrder; ///< paths of keys whose direction does not matter: those compared with one value or a range
};

/// Collects what references, unique fields, lifecycles and operations of a model need, by collection.
class IndexNeeds
{
public:
    /// \p places: of the design. \p only: the collections that are asked for; nullptr: all.
    IndexNeeds(const DesignIndex &places, const schema::ModelIndex &model, const QSet<QString> *only = nullptr);

    /// In the order in which they were found: fields of the collection first, then operations in model order.
    QList<IndexNeed> of(const QString &collection) const { return m_needs.value(collection); }

private:
    /// Keys of one lookup in a collection.
    struct Lookup
    {
        QString collection;
        QStringList equal;
        QList<IndexKey> sort;
        QStringList range;
        QStringList text;
        QStringList geo;
        bool byId = false;        ///< finds single documents without any further index
        base::Bson partialFilter; ///< of the one kind of documents that is looked for, when others lack what is asked
    };

    bool isWanted(const QString &collection) const { return !m_only || m_only->contains(collection); }
    void addFields(const Collection &collection);
    void addFieldsOf(const Collection &collection, const QString &prefix, const QList<Node> &nodes, bool copies,
                     const Variant *kind = nullptr);
    void addUnique(const Collection &collection, const QString &path, const Node &node, const Variant *kind);
    void nameKind(const QList<schema::EntityId> &entities, const Location &home, Lookup &lookup) const;
    void addBesides(const schema::Operation &operation, const schema::EntityId &other, QStringList &asked);
    void addLifetime(const schema::Entity &entity);
    bool asksWanted(const schema::Operation &operation);
    void addOperation(const schema::Operation &operation);
    void addStep(const schema::Operation &operation, const schema::PathStep &step, const QString &from);
    bool isAnswered(const schema::Operation &operation, const schema::RelationshipId &step) const;
    void addFilters(const schema::Operation &operation, const QList<schema::EntityId> &entities, const Location &home,
                    Lookup &lookup) const;
    void addSort(const schema::Operation &operation, const QList<schema::EntityId> &entities, const Location &home,
                 Lookup &lookup) const;
    void addLookup(const Lookup &lookup, const schema::Operation &operation);
    void add(const QString &collection, const QList<IndexKey> &keys, const QString &reason, double weight,
             const QStringList &anyOrder = {}, const base::Bson &partialFilter = {});

    std::optional<QString> pathIn(const Location &home, const schema::FieldRef &ref) const;
    QStringList arraysOn(const QString &collection, const QString &path) const;
    QList<IndexKey> withoutParallelArrays(const Lookup &lookup, const QList<IndexKey> &keys,
                                          QList<IndexKey> &left) const;

    const schema::ModelIndex &m_model;
    const DesignIndex &m_places;
    const QSet<QString> *m_only;
    QHash<QString, QList<IndexNeed>> m_needs;
    QHash<QString, QHash<QString, QString>> m_copies; ///< collection, original's collection and path, path of the copy
    QHash<QString, QHash<schema::RelationshipId, QString>> m_references; ///< collection, relationship, path of the id
    QHash<QString, QStringList> m_unique;
    QHash<schema::OperationId, QList<Effort>> m_efforts;
    QHash<schema::EntityId, bool> m_atWanted; ///< has a home in a wanted collection
};

/// As deriveIndexes() for all collections, or for those that \p only names: the others keep what they have. \p places:
/// of \p design, which must not share its collections with another one.
void deriveIndexes(Design &design, const DesignIndex &places, const schema::ModelIndex &model,
                   const QSet<QString> *only = nullptr);

} // namespace sw::design
