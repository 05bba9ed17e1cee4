// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

namespace sw::services
{

/// Where the working set became larger or smaller, the largest part first: "documents of books: 3.2 GiB → 1.1 GiB".
/// Empty where it stayed the same.
QStringList workingSetChanges(const sizing::SizeReport &before, const sizing::SizeReport &now);

/// The same as a sentence with both figures.
QString workingSetChangeText(const sizing::SizeReport &before, const sizing::SizeReport &now);

} // namespace sw::services
