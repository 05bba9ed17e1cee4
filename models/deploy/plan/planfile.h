// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

QByteArray planToJson(const Plan &plan);
/// Error Format; classes are worked out again from the steps and never trusted from the file.
base::Result<Plan> planFromJson(const QByteArray &json);

} // namespace sw::deploy
