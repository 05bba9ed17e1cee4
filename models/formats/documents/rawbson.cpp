// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/rawbson.h"

namespace sw::formats
{

namespace
{

/// A length in front of \p value that counts what follows it; \p least and more, in a value of \p available bytes.
qsizetype withLength(const char *value, qsizetype available, qsizetype least, qsizetype extra)
{
    if (available < 4)
        return -1;
    const qint64 length = readNumber<qint32>(value);
    return length >= least && length + extra <= available ? static_cast<qsizetype>(length + extra) : -1;
}

qsizetype stringLength(const char *value, qsizetype available)
{
    const qsizetype length = withLength(value, available, 1, 4);
    return length > 0 && value[length - 1] == 0 ? length : -1;
}

qsizetype cstringLength(const char *value, qsizetype available)
{
    const void *end = available > 0 ? std::memchr(value, 0, static_cast<size_t>(available)) : nullptr;
    return end ? static_cast<const char *>(end) - value + 1 : -1;
}

qsizetype documentLength(const char *value, qsizetype available)
{
    const qsizetype length = withLength(value, available, 5, 0);
    return length > 0 && value[length - 1] == 0 ? length : -1;
}

qsizetype regexLength(const char *value, qsizetype available)
{
    const qsizetype pattern = cstringLength(value, available);
    const qsizetype options = pattern < 0 ? -1 : cstringLength(value + pattern, available - pattern);
    return options < 0 ? -1 : pattern + options;
}

qsizetype scopedLength(const char *value, qsizetype available)
{
    const qsizetype length = withLength(value, available, 4 + 5 + 5, 0);
    if (length < 0)
        return -1;
    const qsizetype code = stringLength(value + 4, length - 4);
    return code > 0 && documentLength(value + 4 + code, length - 4 - code) == length - 4 - code ? length : -1;
}

} // namespace

qsizetype valueLength(int type, const char *value, qsizetype available)
{
    const auto fixed = [available](qsizetype length) {
        return length <= available ? length : -1;
    };
    switch (type) {
    case BsonType::real:
    case BsonType::date:
    case BsonType::timestamp:
    case BsonType::int64:
        return fixed(8);
    case BsonType::int32:
        return fixed(4);
    case BsonType::boolean:
        return available >= 1 && (*value == 0 || *value == 1) ? 1 : -1;
    case BsonType::objectId:
        return fixed(12);
    case BsonType::decimal128:
        return fixed(16);
    case BsonType::null:
    case BsonType::undefined:
    case BsonType::minKey:
    case BsonType::maxKey:
        return 0;
    case BsonType::string:
    case BsonType::code:
    case BsonType::symbol:
        return stringLength(value, available);
    case BsonType::object:
    case BsonType::array:
        return documentLength(value, available);
    case BsonType::binary:
        return withLength(value, available, 0, 5);
    case BsonType::regex:
        return regexLength(value, available);
    case BsonType::dbPointer: {
        const qsizetype name = stringLength(value, available);
        return name > 0 && available - name >= 12 ? name + 12 : -1;
    }
    case BsonType::codeWithScope:
        return scopedLength(value, available);
    default:
        return -1;
    }
}

bool RawFields::next(RawElement &element)
{
    if (m_at >= m_end)
        return false;
    m_failed = true;
    const char *name = m_at + 1;
    const void *nul = std::memchr(name, 0, static_cast<size_t>(m_end - name));
    if (nul == nullptr)
        return false;
    const char *value = static_cast<const char *>(nul) + 1;
    element.type = static_cast<unsigned char>(*m_at);
    element.name = QByteArrayView(name, value - 1 - name);
    const qsizetype length = valueLength(element.type, value, m_end - value);
    if (length < 0)
        return false;
    element.value = QByteArrayView(value, length);
    m_at = value + length;
    m_failed = false;
    return true;
}

} // namespace sw::formats
