// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read it
#include <compare>
#endif

namespace sw::base
{

/// A number with a unit that the compiler checks. Fractions are meant: most figures are expected values.
template <typename Tag>
class Quantity
{
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : m_value(value) {}

    constexpr double value() const { return m_value; }

    constexpr auto operator<=>(const Quantity &) const = default;
    constexpr Quantity &operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    constexpr Quantity &operator-=(Quantity other)
    {
        m_value -= other.m_value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_value / divisor); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }

private:
    double m_value = 0;
};

using Bytes = Quantity<struct BytesTag>;
using PerSecond = Quantity<struct PerSecondTag>;

inline constexpr double secondsPerDay = 86400;

inline constexpr Bytes kibibytes(double n)
{
    return Bytes(n * 1024);
}
inline constexpr Bytes mebibytes(double n)
{
    return Bytes(n * 1024 * 1024);
}
inline constexpr Bytes gibibytes(double n)
{
    return Bytes(n * 1024 * 1024 * 1024);
}

} // namespace sw::base
