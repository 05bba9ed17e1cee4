// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonfield.h"

#include <QByteArray>

#include <bson/bson.h>

#include <cmath>

namespace sw::base
{

QByteArray BsonField::decimalText() const
{
    const bson_decimal128_t number{readNumber<uint64_t>(value.data()), readNumber<uint64_t>(value.data() + 8)};
    char text[BSON_DECIMAL128_STRING];
    bson_decimal128_to_string(&number, text);
    return text;
}

std::optional<double> BsonField::number() const
{
    if (type == BsonType::Decimal128) {
        bool ok = false;
        const double number = decimalText().toDouble(&ok);
        return ok ? std::optional(number) : std::nullopt;
    }
    return type == BsonType::Int32    ? std::optional<double>(as<qint32>())
           : type == BsonType::Int64  ? std::optional(static_cast<double>(as<qint64>()))
           : type == BsonType::Double ? std::optional(as<double>())
                                      : std::nullopt;
}

std::optional<qint64> BsonField::whole() const
{
    if (type == BsonType::Int64)
        return as<qint64>();
    const auto any = number();
    return any && std::abs(*any) < 9.2e18 ? std::optional(static_cast<qint64>(*any)) : std::nullopt;
}

bool BsonField::isTruthy() const
{
    return type == BsonType::Bool ? value[0] != 0 : number().value_or(0) != 0;
}

QByteArrayView BsonField::bytes() const
{
    const bool old = subtype() == BsonSubtype::OldGeneric && value.size() >= 9;
    return value.sliced(old ? 9 : 5);
}

} // namespace sw::base
