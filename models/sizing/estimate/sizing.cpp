// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/estimation.h"

namespace sw::sizing
{

SizeReport estimate(const design::Design &design, const SizeOptions &options)
{
    return Estimation(design, options).report();
}

} // namespace sw::sizing
