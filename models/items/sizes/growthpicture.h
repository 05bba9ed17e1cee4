// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/sizing/estimate/interval.h"

#include <QDate>

namespace sw::items
{

/// One figure month by month.
struct GrowthLine
{
    QString name;
    QList<double> months;             ///< bytes or a count; 0 is today
    QList<sizing::Interval> ranges{}; ///< of each month; empty: there are none
    patterns::Family family = patterns::Family::Copy;
    bool main = false; ///< the design as it is; the others are without one of its patterns
};

/// What a growth chart shows; at most six lines.
struct GrowthPicture
{
    enum class Unit { Bytes, Count };
    QString caption; ///< with %1 for the unit
    Unit unit = Unit::Bytes;
    QDate today;
    QList<GrowthLine> lines;
    QList<std::pair<QString, double>> limits; ///< dashed lines across, where they are not too far above the others
    QList<std::pair<QString, double>> marks;  ///< months at which something happens

    bool isEmpty() const { return lines.isEmpty(); }
};

} // namespace sw::items
