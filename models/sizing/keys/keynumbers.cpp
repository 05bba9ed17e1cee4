// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keynumbers.h"

#include "models/base/occupancy.h"
#include "models/sizing/keys/keyvalues.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;
using schema::FieldType;

namespace
{

struct NumberRange
{
    double low = 0;
    double high = 1e6;
};

NumberRange numberRange(const Node &node)
{
    double reach = node.type() == FieldType::Int64 ? 1e9 : node.type() == FieldType::Int32 ? 1e6 : 1e4;
    if (node.distinctValues && schema::traitsOf(node.type()).family != schema::TypeFamily::Fractional)
        reach = *node.distinctValues;
    NumberRange range{0, reach};
    if (node.constraints.minimum)
        range = {*node.constraints.minimum, *node.constraints.minimum + reach};
    if (node.constraints.maximum)
        range.high = *node.constraints.maximum;
    if (range.high < range.low)
        range.low = range.high - reach;
    return range;
}

/// Mean key length of whole numbers spread evenly over \p range.
double meanWholeNumberBytes(const NumberRange &range)
{
    const auto upTo = [](double limit) { // sum of lengths over 0 … limit
        double sum = 0;
        double from = 0;
        double bytes = 2;
        for (double step = 128; from < limit && bytes <= 9; step *= 256, ++bytes) {
            const double to = std::min(limit, step);
            sum += bytes * (to - from);
            from = to;
        }
        return sum + (limit > from ? 9 * (limit - from) : 0);
    };
    const double width = range.high - range.low;
    if (width < 1)
        return wholeNumberKeyBytes(range.high);
    const double sum = range.low >= 0    ? upTo(range.high) - upTo(range.low)
                       : range.high <= 0 ? upTo(-range.low) - upTo(-range.high)
                                         : upTo(range.high) + upTo(-range.low);
    return std::max(1.0, sum / width);
}

/// Among how many values a prefix would be drawn to show as many different ones as \p taken unlike \p numbers do, of
/// which \p each begin with the same one of the \p possible prefixes.
double valuesAmongUnlike(double possible, double each, double taken, double numbers)
{
    const double share = std::min(1.0, taken / numbers);
    return base::possible(possible * (1 - std::pow(1 - share, each)), taken);
}

} // namespace

double distinctNumbers(const Node &node)
{
    const NumberRange range = numberRange(node);
    if (!schema::isNumber(node.type()))
        return 0;
    const double width = range.high - range.low;
    return std::max(1.0, schema::isWhole(node.type()) ? width + 1 : width * 100); // two decimals
}

KeyShape wholeNumberShape(const Node &node, double distinct, double documents)
{
    const NumberRange range = numberRange(node);
    KeyShape shape;
    shape.bytes = meanWholeNumberBytes(range);
    shape.typeBits = 2;
    shape.typeBitsSet = node.type() == FieldType::Int64;
    const int length = static_cast<int>(wholeNumberKeyBytes(std::max(std::abs(range.low), std::abs(range.high))));
    const double numbers = range.high - range.low + 1;
    shape.prefixes.append(1);
    for (int j = 1; j < length; ++j) { // the value is shifted by one bit, so the last byte tells 128 numbers apart
        const double numbersPerValue = std::pow(256.0, length - 1 - j) * (j == length - 1 ? 1.0 : 0.5);
        const double possible = std::clamp(numbers / numbersPerValue, 1.0, distinct);
        shape.prefixes.append(node.uniqueValues ? valuesAmongUnlike(possible, numbersPerValue, documents, numbers)
                                                : possible);
    }
    return shape;
}

KeyShape fractionalNumberShape(const Node &node, double distinct)
{
    const NumberRange range = numberRange(node);
    const double width = std::max(1.0, range.high - range.low);
    KeyShape shape;
    shape.bytes = 9;
    shape.typeBits = node.type() == FieldType::Decimal128 ? 8 : 2;
    shape.typeBitsSet = true;
    const int whole = static_cast<int>(wholeNumberKeyBytes(std::max(std::abs(range.low), std::abs(range.high)))) - 1;
    shape.prefixes.append(1);
    for (int j = 1; j <= 8; ++j) {
        const double perUnit = std::pow(256.0, j - whole);
        shape.prefixes.append(std::clamp(width * (j < whole ? 2 * perUnit : perUnit), 1.0, distinct));
    }
    return shape;
}

} // namespace sw::sizing
