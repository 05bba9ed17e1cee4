// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/formats/inference/inferredfields.h"

#include <algorithm>

// Which type of a field the values of a path have.
namespace sw::formats
{

using schema::FieldType;

namespace
{

constexpr double dominant = 0.95;

FieldType typeOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Double:
        return FieldType::Double;
    case ValueKind::String:
        return FieldType::String;
    case ValueKind::Object:
        return FieldType::Object;
    case ValueKind::Array:
        return FieldType::Array;
    case ValueKind::Binary:
        return FieldType::Binary;
    case ValueKind::Uuid:
        return FieldType::Uuid;
    case ValueKind::ObjectId:
        return FieldType::ObjectId;
    case ValueKind::Bool:
        return FieldType::Bool;
    case ValueKind::Date:
        return FieldType::Date;
    case ValueKind::Int32:
        return FieldType::Int32;
    case ValueKind::Timestamp:
        return FieldType::Timestamp;
    case ValueKind::Int64:
        return FieldType::Int64;
    case ValueKind::Decimal128:
        return FieldType::Decimal128;
    case ValueKind::Null:
    case ValueKind::Other:
        break;
    }
    return FieldType::Any;
}

struct Share
{
    FieldType type;
    quint64 values;
};

/// All numbers as one entry, of the type that holds them.
QList<Share> sharesOf(const FieldTally &tally)
{
    QList<Share> shares;
    quint64 numbers = 0;
    FieldType number = FieldType::Any;
    for (const ValueKind kind : {ValueKind::Int32, ValueKind::Int64, ValueKind::Double, ValueKind::Decimal128}) {
        numbers += tally.of(kind);
        if (tally.of(kind) > 0)
            number = typeOf(kind);
    }
    if (numbers > 0)
        shares << Share{number, numbers};
    for (size_t i = 0; i < valueKinds; ++i) {
        const auto kind = static_cast<ValueKind>(i);
        if (kind != ValueKind::Null && !schema::isNumber(typeOf(kind)) && tally.of(kind) > 0)
            shares << Share{typeOf(kind), tally.of(kind)};
    }
    std::stable_sort(shares.begin(), shares.end(), [](const Share &a, const Share &b) { return a.values > b.values; });
    return shares;
}

} // namespace

InferredType inferredType(const FieldTally &tally)
{
    const QList<Share> shares = sharesOf(tally);
    InferredType result;
    if (shares.isEmpty())
        return result;
    const auto all = static_cast<double>(tally.filled());
    result.mixed = shares.size() > 1;
    if (static_cast<double>(shares.first().values) >= dominant * all)
        result.type = shares.first().type;
    if (!result.mixed)
        return result;
    QStringList texts;
    for (const Share &share : shares)
        texts << schema::nameOf(share.type) + QLatin1Char(' ') +
                     base::percentText(static_cast<double>(share.values) / all);
    result.shares = texts.join(QStringLiteral(", "));
    return result;
}

} // namespace sw::formats
