// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/computed/computedvalues.h"

namespace sw::patterns
{

QList<CodeSnippet> computedCode(const ComputedParts &parts, const UseContext &context);
Migration computedMigration(const ComputedParts &parts, schema::ServerVersion server);

} // namespace sw::patterns
