// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>

namespace sw::sizing
{

/// A BSON decimal128 taken apart: digits x 10^exponent.
struct KeyDecimal
{
    enum class Kind { Finite, Infinite, NotANumber };
    Kind kind = Kind::Finite;
    bool negative = false;
    std::string digits;          ///< without zeros at either end; empty for zero
    int exponent = 0;            ///< of the last of digits
    unsigned storedExponent = 0; ///< as the number was written, with its bias of 6,176

    /// IEEE 754 decimal128 in binary integer form.
    static KeyDecimal of(quint64 high, quint64 low);

    /// True when it is a whole number below 2^63; \p out is it without its sign.
    bool isWhole(quint64 &out) const;
};

/// A decimal number seen from the double next to it: index keys hold that double and tell by a marker of two bits and,
/// beyond 15 digits, by further bytes where the decimal lies.
struct NearbyDouble
{
    double value = 0; ///< without sign; the largest double that is not above the decimal
    enum Marker : unsigned { Equal = 0, Below = 1, RoundsToIt = 2, Above = 3 };
    /// Equal; or the double's 15 digits, rounded up, are the decimal, or are more or less than it.
    Marker marker = Equal;
    quint64 further = 0; ///< the digits after the 15th, for Below and Above

    static NearbyDouble of(const KeyDecimal &decimal);
};

} // namespace sw::sizing
