// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/makers/valueorder.h"

#include <cmath>

namespace sw::samples
{

using schema::FieldType;

double powerOfTen(int exponent)
{
    double power = 1;
    for (int i = 0; i < std::abs(exponent); ++i)
        power *= 10;
    return power;
}

double asNumber(const Value &value)
{
    if (value.type == FieldType::Double)
        return value.real;
    if (value.type == FieldType::Decimal128 && value.exponent < 0)
        return static_cast<double>(value.whole) / powerOfTen(value.exponent);
    return static_cast<double>(value.whole);
}

bool isLess(const Value &a, const Value &b)
{
    using schema::TypeFamily;
    const TypeFamily family = schema::traitsOf(a.type).family;
    if (family == TypeFamily::Fractional)
        return asNumber(a) < asNumber(b);
    if (family == TypeFamily::Identity)
        return a.bytes < b.bytes;
    if (family == TypeFamily::Text || family == TypeFamily::Bytes || family == TypeFamily::Any)
        return a.text < b.text;
    return a.whole < b.whole;
}

} // namespace sw::samples
