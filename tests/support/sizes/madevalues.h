// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sw::testsupport
{

// Values for documents that no part of the product makes.

/// Number \p n of a sequence that looks random.
constexpr quint64 mixed(quint64 n)
{
    n += 0x9e3779b97f4a7c15;
    n = (n ^ (n >> 30)) * 0xbf58476d1ce4e5b9;
    n = (n ^ (n >> 27)) * 0x94d049bb133111eb;
    return n ^ (n >> 31);
}

/// The last \p bytes of \p value, the highest first.
inline QByteArray bigEndian(quint64 value, int bytes)
{
    QByteArray out;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        out.append(static_cast<char>(value >> shift));
    return out;
}

/// What a driver makes: \p seconds since 1970, five bytes of its \p process, and a \p counter of three.
inline QByteArray objectIdBytes(quint64 seconds, quint64 process, quint64 counter)
{
    return bigEndian(seconds, 4) + bigEndian(process, 5) + bigEndian(counter, 3);
}

} // namespace sw::testsupport
