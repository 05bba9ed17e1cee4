// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace sw::samples
{

__extension__ using Wide = unsigned __int128;

/// a x b / c without overflow; c >= 1, the result must fit.
constexpr quint64 scaled(quint64 a, quint64 b, quint64 c)
{
    return static_cast<quint64>(static_cast<Wide>(a) * b / c);
}

/// A scattering of the numbers 0 … size-1 one to one, x -> (a x + c) mod size, that can be undone.
class Permutation
{
public:
    Permutation(quint64 size, quint64 seed);

    quint64 size() const { return m_size; }
    quint64 at(quint64 x) const
    {
        return static_cast<quint64>((static_cast<Wide>(m_factor) * (x % m_size) + m_shift) % m_size);
    }
    /// The x with at(x) == y.
    quint64 inverse(quint64 y) const;

private:
    quint64 m_size;
    quint64 m_factor;
    quint64 m_inverse;
    quint64 m_shift;
};

} // namespace sw::samples
