// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sw::test
{

/// Programs that run beside each other share their cases: SHAPEWRIGHT_PATTERN_PART=2/4 keeps every fourth of them from
/// the second on. \p number counts them from 0.
inline bool isInPart(int number)
{
    const QStringList part =
        qEnvironmentVariable("SHAPEWRIGHT_PATTERN_PART", QStringLiteral("1/1")).split(QLatin1Char('/'));
    return number % qMax(1, part.last().toInt()) == part.first().toInt() - 1;
}

} // namespace sw::test
