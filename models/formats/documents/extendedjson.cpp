// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/extendedjson.h"

#include "models/formats/documents/isodate.h"
#include "models/formats/documents/rawbson.h"

#include <QByteArray>

#include <bson/bson.h>
#include <charconv>
#include <cmath>
#include <optional>

namespace sw::formats
{

namespace
{

struct Members
{
    RawElement items[3];
    int count = 0;
};

Members membersOf(QByteArrayView document)
{
    Members members;
    RawFields fields(document);
    while (members.count < 3 && fields.next(members.items[members.count]))
        ++members.count;
    return members;
}

bool isText(const RawElement &element)
{
    return element.type == BsonType::string;
}

QByteArrayView textOf(const RawElement &element)
{
    return element.value.sliced(4, element.value.size() - 5);
}

std::optional<qint64> wholeNumber(const RawElement &element)
{
    if (element.type == BsonType::int32)
        return readNumber<qint32>(element.value.data());
    if (element.type == BsonType::int64)
        return readNumber<qint64>(element.value.data());
    if (element.type == BsonType::real) {
        const double number = readNumber<double>(element.value.data());
        if (std::nearbyint(number) == number && std::abs(number) < 9e15)
            return static_cast<qint64>(number);
        return std::nullopt;
    }
    if (!isText(element))
        return std::nullopt;
    qint64 number = 0;
    const QByteArrayView text = textOf(element);
    const auto read = std::from_chars(text.begin(), text.end(), number);
    return read.ec == std::errc() && read.ptr == text.end() ? std::optional(number) : std::nullopt;
}

template <typename Number>
bool put(ExtendedValue &value, int type, Number number)
{
    value.type = type;
    value.bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
    return true;
}

bool putString(ExtendedValue &value, int type, QByteArrayView text)
{
    put(value, type, static_cast<qint32>(text.size() + 1));
    value.bytes.append(text.data(), text.size());
    value.bytes.append('\0');
    return true;
}

bool putBinary(ExtendedValue &value, int subtype, const QByteArray &bytes)
{
    put(value, BsonType::binary, static_cast<qint32>(bytes.size()));
    value.bytes.append(static_cast<char>(subtype));
    value.bytes.append(bytes.constData(), bytes.size());
    return true;
}

bool putPattern(ExtendedValue &value, const RawElement &pattern, const RawElement &options)
{
    if (!isText(pattern) || !isText(options) || textOf(pattern).contains('\0') || textOf(options).contains('\0'))
        return false;
    value.type = BsonType::regex;
    value.bytes.append(pattern.value.data() + 4, pattern.value.size() - 4);
    value.bytes.append(options.value.data() + 4, options.value.size() - 4);
    return true;
}

int hexDigit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

bool objectId(const RawElement &content, ExtendedValue &value)
{
    if (!isText(content) || textOf(content).size() != 24)
        return false;
    const QByteArrayView text = textOf(content);
    value.type = BsonType::objectId;
    for (qsizetype i = 0; i < 24; i += 2) {
        const int high = hexDigit(text[i]);
        const int low = hexDigit(text[i + 1]);
        if (high < 0 || low < 0)
            return false;
        value.bytes.append(static_cast<char>(high * 16 + low));
    }
    return true;
}

bool numberInt(const RawElement &content, ExtendedValue &value)
{
    const auto number = wholeNumber(content);
    return number && *number >= INT32_MIN && *number <= INT32_MAX &&
           put(value, BsonType::int32, static_cast<qint32>(*number));
}

bool numberLong(const RawElement &content, ExtendedValue &value)
{
    const auto number = wholeNumber(content);
    return number && put(value, BsonType::int64, *number);
}

bool numberDouble(const RawElement &content, ExtendedValue &value)
{
    if (!isText(content)) {
        const auto number = wholeNumber(content);
        if (content.type == BsonType::real)
            return put(value, BsonType::real, readNumber<double>(content.value.data()));
        return number && put(value, BsonType::real, static_cast<double>(*number));
    }
    bool ok = false;
    const QByteArray text = textOf(content).toByteArray();
    if (text == "Infinity" || text == "-Infinity")
        return put(value, BsonType::real, text.startsWith('-') ? -HUGE_VAL : HUGE_VAL);
    const double number = text == "NaN" ? std::nan("") : text.toDouble(&ok);
    return (ok || text == "NaN") && put(value, BsonType::real, number);
}

bool numberDecimal(const RawElement &content, ExtendedValue &value)
{
    bson_decimal128_t number;
    if (!isText(content) ||
        !bson_decimal128_from_string_w_len(textOf(content).data(), static_cast<int>(textOf(content).size()), &number))
        return false;
    return put(value, BsonType::decimal128, number);
}

bool date(const RawElement &content, ExtendedValue &value)
{
    const auto milliseconds = isText(content) ? isoMilliseconds(textOf(content)) : wholeNumber(content);
    return milliseconds && put(value, BsonType::date, *milliseconds);
}

std::optional<QByteArray> base64(const RawElement &element)
{
    const auto decoded =
        QByteArray::fromBase64Encoding(textOf(element).toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(decoded.decoded) : std::nullopt;
}

bool binaryOf(const RawElement &content, const RawElement &subtype, ExtendedValue &value)
{
    if (!isText(content) || !isText(subtype))
        return false;
    bool ok = false;
    const int number = textOf(subtype).toByteArray().toInt(&ok, 16);
    const auto bytes = base64(content);
    return ok && number >= 0 && number <= 255 && bytes && putBinary(value, number, *bytes);
}

/// {a: …, b: …} inside of a value of Extended JSON, in either order.
bool pairOf(const RawElement &content, QByteArrayView first, QByteArrayView second, RawElement &a, RawElement &b)
{
    if (content.type != BsonType::object)
        return false;
    const Members members = membersOf(content.value);
    if (members.count != 2)
        return false;
    const bool inOrder = members.items[0].name == first;
    a = members.items[inOrder ? 0 : 1];
    b = members.items[inOrder ? 1 : 0];
    return a.name == first && b.name == second;
}

bool binary(const RawElement &content, ExtendedValue &value)
{
    RawElement bytes, subtype;
    return pairOf(content, "base64", "subType", bytes, subtype) && binaryOf(bytes, subtype, value);
}

bool uuid(const RawElement &content, ExtendedValue &value)
{
    if (!isText(content) || textOf(content).size() != 36)
        return false;
    const QByteArray bytes =
        QByteArray::fromHex(textOf(content).toByteArray().remove(23, 1).remove(18, 1).remove(13, 1).remove(8, 1));
    return bytes.size() == 16 && putBinary(value, 4, bytes);
}

bool timestamp(const RawElement &content, ExtendedValue &value)
{
    RawElement seconds, increment;
    if (!pairOf(content, "t", "i", seconds, increment))
        return false;
    const auto t = wholeNumber(seconds);
    const auto i = wholeNumber(increment);
    const auto fits = [](const std::optional<qint64> &number) {
        return number && *number >= 0 && *number <= UINT32_MAX;
    };
    return fits(t) && fits(i) &&
           put(value, BsonType::timestamp, static_cast<quint64>(*t) << 32 | static_cast<quint64>(*i));
}

bool regularExpression(const RawElement &content, ExtendedValue &value)
{
    RawElement pattern, options;
    return pairOf(content, "pattern", "options", pattern, options) && putPattern(value, pattern, options);
}

bool dbPointer(const RawElement &content, ExtendedValue &value)
{
    RawElement collection, id;
    if (!pairOf(content, "$ref", "$id", collection, id) || !isText(collection) || id.type != BsonType::objectId)
        return false;
    putString(value, BsonType::dbPointer, textOf(collection));
    value.bytes.append(id.value.data(), id.value.size());
    return true;
}

template <int type>
bool text(const RawElement &content, ExtendedValue &value)
{
    return isText(content) && putString(value, type, textOf(content));
}

template <int type>
bool constant(const RawElement &, ExtendedValue &value)
{
    value.type = type;
    return true;
}

struct Reader
{
    const char *name;
    bool (*read)(const RawElement &content, ExtendedValue &value);
};

constexpr Reader readers[] = {
    {"$oid", objectId},
    {"$date", date},
    {"$numberInt", numberInt},
    {"$numberLong", numberLong},
    {"$numberDouble", numberDouble},
    {"$numberDecimal", numberDecimal},
    {"$binary", binary},
    {"$uuid", uuid},
    {"$timestamp", timestamp},
    {"$regularExpression", regularExpression},
    {"$symbol", text<BsonType::symbol>},
    {"$code", text<BsonType::code>},
    {"$minKey", constant<BsonType::minKey>},
    {"$maxKey", constant<BsonType::maxKey>},
    {"$undefined", constant<BsonType::undefined>},
    {"$dbPointer", dbPointer},
};

ExtendedOutcome outcome(bool converted)
{
    return converted ? ExtendedOutcome::Converted : ExtendedOutcome::Wrong;
}

ExtendedOutcome ofTwo(const RawElement &first, const RawElement &second, ExtendedValue &value)
{
    if (first.name == "$binary" && second.name == "$type")
        return outcome(binaryOf(first, second, value));
    if (first.name == "$type" && second.name == "$binary")
        return outcome(binaryOf(second, first, value));
    if (first.name == "$regex" && second.name == "$options" && isText(first))
        return outcome(putPattern(value, first, second));
    if (first.name != "$code" || second.name != "$scope" || !isText(first) || second.type != BsonType::object)
        return ExtendedOutcome::Plain;
    put(value, BsonType::codeWithScope, static_cast<qint32>(4 + first.value.size() + second.value.size()));
    value.bytes.append(first.value.data(), first.value.size());
    value.bytes.append(second.value.data(), second.value.size());
    return ExtendedOutcome::Converted;
}

} // namespace

ExtendedOutcome extendedValue(QByteArrayView document, ExtendedValue &value)
{
    const Members members = membersOf(document);
    if (members.count == 2)
        return ofTwo(members.items[0], members.items[1], value);
    if (members.count != 1)
        return ExtendedOutcome::Plain;
    for (const Reader &reader : readers) {
        if (members.items[0].name == reader.name)
            return outcome(reader.read(members.items[0], value));
    }
    return ExtendedOutcome::Plain;
}

} // namespace sw::formats
