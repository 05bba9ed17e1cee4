// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/numbers.h"
#include "models/schema/types.h"

namespace sw::items
{

/// How often, and the unit it was written in.
struct Rate
{
    double perSecond = 0;
    schema::RateUnit unit = schema::RateUnit::Automatic;
};

/// Reads "900/s", "20,000/day", "1.5 k/min", "55" (per second); see base::readRate().
base::Result<Rate> parseRate(const QString &text);

/// "900/s", in a form that parseRate reads back exactly; in \p unit where that is possible.
QString rateEditText(double perSecond, schema::RateUnit unit);

/// Reads "15 ms", "5 s", "1 min", "2 h", "1 day", "now" (0), or a number in \p unit (Milliseconds or Seconds). Seconds;
/// finite and not below 0.
base::Result<double> parseDuration(const QString &text, base::NumberUnit unit);

/// "15 ms", "5 s", "1 min", "1 h", "1 day", or "now" for 0.
QString durationText(double seconds);

} // namespace sw::items
