// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QString>

#include <limits>
#include <optional>

namespace sw::schema
{

inline constexpr double infinity = std::numeric_limits<double>::infinity();

/// How many: [min, likely, max]. likely (the mode or median) drives estimates, max (may be infinite) drives the limits.
struct Cardinality
{
    double min = 0;
    double likely = 1;
    double max = 1;
    bool guessed = false; ///< nobody has stated it: usual numbers, or likely is the geometric mean of min and max
    bool agreed = false;  ///< the program's number, and a person said that it is right

    bool isUnbounded() const; ///< max is infinite
    /// Ten thousand or more, or unknown: the "zillions" of MongoDB's data-modelling course.
    bool isZillions() const;

    friend bool operator==(const Cardinality &, const Cardinality &) = default;
};

/// Reads "[min, likely, max]", "[min, max]" (likely = geometric mean, marked as guessed) or "[n]" (min 0, likely = max
/// = n); numbers may carry k, M, B or be "∞" / "inf" / "*". Error InvalidModel unless 0 <= min <= likely <= max and
/// likely is finite.
base::Result<Cardinality> parseCardinality(const QString &text);

/// "[0, 40, 2 k]" in the form that parseCardinality reads back exactly.
QString cardinalityText(const Cardinality &cardinality);

/// Reads one number of a cardinality: "40", "2 k", "1.5M", "3 B" or "3 G", "1 T", or "∞", "inf", "*" for infinity; a
/// comma may stand for the decimal point ("1,5", but not "1,500"). Nothing when it is no number.
std::optional<double> parseCount(const QString &text);

/// "40", "2 k", "∞" in the form that parseCount reads back exactly.
QString exactCountText(double count);

} // namespace sw::schema
