// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"

#include <QString>

#include <span>

namespace sw::base
{

/// \p text with control, bidirectional-override and zero-width characters written as <U+XXXX>, and line breaks kept
/// out, so that a name from a file or a server cannot deceive or break a line.
QString visibleText(const QString &text);

/// "9.7 KiB", "3.71 GiB", "812 B": three significant figures, binary units.
QString bytesText(Bytes bytes);

/// "160 k", "1.6 M", "12": for counts of things. Infinity is "∞".
QString countText(double count);

/// A unit of time that rates are given in.
struct TimeUnit
{
    const char *name;
    double seconds;
};

/// s, min, h, day, week, month (30 days), year (365 days): in rising order.
std::span<const TimeUnit> timeUnits();

/// "1.5/s", "30/min", "3/month": in the smallest unit in which the rate is at least 1; in a larger one where only that
/// gives a whole number: 100/h rather than 1.67/min.
QString rateText(PerSecond rate);

/// "24/day": \p rate in \p unit, unless it is too small to be shown there.
QString rateText(PerSecond rate, const TimeUnit &unit);

/// rateText() of what comes \p perDay times a day: "24/day", "0.37/year".
QString perDayText(double perDay);

/// "24 a day", "1.1 a year", "one every 2 years": what comes \p perDay times a day, in words.
QString perDayWords(double perDay);

/// "30 days", "3 years", "1 day", "2 hours", "5 minutes", "35 seconds": how long something is kept.
QString periodText(double days);

/// "+4.2 %", "−0.3 %": by how much something is more or less.
QString differenceText(double share);

/// "67 %": \p share 0.67; "1.4 k ×" from a hundred times on.
QString percentText(double share);

/// A tooltip of several lines as rich text, because only that is broken where it is too long.
QString paragraphs(const QStringList &lines);

} // namespace sw::base
