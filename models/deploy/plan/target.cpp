// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/target.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

namespace sw::deploy
{

base::Bson createCommand(const Target &target)
{
    base::BsonBuilder out;
    out.string(QStringLiteral("create"), target.name).merge(target.options);
    return out.finish();
}

base::Bson createIndexesCommand(const QString &collection, const QList<base::Bson> &specifications)
{
    base::BsonBuilder out;
    out.string(QStringLiteral("createIndexes"), collection)
        .merge(listDocument(QStringLiteral("indexes"), specifications));
    return out.finish();
}

} // namespace sw::deploy
