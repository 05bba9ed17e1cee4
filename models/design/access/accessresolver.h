// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/access/access.h"
#include "models/design/designindex.h"

#include <QSet>

namespace sw::design
{

/// The one answer to what an operation looks for where: indexes, checks, costs and code ask it. Filters and sorts on
/// links belong to the operation wherever the link is kept: in the parent's document, in an array of ids, in a
/// collection of links, in a bucket's _id, in a copy.
class AccessResolver
{
public:
    /// \p places and \p model have to live as long as this.
    AccessResolver(const DesignIndex &places, const schema::ModelIndex &model);

    /// The looks that one execution of \p operation takes, the first one first.
    QList<Access> of(const schema::Operation &operation) const;
    /// Collections that of() may name: those of what the operation names, and those that hold the ids it follows.
    QSet<QString> collectionsOf(const schema::Operation &operation) const;

private:
    QList<Access> besides(const schema::Operation &operation, const QList<Access> &known) const;
    QList<Access> holders(const schema::Operation &operation) const;
    bool isCopied(const schema::Operation &operation, const Location &home, const QString &collection) const;

    const DesignIndex &m_places;
    const schema::ModelIndex &m_model;
    QHash<schema::OperationId, QList<Effort>> m_efforts;
};

} // namespace sw::design
