// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/bsonread.h"
#include "models/deploy/plan/plan.h"

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

/// What the parts of the comparison share: the live state they read and the plan they add to.
struct Differ
{
    const Snapshot &snapshot;
    Plan &plan;

    /// Sets class and number of documents, and appends.
    void add(Step step);
    /// Appends a C5 step: never sent, \p script is for a person.
    void addManual(const Target &target, const QString &object, const QString &what, const QString &script);
    /// "collMod" and "createIndexes" of a collection that is not the planned one are refused by its UUID where the
    /// server knows how.
    base::Bson guarded(const base::Bson &command, const LiveCollection &live) const;
    bool hasCollectionUuid() const;
};

void diffCollection(Differ &differ, const Target &target);
void diffValidator(Differ &differ, const Target &target, const LiveCollection &live);
void diffIndexes(Differ &differ, const Target &target, const LiveCollection &live);

/// {create: name, options}, {createIndexes: name, indexes: […]}, {collMod: name, …}
base::Bson createCommand(const Target &target);
base::Bson createIndexesCommand(const QString &collection, const QList<base::Bson> &specifications);

/// Of an index as a server lists it.
inline QString indexName(const base::Bson &index)
{
    return textAt(index, "name");
}

} // namespace sw::deploy
