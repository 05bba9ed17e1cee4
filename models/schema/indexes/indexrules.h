// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/indexes/indexdefinition.h"
#include "models/schema/model.h"

namespace sw::schema
{

/// What \p server refuses of \p index whatever documents it is on; where = the index.
QList<base::Error> indexFaults(const IndexDefinition &index, const ServerVersion &server);

/// Languages that a text index may have.
QStringList textLanguages();

} // namespace sw::schema
