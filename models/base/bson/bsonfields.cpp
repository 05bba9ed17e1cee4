// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonfields.h"

namespace sw::base
{

namespace
{

qsizetype terminatedLength(const char *value, qsizetype available)
{
    const void *end = available > 0 ? std::memchr(value, 0, static_cast<size_t>(available)) : nullptr;
    return end ? static_cast<const char *>(end) - value + 1 : -1;
}

/// True when \p document is as long as it says and ends with NUL.
bool isFramed(QByteArrayView document)
{
    return document.size() >= 5 && readNumber<qint32>(document.data()) == document.size() && document.back() == 0;
}

} // namespace

qsizetype BsonFields::regexLength(const char *value, qsizetype available)
{
    const qsizetype pattern = terminatedLength(value, available);
    const qsizetype options = pattern < 0 ? -1 : terminatedLength(value + pattern, available - pattern);
    return options < 0 ? -1 : pattern + options;
}

qsizetype BsonFields::scopedLength(const char *value, qsizetype available)
{
    const qsizetype length = prefixedLength(value, available, 4 + 5 + 5, 0);
    if (length < 0)
        return -1;
    const qsizetype code = lengthOf(BsonType::Code, value + 4, length - 4);
    const qsizetype scope = length - 4 - code;
    return code > 0 && lengthOf(BsonType::Document, value + 4 + code, scope) == scope ? length : -1;
}

qsizetype BsonFields::rareLength(BsonType type, const char *value, qsizetype available)
{
    switch (type) {
    case BsonType::Code:
    case BsonType::Symbol:
        return closedLength(value, available, 1, 4);
    case BsonType::Bool:
        return available >= 1 && (*value == 0 || *value == 1) ? 1 : -1;
    case BsonType::Binary:
        return prefixedLength(value, available, 0, 5);
    case BsonType::Regex:
        return regexLength(value, available);
    case BsonType::DbPointer: {
        const qsizetype name = closedLength(value, available, 1, 4);
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

qsizetype BsonFields::count() const
{
    BsonFields left = *this;
    qsizetype fields = 0;
    for (BsonField field; left.next(field);)
        ++fields;
    return fields;
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
