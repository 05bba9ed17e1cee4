// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shardkey.h"

namespace sw::design
{

std::optional<CollectionShardKey> shardKeyOf(const schema::ModelIndex &model, const DesignIndex &places,
                                             const Collection &collection)
{
    const schema::Entity *entity = model.entity(collection.entity());
    if (!entity || entity->shardKey.trimmed().isEmpty())
        return std::nullopt;
    CollectionShardKey found;
    found.entity = entity->id;
    const auto parts = schema::parseShardKey(entity->shardKey);
    if (!parts) {
        found.unreadable = parts.error();
        return found;
    }
    for (const schema::ShardKeyPart &part : *parts) {
        const auto place = places.locateIn({collection.name, {}}, model, {entity->id, part.path});
        if (place && place->collection == collection.name && nodeAt(collection.root, place->path))
            found.key << schema::ShardKeyPart{place->path, part.hashed};
        else
            found.missing << part.path;
    }
    return found;
}

} // namespace sw::design
