// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"
#include "models/design/design.h"

namespace sw::deploy
{

/// The steps that make the server match the design. Pure: same arguments, same plan (but madeAt). Error InvalidModel
/// when a name or validator may not be sent (lint), Unsupported when the server cannot hold the design.
base::Result<Plan> makePlan(const schema::Model &model, const design::Design &design, const Snapshot &snapshot);

} // namespace sw::deploy
