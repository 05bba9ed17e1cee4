// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"
#include "models/deploy/session.h"

namespace sw::deploy
{

/// Which stored documents a C3 or C4 step would refuse, delete or find twice.
struct ViolatorQuestion
{
    base::Bson filter; ///< of find(), for rules and expiry; empty for a unique index, whose keys are grouped instead
    QList<base::Bson> keys;      ///< for a unique index: stages that give each key with how many documents have it (n)
    QList<base::Bson> namedKeys; ///< the same with the _id of the first and the last of those documents
    QList<base::Bson> documents; ///< each document once that shares a key with another; takes the most memory
    base::Bson collation;
    bool isLimited = false; ///< more than enough are not counted: rules may be broken by every document

    bool isAboutKeys() const { return !keys.isEmpty(); }
};

/// Nothing for a step about which no such question can be asked.
std::optional<ViolatorQuestion> violatorQuestion(Session &session, const Plan &plan, const Step &step);

/// An aggregate of the step's collection, which the server refuses when that is not the planned one.
base::Bson violatorAggregate(const Step &step, const QList<base::Bson> &pipeline, const base::Bson &collation,
                             int milliseconds);

} // namespace sw::deploy
