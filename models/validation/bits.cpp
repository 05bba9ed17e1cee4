// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/bits.h"

#include <algorithm>

namespace sw::validation
{

namespace
{

/// Behind its last bit, a number goes on as its sign says.
bool bitOf(qint64 number, qint64 bit)
{
    return ((number >> std::min<qint64>(bit, 63)) & 1) != 0;
}

bool bitOf(QByteArrayView bytes, qint64 bit)
{
    const qint64 byte = bit / 8;
    return byte < bytes.size() && ((static_cast<quint8>(bytes[byte]) >> (bit % 8)) & 1) != 0;
}

template <typename Value>
bool test(const Rule &rule, const Value &value)
{
    const auto set = [&](qint64 bit) {
        return bitOf(value, bit);
    };
    switch (rule.kind) {
    case RuleKind::BitsAllSet:
        return std::all_of(rule.bits.begin(), rule.bits.end(), set);
    case RuleKind::BitsAllClear:
        return std::none_of(rule.bits.begin(), rule.bits.end(), set);
    case RuleKind::BitsAnySet:
        return std::any_of(rule.bits.begin(), rule.bits.end(), set);
    default:
        return !std::all_of(rule.bits.begin(), rule.bits.end(), set);
    }
}

} // namespace

bool bitsMatch(const Rule &rule, const BsonField &value)
{
    if (value.type == BsonType::Binary)
        return test(rule, value.bytes());
    const bool decimal = value.type == BsonType::Decimal128;
    const std::optional<qint64> number = decimal ? roundedDecimal(value) : exactWhole(value);
    return number && test(rule, *number);
}

} // namespace sw::validation
