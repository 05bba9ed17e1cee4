// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>

namespace sw::sizing
{

/// What MongoDB keeps beside an index key so that the types of its values can be told again: numbers of all types that
/// are equal have equal keys. Bits are filled in from the lowest of the first byte.
class TypeBits
{
public:
    void clear()
    {
        m_bytes.clear();
        m_count = 0;
        m_anySet = false;
    }

    void append(bool bit)
    {
        if (m_count % 8 == 0)
            m_bytes += '\0';
        if (bit)
            m_bytes.back() = static_cast<char>(m_bytes.back() | (1 << (m_count % 8)));
        ++m_count;
        m_anySet = m_anySet || bit;
    }
    /// The lowest \p count bits of \p bits, the highest of them first.
    void append(unsigned bits, int count)
    {
        while (count > 0)
            append(((bits >> --count) & 1) != 0);
    }

    /// Appends them as they are stored: nothing when no bit is set; one byte when it has its highest bit free; else a
    /// length with the highest bit set and the bytes.
    void store(std::string &out) const
    {
        if (!m_anySet)
            return;
        const auto isPlain = [&] {
            return m_bytes.size() == 1 && (static_cast<quint8>(m_bytes[0]) & 0x80) == 0;
        };
        if (isPlain()) {
            out += m_bytes;
            return;
        }
        const auto length = static_cast<quint32>(m_bytes.size());
        if (length <= 127) {
            out += static_cast<char>(0x80 | length);
        } else {
            out += static_cast<char>(0x80);
            for (int shift = 0; shift < 32; shift += 8)
                out += static_cast<char>((length >> shift) & 0xff);
        }
        out += m_bytes;
    }

private:
    std::string m_bytes;
    int m_count = 0;
    bool m_anySet = false;
};

} // namespace sw::sizing
