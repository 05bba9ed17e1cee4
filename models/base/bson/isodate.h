// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

// Dates in ISO 8601, by the calendar of <chrono>: much faster than QDateTime, for whole collections, and of every year.
namespace sw::base
{

/// Milliseconds since 1970 of a date as programs write it: "2026-01-31", "2026-01-31T12:00:00.5+02:00"; UTC where no
/// zone is named. Nothing when \p text is anything else.
std::optional<qint64> isoMilliseconds(QByteArrayView text);

enum class Thousandths { WhereAny, Always };

/// "2026-01-31T12:00:00.123Z"; years before 0 and after 9999 with a sign and six digits at least, as ECMAScript writes
/// them.
QByteArray isoText(qint64 milliseconds, Thousandths thousandths);

} // namespace sw::base
