// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The code for \p series, and the way there from the ordinary collection called \p from.
QList<CodeSnippet> timeSeriesCode(const design::Collection &series, const schema::Entity &entity,
                                  const UseContext &context);
Migration timeSeriesMigration(const design::Collection &from, const design::Collection &series,
                              const schema::Entity &entity, const UseContext &context);

} // namespace sw::patterns
