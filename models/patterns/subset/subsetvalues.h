// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/subset/subsetparts.h"

#include <QHash>

namespace sw::patterns
{

/// What the names in the scripts of Subset are replaced by.
QHash<QString, QString> subsetValues(const SubsetParts &parts);
/// Whether what somebody left wrong who was killed can be put right while others write.
bool canRepair(const SubsetParts &parts);
/// Whether something says which items are the first ones, of those that are in one place.
bool canPutFirst(const SubsetParts &parts);

} // namespace sw::patterns
