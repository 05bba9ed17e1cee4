// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::services
{

/// What the patterns in use on \p relationship make of the way it is stored, above all which copies they keep and
/// where: "Subset: books.reviews holds copies of the first 10 documents of reviews".
QStringList patternTexts(const design::Design &design, const schema::RelationshipId &relationship);

} // namespace sw::services
