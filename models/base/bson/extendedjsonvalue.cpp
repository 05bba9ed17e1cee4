// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/extendedjsonvalue.h"

#include "models/base/bson/bsonfields.h"
#include "models/base/bson/isodate.h"

#include <QByteArray>

#include <bson/bson.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sw::base
{

namespace
{

std::optional<qint64> wholeNumber(const BsonField &field)
{
    if (field.isInteger())
        return field.whole();
    if (field.type == BsonType::Double) {
        const auto number = field.as<double>();
        return std::nearbyint(number) == number && std::abs(number) < 9e15 ? field.whole() : std::nullopt;
    }
    if (!field.isString())
        return std::nullopt;
    qint64 number = 0;
    const QByteArrayView text = field.utf8();
    const auto read = std::from_chars(text.begin(), text.end(), number);
    return read.ec == std::errc() && read.ptr == text.end() ? std::optional(number) : std::nullopt;
}

/// Writes \p number when there is one.
template <typename Number>
bool put(std::optional<Number> number, BsonWriter &out)
{
    if (number)
        out.number(*number);
    return number.has_value();
}

bool putBinary(std::optional<int> subtype, const std::optional<QByteArray> &data, BsonWriter &out)
{
    if (!subtype || !data)
        return false;
    out.binary(static_cast<BsonSubtype>(*subtype), *data);
    return true;
}

bool putRegex(const BsonField &pattern, const BsonField &options, BsonWriter &out)
{
    if (!pattern.isString() || !options.isString() || pattern.utf8().contains('\0') || options.utf8().contains('\0'))
        return false;
    out.regex(pattern.utf8(), options.utf8());
    return true;
}

/// The bytes of 2 \p count hexadecimal digits.
std::optional<QByteArray> fromHex(QByteArrayView digits, qsizetype count)
{
    const bool hex = digits.size() == 2 * count && std::all_of(digits.begin(), digits.end(), [](char c) {
                         return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
                     });
    return hex ? std::optional(QByteArray::fromHex(digits.toByteArray())) : std::nullopt;
}

bool objectId(const BsonField &content, BsonWriter &out)
{
    const auto bytes = content.isString() ? fromHex(content.utf8(), 12) : std::nullopt;
    if (bytes)
        out.bytes(bytes->constData(), 12);
    return bytes.has_value();
}

bool numberInt(const BsonField &content, BsonWriter &out)
{
    const auto number = wholeNumber(content);
    const bool fits = number && *number >= INT32_MIN && *number <= INT32_MAX;
    return put(fits ? std::optional(static_cast<qint32>(*number)) : std::nullopt, out);
}

bool numberLong(const BsonField &content, BsonWriter &out)
{
    return put(wholeNumber(content), out);
}

std::optional<double> doubleOf(const QByteArray &text)
{
    if (text == "Infinity" || text == "-Infinity")
        return text.startsWith('-') ? -HUGE_VAL : HUGE_VAL;
    if (text == "NaN")
        return std::nan("");
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

bool numberDouble(const BsonField &content, BsonWriter &out)
{
    const bool number = content.isInteger() || content.type == BsonType::Double;
    return put(content.isString() ? doubleOf(content.utf8().toByteArray())
               : number           ? content.number()
                                  : std::nullopt,
               out);
}

bool numberDecimal(const BsonField &content, BsonWriter &out)
{
    bson_decimal128_t number;
    if (!content.isString() ||
        !bson_decimal128_from_string_w_len(content.utf8().data(), static_cast<int>(content.utf8().size()), &number))
        return false;
    out.number(number);
    return true;
}

bool date(const BsonField &content, BsonWriter &out)
{
    return put(content.isString() ? isoMilliseconds(content.utf8()) : wholeNumber(content), out);
}

std::optional<QByteArray> fromBase64(const BsonField &field)
{
    const auto decoded =
        QByteArray::fromBase64Encoding(field.utf8().toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(decoded.decoded) : std::nullopt;
}

bool binaryOf(const BsonField &content, const BsonField &subtype, BsonWriter &out)
{
    if (!content.isString() || !subtype.isString())
        return false;
    bool ok = false;
    const int number = subtype.utf8().toByteArray().toInt(&ok, 16);
    return putBinary(ok && number >= 0 && number <= 255 ? std::optional(number) : std::nullopt, fromBase64(content),
                     out);
}

/// {a: …, b: …} inside of a value of Extended JSON, in either order.
struct Pair
{
    Pair(const BsonField &content, QByteArrayView firstName, QByteArrayView secondName)
    {
        BsonFields members(content);
        BsonField more;
        if (!members.next(first) || !members.next(second) || members.next(more))
            return;
        if (first.name == secondName)
            std::swap(first, second);
        isThere = content.isDocument() && first.name == firstName && second.name == secondName;
    }
    BsonField first;
    BsonField second;
    bool isThere = false;
};

bool binary(const BsonField &content, BsonWriter &out)
{
    const Pair pair(content, "base64", "subType");
    return pair.isThere && binaryOf(pair.first, pair.second, out);
}

bool uuid(const BsonField &content, BsonWriter &out)
{
    if (!content.isString() || content.utf8().size() != 36)
        return false;
    const QByteArray digits = content.utf8().toByteArray().remove(23, 1).remove(18, 1).remove(13, 1).remove(8, 1);
    return putBinary(static_cast<int>(BsonSubtype::Uuid), fromHex(digits, 16), out);
}

bool timestamp(const BsonField &content, BsonWriter &out)
{
    const Pair pair(content, "t", "i");
    const auto part = [](const BsonField &field) {
        const auto number = wholeNumber(field);
        return number && *number >= 0 && *number <= UINT32_MAX ? number : std::nullopt;
    };
    const auto seconds = pair.isThere ? part(pair.first) : std::nullopt;
    const auto increment = pair.isThere ? part(pair.second) : std::nullopt;
    return put(seconds && increment ? std::optional(*seconds << 32 | *increment) : std::nullopt, out);
}

bool regularExpression(const BsonField &content, BsonWriter &out)
{
    const Pair pair(content, "pattern", "options");
    return pair.isThere && putRegex(pair.first, pair.second, out);
}

bool dbPointer(const BsonField &content, BsonWriter &out)
{
    const Pair pair(content, "$ref", "$id");
    if (!pair.isThere || !pair.first.isString() || pair.second.type != BsonType::ObjectId)
        return false;
    out.string(pair.first.utf8());
    out.bytes(pair.second.value.data(), pair.second.value.size());
    return true;
}

bool text(const BsonField &content, BsonWriter &out)
{
    if (content.isString())
        out.string(content.utf8());
    return content.isString();
}

bool constant(const BsonField &, BsonWriter &)
{
    return true;
}

struct Form
{
    const char *name;
    BsonType type;
    bool (*write)(const BsonField &content, BsonWriter &out);
};

constexpr Form forms[] = {
    {"$oid", BsonType::ObjectId, objectId},
    {"$date", BsonType::Date, date},
    {"$numberInt", BsonType::Int32, numberInt},
    {"$numberLong", BsonType::Int64, numberLong},
    {"$numberDouble", BsonType::Double, numberDouble},
    {"$numberDecimal", BsonType::Decimal128, numberDecimal},
    {"$binary", BsonType::Binary, binary},
    {"$uuid", BsonType::Binary, uuid},
    {"$timestamp", BsonType::Timestamp, timestamp},
    {"$regularExpression", BsonType::Regex, regularExpression},
    {"$symbol", BsonType::Symbol, text},
    {"$code", BsonType::Code, text},
    {"$minKey", BsonType::MinKey, constant},
    {"$maxKey", BsonType::MaxKey, constant},
    {"$undefined", BsonType::Undefined, constant},
    {"$dbPointer", BsonType::DbPointer, dbPointer},
};

ExtendedJsonOutcome outcome(bool converted)
{
    return converted ? ExtendedJsonOutcome::Converted : ExtendedJsonOutcome::Wrong;
}

ExtendedJsonOutcome ofTwo(const BsonField &first, const BsonField &second, BsonType &type, BsonWriter &out)
{
    type = BsonType::Binary;
    if (first.name == "$binary" && second.name == "$type")
        return outcome(binaryOf(first, second, out));
    if (first.name == "$type" && second.name == "$binary")
        return outcome(binaryOf(second, first, out));
    type = BsonType::Regex;
    if (first.name == "$regex" && second.name == "$options" && first.isString())
        return outcome(putRegex(first, second, out));
    type = BsonType::CodeWithScope;
    if (first.name != "$code" || second.name != "$scope" || !first.isString() || !second.isDocument())
        return ExtendedJsonOutcome::Plain;
    const qsizetype start = out.begin();
    out.bytes(first.value.data(), first.value.size());
    out.bytes(second.value.data(), second.value.size());
    out.setLength(start, start);
    return ExtendedJsonOutcome::Converted;
}

} // namespace

ExtendedJsonOutcome convertExtendedJson(QByteArrayView document, BsonType &type, BsonWriter &out)
{
    BsonFields members(document);
    BsonField first, second, third;
    if (!members.next(first))
        return ExtendedJsonOutcome::Plain;
    if (members.next(second))
        return members.next(third) ? ExtendedJsonOutcome::Plain : ofTwo(first, second, type, out);
    for (const Form &form : forms) {
        if (first.name != form.name)
            continue;
        type = form.type;
        return outcome(form.write(first, out));
    }
    return ExtendedJsonOutcome::Plain;
}

} // namespace sw::base
