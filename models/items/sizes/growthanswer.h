// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sizes/sizeanswer.h"

namespace sw::items
{

/// How sizes grow, and when limits are passed.
SizeAnswer growthAnswer(const SizeRequest &request, const base::Progress &progress);

} // namespace sw::items
