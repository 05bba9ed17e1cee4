// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::design
{

struct MappingOptions
{
    schema::Goal goal = schema::Goal::Balanced;
    /// Factor on the cost of fetching a document when the working set exceeds the cache: 1 + 20 x (1 - cache / working
    /// set).
    double fetchCostFactor = 1;
};

} // namespace sw::design
