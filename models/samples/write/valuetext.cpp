// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/isodate.h"
#include "models/samples/plan/evaluator.h"

#include <QUuid>

#include <charconv>

namespace sw::samples
{

namespace
{

using schema::FieldType;

std::string decimalText(qint64 digits, int exponent)
{
    std::string text = std::to_string(digits < 0 ? -digits : digits);
    if (exponent < 0) {
        const auto places = static_cast<size_t>(-exponent);
        if (text.size() <= places)
            text.insert(0, places + 1 - text.size(), '0');
        text.insert(text.size() - places, 1, '.');
    } else {
        text.append(static_cast<size_t>(exponent), '0');
    }
    return digits < 0 ? '-' + text : text;
}

} // namespace

std::string textOf(const Value &value)
{
    if (value.isNull)
        return "null";
    const QByteArray raw = QByteArray::fromRawData(reinterpret_cast<const char *>(value.bytes.data()), 16);
    switch (value.type) {
    case FieldType::Int32:
    case FieldType::Int64:
    case FieldType::Timestamp:
        return std::to_string(value.whole);
    case FieldType::Bool:
        return value.whole ? "true" : "false";
    case FieldType::Double: {
        char text[40];
        return {text, std::to_chars(text, text + sizeof text, value.real).ptr};
    }
    case FieldType::Decimal128:
        return decimalText(value.whole, value.exponent);
    case FieldType::Date:
        return base::isoText(value.whole, base::Thousandths::Always).toStdString();
    case FieldType::ObjectId:
        return raw.left(12).toHex().toStdString();
    case FieldType::Uuid:
        return QUuid::fromRfc4122(raw).toString(QUuid::WithoutBraces).toStdString();
    default:
        return value.text;
    }
}

} // namespace sw::samples
