// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonfields.h"

namespace sw::base
{

namespace
{

/// A length in front of \p value that counts what follows it; \p least and more, in a value of \p available bytes.
qsizetype prefixedLength(const char *value, qsizetype available, qsizetype least, qsizetype extra)
{
    if (available < 4)
        return -1;
    const qint64 length = readNumber<qint32>(value);
    return length >= least && length + extra <= available ? static_cast<qsizetype>(length + extra) : -1;
}

/// The same of what ends with NUL.
qsizetype closedLength(const char *value, qsizetype available, qsizetype least, qsizetype extra)
{
    const qsizetype length = prefixedLength(value, available, least, extra);
    return length > 0 && value[length - 1] == 0 ? length : -1;
}

qsizetype stringLength(const char *value, qsizetype available)
{
    return closedLength(value, available, 1, 4);
}

qsizetype documentLength(const char *value, qsizetype available)
{
    return closedLength(value, available, 5, 0);
}

qsizetype terminatedLength(const char *value, qsizetype available)
{
    const void *end = available > 0 ? std::memchr(value, 0, static_cast<size_t>(available)) : nullptr;
    return end ? static_cast<const char *>(end) - value + 1 : -1;
}

qsizetype regexLength(const char *value, qsizetype available)
{
    const qsizetype pattern = terminatedLength(value, available);
    const qsizetype options = pattern < 0 ? -1 : terminatedLength(value + pattern, available - pattern);
    return options < 0 ? -1 : pattern + options;
}

qsizetype scopedLength(const char *value, qsizetype available)
{
    const qsizetype length = prefixedLength(value, available, 4 + 5 + 5, 0);
    if (length < 0)
        return -1;
    const qsizetype code = stringLength(value + 4, length - 4);
    return code > 0 && documentLength(value + 4 + code, length - 4 - code) == length - 4 - code ? length : -1;
}

} // namespace

qsizetype BsonFields::ownLength(BsonType type, const char *value, qsizetype available)
{
    switch (type) {
    case BsonType::String:
    case BsonType::Code:
    case BsonType::Symbol:
        return stringLength(value, available);
    case BsonType::Document:
    case BsonType::Array:
        return documentLength(value, available);
    case BsonType::Bool:
        return available >= 1 && (*value == 0 || *value == 1) ? 1 : -1;
    case BsonType::Binary:
        return prefixedLength(value, available, 0, 5);
    case BsonType::Regex:
        return regexLength(value, available);
    case BsonType::DbPointer: {
        const qsizetype name = stringLength(value, available);
        return name > 0 && available - name >= 12 ? name + 12 : -1;
    }
    case BsonType::CodeWithScope:
        return scopedLength(value, available);
    default:
        return -1;
    }
}

BsonFields::BsonFields(QByteArrayView document) : m_failed(!isFramed(document))
{
    if (m_failed)
        return;
    m_at = document.data() + 4;
    m_end = document.data() + document.size() - 1;
}

BsonFields::BsonFields(const BsonField &container)
{
    if (container.isContainer())
        *this = BsonFields(container.value);
}

qsizetype BsonFields::count() const
{
    BsonFields left = *this;
    qsizetype fields = 0;
    for (BsonField field; left.next(field);)
        ++fields;
    return fields;
}

bool isFramed(QByteArrayView document)
{
    return document.size() >= 5 && readNumber<qint32>(document.data()) == document.size() && document.back() == 0;
}

std::optional<BsonField> findField(QByteArrayView document, QByteArrayView name)
{
    for (const BsonField &field : BsonFields(document)) {
        if (field.name == name)
            return field;
    }
    return std::nullopt;
}

} // namespace sw::base
