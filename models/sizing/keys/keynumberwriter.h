// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/keys/keybuffer.h"

namespace sw::sizing
{

/// Writes numbers as KeyString V1: all types in one order, so that equal numbers are equal keys. The type bits tell
/// their types again.
class KeyNumberWriter
{
public:
    explicit KeyNumberWriter(KeyBuffer &out) : m_out(out) {}

    void int32(qint32 value);
    void int64(qint64 value);
    void real(double value);
    void decimal(quint64 high, quint64 low);

private:
    void whole(qint64 value);
    void magnitude(double value, unsigned marker);

    KeyBuffer &m_out;
};

} // namespace sw::sizing
