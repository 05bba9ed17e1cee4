// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QList>

namespace sw::schema
{

struct ShardKeyPart
{
    QString path;
    bool hashed = false;

    friend bool operator==(const ShardKeyPart &, const ShardKeyPart &) = default;
};

/// Reads "tenantId, _id hashed" or a server's own form, {tenantId: 1, _id: "hashed"}. Error InvalidModel for what no
/// server takes as a key: other words or numbers, a path twice, two hashed parts.
base::Result<QList<ShardKeyPart>> parseShardKey(const QString &text);

/// "{ tenantId: 1, _id: "hashed" }": what a server is told.
QString shardKeyText(const QList<ShardKeyPart> &key);

} // namespace sw::schema
