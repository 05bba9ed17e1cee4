// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::patterns
{

/// The operations that start at \p entity, at one that it is a kind of, or pass them.
QList<const schema::Operation *> operationsAround(const schema::ModelIndex &model, const schema::Entity &entity);
/// The fields at the top of \p entity's documents that \p operation reads as far as \p cold names them; all of those
/// when it does not say what it reads. Empty when it does not read the entity.
QStringList coldFieldsRead(const schema::ModelIndex &model, const schema::Operation &operation,
                           const schema::Entity &entity, const QStringList &cold);
/// Share of the reads of \p entity that want one of the \p cold fields; nothing when nobody reads it.
std::optional<double> coldReadShare(const schema::ModelIndex &model, const schema::Entity &entity,
                                    const QStringList &cold);
/// What an operation asks for in its filters and sort keys.
struct HotColdQuestion
{
    QList<schema::Filter> filters; ///< by cold fields
    QList<schema::SortKey> sort;   ///< by cold fields
    bool besides = false;          ///< it asks for others, or for what is linked, as well

    bool isCold() const { return !filters.isEmpty() || !sort.isEmpty(); }
};
HotColdQuestion hotColdQuestion(const schema::ModelIndex &model, const schema::Operation &operation,
                                const schema::Entity &entity, const QStringList &cold);

} // namespace sw::patterns
