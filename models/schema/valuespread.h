// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

namespace sw::schema
{

/// How often each of the values of a field occurs. Automatic: as makes sense for the type. Zipf: the first ones far
/// more often than the others. Sequence: one after the other, in the order in which documents are made.
enum class Spread { Automatic, Uniform, Normal, Zipf, Sequence };
/// What texts are written in; Automatic: English.
enum class Language { Automatic, English, German, Spanish, Russian, Chinese };

/// The exponent of Zipf's law where none is given: the second value is half as frequent as the first, the third a
/// third.
inline constexpr double usualSkew = 1;
inline constexpr double greatestSkew = 10;

/// How many different pairs of values a field has together with another one, over all documents.
struct PairCount
{
    FieldId other;
    double different = 0;

    friend bool operator==(const PairCount &, const PairCount &) = default;
};

/// What synthetic values of a field look like beyond its constraints, and what index keys made of real ones have in
/// common.
struct ValueSpread
{
    Spread shape = Spread::Automatic;
    std::optional<double> skew;      ///< of Zipf: the exponent, above 0
    std::optional<double> mean;      ///< of Normal, in the field's unit; none: the middle of the range
    std::optional<double> deviation; ///< of Normal: the standard deviation; none: a sixth of the range
    std::optional<double> step;      ///< of Sequence: from one number to the next
    Language language = Language::Automatic;
    /// Of texts and ids: how many different ones there are over all documents when only the first 1, 2, 3 … bytes are
    /// looked at; up to where all are told apart. Empty: unknown.
    QList<double> differentStarts;
    std::optional<double> differentBytes; ///< of texts: of each different one on average, however often it comes
    /// With fields of the same entity that take more different values: only where there are clearly fewer pairs than if
    /// the two had nothing to do with each other. Means nothing where the other field is gone.
    QList<PairCount> pairs;
    /// So many values, all equally frequent, would repeat as often as these do (inverse of Simpson's index).
    std::optional<double> effectiveValues;
    std::optional<double> spanDays; ///< of ids that carry the time of their making: between the first and the last

    friend bool operator==(const ValueSpread &, const ValueSpread &) = default;
};

} // namespace sw::schema
