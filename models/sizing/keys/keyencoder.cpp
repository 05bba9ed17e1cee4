// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keyencoder.h"

#include "models/sizing/keys/keytypes.h"

#include <bson/bson.h>

namespace sw::sizing
{

namespace
{

int genericType(bson_type_t type)
{
    switch (type) {
    case BSON_TYPE_INT32:
    case BSON_TYPE_INT64:
    case BSON_TYPE_DOUBLE:
    case BSON_TYPE_DECIMAL128:
        return keytype::number;
    case BSON_TYPE_UTF8:
    case BSON_TYPE_SYMBOL:
        return keytype::text;
    case BSON_TYPE_DOCUMENT:
        return keytype::object;
    case BSON_TYPE_ARRAY:
        return keytype::array;
    case BSON_TYPE_BINARY:
        return keytype::binary;
    case BSON_TYPE_OID:
        return keytype::objectId;
    case BSON_TYPE_BOOL:
        return keytype::boolean;
    case BSON_TYPE_DATE_TIME:
        return keytype::date;
    case BSON_TYPE_TIMESTAMP:
        return keytype::timestamp;
    case BSON_TYPE_REGEX:
        return keytype::regex;
    case BSON_TYPE_DBPOINTER:
        return keytype::pointer;
    case BSON_TYPE_CODE:
        return keytype::code;
    case BSON_TYPE_CODEWSCOPE:
        return keytype::scopedCode;
    case BSON_TYPE_MINKEY:
        return keytype::minKey;
    case BSON_TYPE_MAXKEY:
        return keytype::maxKey;
    case BSON_TYPE_UNDEFINED:
        return keytype::undefined;
    case BSON_TYPE_NULL:
    case BSON_TYPE_EOD:
        break;
    }
    return keytype::null;
}

constexpr quint64 signBit = quint64(1) << 63;

} // namespace

void KeyEncoder::clear()
{
    m_out.bytes.clear();
    m_out.typeBits.clear();
}

template <typename Write>
void KeyEncoder::ordered(Order order, const Write &write)
{
    const size_t start = m_out.bytes.size();
    write();
    if (order == Order::Descending) {
        for (size_t i = start; i < m_out.bytes.size(); ++i)
            m_out.bytes[i] = static_cast<char>(~m_out.bytes[i]);
    }
}

void KeyEncoder::append(const bson_iter_t &from, Order order)
{
    ordered(order, [&] { value(from); });
}

void KeyEncoder::appendNull(Order order)
{
    ordered(order, [&] { m_out.byte(keytype::null); });
}

void KeyEncoder::appendUndefined(Order order)
{
    ordered(order, [&] { m_out.byte(keytype::undefined); });
}

void KeyEncoder::appendString(std::string_view utf8, Order order)
{
    ordered(order, [&] {
        m_out.byte(keytype::text);
        m_out.typeBits.append(false);
        text(utf8);
    });
}

void KeyEncoder::appendInt32(qint32 number, Order order)
{
    ordered(order, [&] { numbers().int32(number); });
}

void KeyEncoder::appendInt64(qint64 number, Order order)
{
    ordered(order, [&] { numbers().int64(number); });
}

void KeyEncoder::appendDouble(double number, Order order)
{
    ordered(order, [&] { numbers().real(number); });
}

void KeyEncoder::finish()
{
    m_out.byte(keytype::end);
}

void KeyEncoder::appendRecordId(quint64 id)
{
    int middle = 0; // bytes between the first and the last, which hold five bits each
    while (middle < 7 && (id >> (10 + 8 * middle)) != 0)
        ++middle;
    m_out.byte((middle << 5) | static_cast<int>((id >> (5 + 8 * middle)) & 0x1f));
    m_out.bigEndian(id >> 5, middle);
    m_out.byte(static_cast<int>((id & 0x1f) << 3) | middle);
}

void KeyEncoder::text(std::string_view utf8)
{
    for (size_t from = 0;;) {
        const size_t zero = utf8.find('\0', from);
        if (zero == std::string_view::npos) {
            m_out.bytes.append(utf8.substr(from)).push_back('\0');
            return;
        }
        m_out.bytes.append(utf8.substr(from, zero - from)).append("\0\xff", 2);
        from = zero + 1;
    }
}

void KeyEncoder::binary(const bson_iter_t &from)
{
    bson_subtype_t subtype = BSON_SUBTYPE_BINARY;
    uint32_t length = 0;
    const uint8_t *bytes = nullptr;
    bson_iter_binary(&from, &subtype, &length, &bytes);
    const bool oldForm = subtype == BSON_SUBTYPE_BINARY_DEPRECATED; // has its length once more before its bytes
    const uint32_t stored = length + (oldForm ? 4 : 0);
    m_out.byte(keytype::binary);
    if (stored < 0xff) {
        m_out.byte(static_cast<int>(stored));
    } else {
        m_out.byte(0xff);
        m_out.bigEndian(stored, 4);
    }
    m_out.byte(static_cast<int>(subtype));
    if (oldForm) {
        for (int shift = 0; shift < 32; shift += 8)
            m_out.byte(static_cast<int>((length >> shift) & 0xff));
    }
    m_out.bytes.append(reinterpret_cast<const char *>(bytes), length);
}

void KeyEncoder::fields(bson_iter_t &field)
{
    while (bson_iter_next(&field)) {
        m_out.byte(genericType(bson_iter_type(&field)));
        m_out.bytes.append(bson_iter_key(&field), bson_iter_key_len(&field)).push_back('\0');
        value(field);
    }
    m_out.byte(0);
}

void KeyEncoder::items(bson_iter_t &item)
{
    while (bson_iter_next(&item))
        value(item);
    m_out.byte(0);
}

void KeyEncoder::value(const bson_iter_t &from)
{
    const bson_type_t type = bson_iter_type(&from);
    switch (type) {
    case BSON_TYPE_INT32:
        return numbers().int32(bson_iter_int32(&from));
    case BSON_TYPE_INT64:
        return numbers().int64(bson_iter_int64(&from));
    case BSON_TYPE_DOUBLE:
        return numbers().real(bson_iter_double(&from));
    case BSON_TYPE_DECIMAL128: {
        bson_decimal128_t number{};
        bson_iter_decimal128(&from, &number);
        return numbers().decimal(number.high, number.low);
    }
    case BSON_TYPE_DATE_TIME:
        m_out.byte(keytype::date);
        return m_out.bigEndian(static_cast<quint64>(bson_iter_date_time(&from)) ^ signBit, 8);
    case BSON_TYPE_BINARY:
        return binary(from);
    case BSON_TYPE_BOOL:
        return m_out.byte(keytype::boolean + (bson_iter_bool(&from) ? 1 : 0));
    default:
        m_out.byte(genericType(type));
        rest(from);
    }
}

void KeyEncoder::rest(const bson_iter_t &from)
{
    uint32_t length = 0;
    bson_iter_t child;
    switch (bson_iter_type(&from)) {
    case BSON_TYPE_UTF8:
    case BSON_TYPE_SYMBOL: {
        m_out.typeBits.append(BSON_ITER_HOLDS_SYMBOL(&from));
        const char *bytes =
            BSON_ITER_HOLDS_SYMBOL(&from) ? bson_iter_symbol(&from, &length) : bson_iter_utf8(&from, &length);
        return text({bytes, length});
    }
    case BSON_TYPE_DOCUMENT:
        return bson_iter_recurse(&from, &child) ? fields(child) : m_out.byte(0);
    case BSON_TYPE_ARRAY:
        return bson_iter_recurse(&from, &child) ? items(child) : m_out.byte(0);
    case BSON_TYPE_OID:
        m_out.bytes.append(reinterpret_cast<const char *>(bson_iter_oid(&from)->bytes), 12);
        return;
    case BSON_TYPE_TIMESTAMP: {
        uint32_t seconds = 0;
        uint32_t increment = 0;
        bson_iter_timestamp(&from, &seconds, &increment);
        return m_out.bigEndian((quint64(seconds) << 32) | increment, 8);
    }
    case BSON_TYPE_REGEX: {
        const char *options = "";
        m_out.bytes.append(bson_iter_regex(&from, &options)).push_back('\0');
        m_out.bytes.append(options).push_back('\0');
        return;
    }
    case BSON_TYPE_CODE: {
        const char *bytes = bson_iter_code(&from, &length);
        return text({bytes, length});
    }
    case BSON_TYPE_CODEWSCOPE: {
        const uint8_t *scope = nullptr;
        uint32_t scopeLength = 0;
        const char *bytes = bson_iter_codewscope(&from, &length, &scopeLength, &scope);
        text({bytes, length});
        return bson_iter_init_from_data(&child, scope, scopeLength) ? fields(child) : m_out.byte(0);
    }
    case BSON_TYPE_DBPOINTER: {
        const char *collection = "";
        const bson_oid_t *id = nullptr;
        bson_iter_dbpointer(&from, &length, &collection, &id);
        m_out.bigEndian(length, 4);
        m_out.bytes.append(collection, length).append(reinterpret_cast<const char *>(id->bytes), 12);
        return;
    }
    default:
        return; // null, undefined and the ends of the order are their type byte
    }
}

} // namespace sw::sizing
