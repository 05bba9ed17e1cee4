// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include <QStringList>

namespace sw::deploy
{

/// What the design wants on the server for one collection.
struct Target
{
    QString name;
    QString type; ///< collection or timeseries
    base::Bson options;
    QList<base::Bson> indexes;
};

/// {create: name, options}, {createIndexes: name, indexes: […]}
base::Bson createCommand(const Target &target);
base::Bson createIndexesCommand(const QString &collection, const QList<base::Bson> &specifications);

} // namespace sw::deploy
