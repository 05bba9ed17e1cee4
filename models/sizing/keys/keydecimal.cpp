// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keydecimal.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace sw::sizing
{

namespace
{

/// The digits of a whole number of 113 bits.
std::string digitsOf(quint64 high, quint64 low)
{
    std::array<char, 20> shortText{};
    if (high == 0) {
        const auto end = std::to_chars(shortText.data(), shortText.data() + shortText.size(), low).ptr;
        return {shortText.data(), end};
    }
    std::array<quint64, 4> parts{high >> 32, high & 0xffffffff, low >> 32, low & 0xffffffff};
    std::string out;
    for (int group = 0; group < 4; ++group) {
        quint64 remainder = 0;
        for (quint64 &part : parts) {
            const quint64 value = (remainder << 32) | part;
            part = value / 1'000'000'000;
            remainder = value % 1'000'000'000;
        }
        for (int i = 0; i < 9; ++i, remainder /= 10)
            out.insert(out.begin(), static_cast<char>('0' + remainder % 10));
    }
    return out;
}

/// The leading digits of \p value, more than any decimal has, and their exponent as a fraction 0.ddd x 10^e.
struct Expansion
{
    std::string digits;
    int exponent;
};

Expansion expansionOf(double value)
{
    std::array<char, 100> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, 70).ptr;
    const std::string whole(text.data(), end); // d.ddde±xx
    const size_t e = whole.find('e');
    int exponent = 0;
    std::from_chars(whole.data() + e + (whole[e + 1] == '+' ? 2 : 1), whole.data() + whole.size(), exponent);
    std::string digits = whole.substr(0, 1) + whole.substr(2, e - 2);
    digits.erase(digits.find_last_not_of('0') + 1);
    return {digits, exponent + 1};
}

/// Digits number 16 … 34 as one number.
quint64 furtherDigits(const std::string &digits)
{
    quint64 out = 0;
    for (size_t i = 15; i < 34; ++i)
        out = out * 10 + (i < digits.size() ? static_cast<quint64>(digits[i] - '0') : 0);
    return out;
}

} // namespace

KeyDecimal KeyDecimal::of(quint64 high, quint64 low)
{
    KeyDecimal out;
    out.negative = (high >> 63) != 0;
    const unsigned top = static_cast<unsigned>(high >> 58) & 0x1f;
    if (top >= 30) {
        out.kind = top == 30 ? Kind::Infinite : Kind::NotANumber;
        return out;
    }
    if (top >= 24) { // a coefficient beyond 34 digits stands for zero
        out.storedExponent = static_cast<unsigned>(high >> 47) & 0x3fff;
        return out;
    }
    out.storedExponent = static_cast<unsigned>(high >> 49) & 0x3fff;
    out.exponent = static_cast<int>(out.storedExponent) - 6176;
    out.digits = digitsOf(high & 0x1ffffffffffff, low);
    out.digits.erase(0, out.digits.find_first_not_of('0'));
    const size_t last = out.digits.find_last_not_of('0');
    if (last != std::string::npos) {
        out.exponent += static_cast<int>(out.digits.size() - last - 1);
        out.digits.erase(last + 1);
    }
    return out;
}

bool KeyDecimal::isWhole(quint64 &out) const
{
    if (exponent < 0 || exponent > 19)
        return false;
    const std::string whole = digits + std::string(static_cast<size_t>(exponent), '0');
    const auto read = std::from_chars(whole.data(), whole.data() + whole.size(), out);
    return read.ec == std::errc() && out < (quint64(1) << 63);
}

NearbyDouble NearbyDouble::of(const KeyDecimal &decimal)
{
    NearbyDouble out;
    const std::string text = decimal.digits + 'e' + std::to_string(decimal.exponent);
    const auto read = std::from_chars(text.data(), text.data() + text.size(), out.value);
    const int exponent = decimal.exponent + static_cast<int>(decimal.digits.size());
    if (read.ec == std::errc::result_out_of_range)
        out.value = exponent > 0 ? std::numeric_limits<double>::max() : 0;
    Expansion expansion = out.value > 0 ? expansionOf(out.value) : Expansion{{}, exponent};
    if (expansion.exponent == exponent && expansion.digits == decimal.digits)
        return out;
    if (expansion.exponent > exponent || (expansion.exponent == exponent && expansion.digits > decimal.digits)) {
        out.value = std::nextafter(out.value, 0.0);
        expansion = expansionOf(out.value);
    }
    if (decimal.digits.size() <= 15) {
        out.marker = RoundsToIt;
        return out;
    }
    // Rounded up, the double's first 15 digits are one more; the decimal is not below the double, so it is above that
    // only when its own first 15 digits have moved on.
    const bool sameStart =
        expansion.exponent == exponent && expansion.digits.substr(0, 15) == decimal.digits.substr(0, 15);
    out.marker = sameStart ? Below : Above;
    out.further = furtherDigits(decimal.digits);
    return out;
}

} // namespace sw::sizing
