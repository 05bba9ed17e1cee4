// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::base
{

/// Expected number of different values among \p draws random ones of \p possible: possible x (1 - exp(-draws /
/// possible)).
double occupied(double possible, double draws);
/// The other way round: among how many possible values \p draws random ones show \p different on average; 1e18 when no
/// two are alike.
double possible(double different, double draws);

} // namespace sw::base
