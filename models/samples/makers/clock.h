// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/picker.h"

#include <QString>

namespace sw::samples
{

/// Milliseconds.
inline constexpr double minute = 60e3, hour = 60 * minute, day = 24 * hour;

/// A span of time that buckets are cut by; Months have no fixed length.
enum class Granule { None, Minute, Hour, Day, Month };

/// "minute", "hour", "day", "month"; None for any other name.
Granule granuleNamed(const QString &name);
/// The shortest that a span of this kind is, in milliseconds; 0 for None.
double lengthOf(Granule granule);
/// The start (UTC) of the span that \p milliseconds since 1970 lie in.
qint64 startOf(Granule granule, qint64 milliseconds);
/// The start of the span \p count spans after the one that starts at \p start.
qint64 later(Granule granule, qint64 start, qint64 count);
/// The start of a span as people write it: "2026-02", "2026-02-01", "2026-02-01T13", "2026-02-01T13:45".
QString spanText(Granule granule, qint64 start);

/// When the documents of a collection were made: number n at start + n x step, in milliseconds since 1970. With a
/// group, the documents of each group are counted by themselves; with a granule, each has a span of its own.
struct Clock
{
    double start = 0;
    double step = 1000;
    Granule granule = Granule::None;
    PickerPtr group; ///< by which documents are grouped, see Picker::positionAmongSiblings

    qint64 at(quint64 document) const;
};

/// Lets a date be as old as \p age says, today and in the days to come; what \p limits says already holds as well.
void setBounds(const design::Age &age, design::Constraints &limits);

} // namespace sw::samples
