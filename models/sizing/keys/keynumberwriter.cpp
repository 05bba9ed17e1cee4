// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keynumberwriter.h"

#include "models/sizing/keys/keydecimal.h"
#include "models/sizing/keys/keytypes.h"

#include <bit>
#include <cmath>
#include <limits>

namespace sw::sizing
{

namespace
{

constexpr double twoTo63 = 9223372036854775808.0;
constexpr double tiny = 0x1p-255; // below it there is room for one bit of the marker only

} // namespace

void KeyNumberWriter::int32(qint32 number)
{
    m_out.typeBits.append(keytype::int32Bits, 2);
    whole(number);
}

void KeyNumberWriter::int64(qint64 number)
{
    m_out.typeBits.append(keytype::int64Bits, 2);
    whole(number);
}

/// A byte that tells sign and length, and twice the number with the highest byte first. The bit made free by doubling
/// says that a fraction follows, which none does here.
void KeyNumberWriter::whole(qint64 number)
{
    if (number == 0)
        return m_out.byte(keytype::zero);
    if (number == std::numeric_limits<qint64>::min())
        return magnitude(-twoTo63, 0);
    const bool negative = number < 0;
    const quint64 shifted = (negative ? ~static_cast<quint64>(number) + 1 : static_cast<quint64>(number)) << 1;
    const int bytes = (64 - std::countl_zero(shifted) + 7) / 8;
    m_out.byte(negative ? keytype::negative1Byte - (bytes - 1) : keytype::positive1Byte + (bytes - 1));
    m_out.bigEndian(shifted, bytes, negative);
}

void KeyNumberWriter::real(double number)
{
    if (number == 0 && std::signbit(number))
        m_out.typeBits.append(keytype::specialZeroBits << 3, 5);
    else
        m_out.typeBits.append(keytype::doubleBits, 2);
    if (std::isnan(number))
        return m_out.byte(keytype::number);
    if (number == 0)
        return m_out.byte(keytype::zero);
    if (std::abs(number) < twoTo63 && number == std::trunc(number))
        return whole(static_cast<qint64>(number));
    magnitude(number, NearbyDouble::Equal);
}

/// Numbers that are not whole ones, in nine bytes: below 1 and from 2^63 on the double itself, shifted to where its
/// highest bits tell nothing; in between the whole part as of a whole number with the bit for a fraction set, then as
/// much of the fraction as fits. The lowest bits are the marker of a decimal.
void KeyNumberWriter::magnitude(double number, unsigned marker)
{
    const bool negative = std::signbit(number);
    const double size = std::abs(number);
    const unsigned oneBit = marker == NearbyDouble::Equal ? 0 : 1;
    if (size >= twoTo63) {
        m_out.byte(negative ? keytype::largeNegative : keytype::largeNumber);
        const quint64 bits = (std::bit_cast<quint64>(size) << 2) >> 1;
        return m_out.bigEndian(std::isinf(size) ? ~quint64(0) : bits | oneBit, 8, negative);
    }
    if (size < 1) {
        m_out.byte(negative ? keytype::smallNegative : keytype::smallPositive);
        const quint64 scaled = std::bit_cast<quint64>(size * 0x1p256);
        return m_out.bigEndian(size < tiny ? ((scaled << 1) + (quint64(1) << 62)) | oneBit
                                           : (std::bit_cast<quint64>(size) << 2) | marker,
                               8, negative);
    }
    const auto wholePart = static_cast<quint64>(size);
    const int fractionBytes = std::countl_zero(wholePart << 1) / 8;
    const quint64 shifted =
        static_cast<quint64>(std::ldexp(size, 8 * fractionBytes)) + ((wholePart + 1) << (8 * fractionBytes));
    const int bytes = 8 - fractionBytes;
    m_out.byte(negative ? keytype::negative1Byte - (bytes - 1) : keytype::positive1Byte + (bytes - 1));
    m_out.bigEndian(shifted | marker, 8, negative);
}

/// The exponent is kept, since 1.5 and 1.50 are equal: six bits of it are enough beside the number, but not for a zero.
void KeyNumberWriter::decimal(quint64 high, quint64 low)
{
    const KeyDecimal number = KeyDecimal::of(high, low);
    if (number.kind == KeyDecimal::Kind::Finite && number.digits.empty()) {
        const unsigned form = (number.negative ? 5 : 2) + (number.storedExponent >> 12);
        m_out.typeBits.append((keytype::specialZeroBits << 3) | form, 5);
        m_out.typeBits.append(number.storedExponent & 0xfff, 12);
        return m_out.byte(keytype::zero);
    }
    m_out.typeBits.append(keytype::decimalBits, 2);
    m_out.typeBits.append(number.storedExponent & 0x3f, 6);
    if (number.kind == KeyDecimal::Kind::NotANumber)
        return m_out.byte(keytype::number);
    const double sign = number.negative ? -1 : 1;
    if (number.kind == KeyDecimal::Kind::Infinite)
        return magnitude(sign * std::numeric_limits<double>::infinity(), NearbyDouble::Equal);
    quint64 digits = 0;
    if (number.isWhole(digits))
        return whole(number.negative ? -static_cast<qint64>(digits) : static_cast<qint64>(digits));
    const NearbyDouble nearby = NearbyDouble::of(number);
    magnitude(sign * nearby.value, nearby.marker);
    const bool twoBits = nearby.value >= tiny && nearby.value < twoTo63;
    if (nearby.marker != NearbyDouble::Equal && (nearby.marker != NearbyDouble::RoundsToIt || !twoBits))
        m_out.bigEndian(nearby.further, 8, number.negative);
}

} // namespace sw::sizing
