// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::design
{

/// Rules for dates that must lie between two moments, which a schema cannot say, for all dates of \p root. Reached
/// through arrays, every item must obey.
QList<Rule> dateRules(const Node &root);

} // namespace sw::design
