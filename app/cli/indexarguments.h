// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "models/schema/indexes/indexdefinition.h"

namespace sw::cli
{

/// What may be said of an index on the command line.
QList<Option> indexOptions();
/// Changes \p index by the options that are given. Error Usage names the option.
base::Result<void> setIndexOptions(const Arguments &arguments, schema::IndexDefinition &index);

} // namespace sw::cli
