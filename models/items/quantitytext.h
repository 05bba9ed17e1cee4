// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

namespace sw::items
{

/// How often, and the unit it was written in.
struct Rate
{
    double perSecond = 0;
    schema::RateUnit unit = schema::RateUnit::Automatic;
};

/// Reads "900/s", "24/day", "1.5 k/min", "55" (per second). Units: s, min, h, day, week, month (30 days), year (365
/// days). Nothing when it cannot be read, is below 0 or endless.
std::optional<Rate> parseRate(const QString &text);

/// "900/s", in a form that parseRate reads back exactly; in \p unit where that is possible.
QString rateEditText(double perSecond, schema::RateUnit unit);

/// Reads "15 ms", "5 s", "1 min", "2 h", "1 day", "now" (0), or a number in \p unit. Seconds.
std::optional<double> parseDuration(const QString &text, const QString &unit);

/// "15 ms", "5 s", "1 min", "1 h", "1 day", or "now" for 0.
QString durationText(double seconds);

} // namespace sw::items
