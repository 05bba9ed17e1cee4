// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/planplace.h"

namespace sw::samples
{

/// The field of the document that decides about the value of \p node.
std::optional<Lead> leadOf(const design::Node &node, const PlanPlace &place);

} // namespace sw::samples
