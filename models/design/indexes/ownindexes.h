// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"

namespace sw::design
{

/// What people decided about indexes, at the places that a design gives their entities.
class OwnIndexes
{
public:
    /// An index that cannot be built in a collection, and why.
    struct Unplaced
    {
        schema::EntityId entity;
        QString index;
        Location home; ///< of the entity; without a collection when it has none
        QString reason;
    };

    /// \p only: the collections that are asked for; nullptr: all.
    OwnIndexes(const DesignIndex &places, const schema::ModelIndex &model, const QSet<QString> *only = nullptr);

    /// In the order of entities and their lists.
    QList<Index> of(const QString &collection) const { return m_indexes.value(collection); }
    bool isSuppressed(const QString &collection, const Index &index) const;
    /// Why a person may not suppress \p index; empty when they may.
    static QString whyKept(const Index &index);
    const QList<Unplaced> &unplaced() const { return m_unplaced; }

private:
    QList<Location> homesOf(const schema::Entity &entity, const QList<IndexKey> &keys) const;
    void placeIndex(const schema::Entity &entity, const schema::IndexDefinition &definition, const Location &home);
    std::optional<QString> pathOf(const schema::Entity &entity, const QString &path, const Location &home) const;
    std::optional<QList<IndexKey>> keysOf(const schema::Entity &entity, const QList<IndexKey> &keys,
                                          const Location &home) const;
    base::Bson filterOf(const schema::Entity &entity, const schema::IndexDefinition &definition,
                        const Location &home) const;
    QString fault(const schema::Entity &entity, const schema::IndexDefinition &definition, const Location &home) const;

    const DesignIndex &m_places;
    const schema::ModelIndex &m_model;
    QHash<QString, QList<Index>> m_indexes;
    QHash<QString, QList<QList<IndexKey>>> m_suppressed;
    QList<Unplaced> m_unplaced;
};

/// \p index as a person would define it, with its paths in the collection. A name that is the default one is left out.
schema::IndexDefinition definitionOf(const Index &index);

/// The definition of \p index among the indexes of \p entity, with paths that follow it; of the entity whose documents
/// all its keys are in, else of the collection's.
struct OwnedForm
{
    schema::EntityId entity;
    schema::IndexDefinition definition;
};
OwnedForm ownedForm(const Index &index, const Collection &collection, const schema::ModelIndex &model);

} // namespace sw::design
