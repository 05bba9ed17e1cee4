// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"
#include "models/schema/shardkey.h"

namespace sw::design
{

/// The shard key that a person gave to the entity whose documents a collection keeps, in the words of these documents.
struct CollectionShardKey
{
    schema::EntityId entity;
    QList<schema::ShardKeyPart> key; ///< with paths in the collection
    QStringList missing;             ///< paths of the entity that its documents do not have
    std::optional<base::Error> unreadable;

    bool isUsable() const { return !key.isEmpty() && missing.isEmpty() && !unreadable; }
};

/// Nothing when no key was given.
std::optional<CollectionShardKey> shardKeyOf(const schema::ModelIndex &model, const DesignIndex &places,
                                             const Collection &collection);

} // namespace sw::design
