// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/singlecollection/singleparts.h"

namespace sw::patterns
{

Migration singleMigration(const SingleParts &parts, const design::Design &before, const design::Design &after);

} // namespace sw::patterns
