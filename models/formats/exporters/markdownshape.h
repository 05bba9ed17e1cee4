// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::formats
{

/// "1 to 5", "matches ^\d+$", "count of readings", "_id of books": what must hold for the values of \p node, for
/// people.
QStringList rulesOf(const design::Node &node);
/// "string", "array of object, 0 to 10", "int32 or null".
QString typeText(const design::Node &node);
/// "isbn ascending, title descending".
QString keysText(const design::Index &index);
/// "unique, sparse, expires after 3600 s".
QString optionsText(const design::Index &index);

/// What becomes of documents that break the rules of \p collection.
QString validationSentence(const design::Collection &collection);

} // namespace sw::formats
