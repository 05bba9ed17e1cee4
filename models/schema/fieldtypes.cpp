// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/fieldtypes.h"

#include "models/base/bson/bsonbuilder.h"

#include <QDateTime>

#include <array>
#include <limits>

namespace sw::schema
{

namespace
{

using base::BsonBuilder;
using base::BsonType;

bool isText(const QString &)
{
    return true;
}

template <typename Number, Number (QString::*read)(bool *, int) const>
bool isWholeNumber(const QString &text)
{
    bool valid = false;
    (void)(text.*read)(&valid, 10);
    return valid;
}

bool isReal(const QString &text)
{
    bool valid = false;
    (void)text.toDouble(&valid);
    return valid;
}

bool isTruth(const QString &text)
{
    return text == QLatin1String("true") || text == QLatin1String("false");
}

bool isDate(const QString &text)
{
    return dateMilliseconds(text).has_value();
}

bool isObjectId(const QString &text)
{
    return text.size() == 24 && QByteArray::fromHex(text.toLatin1()).toHex() == text.toLower().toLatin1();
}

constexpr auto isInt32 = isWholeNumber<int, &QString::toInt>;
constexpr auto isInt64 = isWholeNumber<qlonglong, &QString::toLongLong>;

void appendText(BsonBuilder &out, const QString &key, const QString &text)
{
    out.string(key, text);
}

void appendInt32(BsonBuilder &out, const QString &key, const QString &text)
{
    out.int32(key, text.toInt());
}

void appendInt64(BsonBuilder &out, const QString &key, const QString &text)
{
    out.int64(key, text.toLongLong());
}

void appendReal(BsonBuilder &out, const QString &key, const QString &text)
{
    out.real(key, text.toDouble());
}

void appendDecimal(BsonBuilder &out, const QString &key, const QString &text)
{
    out.decimal(key, text.toUtf8());
}

void appendTruth(BsonBuilder &out, const QString &key, const QString &text)
{
    out.boolean(key, text == QLatin1String("true"));
}

void appendDate(BsonBuilder &out, const QString &key, const QString &text)
{
    out.date(key, dateMilliseconds(text).value_or(0));
}

void appendObjectId(BsonBuilder &out, const QString &key, const QString &text)
{
    out.objectId(key, QByteArray::fromHex(text.toLatin1()));
}

void appendEmptyText(BsonBuilder &out, const QString &key)
{
    out.string(key, {});
}

void appendLowestNumber(BsonBuilder &out, const QString &key)
{
    out.real(key, -std::numeric_limits<double>::infinity());
}

void appendFirstDate(BsonBuilder &out, const QString &key)
{
    out.date(key, std::numeric_limits<qint64>::min());
}

void appendFirstObjectId(BsonBuilder &out, const QString &key)
{
    out.objectId(key, QByteArray(12, '\0'));
}

constexpr double textHeader = 5;                                       // length and NUL
constexpr double pointBytes = 5 + (2 + 4 + 5 + 5) + (2 + 11 + 5 + 22); // {type: "Point", coordinates: [x, y]}

constexpr FieldTypeTraits typeRows[] = {
    // type, its names, type in BSON, family, bytes, of the content, letters, grows, listed values, the lowest one
    {FieldType::String, "string", "str", "string", BsonType::String, TypeFamily::Text, textHeader, 16, 0, false, isText,
     appendText, appendEmptyText},
    {FieldType::Int32, "int32", "i32", "int", BsonType::Int32, TypeFamily::Whole, 4, 0, 5, false, isInt32, appendInt32,
     appendLowestNumber},
    {FieldType::Int64, "int64", "i64", "long", BsonType::Int64, TypeFamily::Whole, 8, 0, 10, false, isInt64,
     appendInt64, appendLowestNumber},
    {FieldType::Double, "double", "dbl", "double", BsonType::Double, TypeFamily::Fractional, 8, 0, 10, false, isReal,
     appendReal, appendLowestNumber},
    {FieldType::Decimal128, "decimal128", "dec", "decimal", BsonType::Decimal128, TypeFamily::Fractional, 16, 0, 10,
     false, isReal, appendDecimal, appendLowestNumber},
    {FieldType::Bool, "bool", "bool", "bool", BsonType::Bool, TypeFamily::Truth, 1, 0, 5, false, isTruth, appendTruth,
     nullptr},
    {FieldType::Date, "date", "date", "date", BsonType::Date, TypeFamily::Time, 8, 0, 13, true, isDate, appendDate,
     appendFirstDate},
    {FieldType::Timestamp, "timestamp", "ts", "timestamp", BsonType::Timestamp, TypeFamily::Time, 8, 0, 10, true,
     nullptr, nullptr, nullptr},
    {FieldType::ObjectId, "objectId", "oid", "objectId", BsonType::ObjectId, TypeFamily::Identity, 12, 0, 24, true,
     isObjectId, appendObjectId, appendFirstObjectId},
    {FieldType::Uuid, "uuid", "uuid", "binData", std::nullopt, TypeFamily::Identity, textHeader + 16, 0, 36, false,
     nullptr, nullptr, nullptr},
    {FieldType::Binary, "binary", "bin", "binData", BsonType::Binary, TypeFamily::Bytes, textHeader, 16, 10, false,
     nullptr, nullptr, nullptr},
    {FieldType::Object, "object", "obj", "object", BsonType::Document, TypeFamily::Structure, textHeader, 0, 10, false,
     nullptr, nullptr, nullptr},
    {FieldType::Array, "array", "arr", "array", BsonType::Array, TypeFamily::Structure, textHeader, 0, 10, false,
     nullptr, nullptr, nullptr},
    {FieldType::Map, "map", "map", "object", std::nullopt, TypeFamily::Structure, 5, 0, 10, false, nullptr, nullptr,
     nullptr},
    {FieldType::GeoPoint, "geoPoint", "geo", "object", std::nullopt, TypeFamily::Structure, pointBytes, 0, 10, false,
     nullptr, nullptr, nullptr},
    {FieldType::Any, "any", "any", "", std::nullopt, TypeFamily::Any, 0, 16, 10, false, isText, appendText, nullptr},
};
static_assert(base::isTableOf<FieldType::Any>(typeRows, &FieldTypeTraits::type));

constexpr auto typesByCode = [] {
    std::array<FieldType, 256> types{};
    types.fill(FieldType::Any);
    for (const FieldTypeTraits &row : typeRows) {
        if (row.bsonType)
            types[static_cast<std::size_t>(*row.bsonType)] = row.type;
    }
    return types;
}();

} // namespace

const FieldTypeTraits &traitsOf(FieldType type)
{
    return typeRows[static_cast<std::size_t>(type)];
}

std::span<const FieldTypeTraits, fieldTypeCount> fieldTypes()
{
    return typeRows;
}

FieldType fieldTypeOf(base::BsonType type)
{
    return typesByCode[static_cast<std::size_t>(type)];
}

template <>
QString nameOf(FieldType type)
{
    return static_cast<std::size_t>(type) < fieldTypeCount ? QString(QLatin1String(traitsOf(type).name)) : QString();
}

template <>
std::optional<FieldType> parseName(const QString &name)
{
    for (const FieldTypeTraits &row : typeRows) {
        if (name == QLatin1String(row.name))
            return row.type;
    }
    return std::nullopt;
}

template <>
QStringList namesOf<FieldType>()
{
    QStringList names;
    for (const FieldTypeTraits &row : typeRows)
        names << QLatin1String(row.name);
    return names;
}

QString shortTypeName(FieldType type)
{
    return QLatin1String(traitsOf(type).shortName);
}

bool isWhole(FieldType type)
{
    return traitsOf(type).family == TypeFamily::Whole;
}

bool isNumber(FieldType type)
{
    return isWhole(type) || traitsOf(type).family == TypeFamily::Fractional;
}

bool areComparable(FieldType a, FieldType b)
{
    return a == b || a == FieldType::Any || b == FieldType::Any || (isNumber(a) && isNumber(b));
}

std::optional<qint64> dateMilliseconds(const QString &text)
{
    if (text.isEmpty())
        return std::nullopt;
    QDateTime date = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!date.isValid())
        return std::nullopt;
    if (date.timeSpec() == Qt::LocalTime)
        date.setTimeSpec(Qt::UTC);
    return date.toMSecsSinceEpoch();
}

} // namespace sw::schema
