// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/value.h"

namespace sw::samples
{

double powerOfTen(int exponent);
/// Of a value of a type of numbers.
double asNumber(const Value &value);
/// Whether \p a comes before \p b as servers sort values of one type that are not null.
bool isLess(const Value &a, const Value &b);

} // namespace sw::samples
