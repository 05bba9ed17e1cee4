// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace sw::items
{

/// Reads "900/s", "24/day", "1.5 k/min", "55" (per second). Units: s, min, h, day, week, month, year. Nothing when it cannot be read.
std::optional<double> parseRate(const QString &text);

/// "900/s", in a form that parseRate reads back exactly.
QString rateEditText(double perSecond);

/// Reads "15 ms", "5 s", "1 min", "2 h", "1 day", "now" (0), or a number in \p unit. Seconds.
std::optional<double> parseDuration(const QString &text, const QString &unit);

/// "15 ms", "5 s", "1 min", "1 h", "1 day", or "now" for 0.
QString durationText(double seconds);

/// "2000", "2 k", "1.5M", "∞": a count. Nothing when it cannot be read.
std::optional<double> parseCount(const QString &text);

} // namespace sw::items
