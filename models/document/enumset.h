// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <initializer_list>

namespace sw::document
{

/// A set of enumerators. The bits come from the enumerators' order, so no two can ever share one by a slip of the hand.
/// The enumeration counts from 0 and has at most 64 enumerators.
template <typename Enum>
class EnumSet
{
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(Enum value) : m_bits(bit(value)) {}
    constexpr EnumSet(std::initializer_list<Enum> values)
    {
        for (const Enum value : values)
            m_bits |= bit(value);
    }

    constexpr bool contains(Enum value) const { return (m_bits & bit(value)) != 0; }
    constexpr bool intersects(EnumSet other) const { return (m_bits & other.m_bits) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    /// The members that are not in \p other.
    constexpr EnumSet without(EnumSet other) const { return fromBits(m_bits & ~other.m_bits); }

    constexpr EnumSet &operator|=(EnumSet other)
    {
        m_bits |= other.m_bits;
        return *this;
    }
    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) { return a |= b; }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    static constexpr quint64 bit(Enum value) { return quint64(1) << static_cast<unsigned>(value); }
    static constexpr EnumSet fromBits(quint64 bits)
    {
        EnumSet set;
        set.m_bits = bits;
        return set;
    }

    quint64 m_bits = 0;
};

} // namespace sw::document
