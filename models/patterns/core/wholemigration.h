// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The migration of \p pattern as people run it. A server refuses every write that breaks a validator, and a document
/// on its way obeys neither the old nor the new one; so around the pattern's own steps that write, the rules of the
/// collections whose rules differ rest first, and at the end those of \p after are set, once no document breaks them.
/// The same for the way back.
Migration wholeMigration(const Pattern &pattern, const design::Design &before, const design::Design &after,
                         const UseContext &context);

} // namespace sw::patterns
