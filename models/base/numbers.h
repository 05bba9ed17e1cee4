// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QHash>
#include <QStringList>

namespace sw::base
{

/// What a number counts. A unit that is typed is converted: 2 years are 730 days, and 40 kB are 40,000 bytes.
enum class NumberUnit { None, Times, Percent, Bytes, Gibibytes, Milliseconds, Seconds, Days, PerDay };

/// Who wrote a number. A script means 1.250 as the language C does; where a person of the program's language would mean
/// something else, it is refused instead of guessed.
enum class NumberSource { Person, Script };

/// Reads a number as people write it in the program's language (QLocale()): 30,000 · 30 000 · 30k · 2.5 M · 40 kB ·
/// 20,000/day · 30 days · 5 % · ∞ ("inf", "*"). Either sign may stand for the decimal point where it can mean nothing
/// else. What can be read in two ways, such as 30.000 where the comma groups, is refused with both. A number without a
/// unit counts \p bare of \p unit.
Result<double> readNumber(const QString &text, NumberUnit unit = NumberUnit::None,
                          NumberSource source = NumberSource::Person, double bare = 1);

/// The words that readNumber() reads behind a number, in lower case, and what one of them is; for a script that is to
/// read the same.
QHash<QString, double> magnitudeWords();
QHash<QString, double> unitWords(NumberUnit unit);
QStringList allUnitWords();
/// That \p written, behind a number, is no unit of that kind.
Error unknownUnit(const QString &written, NumberUnit unit);

/// How often, and the row of timeUnits() it was written in; without one it is per second.
struct WrittenRate
{
    double perSecond = 0;
    std::optional<qsizetype> unit;
};

/// Reads "900/s", "20,000/day", "1.5 k per min", "55" (per second); finite and not below 0.
Result<WrittenRate> readRate(const QString &text);

/// "40", "30 k", "1,234.5", "∞": in the form that readNumber() reads back exactly.
QString exactNumberText(double number);

/// " days", "/day", " %": what is shown behind a number in \p unit; empty for None.
QString unitText(NumberUnit unit);

/// "k", "M", "G", "T" as the program's language writes them, for 1,000 to the power of \p power (1 to 4).
QString magnitudeText(int power);

} // namespace sw::base
