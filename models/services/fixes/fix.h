// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <functional>

namespace sw::services
{

/// A change of a model that settles something, as one step.
struct Fix
{
    QString text; ///< of its button and of the step: "Set reviews to 16 k"
    std::function<void(schema::Model &)> apply;
};

} // namespace sw::services
