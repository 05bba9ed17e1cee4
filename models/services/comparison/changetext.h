// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::services
{

/// "72 % less", "40 % more", "23 times as much": what became of an amount. Both above 0.
QString changeText(double before, double after);

} // namespace sw::services
