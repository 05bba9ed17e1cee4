// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

#include <QSet>

namespace sw::design
{

/// What differs between two designs for one model, so that work on the second can take over what was found out about
/// the first: a pattern changes a few collections and leaves the rest as it is. Told by value, so that nothing has to
/// say what it changes; quick because collections that are left alone share their parts.
class Difference
{
public:
    Difference(const schema::ModelIndex &model, const Design &before, const Design &after);

    /// Names of the collections that came, went or are not equal.
    const QSet<QString> &collections() const { return m_collections; }
    bool isChanged(const QString &collection) const { return m_collections.contains(collection); }
    /// Those with values in one of these collections, before or after, or in one that they copy from; and their
    /// super-entities.
    const QSet<schema::EntityId> &entities() const { return m_entities; }
    /// False when \p operation finds, reads and writes all that it names in both designs in the same way.
    bool concerns(const schema::Operation &operation) const;

private:
    void compare(const Design &before, const Design &after);
    void addEntitiesOf(const Collection &collection, QSet<QString> *sources);
    void addEntity(const schema::EntityId &entity);

    const schema::ModelIndex &m_model;
    QSet<QString> m_collections;
    QSet<schema::EntityId> m_entities;
    QSet<schema::OperationId> m_operations; ///< that patterns change the work of, in either design
};

/// The entities that \p operation names: its own, those on its path, those of its fields and those it is written
/// together with.
QList<schema::EntityId> namedEntities(const schema::Operation &operation);

} // namespace sw::design
