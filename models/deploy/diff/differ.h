// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/bsonread.h"
#include "models/deploy/plan/plan.h"
#include "models/deploy/plan/target.h"

namespace sw::deploy
{

/// Of an index as a server lists it.
inline QString indexName(const base::Bson &index)
{
    return textAt(index, "name");
}

/// "after 30 days", "after 90 seconds": exact, so that two expiries that differ never read alike.
QString expiryText(qint64 seconds);

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

} // namespace sw::deploy
