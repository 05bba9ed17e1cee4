// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fix.h"

namespace sw::services
{

/// Whether the counts of two entities and of the relationship between them agree: 400 books with 40 reviews each are
/// 16,000 reviews.
struct CountBalance
{
    QString sentence;   ///< empty where there is nothing to compare, as between an entity and itself
    bool agrees = true; ///< but for what rounding explains
    double fitting = 0; ///< of a contradiction: as many of the second entity as one of the first would have to have
    QList<Fix> waysOut; ///< of a contradiction, each by itself and with its effect
};

CountBalance countBalance(const schema::Model &model, const schema::RelationshipId &relationship);

} // namespace sw::services
