// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/access/accessresolver.h"

namespace sw::design
{

/// An index that something asks for, before those that others make redundant are dropped.
struct IndexNeed
{
    Index index;
    double weight = 0;    ///< uses per second; infinite for what must not be missing
    qsizetype equal = 0;  ///< leading keys that are compared with values: their order does not matter
    qsizetype single = 0; ///< of these the first ones, which are compared with one value
    QStringList anyOrder; ///< paths of keys whose direction does not matter: those compared with one value or a range
    base::Bson saves;     ///< a partial filter that leaves out documents nobody looks for by it; empty: none
};

/// Collects what unique fields, lifecycles and operations of a model need, by collection.
class IndexNeeds
{
public:
    /// \p places: of the design. \p only: the collections that are asked for; nullptr: all.
    IndexNeeds(const DesignIndex &places, const schema::ModelIndex &model, const QSet<QString> *only = nullptr);

    /// In the order in which they were found: fields of the collection first, then operations in model order.
    QList<IndexNeed> of(const QString &collection) const { return m_needs.value(collection); }
    /// The looks that operations take into \p collection, in model order.
    QList<Access> accesses(const QString &collection) const { return m_accesses.value(collection); }

private:
    bool isWanted(const QString &collection) const { return !m_only || m_only->contains(collection); }
    void addFields(const Collection &collection);
    void addFieldsOf(const Collection &collection, const QString &prefix, const QList<Node> &nodes, bool copies,
                     const Variant *kind = nullptr);
    void addUnique(const Collection &collection, const QString &path, const Node &node, const Variant *kind);
    void addLifetime(const schema::Entity &entity);
    void addOperations();
    void addAccess(const Collection &in, const Access &access);
    void addText(const Collection &in, const Access &access);

    const schema::ModelIndex &m_model;
    const DesignIndex &m_places;
    const QSet<QString> *m_only;
    QHash<QString, QList<IndexNeed>> m_needs;
    QHash<QString, QList<Access>> m_accesses;
    QHash<QString, QStringList> m_unique;
};

} // namespace sw::design
