// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/extendedjsonwriter.h"

#include "models/base/bson/isodate.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sw::base
{

namespace
{

constexpr qint64 year10000 = 253402300800000;

template <size_t N>
char *put(char *at, const char (&text)[N])
{
    std::memcpy(at, text, N - 1);
    return at + N - 1;
}

} // namespace

template <size_t N, size_t M, typename T>
void ExtendedJsonWriter::wrapped(const char (&before)[N], T number, const char (&after)[M])
{
    char *at = put(m_out.room(static_cast<qsizetype>(N + M) + 24), before);
    at = std::to_chars(at, at + 24, number).ptr;
    m_out.taken(put(at, after));
}

void ExtendedJsonWriter::value(const BsonField &field)
{
    if (field.isContainer())
        container(BsonFields(field), field.isArray());
    else
        scalar(field);
}

void ExtendedJsonWriter::container(BsonFields fields, bool array)
{
    m_out.byte(array ? '[' : '{');
    if (++m_levels <= Bson::deepest)
        array ? items(fields) : members(fields);
    --m_levels;
    m_out.byte(array ? ']' : '}');
}

void ExtendedJsonWriter::members(BsonFields fields)
{
    bool first = true;
    for (BsonField field; fields.next(field); first = false) {
        name(field.name, first);
        value(field);
    }
}

void ExtendedJsonWriter::items(BsonFields fields)
{
    bool first = true;
    for (BsonField field; fields.next(field); first = false) {
        if (!first)
            m_out.byte(',');
        value(field);
    }
}

void ExtendedJsonWriter::name(QByteArrayView utf8, bool first)
{
    char *at = m_out.room(utf8.size() + 4);
    if (!first)
        *at++ = ',';
    char *const end = m_script ? nullptr : copyPlainText(at + 1, utf8);
    if (end != nullptr) {
        *at = *end = '"';
        end[1] = ':';
        return m_out.taken(end + 2);
    }
    m_out.taken(at);
    string(utf8);
    m_out.byte(':');
}

void ExtendedJsonWriter::string(QByteArrayView utf8)
{
    char *const at = m_out.room(utf8.size() + 2);
    char *const end = m_script ? nullptr : copyPlainText(at + 1, utf8);
    if (end != nullptr) {
        *at = *end = '"';
        return m_out.taken(end + 1);
    }
    QByteArray escaped;
    appendJsonString(escaped, utf8, m_script ? JsonEscapes::Script : JsonEscapes::Required);
    text(escaped);
}

void ExtendedJsonWriter::number(const BsonField &field)
{
    if (field.type == BsonType::Int32)
        m_relaxed ? wrapped("", field.as<qint32>(), "") : wrapped("{\"$numberInt\":\"", field.as<qint32>(), "\"}");
    else
        m_relaxed ? wrapped("", field.as<qint64>(), "") : wrapped("{\"$numberLong\":\"", field.as<qint64>(), "\"}");
}

void ExtendedJsonWriter::real(double number)
{
    const bool bare = m_relaxed && std::isfinite(number);
    char *at = m_out.room(80);
    if (!bare)
        at = put(at, "{\"$numberDouble\":\"");
    if (std::isfinite(number)) {
        const char *const from = at;
        at = std::to_chars(at, at + 40, number).ptr;
        if (std::none_of(from, static_cast<const char *>(at), [](char c) { return c == '.' || c == 'e'; }))
            at = put(at, ".0");
    } else {
        at = std::isnan(number) ? put(at, "NaN") : number > 0 ? put(at, "Infinity") : put(at, "-Infinity");
    }
    m_out.taken(bare ? at : put(at, "\"}"));
}

void ExtendedJsonWriter::date(qint64 milliseconds)
{
    if (!m_relaxed || milliseconds < 0 || milliseconds >= year10000)
        return wrapped("{\"$date\":{\"$numberLong\":\"", milliseconds, "\"}}");
    text("{\"$date\":\"");
    text(isoText(milliseconds, Thousandths::WhereAny));
    text("\"}");
}

void ExtendedJsonWriter::objectId(const char *bytes)
{
    constexpr char digits[] = "0123456789abcdef";
    char *at = put(m_out.room(40), "{\"$oid\":\"");
    for (size_t i = 0; i < 12; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        *at++ = digits[byte >> 4];
        *at++ = digits[byte & 15];
    }
    m_out.taken(put(at, "\"}"));
}

void ExtendedJsonWriter::binary(const BsonField &field)
{
    constexpr char digits[] = "0123456789abcdef";
    const auto subtype = static_cast<unsigned char>(field.subtype());
    const QByteArrayView data = field.bytes();
    text("{\"$binary\":{\"base64\":\"");
    text(QByteArray::fromRawData(data.data(), data.size()).toBase64());
    text("\",\"subType\":\"");
    m_out.byte(digits[subtype >> 4]);
    m_out.byte(digits[subtype & 15]);
    text("\"}}");
}

void ExtendedJsonWriter::regex(const BsonField &field)
{
    wrappedString("{\"$regularExpression\":{\"pattern\":", field.pattern(), ",\"options\":");
    wrappedString("", field.options(), "}}");
}

void ExtendedJsonWriter::dbPointer(const BsonField &field)
{
    const QByteArrayView id = field.value.last(12);
    wrappedString("{\"$dbPointer\":{\"$ref\":", field.value.sliced(4, field.value.size() - 12 - 5), ",\"$id\":");
    objectId(id.data());
    text("}}");
}

void ExtendedJsonWriter::scopedCode(const BsonField &field)
{
    const qsizetype length = readNumber<qint32>(field.value.data() + 4);
    wrappedString("{\"$code\":", field.value.sliced(8, length - 1), ",\"$scope\":");
    document(field.value.sliced(8 + length));
    m_out.byte('}');
}

void ExtendedJsonWriter::scalar(const BsonField &field)
{
    switch (field.type) {
    case BsonType::Double:
        return real(field.as<double>());
    case BsonType::String:
        return string(field.utf8());
    case BsonType::Int32:
    case BsonType::Int64:
        return number(field);
    case BsonType::Bool:
        return field.value[0] != 0 ? text("true") : text("false");
    case BsonType::Date:
        return date(field.as<qint64>());
    case BsonType::ObjectId:
        return objectId(field.value.data());
    case BsonType::Binary:
        return binary(field);
    case BsonType::Timestamp:
        wrapped("{\"$timestamp\":{\"t\":", readNumber<quint32>(field.value.data() + 4), ",\"i\":");
        return wrapped("", field.as<quint32>(), "}}");
    case BsonType::Decimal128:
        text("{\"$numberDecimal\":\"");
        text(field.decimalText());
        return text("\"}");
    case BsonType::Regex:
        return regex(field);
    case BsonType::DbPointer:
        return dbPointer(field);
    case BsonType::Code:
        return wrappedString("{\"$code\":", field.utf8(), "}");
    case BsonType::CodeWithScope:
        return scopedCode(field);
    case BsonType::Symbol:
        return wrappedString("{\"$symbol\":", field.utf8(), "}");
    case BsonType::Undefined:
        return text("{\"$undefined\":true}");
    case BsonType::MinKey:
        return text("{\"$minKey\":1}");
    case BsonType::MaxKey:
        return text("{\"$maxKey\":1}");
    case BsonType::Null:
    case BsonType::Document:
    case BsonType::Array:
        break;
    }
    text("null");
}

QByteArray toExtendedJson(const Bson &document, EjsonForm form, JsonEscapes escapes)
{
    QByteArray out;
    ExtendedJsonWriter(out, form, escapes).document(document.bytes());
    return out;
}

QByteArray toExtendedJson(const BsonField &value, EjsonForm form, JsonEscapes escapes)
{
    QByteArray out;
    ExtendedJsonWriter(out, form, escapes).value(value);
    return out;
}

QByteArray toExtendedJsonLines(const QByteArray &documents)
{
    QByteArray out;
    out.reserve(documents.size() * 2 + 1024);
    {
        ExtendedJsonWriter writer(out, EjsonForm::Canonical, JsonEscapes::Required);
        for (QByteArrayView left = documents; left.size() >= 5;) {
            const auto length = std::clamp<qsizetype>(readNumber<qint32>(left.data()), 5, left.size());
            writer.document(left.first(length));
            writer.lineBreak();
            left = left.sliced(length);
        }
    }
    return out;
}

} // namespace sw::base
