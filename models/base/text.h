// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"

#include <QString>

namespace sw::base
{

/// \p text with control, bidirectional-override and zero-width characters written as <U+XXXX>, and line breaks kept out,
/// so that a name from a file or a server cannot deceive or break a line.
QString visibleText(const QString &text);

/// "9.7 KiB", "3.71 GiB", "812 B": three significant figures, binary units.
QString bytesText(Bytes bytes);

/// "160 k", "1.6 M", "12": for counts of things. Infinity is "∞".
QString countText(double count);

/// "1.5/s", "24/day": the largest unit in which the rate is at least 1, else per year.
QString rateText(PerSecond rate);

/// "67 %": \p share 0.67.
QString percentText(double share);

} // namespace sw::base
