// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/access/access.h"

namespace sw::design
{

/// {path: {$gte: lowest value of its type}}: leaves out null and what is missing, and still serves equality.
void addAboveNull(base::BsonBuilder &filter, const QString &path, schema::FieldType type);

/// The partial filter for an index that serves \p access: it leaves out the documents without the value that is asked
/// for when most of them are without it. Empty when too few are.
base::Bson savedEntries(const Collection &in, const Access &access);

} // namespace sw::design
