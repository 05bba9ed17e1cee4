// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/extendedjsonwriter.h"

#include <bson/bson.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace sw::base
{

namespace
{

/// Appends the values of BSON as Extended JSON.
class Emitter
{
public:
    Emitter(QByteArray &out, EjsonForm form, EjsonEscapes escapes)
        : m_out(out), m_relaxed(form == EjsonForm::Relaxed), m_escapes(escapes)
    {}

    void document(const Bson &document);

private:
    void scalar(const bson_iter_t &it);
    void string(const char *utf8, size_t length)
    {
        appendJsonString(m_out, utf8, static_cast<qsizetype>(length), m_escapes);
    }
    void zeroTerminated(const char *text) { string(text, strlen(text)); }
    void whole(qint64 number);
    void real(double number);
    void date(qint64 milliseconds);
    void objectId(const bson_oid_t *id);
    void decimal(const bson_iter_t &it);
    void binary(const bson_iter_t &it);
    void regex(const bson_iter_t &it);
    void timestamp(const bson_iter_t &it);
    void dbPointer(const bson_iter_t &it);
    void code(const bson_iter_t &it);

    QByteArray &m_out;
    const bool m_relaxed;
    const EjsonEscapes m_escapes;
    int m_scopes = 0; ///< scopes of code in scopes of code, the only recursion there is
};

void Emitter::whole(qint64 number)
{
    char text[24];
    const auto end = std::to_chars(text, text + sizeof text, number);
    m_out.append(text, end.ptr - text);
}

QByteArray realText(double number)
{
    if (std::isnan(number))
        return "NaN";
    if (std::isinf(number))
        return number > 0 ? "Infinity" : "-Infinity";
    char text[40];
    QByteArray digits(text, std::to_chars(text, text + sizeof text, number).ptr - text);
    const bool isWhole = std::none_of(digits.cbegin(), digits.cend(), [](char c) { return c == '.' || c == 'e'; });
    return isWhole ? digits + ".0" : digits;
}

void Emitter::real(double number)
{
    const bool wrapped = !m_relaxed || !std::isfinite(number);
    if (wrapped)
        m_out += "{\"$numberDouble\":\"";
    m_out += realText(number);
    if (wrapped)
        m_out += "\"}";
}

/// Writes \p number with at least \p width digits and returns the end.
char *putDigits(char *at, int number, int width)
{
    for (int i = width - 1; i >= 0; --i, number /= 10)
        at[i] = static_cast<char>('0' + number % 10);
    return at + width;
}

/// "2026-01-31T12:00:00.123Z" of a moment in the years 1970 to 9999, the thousandths only when there are some.
/// Days become a date by counting eras of 400 years from 1 March (Hinnant: chrono-compatible low-level date
/// algorithms).
QByteArray isoText(qint64 milliseconds)
{
    const int ofDay = static_cast<int>(milliseconds % 86400000);
    const int days = static_cast<int>(milliseconds / 86400000) + 719468;
    const int ofEra = days % 146097;
    const int yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
    const int ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const int shifted = (5 * ofYear + 2) / 153;
    const int month = shifted < 10 ? shifted + 3 : shifted - 9;
    char text[32];
    char *at = putDigits(text, days / 146097 * 400 + yearOfEra + (month <= 2), 4);
    *at++ = '-';
    at = putDigits(at, month, 2);
    *at++ = '-';
    at = putDigits(at, ofYear - (153 * shifted + 2) / 5 + 1, 2);
    *at++ = 'T';
    at = putDigits(at, ofDay / 3600000, 2);
    *at++ = ':';
    at = putDigits(at, ofDay / 60000 % 60, 2);
    *at++ = ':';
    at = putDigits(at, ofDay / 1000 % 60, 2);
    if (ofDay % 1000 != 0) {
        *at++ = '.';
        at = putDigits(at, ofDay % 1000, 3);
    }
    *at++ = 'Z';
    return {text, at - text};
}

void Emitter::date(qint64 milliseconds)
{
    constexpr qint64 year10000 = 253402300800000;
    m_out += "{\"$date\":";
    if (m_relaxed && milliseconds >= 0 && milliseconds < year10000) {
        m_out += '"';
        m_out += isoText(milliseconds);
        m_out += "\"}";
        return;
    }
    m_out += "{\"$numberLong\":\"";
    whole(milliseconds);
    m_out += "\"}}";
}

void Emitter::objectId(const bson_oid_t *id)
{
    char hex[25];
    bson_oid_to_string(id, hex);
    m_out += "{\"$oid\":\"";
    m_out.append(hex, 24);
    m_out += "\"}";
}

void Emitter::decimal(const bson_iter_t &it)
{
    bson_decimal128_t number;
    char text[BSON_DECIMAL128_STRING];
    bson_iter_decimal128(&it, &number);
    bson_decimal128_to_string(&number, text);
    m_out += "{\"$numberDecimal\":\"";
    m_out += text;
    m_out += "\"}";
}

void Emitter::binary(const bson_iter_t &it)
{
    bson_subtype_t subtype = BSON_SUBTYPE_BINARY;
    uint32_t length = 0;
    const uint8_t *data = nullptr;
    bson_iter_binary(&it, &subtype, &length, &data);
    m_out += "{\"$binary\":{\"base64\":\"";
    m_out += QByteArray::fromRawData(reinterpret_cast<const char *>(data), static_cast<qsizetype>(length)).toBase64();
    m_out += "\",\"subType\":\"" + QByteArray::number(static_cast<int>(subtype), 16).rightJustified(2, '0') + "\"}}";
}

void Emitter::regex(const bson_iter_t &it)
{
    const char *options = nullptr;
    const char *pattern = bson_iter_regex(&it, &options);
    m_out += "{\"$regularExpression\":{\"pattern\":";
    zeroTerminated(pattern);
    m_out += ",\"options\":";
    zeroTerminated(options);
    m_out += "}}";
}

void Emitter::timestamp(const bson_iter_t &it)
{
    uint32_t seconds = 0;
    uint32_t increment = 0;
    bson_iter_timestamp(&it, &seconds, &increment);
    m_out += "{\"$timestamp\":{\"t\":" + QByteArray::number(seconds) + ",\"i\":" + QByteArray::number(increment) + "}}";
}

void Emitter::dbPointer(const bson_iter_t &it)
{
    uint32_t length = 0;
    const char *collection = nullptr;
    const bson_oid_t *id = nullptr;
    bson_iter_dbpointer(&it, &length, &collection, &id);
    m_out += "{\"$dbPointer\":{\"$ref\":";
    string(collection, length);
    m_out += ",\"$id\":";
    objectId(id);
    m_out += "}}";
}

void Emitter::code(const bson_iter_t &it)
{
    uint32_t length = 0;
    uint32_t scopeLength = 0;
    const uint8_t *scope = nullptr;
    const bool scoped = bson_iter_type(&it) == BSON_TYPE_CODEWSCOPE;
    const char *text = scoped ? bson_iter_codewscope(&it, &length, &scopeLength, &scope) : bson_iter_code(&it, &length);
    m_out += "{\"$code\":";
    string(text, scoped && length > 0 ? strnlen(text, length) : length);
    if (scoped) {
        const auto inner =
            Bson::fromBytes(QByteArray(reinterpret_cast<const char *>(scope), static_cast<qsizetype>(scopeLength)));
        m_out += ",\"$scope\":";
        ++m_scopes;
        document(inner && m_scopes < 10 ? *inner : Bson());
        --m_scopes;
    }
    m_out += '}';
}

void Emitter::scalar(const bson_iter_t &it)
{
    uint32_t length = 0;
    switch (bson_iter_type(&it)) {
    case BSON_TYPE_DOUBLE:
        return real(bson_iter_double(&it));
    case BSON_TYPE_UTF8: {
        const char *text = bson_iter_utf8(&it, &length);
        return string(text, length);
    }
    case BSON_TYPE_BINARY:
        return binary(it);
    case BSON_TYPE_OID:
        return objectId(bson_iter_oid(&it));
    case BSON_TYPE_BOOL:
        m_out += bson_iter_bool(&it) ? "true" : "false";
        return;
    case BSON_TYPE_DATE_TIME:
        return date(bson_iter_date_time(&it));
    case BSON_TYPE_REGEX:
        return regex(it);
    case BSON_TYPE_DBPOINTER:
        return dbPointer(it);
    case BSON_TYPE_CODE:
    case BSON_TYPE_CODEWSCOPE:
        return code(it);
    case BSON_TYPE_SYMBOL: {
        const char *text = bson_iter_symbol(&it, &length);
        m_out += "{\"$symbol\":";
        string(text, length);
        m_out += '}';
        return;
    }
    case BSON_TYPE_INT32:
    case BSON_TYPE_INT64: {
        const bool is32 = bson_iter_type(&it) == BSON_TYPE_INT32;
        if (!m_relaxed)
            m_out += is32 ? "{\"$numberInt\":\"" : "{\"$numberLong\":\"";
        whole(bson_iter_as_int64(&it));
        if (!m_relaxed)
            m_out += "\"}";
        return;
    }
    case BSON_TYPE_TIMESTAMP:
        return timestamp(it);
    case BSON_TYPE_DECIMAL128:
        return decimal(it);
    case BSON_TYPE_UNDEFINED:
        m_out += "{\"$undefined\":true}";
        return;
    case BSON_TYPE_MINKEY:
        m_out += "{\"$minKey\":1}";
        return;
    case BSON_TYPE_MAXKEY:
        m_out += "{\"$maxKey\":1}";
        return;
    default:
        m_out += "null";
    }
}

struct Level
{
    bson_iter_t it;
    char closing;
    bool first = true;
};

void Emitter::document(const Bson &document)
{
    std::vector<Level> levels(1);
    bson_t view;
    levels.back().closing = '}';
    m_out += '{';
    if (!document.view(&view) || !bson_iter_init(&levels.back().it, &view)) {
        m_out += '}';
        return;
    }
    while (!levels.empty()) {
        Level &level = levels.back();
        if (!bson_iter_next(&level.it)) {
            m_out += level.closing;
            levels.pop_back();
            continue;
        }
        if (!level.first)
            m_out += ',';
        level.first = false;
        if (level.closing == '}') {
            string(bson_iter_key(&level.it), bson_iter_key_len(&level.it));
            m_out += ':';
        }
        const bool array = BSON_ITER_HOLDS_ARRAY(&level.it);
        if (!array && !BSON_ITER_HOLDS_DOCUMENT(&level.it)) {
            scalar(level.it);
            continue;
        }
        Level inner;
        inner.closing = array ? ']' : '}';
        m_out += array ? '[' : '{';
        if (bson_iter_recurse(&level.it, &inner.it))
            levels.push_back(inner);
        else
            m_out += inner.closing;
    }
}

} // namespace

QByteArray toExtendedJson(const Bson &document, EjsonForm form, EjsonEscapes escapes)
{
    QByteArray out;
    out.reserve(document.bytes().size() * 2);
    Emitter(out, form, escapes).document(document);
    return out;
}

} // namespace sw::base
