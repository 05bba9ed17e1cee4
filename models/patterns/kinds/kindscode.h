// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/kinds/merging.h"

namespace sw::patterns
{

/// The list of {source, id} that says where a document comes from: it may be known to several systems.
inline constexpr QLatin1String sourcesName("source_ids");

/// Functions for each kind and for all of them, for the use of \p merging in the final design.
QList<CodeSnippet> kindsCode(const design::Design &design, const Merging &merging,
                             const QList<schema::EntityId> &entities, const UseContext &context);

} // namespace sw::patterns
