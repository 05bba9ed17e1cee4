// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::design
{

struct MappingOptions
{
    schema::Goal goal = schema::Goal::Balanced;
};

} // namespace sw::design
