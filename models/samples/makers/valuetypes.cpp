// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/makers/valuetypes.h"

#include "models/base/bson/isodate.h"

#include <QUuid>

#include <algorithm>
#include <charconv>

namespace sw::samples
{

namespace
{

using base::BsonType;
using schema::FieldType;

bool parseText(const QString &text, Value &value)
{
    value.text = text.toStdString();
    return true;
}

bool parseInt32(const QString &text, Value &value)
{
    bool ok = false;
    value.whole = text.toInt(&ok);
    return ok;
}

bool parseInt64(const QString &text, Value &value)
{
    bool ok = false;
    value.whole = text.toLongLong(&ok);
    return ok;
}

bool parseReal(const QString &text, Value &value)
{
    bool ok = false;
    value.real = text.toDouble(&ok);
    return ok;
}

bool parseDecimal(const QString &text, Value &value)
{
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    QString digits = text;
    bool ok = false;
    value.exponent = point < 0 ? 0 : static_cast<int>(point + 1 - text.size());
    value.whole = digits.remove(QLatin1Char('.')).toLongLong(&ok);
    return ok;
}

bool parseTruth(const QString &text, Value &value)
{
    value.whole = text == QLatin1String("true");
    return value.whole || text == QLatin1String("false");
}

bool parseDate(const QString &text, Value &value)
{
    const std::optional<qint64> milliseconds = schema::dateMilliseconds(text);
    value.whole = milliseconds.value_or(0);
    return milliseconds.has_value();
}

bool parseObjectId(const QString &text, Value &value)
{
    const QByteArray bytes = QByteArray::fromHex(text.toLatin1());
    if (text.size() != 24 || bytes.size() != 12)
        return false;
    std::copy(bytes.cbegin(), bytes.cend(), value.bytes.begin());
    return true;
}

bool parseUuid(const QString &text, Value &value)
{
    const QUuid uuid(text);
    const QByteArray bytes = uuid.toRfc4122();
    std::copy(bytes.cbegin(), bytes.cend(), value.bytes.begin());
    return !uuid.isNull();
}

std::string ownText(const Value &value)
{
    return value.text;
}

std::string wholeText(const Value &value)
{
    return std::to_string(value.whole);
}

std::string realText(const Value &value)
{
    char text[40];
    return {text, std::to_chars(text, text + sizeof text, value.real).ptr};
}

std::string decimalText(const Value &value)
{
    std::string text = std::to_string(value.whole < 0 ? -value.whole : value.whole);
    if (value.exponent < 0) {
        const auto places = static_cast<size_t>(-value.exponent);
        if (text.size() <= places)
            text.insert(0, places + 1 - text.size(), '0');
        text.insert(text.size() - places, 1, '.');
    } else {
        text.append(static_cast<size_t>(value.exponent), '0');
    }
    return value.whole < 0 ? '-' + text : text;
}

std::string truthText(const Value &value)
{
    return value.whole ? "true" : "false";
}

std::string dateText(const Value &value)
{
    return base::isoText(value.whole, base::Thousandths::Always).toStdString();
}

QByteArray rawBytes(const Value &value, qsizetype count)
{
    return QByteArray::fromRawData(reinterpret_cast<const char *>(value.bytes.data()), count);
}

std::string objectIdText(const Value &value)
{
    return rawBytes(value, 12).toHex().toStdString();
}

std::string uuidText(const Value &value)
{
    return QUuid::fromRfc4122(rawBytes(value, 16)).toString(QUuid::WithoutBraces).toStdString();
}

void writeText(const Value &value, base::BsonWriter &out)
{
    out.string(value.text);
}

void writeInt32(const Value &value, base::BsonWriter &out)
{
    out.number(static_cast<qint32>(value.whole));
}

void writeWhole(const Value &value, base::BsonWriter &out)
{
    out.number(value.whole);
}

void writeReal(const Value &value, base::BsonWriter &out)
{
    out.number(value.real);
}

/// digits x 10^exponent; the digits fit into 64 bits, so the upper half holds sign and exponent only.
void writeDecimal(const Value &value, base::BsonWriter &out)
{
    constexpr int bias = 6176;
    const quint64 sign = value.whole < 0 ? 1ULL << 63 : 0;
    out.number(value.whole < 0 ? 0 - static_cast<quint64>(value.whole) : static_cast<quint64>(value.whole));
    out.number(sign | static_cast<quint64>(value.exponent + bias) << 49);
}

void writeTruth(const Value &value, base::BsonWriter &out)
{
    out.number(static_cast<char>(value.whole != 0));
}

void writeTimestamp(const Value &value, base::BsonWriter &out)
{
    out.number((static_cast<quint64>(value.whole) << 32) | static_cast<quint32>(value.exponent));
}

void writeObjectId(const Value &value, base::BsonWriter &out)
{
    out.bytes(value.bytes.data(), 12);
}

void writeUuid(const Value &value, base::BsonWriter &out)
{
    out.binary(base::BsonSubtype::Uuid, {value.bytes.data(), 16});
}

void writeBinary(const Value &value, base::BsonWriter &out)
{
    out.binary(base::BsonSubtype::Generic, value.text);
}

void writePoint(const Value &value, base::BsonWriter &out)
{
    const qsizetype point = out.begin();
    out.head(BsonType::String, "type", 4, 10);
    out.string("Point");
    out.head(BsonType::Array, "coordinates", 11, 27);
    const qsizetype coordinates = out.begin();
    out.head(BsonType::Double, "0", 1, 8);
    out.number(value.real);
    out.head(BsonType::Double, "1", 1, 8);
    out.number(value.latitude);
    out.end(coordinates);
    out.end(point);
}

constexpr ValueType valueTypes[] = {
    {FieldType::String, textMaker, parseText, ownText, BsonType::String, writeText, 4},
    {FieldType::Int32, wholeMaker, parseInt32, wholeText, BsonType::Int32, writeInt32, 5},
    {FieldType::Int64, wholeMaker, parseInt64, wholeText, BsonType::Int64, writeWhole, 5},
    {FieldType::Double, realMaker, parseReal, realText, BsonType::Double, writeReal, 1},
    {FieldType::Decimal128, decimalMaker, parseDecimal, decimalText, BsonType::Decimal128, writeDecimal, 1},
    {FieldType::Bool, booleanMaker, parseTruth, truthText, BsonType::Bool, writeTruth, 0},
    {FieldType::Date, dateMaker, parseDate, dateText, BsonType::Date, writeWhole, 3},
    {FieldType::Timestamp, timestampMaker, nullptr, wholeText, BsonType::Timestamp, writeTimestamp, 0},
    {FieldType::ObjectId, objectIdMaker, parseObjectId, objectIdText, BsonType::ObjectId, writeObjectId, 0},
    {FieldType::Uuid, uuidMaker, parseUuid, uuidText, BsonType::Binary, writeUuid, 0},
    {FieldType::Binary, binaryMaker, nullptr, ownText, BsonType::Binary, writeBinary, 0},
    {FieldType::Object, anyMaker, nullptr, ownText, BsonType::Document, nullptr, 0},
    {FieldType::Array, anyMaker, nullptr, ownText, BsonType::Array, nullptr, 0},
    {FieldType::Map, anyMaker, nullptr, ownText, BsonType::Document, nullptr, 0},
    {FieldType::GeoPoint, geoPointMaker, nullptr, ownText, BsonType::Document, writePoint, 0},
    {FieldType::Any, anyMaker, parseText, ownText, BsonType::String, writeText, 0},
};
static_assert(base::isTableOf<FieldType::Any>(valueTypes, &ValueType::type));

} // namespace

const ValueType &valueTypeOf(FieldType type)
{
    return valueTypes[static_cast<size_t>(type)];
}

std::optional<Value> parsedValue(const QString &text, FieldType type)
{
    Value value;
    value.type = type;
    const auto parse = valueTypeOf(type).parse;
    return parse && parse(text, value) ? std::optional(value) : std::nullopt;
}

std::string textOf(const Value &value)
{
    return value.isNull ? "null" : valueTypeOf(value.type).text(value);
}

} // namespace sw::samples
