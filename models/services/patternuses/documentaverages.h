// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/compareddocuments.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::services
{

/// What an average document of \p collection weighs by the estimate, which knows what was learned from a server;
/// \p otherwise where the estimate does not have the collection.
base::Bytes averageOf(const sizing::SizeReport &sizes, const QString &collection, base::Bytes otherwise);

/// Gives the sides of \p documents the averages of the estimates instead of those of the shapes alone.
void takeAverages(QList<ComparedDocument> &documents, const sizing::SizeReport &before,
                  const sizing::SizeReport &after);

} // namespace sw::services
