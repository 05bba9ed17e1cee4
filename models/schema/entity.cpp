// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/entity.h"

#include "models/schema/names.h"

namespace sw::schema
{

QString collectionNameOf(const Entity &entity)
{
    if (!entity.collectionName.isEmpty())
        return entity.collectionName;
    const QString name = pluralName(snakeCase(entity.name));
    return name.isEmpty() ? QStringLiteral("unnamed") : name;
}

} // namespace sw::schema
