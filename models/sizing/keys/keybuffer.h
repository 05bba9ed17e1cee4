// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keys/typebits.h"

namespace sw::sizing
{

/// An index key while it is written, and what is kept beside it.
struct KeyBuffer
{
    std::string bytes;
    TypeBits typeBits;

    void byte(int value) { bytes += static_cast<char>(value); }
    void bigEndian(quint64 value, int count, bool inverted = false)
    {
        if (inverted)
            value = ~value;
        for (int shift = 8 * (count - 1); shift >= 0; shift -= 8)
            byte(static_cast<int>((value >> shift) & 0xff));
    }
};

} // namespace sw::sizing
