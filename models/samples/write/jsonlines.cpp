// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/jsonlines.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/samples/write/bsontypes.h"

#include <bson/bson.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace sw::samples
{

namespace
{

template <typename T>
T numberAt(const char *at)
{
    T number;
    std::memcpy(&number, at, sizeof number);
    return number;
}

/// True when the text stands for itself in a JSON string. Without a way out of the loop, so that the compiler takes
/// many bytes at once.
bool isPlain(const char *text, size_t length)
{
    bool special = false;
    for (size_t i = 0; i < length; ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        special |= (c < 0x20) | (c == '"') | (c == '\\') | (c == 0x7f);
    }
    return !special;
}

template <size_t N>
char *put(char *at, const char (&text)[N])
{
    std::memcpy(at, text, N - 1);
    return at + N - 1;
}

class Lines
{
public:
    explicit Lines(qsizetype expected) { grow(expected); }

    const char *document(const char *at, char opening, char closing);
    void add(char c)
    {
        *room(1) = c;
        ++m_size;
    }
    QByteArray take()
    {
        m_out.resize(m_size);
        return std::move(m_out);
    }

private:
    char *room(qsizetype more)
    {
        if (m_size + more > m_room)
            grow(std::max(m_size + more, m_size * 2));
        return m_data + m_size;
    }
    void grow(qsizetype size)
    {
        m_out.resize(size);
        m_data = m_out.data();
        m_room = size;
    }
    void add(const char *text, size_t length)
    {
        std::memcpy(room(static_cast<qsizetype>(length)), text, length);
        m_size += static_cast<qsizetype>(length);
    }
    template <size_t N>
    void add(const char (&text)[N])
    {
        add(text, N - 1);
    }
    /// A number between two constant texts.
    template <size_t N, size_t M, typename T>
    void wrapped(const char (&before)[N], T value, const char (&after)[M])
    {
        char *at = put(room(static_cast<qsizetype>(N + M) + 24), before);
        at = std::to_chars(at, at + 24, value).ptr;
        m_size = put(at, after) - m_data;
    }
    void name(const char *text, size_t length, bool first);
    void string(const char *text, size_t length);
    void real(double value);
    void objectId(const char *bytes);
    void binary(const char *at, qint32 length);
    void decimal(const char *at);
    const char *value(char type, const char *at);

    QByteArray m_out;
    char *m_data = nullptr;
    qsizetype m_room = 0;
    qsizetype m_size = 0;
};

void Lines::string(const char *text, size_t length)
{
    if (isPlain(text, length)) {
        char *at = room(static_cast<qsizetype>(length) + 2);
        at[0] = '"';
        std::memcpy(at + 1, text, length);
        at[length + 1] = '"';
        m_size += static_cast<qsizetype>(length) + 2;
        return;
    }
    QByteArray escaped;
    base::appendJsonString(escaped, text, static_cast<qsizetype>(length), base::EjsonEscapes::Required);
    add(escaped.constData(), static_cast<size_t>(escaped.size()));
}

void Lines::name(const char *text, size_t length, bool first)
{
    if (!isPlain(text, length)) {
        if (!first)
            add(',');
        string(text, length);
        add(':');
        return;
    }
    char *at = room(static_cast<qsizetype>(length) + 4);
    if (!first)
        *at++ = ',';
    *at++ = '"';
    std::memcpy(at, text, length);
    at += length;
    *at++ = '"';
    *at++ = ':';
    m_size = at - m_data;
}

void Lines::real(double value)
{
    char *at = put(room(64), "{\"$numberDouble\":\"");
    if (!std::isfinite(value)) {
        at = std::isnan(value) ? put(at, "NaN") : value > 0 ? put(at, "Infinity") : put(at, "-Infinity");
    } else {
        const char *const from = at;
        at = std::to_chars(at, at + 40, value).ptr;
        if (std::none_of(from, static_cast<const char *>(at), [](char c) { return c == '.' || c == 'e'; }))
            at = put(at, ".0");
    }
    m_size = put(at, "\"}") - m_data;
}

void Lines::objectId(const char *bytes)
{
    constexpr char digits[] = "0123456789abcdef";
    char *at = put(room(40), "{\"$oid\":\"");
    for (size_t i = 0; i < 12; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        *at++ = digits[byte >> 4];
        *at++ = digits[byte & 15];
    }
    m_size = put(at, "\"}") - m_data;
}

void Lines::binary(const char *at, qint32 length)
{
    const QByteArray text = QByteArray::fromRawData(at + 5, length).toBase64();
    add("{\"$binary\":{\"base64\":\"");
    add(text.constData(), static_cast<size_t>(text.size()));
    at[4] == BsonTypes::subtypeUuid ? add("\",\"subType\":\"04\"}}") : add("\",\"subType\":\"00\"}}");
}

void Lines::decimal(const char *at)
{
    bson_decimal128_t value;
    value.low = numberAt<quint64>(at);
    value.high = numberAt<quint64>(at + 8);
    char text[BSON_DECIMAL128_STRING];
    bson_decimal128_to_string(&value, text);
    add("{\"$numberDecimal\":\"");
    add(text, std::strlen(text));
    add("\"}");
}

/// Writes the value at \p at and returns where it ends.
const char *Lines::value(char type, const char *at)
{
    switch (type) {
    case BsonTypes::real:
        real(numberAt<double>(at));
        return at + 8;
    case BsonTypes::text: {
        const auto length = numberAt<qint32>(at);
        string(at + 4, static_cast<size_t>(length) - 1);
        return at + 4 + length;
    }
    case BsonTypes::object:
        return document(at, '{', '}');
    case BsonTypes::array:
        return document(at, '[', ']');
    case BsonTypes::binary: {
        const auto length = numberAt<qint32>(at);
        binary(at, length);
        return at + 5 + length;
    }
    case BsonTypes::objectId:
        objectId(at);
        return at + 12;
    case BsonTypes::truth:
        *at ? add("true") : add("false");
        return at + 1;
    case BsonTypes::date:
        wrapped("{\"$date\":{\"$numberLong\":\"", numberAt<qint64>(at), "\"}}");
        return at + 8;
    case BsonTypes::int32:
        wrapped("{\"$numberInt\":\"", numberAt<qint32>(at), "\"}");
        return at + 4;
    case BsonTypes::timestamp:
        wrapped("{\"$timestamp\":{\"t\":", numberAt<quint32>(at + 4), ",\"i\":");
        wrapped("", numberAt<quint32>(at), "}}");
        return at + 8;
    case BsonTypes::int64:
        wrapped("{\"$numberLong\":\"", numberAt<qint64>(at), "\"}");
        return at + 8;
    case BsonTypes::decimal:
        decimal(at);
        return at + 16;
    default:
        add("null");
        return at;
    }
}

const char *Lines::document(const char *at, char opening, char closing)
{
    at += 4;
    add(opening);
    for (bool first = true; *at != 0; first = false) {
        const char type = *at++;
        const size_t length = std::strlen(at);
        if (opening == '{')
            name(at, length, first);
        else if (!first)
            add(',');
        at = value(type, at + length + 1);
    }
    add(closing);
    return at + 1;
}

} // namespace

QByteArray jsonLines(const QByteArray &documents)
{
    Lines lines(documents.size() * 2 + 1024);
    const char *at = documents.constData();
    const char *const end = at + documents.size();
    while (at < end) {
        at = lines.document(at, '{', '}');
        lines.add('\n');
    }
    return lines.take();
}

} // namespace sw::samples
