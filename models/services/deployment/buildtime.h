// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::services
{

/// How long the server would build the indexes of \p step over the documents that are there, as a rough guess; nothing
/// for other steps, for empty collections, and where the number of documents is not known.
std::optional<double> buildSeconds(const deploy::Step &step);
/// "about 4 min"; empty for less than a second.
QString buildTimeText(const deploy::Step &step);

} // namespace sw::services
