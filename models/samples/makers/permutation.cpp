// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/makers/permutation.h"

#include <algorithm>
#include <numeric>

namespace sw::samples
{

namespace
{

/// The number whose product with \p a is 1 modulo \p size (Euclid's algorithm), for coprime numbers.
quint64 inverseOf(quint64 a, quint64 size)
{
    __extension__ using Signed = __int128;
    Signed r0 = static_cast<Signed>(size), r1 = static_cast<Signed>(a);
    Signed t0 = 0, t1 = 1;
    while (r1 != 0) {
        const Signed quotient = r0 / r1;
        const Signed r2 = r0 - quotient * r1;
        r0 = r1;
        r1 = r2;
        const Signed t2 = t0 - quotient * t1;
        t0 = t1;
        t1 = t2;
    }
    return static_cast<quint64>(t0 < 0 ? t0 + static_cast<Signed>(size) : t0);
}

} // namespace

Permutation::Permutation(quint64 size, quint64 seed) : m_size(std::max<quint64>(1, size))
{
    // A factor near the golden section spreads neighbours far apart.
    m_factor = std::max<quint64>(1, scaled(m_size, 0x9e3779b97f4a7c15ULL, ~0ULL));
    while (std::gcd(m_factor, m_size) != 1)
        ++m_factor;
    m_factor = m_size == 1 ? 0 : m_factor % m_size;
    m_inverse = m_size == 1 ? 0 : inverseOf(m_factor, m_size);
    m_shift = seed % m_size;
}

quint64 Permutation::inverse(quint64 y) const
{
    const quint64 back = (y % m_size) + (m_size - m_shift);
    return static_cast<quint64>(static_cast<Wide>(m_inverse) * (back % m_size) % m_size);
}

} // namespace sw::samples
