// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/plan.h"

namespace sw::samples
{

/// Computes a derived value; false when what it is derived from is empty.
bool evaluateDerived(const Derived &derived, const Frame &frame, Value &value);

bool isExtreme(const Derived &derived);

} // namespace sw::samples
